import { englishText } from './english-text';
import type { ErrorBody } from './error-body.schemas';
import type { MessageData } from './message';

export type FieldMessages = Readonly<Record<string, MessageData>>;

/** The part of a body that says why something was refused. */
export type ErrorTexts = Omit<ErrorBody, 'code' | 'requestId'>;

/** What a refusal says, as its body carries it. */
export function errorTexts(wording: MessageData, fieldWordings?: FieldMessages): ErrorTexts {
  const texts = { message: englishText(wording), wording };
  if (fieldWordings === undefined) return texts;
  const fields = Object.fromEntries(Object.entries(fieldWordings).map(([name, said]) => [name, englishText(said)]));
  return { ...texts, fields, fieldWordings: { ...fieldWordings } };
}
