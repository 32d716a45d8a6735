import { thousandthsOf } from '../numbers/cents';
import type { Thousandths } from '../numbers/fixed';
import { noteAmount } from '../pricing/loan-charges';
import { programApr } from '../pricing/program-apr';
import { highestRate } from '../pricing/qualifying-rate';
import type { ComplianceInput } from './compliance-input';
import { percentOf, remark } from './compliance-test';
import { disclosedApr, type MeasuredApr } from './spread';

const FIVE_YEARS = 60;

/** The APR of the loan if its rate were another one for the whole term, with the same charges. */
function aprAtRate(input: ComplianceInput, rate: Thousandths): Thousandths | undefined {
  const { program, scenario, loan } = input;
  if (!program || scenario?.amount === undefined) return undefined;
  const fixed = { ...program, amortization: { kind: 'fixed' } } as const;
  const point = thousandthsOf(loan.sLDiscntPc) ?? 0;
  return programApr(scenario, fixed, noteAmount(scenario, program), { rate, point }).apr;
}

/**
 * The APR of the price test: at the highest rate within five years where the rate may change in that time (1026.43(e)(2)(vi), comments
 * 4.ii to iv), otherwise the one disclosed.
 */
export function aprOfPriceTest(input: ComplianceInput): MeasuredApr {
  const { loan } = input;
  const initial = loan.sRAdj1stCapMon;
  if (loan.sFinMethT !== '1' || !initial || initial > FIVE_YEARS) return disclosedApr(input);
  const note = thousandthsOf(loan.sNoteIR);
  const rate = note === undefined ? undefined : highestRate(loan, note);
  return {
    code: 'aprAtHighestRate',
    apr: rate === undefined ? undefined : aprAtRate(input, rate),
    missing: remark(input.program ? 'aprUnknown' : 'programUnknown'),
    ...(rate !== undefined && { values: { rate: percentOf(rate) } }),
  };
}

/** The APR of the high-cost test: at the greater of the note rate and index plus margin for an adjustable rate, not rounded (1026.32(a)(3)(ii)). */
export function aprOfHighCostTest(input: ComplianceInput): MeasuredApr {
  const { loan } = input;
  const [note, index, margin] = [loan.sNoteIR, loan.sRAdjIndexR, loan.sRAdjMarginR].map(thousandthsOf);
  if (loan.sFinMethT !== '1' || input.lineOfCredit) return disclosedApr(input);
  const known = note !== undefined && index !== undefined && margin !== undefined;
  const rate = known ? Math.max(note, index + margin) : undefined;
  return {
    code: 'aprAtIndexedRate',
    apr: rate === undefined ? undefined : aprAtRate(input, rate),
    missing: remark(input.program ? 'aprUnknown' : 'programUnknown'),
    ...(rate !== undefined && { values: { rate: percentOf(rate) } }),
  };
}
