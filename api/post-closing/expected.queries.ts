import { type Kysely, sql, type Transaction } from 'kysely';
import type { LoanDocument } from '../../domain/loan/document';
import { postClosingStatuses } from '../../domain/post-closing/expected-documents';
import { expectedOf } from '../../domain/post-closing/expected-of';
import type { PortalDb } from '../db/portal-db';

const isFunded = ({ sStatusT, sFundD }: LoanDocument): boolean =>
  Boolean(sFundD) && postClosingStatuses.includes(sStatusT ?? '');

async function storeLoans(trx: Kysely<PortalDb>, loans: readonly LoanDocument[]): Promise<void> {
  const rows = loans.flatMap(({ sLNm, sFundD, sLT, sInvestorRolodexId }) =>
    sFundD
      ? [{ loan_num: sLNm, funded_on: sFundD, loan_type: sLT ?? null, investor_id: sInvestorRolodexId ?? null }]
      : [],
  );
  await trx
    .insertInto('portal.post_closing_loans')
    .values(rows)
    .onConflict((on) =>
      on.column('loan_num').doUpdateSet((row) => ({
        funded_on: row.ref('excluded.funded_on'),
        loan_type: row.ref('excluded.loan_type'),
        investor_id: row.ref('excluded.investor_id'),
      })),
    )
    .execute();
}

/** Documents that these loans no longer require; what was said about them stays. */
async function dropOthers(
  trx: Kysely<PortalDb>,
  loanNums: readonly string[],
  keys: readonly { readonly loan_num: string; readonly kind: string }[],
): Promise<void> {
  const required = sql`select * from unnest(${keys.map(({ loan_num }) => loan_num)}::text[], ${keys.map(({ kind }) => kind)}::text[])`;
  await trx
    .updateTable('portal.post_closing_items')
    .set({ is_required: false })
    .where('loan_num', 'in', [...loanNums])
    .where('label', 'is', null)
    .where('is_required', '=', true)
    .where(sql<boolean>`(loan_num, kind) not in (${required})`)
    .execute();
}

/**
 * Writes what these loans require after funding. It depends only on the loans, and leaves alone what the desk said: the day that it
 * entered, and documents that it added.
 */
export async function storeExpected(trx: Transaction<PortalDb>, loans: readonly LoanDocument[]): Promise<void> {
  const funded = loans.filter(isFunded);
  if (funded.length === 0) return;
  await storeLoans(trx, funded);
  const rows = funded.flatMap((loan) =>
    expectedOf(loan).map(({ kind, dueOn }) => ({ loan_num: loan.sLNm, kind, due_on: dueOn })),
  );
  await trx
    .insertInto('portal.post_closing_items')
    .values(rows)
    .onConflict((on) =>
      on.columns(['loan_num', 'kind']).doUpdateSet({
        is_required: true,
        due_on: sql`case when post_closing_items.is_due_entered then post_closing_items.due_on else excluded.due_on end`,
      }),
    )
    .execute();
  await dropOthers(
    trx,
    funded.map(({ sLNm }) => sLNm),
    rows,
  );
}
