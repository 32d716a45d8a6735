import { ownValue } from '../tables/own-value';
import { english } from './english';
import {
  isClockTime,
  type Message,
  type MessageCode,
  type MessageInput,
  type MessageValue,
  messageData,
} from './message';

const texts: ReadonlyMap<string, string> = new Map(Object.entries(english));
const plurals = new Intl.PluralRules('en-US');

const templateOf = (code: string, count: unknown): string | undefined =>
  texts.get(code) ?? (typeof count === 'number' ? texts.get(`${code}_${plurals.select(count)}`) : undefined);

/** Whether we know the message; one from another system may be newer. */
export const isMessageCode = (code: string): code is MessageCode => templateOf(code, 2) !== undefined;

/** `15:59` as `3:59 PM`. */
function clockText(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`;
}

function valueText(name: string, value: MessageValue | undefined): string {
  if (isClockTime(value)) return clockText(value.clock);
  if (typeof value === 'object') return englishText(value);
  return name === 'count' && typeof value === 'number' ? value.toLocaleString('en-US') : String(value ?? '');
}

function sentence(message: Message): string {
  if ('text' in message) return message.text;
  const { code, values } = message;
  const template = templateOf(code, values.count) ?? code;
  return template.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => valueText(name, ownValue(values, name)));
}

/** A message in English: for programs, logs, mails and the audit. Several messages are one line each. */
export function englishText(input: MessageInput): string {
  const data = messageData(input);
  return 'length' in data ? data.map(sentence).join('\n') : sentence(data);
}
