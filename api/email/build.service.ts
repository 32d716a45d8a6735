import type { BuiltEmail, EmailBuild, UsedTemplate } from '../../domain/email/loan-email.schemas';
import { isMailable } from '../../domain/email/mailable';
import { emptyPlaceholders, type FillFrom, fillPlaceholders } from '../../domain/email/placeholders';
import { cleanHtml } from '../../domain/files/rich-html';
import { pacificDate } from '../../domain/format/date';
import type { LoanDocument } from '../../domain/loan/document';
import type { AppContext } from '../app-context';
import { refuse } from '../http/app-error';
import { lenderSettings } from '../reference/reference.service';
import { servicerOfLoan } from '../servicing/servicing.service';
import { contactsOf } from './loan-contacts';
import { templateOf } from './templates.queries';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** What the placeholders of an email about a loan are filled from. */
export async function fillFrom(
  portal: AppContext,
  loan: LoanDocument,
  { firstPaymentDue, dueDate, transferDate }: Pick<EmailBuild, 'firstPaymentDue' | 'dueDate' | 'transferDate'> = {},
): Promise<FillFrom> {
  const given = { firstPaymentDue, dueDate, transferDate };
  const [settings, contacts] = await Promise.all([lenderSettings(portal.db), contactsOf(portal, loan)]);
  const { name, paymentLink } = await servicerOfLoan(portal.db, loan.sLNm, contacts);
  const servicer = { name, link: paymentLink ?? '' };
  return { loan, given, settings, contacts, servicer, today: pacificDate(portal.clock()) };
}

/**
 * The email that a template makes of a loan, with the texts that the user changed. Throws 422 if the template does not exist, or
 * the loan has no borrower or no property address.
 */
export async function buildEmail(
  portal: AppContext,
  loan: LoanDocument,
  code: string,
  build: Omit<EmailBuild, 'loanNum'>,
): Promise<BuiltEmail & { readonly template: UsedTemplate }> {
  if (!isMailable(loan)) throw refuse('invalid', 'email-needs-borrower-and-property');
  const template = await templateOf(portal.db, code);
  if (template === undefined) throw refuse('invalid', 'email-needs-template');
  const { isText } = template;
  const subject = build.subject ?? template.subject;
  const notes = build.notes ?? template.notes;
  const message = isText ? notes : cleanHtml(notes);
  const from = await fillFrom(portal, loan, build);
  return {
    template,
    subject: fillPlaceholders(subject, from),
    message: fillPlaceholders(message, from, isText ? String : escaped),
    isText,
    missing: [...emptyPlaceholders(`${subject} ${message}`, from)],
  };
}

/** The text with nothing in place of placeholders that have no value (decisions EMAIL-28). */
export const withoutGaps = (text: string, missing: readonly string[]): string =>
  text.replaceAll(/\[\[([^[\]]*)\]\]/g, (mark, name: string) => (missing.includes(name.trim()) ? '' : mark));
