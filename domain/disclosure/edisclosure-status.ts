import { englishText } from '../messages/english-text';
import type { EDisclosureStatus } from './disclosure.schemas';
import { eDisclosureOf } from './edisclosure';

/** Status and message of the eDisclosure as answers carry them. */
export function eDisclosureStatusOf(loan: Parameters<typeof eDisclosureOf>[0]): EDisclosureStatus {
  const { status, message } = eDisclosureOf(loan);
  return { status, msg: message ? englishText(message) : '', wording: message };
}
