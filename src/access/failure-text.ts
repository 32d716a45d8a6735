import type { MessageData } from '../../domain/messages/message';
import { ApiError } from '../providers/data/api-error';
import type { AccessMessages } from './AccessTexts';
import { fill } from './fill';

const isKnown = (code: string, { messages }: AccessMessages): code is keyof AccessMessages['messages'] =>
  Object.hasOwn(messages, code);

/** The text of a message, in the user's language if it has a code that is known here. */
export function wordingText(wording: MessageData, texts: AccessMessages): string | null {
  if (!('code' in wording) || !isKnown(wording.code, texts)) return null;
  const shown = Object.entries(wording.values).map(([name, value]) => [name, String(value)] as const);
  return fill(texts.messages[wording.code], Object.fromEntries(shown));
}

/** The text of a failed sign-in call, in the user's language if it has a code. */
export function failureText(error: unknown, texts: AccessMessages, otherwise: string): string {
  if (!(error instanceof ApiError)) return otherwise;
  return wordingText(error.wording, texts) ?? error.message;
}
