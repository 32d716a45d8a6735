import { buffer } from 'node:stream/consumers';
import { plainMailOf } from '../../domain/email/plain-mail';
import type { Outcome } from '../../domain/orders/next-step';
import { orderKinds } from '../../domain/orders/orders.schemas';
import type { AppContext } from '../app-context';
import { defineOrderType } from '../orders/orders.service';
import { MailError } from '../ports/mail/mail';
import { mailOutcome } from './mail-order';
import { openContent } from './sealed-emails';

const HOUR_MS = 3_600_000;

/** The email with its attachments, as it is handed to the mail server. */
async function mailOf(portal: AppContext, id: string) {
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
  return {
    ...{ to: first, more, cc: row.cc_addresses, from: row.from_address, subject, attachments },
    ...(row.is_text ? { text: message } : { text: plainMailOf(message), html: message }),
  };
}

/** An email about a loan, to all its recipients at once. */
export const loanEmailOrder = defineOrderType({
  kind: 'loan-email',
  ...orderKinds['loan-email'],
  action: 'mail.send',
  pages: ['email'],
  limitMs: 120_000,
  retry: { firstMs: 5_000, factor: 2, mostMs: 15 * 60_000 },
  deadlineMs: 24 * HOUR_MS,
  isRepeatable: ({ mail }) => mail.isRepeatable,
  async submit(portal, { request, operation }): Promise<Outcome<{ rejected: string[] }>> {
    const message = await mailOf(portal, request.email);
    try {
      const rejected = await portal.mail.send(message, operation.id);
      return { kind: 'completed', result: { rejected: [...rejected] } };
    } catch (error) {
      if (error instanceof MailError) return mailOutcome(error);
      throw error;
    }
  },
});
