import { type Kysely, sql } from 'kysely';
import type { LoanDocument } from '../../domain/loan/document';
import { formatCents, toCents } from '../../domain/numbers/fixed';
import type { DatedAmounts } from '../../domain/servicing/dated-amounts';
import { ledgerOf, partsOf } from '../../domain/servicing/ledger';
import type { Posting } from '../../domain/servicing/postings';
import { hasTerms, servicedStatuses } from '../../domain/servicing/servicing-terms';
import type { AppContext } from '../app-context';
import type { PortalDb } from '../db/portal-db';
import type { ServicingPositionRow } from './servicing.tables';
import { amountsOf, termsWith } from './terms.queries';

type Db = Kysely<PortalDb>;

/** Key of the advisory lock of those who write positions, so that none writes one of fewer transactions over a newer one. */
const POSITIONS_LOCK = 7_310_086;

/** The postings of loans, by loan number. */
export async function postingsOf(db: Db, loanNums: readonly string[]): Promise<ReadonlyMap<string, Posting[]>> {
  const postings = new Map<string, Posting[]>();
  if (loanNums.length === 0) return postings;
  const rows = await db
    .selectFrom('portal.transactions')
    .select(['loan_num', 'reference', 'date', 'type', 'amount', 'reverses'])
    .where('loan_num', 'in', [...loanNums])
    .execute();
  for (const { loan_num, amount, ...row } of rows) {
    const own = postings.get(loan_num) ?? [];
    own.push({ ...row, amount: toCents(amount) });
    postings.set(loan_num, own);
  }
  return postings;
}

/** The position of a loan; null before it is funded, and while its terms are unknown. */
export function servicingPositionOf(
  loan: LoanDocument,
  postings: readonly Posting[],
  amounts?: readonly DatedAmounts[],
): ServicingPositionRow | null {
  const terms = termsWith(loan, amounts);
  if (!servicedStatuses.includes(loan.sStatusT ?? '') || !hasTerms(terms)) return null;
  const ledger = ledgerOf(terms, postings);
  const { applied, balance, nextDue } = ledger;
  return {
    loan_num: loan.sLNm,
    first_due: terms.firstDue,
    next_due: nextDue ?? null,
    late_days: terms.lateDays,
    payment: nextDue === undefined ? null : formatCents(partsOf(terms, applied.length, balance).total),
    last_paid: applied.at(-1)?.paidOn ?? null,
    principal: formatCents(balance),
    escrow_balance: formatCents(ledger.escrowBalance),
    unapplied: formatCents(ledger.unapplied),
    transfer_date: loan.sServicingTransferD ?? null,
  };
}

/** Loans requested from the LOS at a time; the port accepts no more. */
const BATCH = 500;

/**
 * Writes the positions of these loans again, in the transaction of what changed them. The loans are read after the lock, so that
 * none is older than that of another writer.
 */
export async function storeServicingPositions(
  { los }: Pick<AppContext, 'los'>,
  trx: Db,
  loanNums: readonly string[],
): Promise<void> {
  if (loanNums.length === 0) return;
  await sql`select pg_advisory_xact_lock(${sql.lit(POSITIONS_LOCK)})`.execute(trx);
  for (let first = 0; first < loanNums.length; first += BATCH) {
    const batch = loanNums.slice(first, first + BATCH);
    const loans = await los.loadLoans(batch);
    const postings = await postingsOf(trx, batch);
    const amounts = await amountsOf(trx, batch);
    const rows = loans.flatMap(
      (loan) => servicingPositionOf(loan, postings.get(loan.sLNm) ?? [], amounts.get(loan.sLNm)) ?? [],
    );
    await trx.deleteFrom('portal.servicing_positions').where('loan_num', 'in', batch).execute();
    if (rows.length > 0) await trx.insertInto('portal.servicing_positions').values(rows).execute();
  }
}
