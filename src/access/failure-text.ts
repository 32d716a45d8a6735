import { ApiError } from '../providers/data/api-error';
import type { AccessMessages } from './AccessTexts';

const isRefusal = (code: string, { refused }: AccessMessages): code is keyof AccessMessages['refused'] =>
  Object.hasOwn(refused, code);

/** What a failed call of the sign-in screens says, in the person's language where it has a code. */
export function failureText(error: unknown, texts: AccessMessages, otherwise: string): string {
  if (!(error instanceof ApiError)) return otherwise;
  if (error.status === 0) return texts.noAnswer;
  const code = 'code' in error.wording ? error.wording.code : '';
  return isRefusal(code, texts) ? texts.refused[code] : error.message;
}
