import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { LoanDocument } from '../../../domain/loan/document';
import type { AppContext } from '../../app-context';
import type { PortalDb } from '../../db/portal-db';
import { runPrepared } from '../../db/prepared';
import type { Vault } from '../../ports/keys/vault';
import { finalActionRows } from '../final-actions/final-actions.queries';
import { storingLikeness } from '../likeness/likeness.queries';
import { likenessRows } from '../likeness/likeness.service';
import { historyRows } from '../loan-history/loan-history.queries';
import { positionRows } from '../lock-positions/lock-positions.queries';
import { seenVersions, storingRows } from '../stored-loan-rows';
import { type Writer, type Writing, writingRows } from './index.queries';
import { indexRowOf } from './index-row';

/**
 * Part of a statement: updates the rows of loans, with all that follows from them. The tables that follow are written for rows that have
 * the version of the loan, which are locked by then, in this order.
 */
function indexing(vault: Vault, loans: readonly LoanDocument[], writing: Writing): RawBuilder<unknown> {
  const following = [positionRows(loans), finalActionRows(loans), historyRows(loans)].map(storingRows);
  return sql`${writingRows(loans.map(indexRowOf), writing)}, kept as materialized (
      select p.loan_num from portal.pipeline p join ${seenVersions(loans)} using (loan_num, version)
      where (select count(*) from written) >= 0
      order by p.loan_num
      for share of p
    ), current as materialized (
      select loan_num from written union select loan_num from kept
    ), ${sql.join(following)}, likeness as (${storingLikeness(likenessRows(vault, loans), rowsAreWritten)})`;
}

/**
 * Part of a statement that indexes loans: true once their rows are written and locked. PostgreSQL runs the parts of a statement that
 * write and that no other part reads in an order of its own. A part that locks more reads this, so that all lock the rows first.
 */
const rowsAreWritten = sql`(select count(*) from current) >= 0`;

/** Updates the rows of loans; the same or a newer version is kept, unless its row was written before `since`. */
export async function indexLoans(
  db: Kysely<PortalDb>,
  vault: Vault,
  loans: readonly LoanDocument[],
  since?: Date,
): Promise<void> {
  if (loans.length > 0) await runPrepared(db, sql`with ${indexing(vault, loans, { since })} select`);
}

/** A write to a loan that is indexed together with what else it leaves behind. */
export interface IndexedWrite {
  readonly loans: readonly LoanDocument[];
  readonly by: Writer;
  /** More tables of the statement, which may read `written`, the rows that were written, once they are. */
  readonly also?: (rowsAreWritten: RawBuilder<unknown>) => RawBuilder<unknown>;
}

/**
 * Updates the index after writes that the LOS completed, and names their author to open pages: one statement, and so one transaction.
 * False if that failed: the writes still succeeded, and the change feed updates the rows later.
 */
export async function followWrites(
  portal: Pick<AppContext, 'db' | 'log' | 'vault'>,
  { loans, by, also }: IndexedWrite,
): Promise<boolean> {
  try {
    await runPrepared(
      portal.db,
      sql`with ${indexing(portal.vault, loans, { by })}${also ? sql`, ${also(rowsAreWritten)}` : sql``} select`,
    );
    return true;
  } catch (error) {
    const loanNums = loans.map(({ sLNm }) => sLNm);
    portal.log.error({ err: error, loanNums }, 'the pipeline index will follow from the change feed');
    return false;
  }
}
