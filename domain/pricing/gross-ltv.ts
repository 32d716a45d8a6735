import type { PricedLoan } from './adjustment-condition';
import { noteAmount } from './loan-charges';
import { fannieRatio, ratioOf, ratioUp } from './ratios';

/** The loan with the LTV of its note, if that finances a private premium; otherwise the loan itself. */
export function withGrossLtv(loan: PricedLoan): PricedLoan {
  const { scenario, program, view } = loan;
  if (program.insurance !== 'pmi' || !scenario.insuranceFinanced || !scenario.ratios) return loan;
  const { base, note } = noteAmount(scenario, program);
  if (note === base) return loan;
  const { value } = scenario.ratios;
  const whole = program.eligibility.ratioRounding === 'fannie';
  const ltv = whole ? fannieRatio(note, value) * 1000 : ratioUp(note, value);
  return { ...loan, view: { ...view, ltv, grossLtv: ratioOf(note, value) } };
}
