import { refuse } from '../http/app-error';
import type { Caller } from '../http/caller';

/** What the portal knows by itself is evidence that only the desk replaces; users outside the lender replace nothing. */
export function assertMayReplace({ actor }: Caller, isKnown: boolean, isByPortal: boolean): void {
  if (actor.pageLetters.disclose === 'w' && !actor.isPml) return;
  if (isByPortal || (isKnown && actor.isPml)) throw refuse('conflict', 'estimate-evidence');
}

interface Delivery {
  readonly received: string | null;
  readonly recordedBy: string | null;
}

/** The same for the receipt of a disclosure. Without a name it was the portal that recorded it. */
export function assertMayReplaceReceipt(caller: Caller, delivery: Delivery | undefined): void {
  const isKnown = (delivery?.received ?? null) !== null;
  assertMayReplace(caller, isKnown, isKnown && delivery?.recordedBy === null);
}
