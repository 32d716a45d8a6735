import { buffer } from 'node:stream/consumers';
import { afterAttempt, type Delivery, pendingOf } from '../../domain/email/delivery';
import { plainMailOf } from '../../domain/email/plain-mail';
import type { Outcome } from '../../domain/orders/next-step';
import { orderKinds } from '../../domain/orders/orders.schemas';
import type { AppContext } from '../app-context';
import { defineOrderType } from '../orders/orders.service';
import { MailError, type MailMessage, type Refusal } from '../ports/mail/mail';
import { mailOutcome, mailProblem } from './mail-order';
import { openContent } from './sealed-emails';

const HOUR_MS = 3_600_000;

interface Prepared {
  readonly message: MailMessage;
  /** Who does not have it yet. */
  readonly pending: readonly string[];
  readonly known: readonly Delivery[];
}

/** The email with its attachments, as it is handed to the mail server. */
async function prepared(portal: AppContext, id: string): Promise<Prepared> {
  const row = await portal.db
    .selectFrom('portal.email_sent')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const attachments = await Promise.all(
    row.attachments.map(async ({ name, storageKey }) => {
      const stored = await portal.files.get(storageKey);
      if (stored === null) throw new Error(`The content of the attachment ${storageKey} is gone.`);
      return { name, bytes: await buffer(stored.stream) };
    }),
  );
  const [first = '', ...more] = row.to_addresses;
  const { subject, message } = openContent(portal, row);
  const pending = pendingOf([...row.to_addresses, ...row.cc_addresses], row.deliveries);
  return {
    message: {
      ...{ to: first, more, cc: row.cc_addresses, only: pending, from: row.from_address, subject, attachments },
      ...(row.is_text ? { text: message } : { text: plainMailOf(message), html: message }),
    },
    pending,
    known: row.deliveries,
  };
}

/** Stores what the server said, so that a further attempt leaves out those who have the email. */
async function record({ db }: AppContext, id: string, { known, pending }: Prepared, refusals: readonly Refusal[]) {
  const said = refusals.map(
    ({ address, isTemporary, code }): Delivery => ({ address, code, state: isTemporary ? 'delayed' : 'refused' }),
  );
  const deliveries = afterAttempt(known, pending, said);
  await db
    .updateTable('portal.email_sent')
    .set({ deliveries: JSON.stringify(deliveries) })
    .where('id', '=', id)
    .execute();
  return deliveries;
}

const codesOf = (deliveries: readonly Delivery[], state: Delivery['state']): string =>
  [...new Set(deliveries.filter((each) => each.state === state).map(({ code }) => code))].join(', ');

/** Whether all is said, or some recipients were refused for now. */
function outcomeOf(deliveries: readonly Delivery[]): Outcome<{ rejected: string[] }> {
  const rejected = deliveries.filter(({ state }) => state === 'refused').map(({ address }) => address);
  if (deliveries.some(({ state }) => state === 'delayed'))
    return { kind: 'not-reached', problem: mailProblem('refused-for-now', codesOf(deliveries, 'delayed')) };
  if (rejected.length === deliveries.length)
    return { kind: 'failed', problem: mailProblem('refused', codesOf(deliveries, 'refused')) };
  return { kind: 'completed', result: { rejected } };
}

/** An email about a loan, to all its recipients in one message. Its own ID is that of the message, also when a person sends it again. */
export const loanEmailOrder = defineOrderType({
  kind: 'loan-email',
  ...orderKinds['loan-email'],
  action: 'mail.send',
  pages: ['email'],
  limitMs: 120_000,
  retry: { firstMs: 5_000, factor: 2, mostMs: 15 * 60_000 },
  deadlineMs: 24 * HOUR_MS,
  isRepeatable: ({ mail }) => mail.isRepeatable,
  async submit(portal, { request: { email } }): Promise<Outcome<{ rejected: string[] }>> {
    const before = await prepared(portal, email);
    if (before.pending.length === 0) return outcomeOf(before.known);
    try {
      const refusals = await portal.mail.send(before.message, email);
      return outcomeOf(await record(portal, email, before, refusals));
    } catch (error) {
      if (!(error instanceof MailError)) throw error;
      if (error.refusals.length === 0) return mailOutcome(error);
      return outcomeOf(await record(portal, email, before, error.refusals));
    }
  },
});
