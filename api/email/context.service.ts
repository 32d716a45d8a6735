import type { EmailContext } from '../../domain/email/loan-email.schemas';
import { recipientsOf } from '../../domain/email/recipients';
import type { LoanDocument } from '../../domain/loan/document';
import type { AppContext } from '../app-context';
import type { Actor } from '../http/actor';
import { readLos } from '../loan/gateway.service';
import { offeredByLos } from '../los/offered';
import { lenderSettings } from '../reference/reference.service';
import { usedTemplates } from './templates.queries';

/** The contacts of the loan, if its LOS has any. */
async function contactsOf(portal: AppContext, loan: LoanDocument) {
  const offered = await offeredByLos(portal.los);
  return offered.includes('directory') ? readLos(() => portal.los.agents(loan.sLNm)) : [];
}

/** Whom an email about the loan can come from and go to. From is the lender, its servicing, a template's sender or the user. */
export async function emailContextOf(portal: AppContext, actor: Actor, loan: LoanDocument): Promise<EmailContext> {
  const [settings, templates, contacts] = await Promise.all([
    lenderSettings(portal.db),
    usedTemplates(portal.db),
    contactsOf(portal, loan),
  ]);
  const senders = [settings.contactEmail, settings.servicingEmail, actor.email, ...templates.map(({ from }) => from)];
  return {
    senders: [...new Set(senders.filter((sender) => sender !== null && sender !== ''))].map(String),
    servicingSender: settings.servicingEmail,
    recipients: recipientsOf(loan, contacts),
  };
}
