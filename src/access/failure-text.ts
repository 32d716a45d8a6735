import { ApiError } from '../providers/data/api-error';
import { type AccessMessages, fill } from './AccessTexts';

const isKnown = (code: string, { messages }: AccessMessages): code is keyof AccessMessages['messages'] =>
  Object.hasOwn(messages, code);

/** The text of a failed sign-in call, in the user's language if it has a code. */
export function failureText(error: unknown, texts: AccessMessages, otherwise: string): string {
  if (!(error instanceof ApiError)) return otherwise;
  if (!('code' in error.wording) || !isKnown(error.wording.code, texts)) return error.message;
  const { code, values } = error.wording;
  const shown = Object.entries(values).map(([name, value]) => [name, String(value)] as const);
  return fill(texts.messages[code], Object.fromEntries(shown));
}
