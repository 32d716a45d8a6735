import { mayReadMessage } from '../../domain/conversations/message-readers';
import type { LoanDocument } from '../../domain/loan/document';
import type { Outcome } from '../../domain/orders/next-step';
import { engineProblem } from '../../domain/orders/order-problem';
import { orderKinds } from '../../domain/orders/orders.schemas';
import { loanPath } from '../../domain/pages/loan-path';
import type { LoanReader } from '../access/access.service';
import type { AppContext } from '../app-context';
import { sendForOrder } from '../email/email.service';
import { AppError } from '../http/app-error';
import { readLos } from '../loan/gateway.service';
import { defineOrderType } from '../orders/orders.service';
import { messageReaders } from './message-people';
import { readUpTo, type StoredMessage } from './topics.queries';
import { knownConditions } from './visible-topics';

const HOUR_MS = 3_600_000;

interface Addressed {
  readonly message: StoredMessage;
  readonly loan: LoanDocument;
  readonly reader: LoanReader;
}

/** The message and its reader, unless they have read it, may no longer read it, or its author took it back. */
async function unreadBy(portal: AppContext, messageId: string, user: string): Promise<Addressed | null> {
  const message = await portal.db
    .selectFrom('portal.messages')
    .selectAll()
    .where('id', '=', messageId)
    .executeTakeFirstOrThrow();
  const topic = { loanNum: message.loan_num, conditionId: message.condition_id };
  if (message.withdrawn_at !== null || (await readUpTo(portal.db, topic, user)) >= message.position) return null;
  const loan = await readLos(() => portal.los.loadLoan(message.loan_num));
  const [reader] = await messageReaders(portal, loan, { ids: [user] });
  if (!reader) return null;
  const known = new Set((await knownConditions(portal, reader, loan.sLNm)).map(({ id }) => id));
  const { internal, condition_id: conditionId } = message;
  return mayReadMessage(reader, { internal, conditionId }, known) ? { message, loan, reader } : null;
}

/** The email says who wrote about which loan. What they wrote stays in the portal. */
function mailAbout(portal: AppContext, { message, loan, reader }: Addressed) {
  const origin = portal.config.portalOrigin ?? `http://localhost:${portal.config.port}`;
  const topic = message.condition_id === null ? '' : `?about=${encodeURIComponent(message.condition_id)}`;
  const { author_name: author } = message;
  const isMentioned = message.mentions.includes(reader.userId);
  return {
    to: reader.email,
    subject: isMentioned ? `You are mentioned on loan ${loan.sLNm}` : `New message about loan ${loan.sLNm}`,
    text: [
      `${author} ${isMentioned ? 'mentioned you in' : 'wrote'} a message about loan ${loan.sLNm}.`,
      '',
      `Read and answer it in the portal: ${origin}${loanPath(loan.sLNm, 'messages')}${topic}`,
    ].join('\n'),
  };
}

/** An email about a message to someone who is away. It is sent at most once. */
export const noticeOrder = defineOrderType({
  kind: 'message-notice',
  ...orderKinds['message-notice'],
  action: 'mail.send',
  pages: ['email'],
  limitMs: 60_000,
  retry: { firstMs: 5_000, factor: 2, mostMs: 15 * 60_000 },
  deadlineMs: 24 * HOUR_MS,
  isRepeatable: ({ mail }) => mail.isRepeatable,
  async submit(portal, { request, operation }): Promise<Outcome<{ mailed: boolean }>> {
    const addressed = await unreadBy(portal, request.message, request.user).catch((error: unknown) => {
      if (error instanceof AppError) return error;
      throw error;
    });
    // Nothing was handed to the mail server yet, so the order is tried again.
    if (addressed instanceof AppError) return { kind: 'not-reached', problem: engineProblem('not-sent') };
    return sendForOrder(portal, addressed && mailAbout(portal, addressed), operation.id);
  },
});
