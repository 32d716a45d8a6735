import type { RepricingContract } from '../../domain/application/repricing/repricing.contract';
import type { InputOf } from '../../domain/contract/contract';
import type { PricingContract } from '../../domain/pricing/pricing.contract';
import type { ScenariosContract } from '../../domain/scenarios/scenarios.contract';
import { callsOf } from '../providers/data/calls';
import type { ScenarioChanges } from './scenario-changes';

const { call } = callsOf<PricingContract & RepricingContract & ScenariosContract>();

type Choose = PricingContract['POST /lqb/loans/{loanNum}/register-loan-program'];
type Price = PricingContract['POST /lqb/loans/{loanNum}/pricing-simple'];
type QuickScenario = InputOf<PricingContract['POST /pricing/quick'], 'body'>;

export const pricingCalls = {
  price: (
    loanNum: string,
    scenario: InputOf<Price, 'body'>,
    view: InputOf<Price, 'query'> = {},
    signal?: AbortSignal,
  ) => call('POST /lqb/loans/{loanNum}/pricing-simple', { params: { loanNum }, query: view, body: scenario, signal }),
  /** Prices a whole scenario without a loan; the client never repeats it (rule PRICING-07). */
  quickPricer: (scenario: InputOf<Price, 'body'>, view: InputOf<Price, 'query'> = {}, signal?: AbortSignal) =>
    call('POST /quick-pricer/v2', { query: view, body: scenario, signal }),
  /** Selects a rate at the points displayed in the price list. */
  choose: (loanNum: string, choice: InputOf<Choose, 'body'>) =>
    call('POST /lqb/loans/{loanNum}/register-loan-program', { params: { loanNum }, body: choice }),
  /** Whether the price of the loan's program is up to date. */
  review: (loanNum: string, signal?: AbortSignal) =>
    call('GET /lqb/loans/{loanNum}/price-check', { params: { loanNum }, signal }),
  /** Prices without a loan, as a guest or in the user's own price group. */
  quickPrice: (scenario: ScenarioChanges, isPublic: boolean) =>
    call(isPublic ? 'POST /public/pricing' : 'POST /pricing/quick', { body: scenario as QuickScenario }),
};
