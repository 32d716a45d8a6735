import type { CocTrigger } from '../../fees/coc-codes';
import { openChanges } from '../../fees/coc-codes';
import { formatDate } from '../../format/date';
import type { LoanDocument } from '../../loan/document';
import type { CocRecord } from '../../loan/fees/coc-record';
import { changedRateLines, requestedCoc, takesChanges } from './coc-rules';

/** What happened to the lock of a loan, and when. */
export interface LockChange {
  /** The order that requests the change, by which a repeated one is known. */
  readonly orderId: string;
  readonly expired: boolean;
  /** The Pacific day. */
  readonly on: string;
  /** The instant. */
  readonly at: string;
  readonly by: string;
}

const LOCKED = '1';
const CANCELED = '4';

/** What the lock of a loan did; undefined while nothing is confirmed. */
function triggerOf({ sRateLockStatusT }: LoanDocument, expired: boolean): CocTrigger | undefined {
  if (expired) return 'expired';
  if (sRateLockStatusT === CANCELED) return 'canceled';
  return sRateLockStatusT === LOCKED ? 'locked' : undefined;
}

function descriptionOf(trigger: CocTrigger, { sNoteIR, sRLckdExpiredD }: LoanDocument): string {
  const until = sRLckdExpiredD ? formatDate(sRLckdExpiredD, 'long') : undefined;
  if (trigger === 'locked')
    return `The rate was locked${sNoteIR ? ` at ${sNoteIR}%` : ''}${until ? ` until ${until}` : ''}.`;
  return trigger === 'canceled'
    ? 'The rate lock was canceled.'
    : `The rate lock expired${until ? ` on ${until}` : ''}.`;
}

/** What the portal wrote of a lock, in one line. */
const GENERATED = /^The rate (was locked|lock was canceled|lock expired)( at [\d.]+%)?( (until|on) [\d/]+)?\.$/;
/** As in the body of a request. */
const LONGEST = 2000;

/** What happened to the lock now, and what users wrote about it before. */
function withWords(earlier: string, description: string): string {
  const words = earlier.split('\n').filter((line) => !GENERATED.test(line));
  return [description, ...words].join('\n').slice(0, LONGEST);
}

/**
 * The changes of a loan with the one that its lock requires (19(e)(3)(iv)(D)); undefined if it requires none: nothing was disclosed
 * yet, or the order is done already. Another change of the same lock renews an open request and keeps its clock.
 */
export function withLockChange(
  loan: LoanDocument,
  { orderId, expired, on, at, by }: LockChange,
): readonly CocRecord[] | undefined {
  const { cocs = [], loanEstimates = [], sStatusT } = loan;
  const trigger = triggerOf(loan, expired);
  if (trigger === undefined || loanEstimates.length === 0 || !takesChanges(sStatusT)) return undefined;
  if (cocs.some((change) => change.orderId === orderId)) return undefined;
  const open = openChanges({ cocs }).find((change) => change.trigger === trigger);
  const description = descriptionOf(trigger, loan);
  const lines = changedRateLines(loan);
  if (open) {
    const renewed = { ...open, description: withWords(open.description, description), lines, orderId };
    return cocs.map((change) => (change === open ? renewed : change));
  }
  const request = requestedCoc({ reason: 'rate-lock', description, learned: on }, lines, { at, by });
  return [...cocs, { ...request, trigger, orderId }];
}
