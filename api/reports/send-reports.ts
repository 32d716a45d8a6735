import { setTimeout as wait } from 'node:timers/promises';
import { nextDue } from '../../domain/reports/schedule-time';
import type { AppContext } from '../app-context';
import { portalCaller } from '../http/caller';
import { placeOrder } from '../orders/orders.service';
import { fillConditions } from './open-conditions';
import { reportEmailOrder } from './report-email-order';
import { lockDue } from './schedules.queries';

const EVERY_MS = 30_000;

/**
 * Orders the emails of the schedules that are due, one for each recipient, and sets when each is due next, in one transaction: an email
 * is ordered once, whatever happens to this process. What was missed while no portal ran is sent once. Returns how many were due.
 */
export async function sendDueReports(portal: AppContext): Promise<number> {
  for (let sent = 0; ; sent += 1) {
    const found = await portal.db.transaction().execute(async (trx) => {
      const now = portal.clock();
      const schedule = await lockDue(trx, now);
      if (schedule === undefined) return false;
      const orders: string[] = [];
      for (const user of new Set([schedule.owner_id, ...schedule.recipients])) {
        const request = { schedule: schedule.id, user };
        orders.push(
          await placeOrder(portal, trx, reportEmailOrder, {
            loanNum: null,
            caller: portalCaller,
            request,
            detail: request,
          }),
        );
      }
      await trx
        .updateTable('portal.report_schedules')
        .set({ due_at: nextDue(schedule.weekdays, schedule.hour, now), last_at: now, last_orders: orders })
        .where('id', '=', schedule.id)
        .execute();
      return true;
    });
    if (!found) return sent;
  }
}

export interface ReportSender {
  stop(): Promise<void>;
}

/** Reads the conditions that are not kept yet, then sends scheduled reports while the portal runs. */
export function startReports(portal: AppContext): ReportSender {
  const stopped = new AbortController();
  const keep = async (): Promise<void> => {
    let isFilled = false;
    while (!stopped.signal.aborted) {
      try {
        await sendDueReports(portal);
        if (!isFilled) await fillConditions(portal, stopped.signal);
        isFilled = true;
      } catch (error) {
        portal.log.error({ err: error }, 'Scheduled reports could not be sent; trying again.');
      }
      await wait(EVERY_MS, undefined, { signal: stopped.signal }).catch(() => undefined);
    }
  };
  const running = keep();
  return {
    async stop() {
      stopped.abort();
      await running;
    },
  };
}
