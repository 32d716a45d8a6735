import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { message } from '../../domain/messages/message';
import type { DeskReport } from '../../domain/pages/report-pages';
import type { ReportReader, ReportSchedule, ScheduleSave } from '../../domain/reports/schedule.schemas';
import { nextDue } from '../../domain/reports/schedule-time';
import type { AppContext } from '../app-context';
import { audit } from '../audit/audit.service';
import type { PortalDb } from '../db/portal-db';
import type { Actor } from '../http/actor';
import { invalid, notAuthorized, notFound, refuse } from '../http/app-error';
import type { Caller } from '../http/caller';
import { assertCurrent } from '../http/records';
import { orderById, placeOrder } from '../orders/orders.service';
import { reportEmailOrder } from './report-email-order';
import { mayOpenReport, reportTable } from './report-table';
import {
  countSchedules,
  lockSchedule,
  namesOf,
  readersOf,
  type StoredSchedule,
  schedulesOf,
} from './schedules.queries';

export { sendDueReports, startReports } from './send-reports';

const MAX_SCHEDULES = 20;

type Portal = Pick<AppContext, 'db' | 'vault'>;

function assertMayOpen(actor: Actor, report: DeskReport): void {
  if (!mayOpenReport(actor, report)) throw notAuthorized();
}

/** What became of the last emails. */
async function lastOf(
  { db, vault }: Portal,
  { last_at: at, last_orders }: StoredSchedule,
): Promise<ReportSchedule['last']> {
  if (at === null) return null;
  const orders = await Promise.all(last_orders.map((id) => orderById(db, vault, id)));
  const count = (is: (state: string, mailed: boolean) => boolean): number =>
    orders.filter((order) => {
      const result = order?.result as { readonly mailed?: boolean } | null | undefined;
      return order !== undefined && is(order.state, result?.mailed === true);
    }).length;
  return {
    at: at.toISOString(),
    sent: count((state, mailed) => state === 'completed' && mailed),
    withheld: count((state, mailed) => state === 'completed' && !mailed),
    failed: count((state) => state === 'failed' || state === 'cancelled'),
    open: count((state) => !['completed', 'failed', 'cancelled'].includes(state)),
  };
}

async function answerOf(
  portal: Portal,
  row: StoredSchedule,
  names: ReadonlyMap<string, string>,
): Promise<ReportSchedule> {
  return {
    id: row.id,
    version: row.version,
    report: row.report as DeskReport,
    name: row.name,
    query: row.query,
    weekdays: row.weekdays as unknown as ReportSchedule['weekdays'],
    hour: row.hour as ReportSchedule['hour'],
    recipients: row.recipients.map((id) => ({ id, name: names.get(id) ?? '' })),
    paused: row.paused,
    dueAt: row.due_at.toISOString(),
    last: await lastOf(portal, row),
  };
}

const whole = async (portal: Portal, row: StoredSchedule): Promise<ReportSchedule> =>
  answerOf(portal, row, await namesOf(portal.db, row.recipients));

/** The actor's own scheduled emails of a report. */
export async function ownSchedules(portal: Portal, actor: Actor, report: DeskReport): Promise<ReportSchedule[]> {
  assertMayOpen(actor, report);
  const rows = await schedulesOf(portal.db, actor.userId, report);
  const names = await namesOf(portal.db, [...new Set(rows.flatMap(({ recipients }) => recipients))]);
  return Promise.all(rows.map((row) => answerOf(portal, row, names)));
}

/** Colleagues who may open the report. */
export async function readersFor(portal: Portal, actor: Actor, report: DeskReport): Promise<ReportReader[]> {
  assertMayOpen(actor, report);
  return (await readersOf(portal.db, report)).filter(({ id }) => id !== actor.userId);
}

async function assertReaders(db: Kysely<PortalDb>, { report, recipients }: ScheduleSave): Promise<void> {
  const readers = new Set((await readersOf(db, report, recipients)).map(({ id }) => id));
  if (recipients.some((id) => !readers.has(id))) {
    throw invalid('fields-not-valid', { recipients: 'recipient-without-report' });
  }
}

