import { formatInstant } from '../../domain/format/date';
import type { Language } from '../../domain/format/language';
import type { SigningEmailRequest } from '../../domain/signing/signing.schemas';
import { PIN_MINUTES } from '../../domain/signing/signing-limits';
import { titleIn } from '../../domain/signing/standard-titles';
import type { MailMessage } from '../ports/mail/mail';
import type { StoredPackage, StoredSigner } from './signing.queries';
import { mailTexts } from './signing-mail-texts';

type Texts = Pick<MailMessage, 'subject' | 'text'>;

interface Facts {
  readonly lender: string;
  /** Phone and email of the lender. */
  readonly contact: string;
  readonly link: string;
  readonly row: StoredPackage;
  readonly signer: StoredSigner;
}

const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (mark, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : mark,
  );

/** The email in the signer's language. It names the lender and the package, and nothing of the loan. */
export function signingMail(
  what: SigningEmailRequest['what'],
  language: Language,
  { lender, contact, link, row, signer }: Facts,
): Texts {
  const texts = mailTexts[language];
  const values = {
    ...{ lender, contact, link, title: titleIn(language, row.title), name: signer.name },
    until: `${formatInstant(signer.link_expires_at.toISOString(), 'long')} ${texts.pacific}`,
  };
  const { subject, lines } = texts[what];
  const questions = what === 'copy' || what === 'voided' || what === 'moved' ? texts.laterQuestions : texts.questions;
  const body = [texts.hello, '', ...lines, '', questions, lender];
  return { subject: filled(subject, values), text: body.map((line) => filled(line, values)).join('\n') };
}

/** The email with a PIN. */
export function pinMail(language: Language, pin: string): Texts {
  const { subject, lines } = mailTexts[language].pin;
  return { subject, text: lines.map((line) => filled(line, { pin, minutes: String(PIN_MINUTES) })).join('\n') };
}
