import { namesAmount } from '../../domain/appraisal/order-problems';
import type { PlainCode } from '../../domain/messages/message';
import { holdsSecret } from '../../domain/orders/secret-text';
import { invalid } from '../http/app-error';

type Texts = Readonly<Record<string, string | null>>;

function assertNone(texts: Texts, isWrong: (text: string) => boolean, problem: PlainCode): void {
  const wrong = Object.entries(texts).filter(([, text]) => text !== null && isWrong(text));
  if (wrong.length > 0) throw invalid('fields-not-valid', Object.fromEntries(wrong.map(([name]) => [name, problem])));
}

/** Throws 422 for a text with a Social Security number. */
export const assertNoSecret = (texts: Texts): void => assertNone(texts, (text) => holdsSecret(text), 'text-has-secret');

/** Throws 422 for a text to an appraisal company with a Social Security number, or with an amount to aim at (12 CFR 1026.42). */
export function assertForCompany(texts: Texts): void {
  assertNoSecret(texts);
  assertNone(texts, namesAmount, 'appraisal-names-amount');
}