/** Creates or changes a scheduled email of the actor. Who is to get it must be able to open the report. */
export async function saveSchedule(portal: AppContext, caller: Caller, save: ScheduleSave): Promise<ReportSchedule> {
  const { actor } = caller;
  assertMayOpen(actor, save.report);
  if (!reportTable[save.report].isView(save.query)) throw invalid('fields-not-valid', { query: 'not-a-report-view' });
  const row = await portal.db.transaction().execute(async (trx) => {
    await assertReaders(trx, save);
    const now = portal.clock();
    const values = {
      report: save.report,
      name: save.name,
      query: save.query,
      weekdays: [...new Set(save.weekdays)].sort(),
      hour: save.hour,
      recipients: [...new Set(save.recipients)].filter((id) => id !== actor.userId),
      paused: save.paused,
      due_at: nextDue(save.weekdays, save.hour, now),
    };
    const before = save.id === undefined ? undefined : await lockSchedule(trx, actor.userId, save.id);
    if (save.id !== undefined) {
      if (before === undefined || before.report !== save.report) throw notFound('no-schedule');
      assertCurrent(save.version, await whole(portal, before));
    } else if ((await countSchedules(trx, actor.userId)) >= MAX_SCHEDULES) {
      throw refuse('conflict', message('too-many-schedules', { most: MAX_SCHEDULES }));
    }
    const stored =
      before === undefined
        ? await trx
            .insertInto('portal.report_schedules')
            .values({
              ...values,
              id: randomUUID(),
              version: 1,
              owner_id: actor.userId,
              created_at: now,
              last_at: null,
              last_orders: [],
            })
            .returningAll()
            .executeTakeFirstOrThrow()
        : await trx
            .updateTable('portal.report_schedules')
            .set({ ...values, version: before.version + 1 })
            .where('id', '=', before.id)
            .returningAll()
            .executeTakeFirstOrThrow();
    const { report, name, weekdays, hour, recipients, paused } = values;
    await audit(trx, caller, {
      action: 'report.schedule',
      subject: `report-schedule:${stored.id}`,
      after: { report, name, weekdays, hour, recipients, paused },
    });
    return stored;
  });
  return whole(portal, row);
}

/**
 * Orders one email of a schedule for its owner now; the next ones are sent when they are due. Throws 409 while an earlier one is not
 * sent yet.
 */
export async function sendNow(
  portal: AppContext,
  caller: Caller,
  id: string,
  version: number,
): Promise<ReportSchedule> {
  const row = await portal.db.transaction().execute(async (trx) => {
    const before = await lockSchedule(trx, caller.actor.userId, id);
    if (before === undefined) throw notFound('no-schedule');
    assertMayOpen(caller.actor, before.report as DeskReport);
    assertCurrent(version, await whole(portal, before));
    if ((await lastOf({ vault: portal.vault, db: trx }, before))?.open) throw refuse('conflict', 'report-in-sending');
    const request = { schedule: id, user: caller.actor.userId };
    const order = await placeOrder(portal, trx, reportEmailOrder, { loanNum: null, caller, request, detail: request });
    return trx
      .updateTable('portal.report_schedules')
      .set({ last_at: portal.clock(), last_orders: [order], version: before.version + 1 })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
  });
  return whole(portal, row);
}

/** Deletes a scheduled email of the actor; orders of it that are not sent yet send nothing. */
export async function deleteSchedule(portal: AppContext, caller: Caller, id: string, version: number): Promise<void> {
  await portal.db.transaction().execute(async (trx) => {
    const before = await lockSchedule(trx, caller.actor.userId, id);
    if (before === undefined) throw notFound('no-schedule');
    assertCurrent(version, await whole(portal, before));
    await trx.deleteFrom('portal.report_schedules').where('id', '=', id).execute();
    const { report, name } = before;
    await audit(trx, caller, {
      action: 'report.unschedule',
      subject: `report-schedule:${id}`,
      before: { report, name },
    });
  });
}
