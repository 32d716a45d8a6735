import { countBusinessDays, specificCalendar } from '../disclosure/calendar/business-days';
import { clockDays } from '../disclosure/calendar/disclosure-clock';
import { pacificDate } from '../format/date';
import { isWaitedFor, type SignerEnd } from './signing-state';

const DAY_MS = 86_400_000;

/** The most reminders that a signer gets. */
export const MAX_REMINDERS = 5;

interface Waiting {
  readonly id: string;
  /** When the link was last mailed. */
  readonly mailedAt: string;
  readonly reminders: number;
  /** When the signer first opened a document. */
  readonly receivedAt: string | null;
  readonly signedAt: string | null;
  readonly ended: SignerEnd | null;
}

interface Package {
  readonly sentAt: string;
  readonly expiresAt: string;
  /** When staff were told to send paper. */
  readonly paperDueAt: string | null;
  readonly signers: readonly Waiting[];
}

interface FollowUp {
  readonly expires: boolean;
  /** Staff must send paper: a signer has not opened the documents. */
  readonly paperDue: boolean;
  /** IDs of signers to remind. */
  readonly remind: readonly string[];
}

/** The day at whose end documents that were not opened must go out on paper: the third business day after they were sent. */
export const paperDay = (sentAt: string): string =>
  countBusinessDays(pacificDate(sentAt), clockDays.receipt, specificCalendar).date;

/** What is due for an open package. `reminderDays` 0: no reminders. */
export function followUp(of: Package, now: string, reminderDays: number): FollowUp {
  if (of.expiresAt <= now) return { expires: true, paperDue: false, remind: [] };
  const waiting = of.signers.filter(isWaitedFor);
  const isLate = pacificDate(now) > paperDay(of.sentAt);
  const isRemindedAt = ({ mailedAt }: Waiting): boolean =>
    reminderDays > 0 && Date.parse(now) - Date.parse(mailedAt) >= reminderDays * DAY_MS;
  return {
    expires: false,
    paperDue: isLate && of.paperDueAt === null && waiting.some(({ receivedAt }) => receivedAt === null),
    remind: waiting.filter((one) => one.reminders < MAX_REMINDERS && isRemindedAt(one)).map(({ id }) => id),
  };
}
