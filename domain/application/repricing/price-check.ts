import { pacificDate } from '../../format/date';
import type { LoanValues, NewLoanDocument } from '../../loan/document';
import { holdsPrice } from '../../loan/held-price';
import { thousandthsOf } from '../../numbers/cents';
import { formatThousandths, toThousandths } from '../../numbers/fixed';
import { describeReason } from '../../pricing/describe-reason';
import { ineligibleReasons } from '../../pricing/eligibility';
import { type PricedProgram, reasonsOf } from '../../pricing/price-program';
import type { PricingScenario } from '../../pricing/scenario';
import { pointOfPrice } from '../../pricing/sign';
import { type ChoiceFacts, withChosenProgram } from './chosen-loan';
import type { PriceCheck, PriceFigures, PriceState } from './price-check.schemas';
import { priceRate, type RatePrice } from './price-rate';

const pointsOf = (price: string | null | undefined): string | null =>
  price ? formatThousandths(pointOfPrice(toThousandths(price))) : null;

const figuresWhenPriced = (loan: LoanValues): PriceFigures => ({
  price: loan.sBrokerLockFinalBrokComp1PcPrice ?? null,
  points: pointsOf(loan.sBrokerLockFinalBrokComp1PcPrice),
  insurance: loan.sPricedProMIns ?? null,
  payment: loan.sPricedMonthlyPmt ?? null,
  dti: loan.sPricedQualBottomR ?? null,
  cash: loan.sPricedTransNetCash ?? null,
});

const isSameTime = (one: string | null | undefined, other: string | undefined): boolean =>
  one === other || (one != null && other !== undefined && Date.parse(one) === Date.parse(other));

/** The figures that a price brings with it; debts and other costs move the debt ratio and the cash as well. */
function stateOf(before: PriceFigures, after: PriceFigures): PriceState {
  if (thousandthsOf(before.points) !== thousandthsOf(after.points)) return 'moved';
  return before.insurance === after.insurance ? 'current' : 'changed';
}

/** Why the loan does not fit its program; a lock holds its price, whatever is offered now. */
const reasonsFor = (priced: PricedProgram, isLocked: boolean) =>
  (isLocked ? ineligibleReasons(priced.scenario, priced.program, priced.view) : reasonsOf(priced)).map(describeReason);

interface Repricing {
  readonly loan: NewLoanDocument;
  readonly price: RatePrice;
  readonly facts: ChoiceFacts;
}

/** What the price of the loan's own program and rate is now. */
function repriced({ loan, price, facts }: Repricing): Pick<PriceCheck, 'state' | 'after' | 'reasons'> {
  const { priced, option } = price;
  const isLocked = holdsPrice(loan, pacificDate(facts.now));
  const reasons = reasonsFor(priced, isLocked);
  if (reasons.length > 0) return { state: 'not-eligible', after: null, reasons };
  if (isLocked) return { state: 'current', after: figuresWhenPriced(loan), reasons };
  if (option === undefined) return { state: 'not-offered', after: null, reasons };
  const after = figuresWhenPriced(withChosenProgram(loan, { priced, option }, facts));
  return { state: stateOf(figuresWhenPriced(loan), after), after, reasons };
}

/**
 * Whether the price of a loan's program is up to date: the only place that decides it. The loan is priced again with its own
 * program, rate and lock period, as if its user chose them now.
 */
export function checkPrice(loan: NewLoanDocument, scenario: PricingScenario, facts: ChoiceFacts): PriceCheck {
  const request = { lLpTemplateId: loan.sLpTemplateId ?? '', rate: thousandthsOf(loan.sNoteIR) };
  const price = priceRate(scenario, request, facts);
  const sheet = price?.priced.sheet;
  const state = loan.sLpTemplateNm ? 'not-offered' : 'none';
  return {
    lLpTemplateId: loan.sLpTemplateId ?? null,
    program: loan.sLpTemplateNm ?? null,
    rate: loan.sNoteIR ?? null,
    pricedAt: loan.sPricedD ?? null,
    isNewSheet: !isSameTime(loan.sBrokerLockRateSheetEffectiveD, sheet?.effectiveAt),
    before: figuresWhenPriced(loan),
    ...(price && state !== 'none' ? repriced({ loan, price, facts }) : { state, after: null, reasons: [] }),
  };
}

/** Whether a loan may not be registered with its price until it is priced again. */
export const isOutOfDate = ({ state }: Pick<PriceCheck, 'state'>): boolean =>
  state === 'moved' || state === 'not-eligible' || state === 'not-offered';
