import { type ChoiceKind, documentChoices } from '../../../domain/signing/document-choices';
import { textsOf } from './texts-of';

/** A choice in a document as its English form says it, for signatures and evidence; null if there is none. */
export function choiceText(kind: ChoiceKind | null, choice: string | null): string | null {
  if (kind === null) return null;
  const known = documentChoices[kind].find((each) => each === choice);
  return known === undefined ? null : textsOf.en[kind].choices[known];
}
