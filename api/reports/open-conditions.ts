import type { Transaction } from 'kysely';
import { pacificDate } from '../../domain/format/date';
import type { StoredCondition } from '../../domain/underwriting/condition.schemas';
import { isOpenState } from '../../domain/underwriting/condition-moves';
import { stepToState } from '../../domain/underwriting/condition-view';
import type { AppContext } from '../app-context';
import type { PortalDb } from '../db/portal-db';
import { forEachConcurrently } from '../for-each-concurrently';
import { offeredByLos } from '../los/offered';
import { activeAmong, storeConditions, unreadLoans } from './open-conditions.queries';
import type { OpenConditionRow } from './reports.tables';

type Reading = Pick<AppContext, 'los' | 'clock'>;

/** Loans of one transaction. */
const BATCH = 100;
/** Requests to the LOS at the same time. */
const CONCURRENT = 4;

/** A write of a user that the feed of the LOS reported. */
interface ReportedWrite {
  readonly loanNum: string;
  readonly write: { readonly action: string };
}

const openRow = (loan_num: string, condition: StoredCondition): OpenConditionRow => ({
  loan_num,
  condition_id: condition.id,
  number: condition.number,
  category: condition.cat,
  state: condition.state,
  created_on: condition.createdD,
  waiting_since: pacificDate(stepToState(condition)?.at ?? `${condition.createdD}T20:00:00Z`),
});

async function readConditions(
  { los, clock }: Reading,
  trx: Transaction<PortalDb>,
  loanNums: readonly string[],
): Promise<void> {
  const rows: OpenConditionRow[] = [];
  await forEachConcurrently(CONCURRENT, loanNums, async (loanNum) => {
    const open = (await los.conditions(loanNum)).filter(({ state }) => isOpenState(state));
    rows.push(...open.map((condition) => openRow(loanNum, condition)));
  });
  await storeConditions(trx, loanNums, rows, clock());
}

/** Writes that can change conditions, or which loans are active. */
const matters = (action: string): boolean =>
  /^(conditions\.|loan\.(status|import|create|register|underwriting)$)/.test(action);

/**
 * Keeps the open conditions of active loans up to date. What a user only changed in an application is left out; what the LOS
 * itself did could be anything.
 */
export async function followConditions(
  portal: Reading,
  trx: Transaction<PortalDb>,
  reported: readonly ReportedWrite[],
  loanNums: readonly string[],
): Promise<void> {
  const unrelated = new Set(reported.filter(({ write }) => !matters(write.action)).map(({ loanNum }) => loanNum));
  for (const { loanNum, write } of reported) if (matters(write.action)) unrelated.delete(loanNum);
  const active = await activeAmong(
    trx,
    loanNums.filter((loanNum) => !unrelated.has(loanNum)),
  );
  if (active.length === 0 || !(await offeredByLos(portal.los)).includes('conditions')) return;
  await readConditions(portal, trx, active);
}

/** Reads the conditions of active loans that were indexed before they were kept. */
export async function fillConditions(portal: Reading & Pick<AppContext, 'db'>, signal: AbortSignal): Promise<void> {
  if (!(await offeredByLos(portal.los)).includes('conditions')) return;
  while (!signal.aborted) {
    const loanNums = await unreadLoans(portal.db, BATCH);
    if (loanNums.length === 0) return;
    await portal.db.transaction().execute((trx) => readConditions(portal, trx, loanNums));
  }
}
