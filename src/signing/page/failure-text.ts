import { fill, type PageTexts } from './page-texts';
import { CallFailure } from './signer-calls';

/** What went wrong, in the reader's language. */
export function failureText(error: unknown, { failed, identity, consent }: PageTexts): string {
  if (!(error instanceof CallFailure)) return failed.other;
  if (error.status === 0) return failed.offline;
  if (error.status === 429) return fill(failed.many, { minutes: Math.max(1, error.waitMinutes) });
  if (error.code === 'signing-wrong-pin') return identity.wrong;
  if (error.code === 'pin-not-mailed') return failed.mail;
  if (error.fields.code === 'signing-wrong-code') return consent.codeWrong;
  if (error.status === 409) return failed.closed;
  return failed.other;
}
