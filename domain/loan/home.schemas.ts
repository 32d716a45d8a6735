import { z } from 'zod';
import { statusGroups } from './status';

const count = z.int().min(0);

/** Counts for the user's home page and the pipeline header, of the loans they may see. */
export const homeFigures = z.object({
  tabs: z.record(z.string(), count).readonly(),
  /** By the color group of the status, in each tab. */
  groups: z.array(z.object({ tab: z.int(), group: z.enum(statusGroups), loans: count })).readonly(),
  statuses: z.array(z.object({ tab: z.int(), status: z.string(), loans: count })).readonly(),
  /** Within 7 days. */
  locksExpiring: count,
  /** Of active loans, and of those on hold or suspended. */
  locksByDay: z.array(z.object({ date: z.string(), loans: count, paused: count })).readonly(),
  /** Loans in Condition Review. */
  conditionsWaiting: count,
  /** Today's announcements that the user has not read. */
  unreadAnnouncements: count,
  /** Packages of documents to mail on paper; null for users who mail none. */
  paperToMail: count.nullable(),
  /** Active loans with unread messages that concern the user. */
  unreadMessages: count,
  /** The loans of the LOS are being listed for the first time, so lists and figures are not complete yet. */
  isListing: z.boolean(),
});
export type HomeFigures = Readonly<z.output<typeof homeFigures>>;
