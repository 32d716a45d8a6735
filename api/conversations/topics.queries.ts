import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { conversationLimits } from '../../domain/conversations/conversation-limits';
import type { PortalDb } from '../db/portal-db';
import type { MessageRow } from './conversations.tables';

type Db = Kysely<PortalDb>;
export type StoredMessage = Selectable<MessageRow>;

/** A topic of a loan: a condition, or null for the loan itself. */
export interface TopicAddress {
  readonly loanNum: string;
  readonly conditionId: string | null;
}

/** The user who reads, and whether they are outside the lender. */
export interface MessageReader {
  readonly userId: string;
  readonly isPml: boolean;
}

/** Seed of the advisory locks under which the messages of a loan are written. */
const LOCK_SEED = 7_310_051;

/** Lets the messages of a loan be written one after the other, so that a later position is never committed first. */
export async function lockConversation(trx: Transaction<PortalDb>, loanNum: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${loanNum}, ${sql.lit(LOCK_SEED)}))`.execute(trx);
}

/** The newest messages of a topic before a position, oldest first, and one more if there are older ones. */
export async function messagesBefore(
  db: Db,
  { loanNum, conditionId }: TopicAddress,
  { isPml }: MessageReader,
  before: number | undefined,
): Promise<StoredMessage[]> {
  const rows = await db
    .selectFrom('portal.messages')
    .selectAll()
    .where('loan_num', '=', loanNum)
    .where(sql<boolean>`condition_id is not distinct from ${conditionId}`)
    .$if(isPml, (query) => query.where('internal', '=', false))
    .$if(before !== undefined, (query) => query.where('position', '<', before ?? 0))
    .orderBy('position', 'desc')
    .limit(conversationLimits.page + 1)
    .execute();
  return rows.reverse();
}

/** A topic with its numbers, as the database counts them. */
export interface CountedTopic {
  readonly loan_num: string;
  readonly condition_id: string | null;
  readonly messages: number;
  readonly unread: number;
  readonly mentions: number;
  readonly latest_at: Date;
}

/** The topics of these loans. A user's own messages and those taken back never count as unread. */
export async function countTopics(
  db: Db,
  loanNums: readonly string[],
  { userId, isPml }: MessageReader,
): Promise<CountedTopic[]> {
  const { rows } = await sql<CountedTopic>`
    select m.loan_num, m.condition_id, count(*)::int as messages, count(*) filter (where unread)::int as unread,
      count(*) filter (where unread and ${userId}::uuid = any(m.mentions))::int as mentions, max(m.written_at) as latest_at
    from portal.messages m
    left join portal.message_reads r
      on r.user_id = ${userId} and r.loan_num = m.loan_num and r.condition_id = coalesce(m.condition_id, '')
    cross join lateral (
      select m.position > coalesce(r.up_to, 0) and m.author_id <> ${userId} and m.withdrawn_at is null as unread
    ) state
    where m.loan_num = any(${sql.val([...loanNums])}::text[]) and not (m.internal and ${isPml}::boolean)
    group by m.loan_num, m.condition_id
    order by max(m.position) desc`.execute(db);
  return rows;
}

/** Up to where the user has read the topic. */
export async function readUpTo(db: Db, { loanNum, conditionId }: TopicAddress, userId: string): Promise<number> {
  const row = await db
    .selectFrom('portal.message_reads')
    .select('up_to')
    .where('user_id', '=', userId)
    .where('loan_num', '=', loanNum)
    .where('condition_id', '=', conditionId ?? '')
    .executeTakeFirst();
  return row?.up_to ?? 0;
}

/**
 * Marks the messages of a topic up to a position as read; never those that are written later, and never back. Returns whether
 * that changed anything.
 */
export async function markRead(
  db: Db,
  { loanNum, conditionId }: TopicAddress,
  { userId, isPml }: MessageReader,
  upTo: number,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into portal.message_reads (user_id, loan_num, condition_id, up_to)
    select ${userId}, ${loanNum}, ${conditionId ?? ''}, max(m.position)
    from portal.messages m
    where m.loan_num = ${loanNum} and m.condition_id is not distinct from ${conditionId} and m.position <= ${upTo}
      and not (m.internal and ${isPml}::boolean)
    having max(m.position) is not null
    on conflict (user_id, loan_num, condition_id) do update
      set up_to = excluded.up_to where excluded.up_to > message_reads.up_to`.execute(db);
  return numAffectedRows === 1n;
}
