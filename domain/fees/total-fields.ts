import type { NewLoanDocument } from '../loan/document';
import { type Cents, formatCents } from '../numbers/fixed';
import { borrowerPays, worksheetOf } from './worksheet';

/** The estimated costs of URLA L4, which has points and the upfront premium in fields of their own. */
export function totalFields(loan: NewLoanDocument): { sTotEstCcAmt: string; sTotEstPpAmt: string } {
  const { lines, totals } = worksheetOf(loan);
  const own: Cents = lines
    .filter(({ source }) => source === 'points' || source === 'premium')
    .reduce((sum, line) => sum + borrowerPays(line), 0);
  const { E, F, G, H } = totals.sections;
  return { sTotEstCcAmt: formatCents(totals.loanCosts - own + E + H), sTotEstPpAmt: formatCents(Math.max(0, F + G)) };
}
