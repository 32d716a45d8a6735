import { type Kysely, sql, type Transaction } from 'kysely';
import type { AppContext } from '../app-context';
import type { PortalDb } from '../db/portal-db';
import { AppError } from '../http/app-error';
import { publishTopicReaders } from '../loan/loan.service';
import { knownConditions } from './visible-topics';

type Db = Kysely<PortalDb>;

/** The conditions that messages are about, by loan. */
async function conditionsWithMessages(db: Db, loanNums: readonly string[]): Promise<ReadonlyMap<string, string[]>> {
  const { rows } = await sql<{ loan_num: string; ids: string[] }>`
    select loan_num, array_agg(distinct condition_id) as ids from portal.messages
    where loan_num = any(${sql.val([...loanNums])}::text[]) and condition_id is not null
    group by loan_num`.execute(db);
  return new Map(rows.map(({ loan_num, ids }) => [loan_num, ids]));
}

/** Records exactly these topics of a loan as the lender's. Returns whether others were recorded before. */
async function recordTopics(db: Db, loanNum: string, ids: readonly string[]): Promise<boolean> {
  const all = sql`${sql.val([...ids])}::text[]`;
  const removed = await sql`
    delete from portal.lender_topics where loan_num = ${loanNum} and condition_id <> all(${all})`.execute(db);
  const added = await sql`
    insert into portal.lender_topics (loan_num, condition_id) select ${loanNum}, unnest(${all})
    on conflict do nothing`.execute(db);
  return (removed.numAffectedRows ?? 0n) + (added.numAffectedRows ?? 0n) > 0n;
}

/** What users outside the lender may know of; none for a loan that the LOS does not have or cannot read. */
async function knownOutside(portal: AppContext, loanNum: string): Promise<ReadonlySet<string>> {
  try {
    return new Set((await knownConditions(portal, { isPml: true }, loanNum)).map(({ id }) => id));
  } catch (error) {
    // An outage ends; another answer would stop all that follows the feed.
    if (!(error instanceof AppError) || ['los-unavailable', 'los-timeout'].includes(error.code)) throw error;
    portal.log.warn({ err: error, loanNum }, 'the conditions of a loan could not be read');
    return new Set();
  }
}

/**
 * Records which conditions of these loans users outside the lender do not know of, so that they do not count messages about them,
 * and publishes it if that changed. Asks the LOS only about loans with messages about conditions. Safe to repeat.
 */
export async function refreshTopicReaders(portal: AppContext, db: Db, loanNums: readonly string[]): Promise<void> {
  for (const [loanNum, ids] of await conditionsWithMessages(db, loanNums)) {
    const known = await knownOutside(portal, loanNum);
    const changed = await recordTopics(
      db,
      loanNum,
      ids.filter((id) => !known.has(id)),
    );
    if (changed) await publishTopicReaders(db, loanNum);
  }
}

/** Follows changes of conditions, whoever made them: the portal, or the LOS itself. */
export const noteTopicChanges = (
  portal: AppContext,
  trx: Transaction<PortalDb>,
  _reported: unknown,
  loanNums: readonly string[],
): Promise<void> => refreshTopicReaders(portal, trx, loanNums);
