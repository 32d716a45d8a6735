import { z } from 'zod';
import { deskHours } from './lock.schemas';
import { lockRequestKinds } from './lock-kinds';
import { decimal } from './lock-price.schemas';

const instant = z.string();
const day = z.string();

const deskTabs = ['waiting', 'suspended', 'done'] as const;

export const deskQuery = z.object({
  tab: z.enum(deskTabs).default('waiting'),
  kind: z.enum(lockRequestKinds).optional(),
  branch: z.string().max(100).optional().describe('Branch or company, in part'),
  search: z.string().max(100).optional().describe('Loan number or borrower, in part'),
});

/** A request in the queue of the lock desk; on the tab `done`, one that was answered today. */
export const deskRow = z.object({
  loanNum: z.string(),
  version: z.int(),
  borrower: z.string(),
  kind: z.enum(lockRequestKinds),
  days: z.int().nullable(),
  at: instant,
  /** Minutes since the request, or until its answer. */
  minutes: z.int(),
  by: z.string(),
  branch: z.string().nullable(),
  company: z.string().nullable(),
  program: z.string(),
  amount: decimal.nullable(),
  rate: decimal.nullable(),
  /** The requested final price; null for a cancellation. */
  price: decimal.nullable(),
  /** Today's price less the requested one. */
  marketMove: decimal.nullable(),
  expiresOn: day.nullable(),
  suspended: z.object({ at: instant, by: z.string(), reason: z.string() }).nullable(),
  answer: z
    .object({ kind: z.enum(['confirm', 'deny', 'cancel-request']), at: instant, by: z.string().nullable() })
    .nullable(),
});
export type DeskRow = Readonly<z.infer<typeof deskRow>>;

export const lockDesk = z.object({
  desk: deskHours,
  autoLock: z.boolean(),
  /** Of all requests, without the filter. */
  waiting: z.object({ count: z.int(), amount: decimal, oldestMinutes: z.int().nullable(), overLimit: z.int() }),
  /** The age in minutes from which a request is late. */
  limitMinutes: z.int(),
  suspended: z.int(),
  doneToday: z.object({ confirmed: z.int(), denied: z.int(), canceled: z.int() }),
  /** The points of concessions that the reader may grant on one lock. */
  concessionLimit: decimal,
  /** Oldest first; on the tab `done`, the latest first. */
  rows: z.array(deskRow),
});
export type LockDesk = Readonly<z.infer<typeof lockDesk>>;

/** Active locks that expire on a day: those that close in time, and those that close later. */
export const expiringDay = z.object({ date: day, isBusinessDay: z.boolean(), onTime: z.int(), late: z.int() });
export const expiringLocks = z.object({ days: z.array(expiringDay) });
export type ExpiringLocks = Readonly<z.infer<typeof expiringLocks>>;
