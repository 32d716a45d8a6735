import type { InputOf } from '../../../domain/contract/contract';
import type { SavedPricingContract } from '../../../domain/scenarios/saved-pricing.contract';
import { callsOf } from '../../providers/data/calls';

const { call } = callsOf<SavedPricingContract>();

type Save = InputOf<SavedPricingContract['POST /lqb/loans/{loanNum}/save-pricing'], 'body'>;
type Input = InputOf<SavedPricingContract['POST /lqb/loans/{loanNum}/save-pricing-input'], 'body'>;

export const savedPricingCalls = {
  list: (loanNum: string, signal?: AbortSignal) =>
    call('GET /lqb/loans/{loanNum}/pricings', { params: { loanNum }, signal }),
  save: (loanNum: string, body: Save) => call('POST /lqb/loans/{loanNum}/save-pricing', { params: { loanNum }, body }),
  saveInput: (loanNum: string, body: Input) =>
    call('POST /lqb/loans/{loanNum}/save-pricing-input', { params: { loanNum }, body }),
};
