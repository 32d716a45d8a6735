import type { ESignEntry } from '../disclosure/esign.schemas';
import { englishText } from '../messages/english-text';
import { message } from '../messages/message';
import type { SigningEventKind } from './signing-state';

interface Event {
  readonly at: string;
  readonly kind: SigningEventKind;
  readonly by: string | null;
}

/** What happened to a package, for the signing log of the loan. A signature under several documents is one entry. */
export function signingLog(title: string, events: readonly Event[]): ESignEntry[] {
  const seen = new Set<string>();
  return events.flatMap(({ at, kind, by }) => {
    const key = `${at} ${kind} ${by}`;
    if (seen.has(key)) return [];
    seen.add(key);
    const wording = message(`signing-event-${kind}`, { title });
    return [{ at, by, description: englishText(wording), wording }];
  });
}
