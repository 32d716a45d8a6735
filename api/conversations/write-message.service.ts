import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Mention, NewMessage, ShownMessage } from '../../domain/conversations/conversation.schemas';
import { WITHDRAW_MINUTES } from '../../domain/conversations/conversation-limits';
import type { LoanDocument } from '../../domain/loan/document';
import { message } from '../../domain/messages/message';
import { holdsSecret } from '../../domain/orders/secret-text';
import type { AppContext } from '../app-context';
import { audit } from '../audit/audit.service';
import type { PortalDb } from '../db/portal-db';
import { invalid, notFound, refuse } from '../http/app-error';
import type { Caller } from '../http/caller';
import { publishMessage } from '../loan/loan.service';
import { addresseesOf, placeNotices } from './notices.service';
import { mentionablePeople } from './people.service';
import { shown, withdrawableUntil } from './read-messages.service';
import { openMessage, sealMessage } from './sealed-messages';
import { lockConversation, type StoredMessage } from './topics.queries';
import { requireTopic } from './visible-topics';
import { assertBelowWriteLimit } from './write-limit';

const byKey = (db: Kysely<PortalDb>, { actor }: Caller, key: string) =>
  db.selectFrom('portal.messages').selectAll().where('author_id', '=', actor.userId).where('key', '=', key);

/** The people whom a message mentions. Throws `invalid` (422) for those who may not read it. */
async function mentioned(
  portal: AppContext,
  { actor }: Caller,
  loan: LoanDocument,
  { mentions, internal }: Pick<NewMessage, 'mentions' | 'internal'>,
): Promise<Mention[]> {
  const ids = [...new Set(mentions)].filter((id) => id !== actor.userId);
  if (ids.length === 0) return [];
  const people = await mentionablePeople(portal, actor, loan, { ids });
  const found = people.filter(({ userId, isPml }) => ids.includes(userId) && !(internal && isPml));
  if (found.length < ids.length) throw invalid('fields-not-valid', { mentions: 'not-a-code' });
  return found.map(({ userId, name }) => ({ id: userId, name }));
}

/**
 * Writes a message about the loan or one of its conditions, once for its key. What is written about an internal condition is
 * internal, and stays so if the condition gets another category.
 */
export async function writeMessage(
  portal: AppContext,
  caller: Caller,
  loan: LoanDocument,
  sent: NewMessage,
): Promise<ShownMessage> {
  const { actor } = caller;
  const { sLNm: loanNum } = loan;
  const { conditionId, key, text } = sent;
  const topic = await requireTopic(portal, actor, loan, conditionId);
  const internal = sent.internal || topic.isForLenderOnly;
  // Another text or audience is another message: its author must not take it for written.
  const sameMessage = (row: StoredMessage): ShownMessage => {
    const isSame = row.loan_num === loanNum && row.condition_id === conditionId && row.internal === internal;
    if (!isSame || openMessage(portal, row).text !== text) throw refuse('conflict', 'message-key-used');
    return shown(portal, actor, row);
  };
  const earlier = await byKey(portal.db, caller, key).executeTakeFirst();
  if (earlier) return sameMessage(earlier);
  if (actor.isPml && sent.internal) throw invalid('fields-not-valid', { internal: 'not-a-code' });
  if (holdsSecret(text)) throw refuse('invalid', 'message-has-secret', { fields: { text: 'message-has-secret' } });
  const mentions = await mentioned(portal, caller, loan, { ...sent, internal });
  const written = { id: randomUUID(), loanNum, conditionId, internal, mentions };
  const addressees = await addresseesOf(portal, actor, loan, written);
  return portal.db.transaction().execute(async (trx) => {
    await lockConversation(trx, loanNum);
    await assertBelowWriteLimit(portal, trx, caller, key);
    const added = await trx
      .insertInto('portal.messages')
      .values({
        ...{ id: written.id, loan_num: loanNum, condition_id: conditionId, internal },
        ...{ author_id: actor.userId, author_name: actor.displayName, author_outside: actor.isPml, key },
        content: sealMessage(portal, written.id, { text, mentions }),
        ...{ mentions: mentions.map(({ id }) => id), written_at: portal.clock(), withdrawn_at: null },
      })
      .onConflict((conflict) => conflict.columns(['author_id', 'key']).doNothing())
      .returningAll()
      .executeTakeFirst();
    // Two sends of one key wait for each other here, and the second finds the first.
    if (!added) return sameMessage(await byKey(trx, caller, key).executeTakeFirstOrThrow());
    const detail = { message: written.id, conditionId, internal, mentions: mentions.map(({ name }) => name) };
    await audit(trx, caller, { action: 'message.write', subject: `loan:${loanNum}`, after: detail });
    await placeNotices(portal, trx, caller, { message: written, addressees });
    await publishMessage(trx, actor, { loanNum, internal });
    return shown(portal, actor, added);
  });
}

/** Takes back a message: readers see that there was one, and no longer its text. Repeating it changes nothing. */
export async function withdrawMessage(
  portal: AppContext,
  caller: Caller,
  loan: LoanDocument,
  id: string,
): Promise<ShownMessage> {
  const { actor } = caller;
  return portal.db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('portal.messages')
      .selectAll()
      .where('id', '=', id)
      .where('loan_num', '=', loan.sLNm)
      .where('author_id', '=', actor.userId)
      .forUpdate()
      .executeTakeFirst();
    if (!row) throw notFound('no-record');
    if (row.withdrawn_at !== null) return shown(portal, actor, row);
    if (withdrawableUntil(row) <= portal.clock())
      throw refuse('conflict', message('message-too-late', { minutes: WITHDRAW_MINUTES }));
    const withdrawn = { withdrawn_at: portal.clock() };
    await trx.updateTable('portal.messages').set(withdrawn).where('id', '=', id).execute();
    await audit(trx, caller, { action: 'message.withdraw', subject: `loan:${loan.sLNm}`, after: { message: id } });
    await publishMessage(trx, actor, { loanNum: loan.sLNm, internal: row.internal });
    return shown(portal, actor, { ...row, ...withdrawn });
  });
}
