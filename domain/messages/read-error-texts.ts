import { ownValue } from '../tables/own-value';
import { isMessageCode } from './english-text';
import type { ErrorTexts } from './error-texts';
import { isClockTime, type Message, type MessageData, type MessageValue } from './message';

const isKnownValue = (value: MessageValue): boolean =>
  typeof value !== 'object' || isClockTime(value) || isKnown(value);

const isKnownMessage = (message: Message): boolean =>
  'text' in message || (isMessageCode(message.code) && Object.values(message.values).every(isKnownValue));

const isKnown = (data: MessageData): boolean => ('length' in data ? data.every(isKnownMessage) : isKnownMessage(data));

/** A message from another system; its English text where it has no code, or a newer one than ours. */
export const knownMessage = (wording: MessageData | undefined, text: string): MessageData =>
  wording !== undefined && isKnown(wording) ? wording : { text };

/** What another system says in a refusal. */
export function readErrorTexts({ message, wording, fields, fieldWordings = {} }: ErrorTexts) {
  const entries = Object.entries(fields ?? {}).map(
    ([name, text]) => [name, knownMessage(ownValue(fieldWordings, name), text)] as const,
  );
  return { wording: knownMessage(wording, message), ...(fields ? { fields: Object.fromEntries(entries) } : {}) };
}
