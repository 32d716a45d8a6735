import { isClockTime, type Message, type MessageData, type MessageValue } from '../../domain/messages/message';
import { formatsOf } from './formats';
import { directionOf, type Language } from './language';

/** Translates a key with values; `_` is the fallback. */
export type Translate = (key: string, values: Record<string, unknown>) => string;

const FIRST_STRONG = '\u2068';
const RIGHT_TO_LEFT = '\u200f';

/** Isolates a value, so that names and numbers keep their own direction in Arabic text. */
const isolated = (text: string): string => `${FIRST_STRONG}${text}\u2069`;

/** Returns a function that translates messages. `fallback` replaces messages that the web app does not know. */
export function messageText(
  translate: Translate,
  language: Language,
): (wording: MessageData, fallback?: string) => string {
  const show = directionOf(language) === 'rtl' ? isolated : String;
  const { timeOfDay } = formatsOf(language);

  const valueText = (value: MessageValue): string => {
    if (isClockTime(value)) return timeOfDay(value.clock);
    return typeof value === 'object' ? text(value) : String(value);
  };

  function sentence(message: Message, fallback: string): string {
    if ('text' in message) return message.key ? translate(message.key, { _: message.text }) : message.text;
    const { code, values } = message;
    const shown = Object.entries(values).map(([name, value]) => [name, show(valueText(value))]);
    const { count } = values;
    const plural = typeof count === 'number' ? { count, smart_count: count } : {};
    const text = translate(`messages.${code}`, { _: fallback, ...Object.fromEntries(shown), ...plural });
    // Browsers derive the direction from the first letter, even inside an isolated name, so we set it explicitly.
    return text.startsWith(FIRST_STRONG) ? `${RIGHT_TO_LEFT}${text}` : text;
  }

  function text(wording: MessageData, fallback = ''): string {
    return 'length' in wording
      ? wording.map((one) => sentence(one, '')).join('\n') || fallback
      : sentence(wording, fallback);
  }

  return text;
}
