import type { Message, MessageData } from '../../../domain/messages/message';

const CODED = '{"code":';

function textOf(message: Message): string {
  if ('text' in message) return message.text;
  return Object.keys(message.values).length === 0 ? message.code : JSON.stringify(message);
}

/** A message as forms keep it, which have room for a text only: its code, with values as JSON. */
export const formMessage = (wording: MessageData): string =>
  'length' in wording ? wording.map(textOf).join(' ') : textOf(wording);

/** The message of a form error. Texts without a known code are shown as is. */
export function messageInForm(text: string): Message {
  if (!text.startsWith(CODED)) return /^[a-z]+(-[a-z\d]+)*$/.test(text) ? { code: text, values: {} } : { text };
  const stored: Message = JSON.parse(text);
  return stored;
}
