import type { z } from 'zod';
import { orderKinds } from '../../domain/orders/orders.schemas';
import type { reportOrderRequest } from '../../domain/orders/report-order.schemas';
import type { DeskReport } from '../../domain/pages/report-pages';
import { actorOfLogin } from '../access/access.service';
import type { AppContext } from '../app-context';
import { sendForOrder } from '../email/email.service';
import type { Actor } from '../http/actor';
import { defineOrderType } from '../orders/orders.service';
import type { MailMessage } from '../ports/mail/mail';
import { reportMail } from './report-mail';
import { mayOpenReport, reportTable } from './report-table';
import { loginOf, scheduleById } from './schedules.queries';

const HOUR_MS = 3_600_000;

/** A user who may open the report now. */
async function readerOf(portal: AppContext, userId: string, report: DeskReport): Promise<Actor | null> {
  const login = await loginOf(portal.db, userId);
  const actor = login === undefined ? null : await actorOfLogin(portal.db, login);
  return actor !== null && mayOpenReport(actor, report) ? actor : null;
}

/**
 * The email with the figures that its reader sees now. Null if the schedule was deleted, or its reader or owner may no longer open
 * the report.
 */
async function mailFor(
  portal: AppContext,
  { schedule: id, user }: z.infer<typeof reportOrderRequest>,
): Promise<MailMessage | null> {
  const schedule = await scheduleById(portal.db, id);
  if (schedule === undefined) return null;
  const report = schedule.report as DeskReport;
  const [reader, owner] = [await readerOf(portal, user, report), await readerOf(portal, schedule.owner_id, report)];
  if (reader === null || owner === null) return null;
  const figures = await reportTable[report].figures(portal, reader, schedule.query);
  const origin = portal.config.portalOrigin ?? `http://localhost:${portal.config.port}`;
  return { to: reader.email, ...reportMail({ report, name: schedule.name, query: schedule.query, figures, origin }) };
}

/** A scheduled email with a report. The right of its reader and the figures are looked up when it is sent. */
export const reportEmailOrder = defineOrderType({
  kind: 'report-email',
  ...orderKinds['report-email'],
  action: 'mail.send',
  pages: ['email'],
  limitMs: 120_000,
  retry: { firstMs: 5_000, factor: 2, mostMs: 15 * 60_000 },
  deadlineMs: 12 * HOUR_MS,
  isRepeatable: ({ mail }) => mail.isRepeatable,
  submit: async (portal, { request, operation }) => sendForOrder(portal, await mailFor(portal, request), operation.id),
});
