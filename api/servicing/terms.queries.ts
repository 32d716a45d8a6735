import type { Kysely } from 'kysely';
import type { LoanDocument } from '../../domain/loan/document';
import { toCents } from '../../domain/numbers/fixed';
import type { DatedAmounts } from '../../domain/servicing/dated-amounts';
import { hasTerms, servicingTermsOf } from '../../domain/servicing/servicing-terms';
import type { PortalDb } from '../db/portal-db';

type Db = Kysely<PortalDb>;

/** The amounts of the payments of loans by due date, by loan number. */
export async function amountsOf(
  db: Db,
  loanNums: readonly string[],
): Promise<ReadonlyMap<string, readonly DatedAmounts[]>> {
  const amounts = new Map<string, DatedAmounts[]>();
  if (loanNums.length === 0) return amounts;
  const rows = await db
    .selectFrom('portal.servicing_amounts')
    .select(['loan_num', 'from_due', 'escrow', 'insurance'])
    .where('loan_num', 'in', [...loanNums])
    .orderBy('id')
    .execute();
  for (const { loan_num, from_due: from, escrow, insurance } of rows) {
    const own = amounts.get(loan_num) ?? [];
    own.push({ from, escrow: toCents(escrow), insurance: toCents(insurance) });
    amounts.set(loan_num, own);
  }
  return amounts;
}

/** The terms of a loan with the amounts that were entered for it. */
export function termsWith(loan: LoanDocument, amounts: readonly DatedAmounts[] | undefined) {
  const terms = servicingTermsOf(loan);
  return hasTerms(terms) && amounts ? { ...terms, amounts } : terms;
}

/** The terms by which the payments of a loan are applied. */
export const termsOf = async (db: Db, loan: LoanDocument) =>
  termsWith(loan, (await amountsOf(db, [loan.sLNm])).get(loan.sLNm));
