import { errorTexts } from '../../domain/messages/error-texts';
import { message } from '../../domain/messages/message';
import type { Outcome } from '../../domain/orders/next-step';
import { orderKinds } from '../../domain/orders/orders.schemas';
import type { AppContext } from '../app-context';
import { defineOrderType } from '../orders/orders.service';
import { MailError, type MailMessage, type MailOutcome } from '../ports/mail/mail';

const HOUR_MS = 3_600_000;

/** The problem of an email, with the reply code of the server. */
export const mailProblem = (code: MailOutcome, reply: string) => ({
  code,
  ...errorTexts(message(`mail-${code}`, { reply })),
});

/** What an order does after a failure of the mail server. */
export function mailOutcome({ outcome, reason }: MailError): Outcome<never> {
  const problem = mailProblem(outcome, reason);
  if (outcome === 'unknown') return { kind: 'unknown', problem };
  return { kind: outcome === 'refused' ? 'failed' : 'not-reached', problem };
}

/** Sends the email of an order now. Null if it has nothing to say any more, which completes the order. */
export async function sendForOrder(
  { mail }: Pick<AppContext, 'mail'>,
  message: MailMessage | null,
  operation: string,
): Promise<Outcome<{ mailed: boolean }>> {
  if (message === null) return { kind: 'completed', result: { mailed: false } };
  try {
    await mail.send(message, operation);
    return { kind: 'completed', result: { mailed: true } };
  } catch (error) {
    if (error instanceof MailError) return mailOutcome(error);
    throw error;
  }
}

/** An email to one person. Mail that contains a secret (PINs, passwords) is sent immediately and never becomes an order. */
export const mailOrder = defineOrderType({
  kind: 'mail',
  ...orderKinds.mail,
  action: 'mail.send',
  pages: ['email'],
  limitMs: 120_000,
  retry: { firstMs: 5_000, factor: 2, mostMs: 15 * 60_000 },
  deadlineMs: 24 * HOUR_MS,
  isRepeatable: ({ mail }) => mail.isRepeatable,
  async submit({ mail }, { request, operation }) {
    try {
      await mail.send(request, operation.id);
      return { kind: 'completed', result: null };
    } catch (error) {
      if (error instanceof MailError) return mailOutcome(error);
      throw error;
    }
  },
});
