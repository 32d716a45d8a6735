import type { Message, MessageData, MessageValue } from '../../domain/messages/message';
import type { directionOf } from './language';

/** A text of the language by its key, with values. `_` is said where there is none. */
export type Translate = (key: string, values: Record<string, unknown>) => string;

const FIRST_STRONG = '\u2068';
const RIGHT_TO_LEFT = '\u200f';

/** Names and numbers keep their own direction inside an Arabic sentence. */
const isolated = (text: string): string => `${FIRST_STRONG}${text}\u2069`;

/** Messages of the portal in one language. `fallback` is said of a message that the web app does not know. */
export function messageText(
  translate: Translate,
  direction: ReturnType<typeof directionOf>,
): (wording: MessageData, fallback?: string) => string {
  const show = direction === 'rtl' ? isolated : String;

  const valueText = (value: MessageValue): string => (typeof value === 'object' ? text(value) : String(value));

  function sentence(message: Message, fallback: string): string {
    if ('text' in message) return message.text;
    const { code, values } = message;
    const shown = Object.entries(values).map(([name, value]) => [name, show(valueText(value))]);
    const { count } = values;
    const plural = typeof count === 'number' ? { count, smart_count: count } : {};
    const text = translate(`messages.${code}`, { _: fallback, ...Object.fromEntries(shown), ...plural });
    // A browser takes the direction of a sentence from its first letter, even of a name that is isolated.
    return text.startsWith(FIRST_STRONG) ? `${RIGHT_TO_LEFT}${text}` : text;
  }

  function text(wording: MessageData, fallback = ''): string {
    return 'length' in wording
      ? wording.map((one) => sentence(one, '')).join(' ') || fallback
      : sentence(wording, fallback);
  }

  return text;
}
