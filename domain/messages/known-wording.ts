import { isMessageCode } from './english-text';
import type { ErrorTexts } from './error-texts';
import type { Message, MessageValue, Wording } from './message';

const isKnownValue = (value: MessageValue): boolean => typeof value !== 'object' || isKnown(value);

const isKnownMessage = (message: Message): boolean =>
  'text' in message || (isMessageCode(message.code) && Object.values(message.values).every(isKnownValue));

const isKnown = (wording: Wording): boolean =>
  'length' in wording ? wording.every(isKnownMessage) : isKnownMessage(wording);

/** A wording from another system, or its text where it has none or one that is newer than ours. */
export const knownWording = (wording: Wording | undefined, text: string): Wording =>
  wording !== undefined && isKnown(wording) ? wording : { text };

/** What another system says in a refusal. */
export function readErrorTexts({ message, wording, fields, fieldWordings = {} }: ErrorTexts) {
  const entries = Object.entries(fields ?? {}).map(
    ([name, text]) => [name, knownWording(fieldWordings[name], text)] as const,
  );
  return { wording: knownWording(wording, message), ...(fields ? { fields: Object.fromEntries(entries) } : {}) };
}
