import { z } from 'zod';
import { type DeskReport, deskReportRoles } from '../pages/report-pages';
import { scheduleDays, scheduleHours } from './schedule-time';

export const MAX_RECIPIENTS = 20;

const reportNames = Object.keys(deskReportRoles) as [DeskReport, ...DeskReport[]];

export const reportName = z.enum(reportNames);

const instant = z.iso.datetime();

/** A user who may receive a report. */
export const reportReader = z.object({ id: z.uuid(), name: z.string() });
export type ReportReader = Readonly<z.infer<typeof reportReader>>;

/** A report that is emailed on some days of the week. */
export const reportSchedule = z.object({
  id: z.uuid(),
  version: z.int(),
  report: reportName,
  name: z.string(),
  query: z.string().describe('The view of the report: the query string of its page'),
  weekdays: z.array(z.literal(scheduleDays)).readonly().describe('1 for Monday to 5 for Friday'),
  hour: z.literal(scheduleHours).describe('Pacific time'),
  recipients: z.array(reportReader).readonly().describe('Users besides the owner'),
  paused: z.boolean(),
  dueAt: instant,
  last: z
    .object({
      at: instant,
      sent: z.int(),
      withheld: z.int().describe('Emails not sent because their reader may no longer open the report'),
      failed: z.int(),
      open: z.int().describe('Emails that are still being sent'),
    })
    .nullable(),
});
export type ReportSchedule = Readonly<z.infer<typeof reportSchedule>>;

/** A schedule to save: a new one without an ID, otherwise one with the version that was read. */
export const scheduleSave = z.object({
  id: z.uuid().optional(),
  version: z.int().optional(),
  report: reportName,
  name: z.string().trim().min(1, 'required').max(80),
  query: z.string().max(4000),
  weekdays: z.array(z.literal(scheduleDays)).min(1, 'required').max(5),
  hour: z.literal(scheduleHours),
  recipients: z.array(z.uuid()).max(MAX_RECIPIENTS),
  paused: z.boolean(),
});
export type ScheduleSave = Readonly<z.infer<typeof scheduleSave>>;
