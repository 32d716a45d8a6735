import type { EmailContext } from '../../domain/email/loan-email.schemas';
import { placeholderNames } from '../../domain/email/placeholder-sources';
import { placeholderValue } from '../../domain/email/placeholders';
import { recipientsOf } from '../../domain/email/recipients';
import type { LoanDocument } from '../../domain/loan/document';
import type { AppContext } from '../app-context';
import type { Actor } from '../http/actor';
import { fillFrom } from './build.service';
import { usedTemplates } from './templates.queries';

/** Whom an email about the loan can come from and go to, and what it can say. From is the lender, its servicing, a template's sender or the user. */
export async function emailContextOf(portal: AppContext, actor: Actor, loan: LoanDocument): Promise<EmailContext> {
  const [from, templates] = await Promise.all([fillFrom(portal, loan), usedTemplates(portal.db)]);
  const { settings, contacts } = from;
  const senders = [settings.contactEmail, settings.servicingEmail, actor.email, ...templates.map(({ from }) => from)];
  return {
    senders: [...new Set(senders.filter((sender) => sender !== null && sender !== ''))].map(String),
    servicingSender: settings.servicingEmail,
    recipients: recipientsOf(loan, contacts),
    values: Object.fromEntries(placeholderNames.map((name) => [name, placeholderValue(name, from)])),
  };
}
