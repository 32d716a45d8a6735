import type { MessagePage, ShownMessage, Topic } from '../../domain/conversations/conversation.schemas';
import { conversationLimits, WITHDRAW_MINUTES } from '../../domain/conversations/conversation-limits';
import { mayReadMessage } from '../../domain/conversations/message-readers';
import type { LoanDocument } from '../../domain/loan/document';
import type { AppContext } from '../app-context';
import type { Actor } from '../http/actor';
import { publishMark } from '../loan/loan.service';
import { openMessage } from './sealed-messages';
import { countTopics, markRead, messagesBefore, readUpTo, type StoredMessage } from './topics.queries';
import { knownConditions, requireTopic } from './visible-topics';

const MINUTE_MS = 60_000;

/** Until when the author can take a message back. */
export const withdrawableUntil = ({ written_at }: Pick<StoredMessage, 'written_at'>): Date =>
  new Date(written_at.getTime() + WITHDRAW_MINUTES * MINUTE_MS);

/** A message as its reader sees it. The text of one that was taken back stays sealed. */
export function shown(portal: AppContext, { userId }: Pick<Actor, 'userId'>, row: StoredMessage): ShownMessage {
  const isWithdrawn = row.withdrawn_at !== null;
  const { text, mentions } = isWithdrawn ? { text: null, mentions: [] } : openMessage(portal, row);
  const mine = row.author_id === userId;
  const until = withdrawableUntil(row);
  return {
    ...{ id: row.id, position: row.position, conditionId: row.condition_id, at: row.written_at.toISOString() },
    ...{ by: row.author_name, mine, outside: row.author_outside, internal: row.internal, text, mentions },
    withdrawableUntil: mine && !isWithdrawn && until > portal.clock() ? until.toISOString() : null,
  };
}

/** The newest messages of a topic before a position, oldest first. */
export async function readTopic(
  portal: AppContext,
  actor: Actor,
  loan: LoanDocument,
  { conditionId, before }: { readonly conditionId: string | null; readonly before: number | undefined },
): Promise<MessagePage> {
  // Staff also read about conditions that the LOS no longer has.
  if (actor.isPml) await requireTopic(portal, actor, loan, conditionId);
  const topic = { loanNum: loan.sLNm, conditionId };
  const found = await messagesBefore(portal.db, topic, actor, before);
  const messages = found.slice(-conversationLimits.page);
  return {
    messages: messages.map((row) => shown(portal, actor, row)),
    cursor: found.length > messages.length ? (messages[0]?.position ?? null) : null,
    readUpTo: await readUpTo(portal.db, topic, actor.userId),
  };
}

/** The topics of the loan with messages that the actor may read, the latest first. */
export async function topicsOf(portal: AppContext, actor: Actor, loan: LoanDocument): Promise<Topic[]> {
  const topics = await countTopics(portal.db, [loan.sLNm], actor);
  const asksLos = actor.isPml && topics.some(({ condition_id }) => condition_id !== null);
  const known = new Set(asksLos ? (await knownConditions(portal, actor, loan.sLNm)).map(({ id }) => id) : []);
  return topics
    .filter(({ condition_id: conditionId }) => mayReadMessage(actor, { internal: false, conditionId }, known))
    .map(({ condition_id, messages, unread, mentions, latest_at }) => ({
      ...{ conditionId: condition_id, messages, unread, mentions, latestAt: latest_at.toISOString() },
    }));
}

/** Marks a topic as read up to a position. It is no write to the loan, so it has no audit entry. */
export async function readTopicUpTo(
  portal: AppContext,
  actor: Actor,
  loan: LoanDocument,
  { conditionId, upTo }: { readonly conditionId: string | null; readonly upTo: number },
): Promise<void> {
  if (actor.isPml) await requireTopic(portal, actor, loan, conditionId);
  await portal.db.transaction().execute(async (trx) => {
    const moved = await markRead(trx, { loanNum: loan.sLNm, conditionId }, actor, upTo);
    if (moved) await publishMark(trx, actor, loan.sLNm);
  });
}
