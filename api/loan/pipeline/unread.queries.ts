import { type RawBuilder, sql } from 'kysely';
import type { UnreadOf } from './query';
import { assignedKeys, assignedLoans } from './view-scope';

/** The unread messages of a loan. */
interface UnreadOfLoan {
  readonly loan_num: string;
  readonly unread: number;
  /** How many of them mention the user. */
  readonly mentions: number;
}

const counts = ({ userId }: UnreadOf) =>
  sql`count(*)::int as unread, count(*) filter (where ${userId}::uuid = any(m.mentions))::int as mentions`;

/**
 * Whether a message `m` is unread, with the mark `r` of its topic. It is the same as in the topics of a loan, which `api/conversations`
 * counts.
 */
const isUnread = ({ userId, isPml }: UnreadOf) => sql`
    m.position > coalesce(r.up_to, 0) and m.author_id <> ${userId} and m.withdrawn_at is null
      and (not ${isPml}::boolean or not (m.internal or exists (
        select from portal.lender_topics t where t.loan_num = m.loan_num and t.condition_id = m.condition_id
      )))`;

/**
 * The statement that finds all loans with unread messages that concern a user: whom a loan is assigned to, and who wrote or is
 * mentioned on it.
 */
export function unreadOf(user: UnreadOf): RawBuilder<UnreadOfLoan> {
  const { userId, login } = user;
  // The marks are read at once: the planner expects few messages, and would look up the mark of each.
  return sql<UnreadOfLoan>`
    with marks as materialized (
      select loan_num, condition_id, up_to from portal.message_reads where user_id = ${userId}
    )
    select m.loan_num, ${counts(user)}
    from (
      select distinct loan_num from (
        ${assignedLoans(login)}
        union all select loan_num from portal.messages where author_id = ${userId}
        union all select loan_num from portal.messages where mentions @> array[${userId}::uuid]
      ) of_user
    ) concerned
    join portal.messages m using (loan_num)
    left join marks r on r.loan_num = m.loan_num and r.condition_id = coalesce(m.condition_id, '')
    where ${isUnread(user)}
    group by m.loan_num`;
}

/** The same for the few loans of a table `page` with rows of the index, whose messages are looked up one loan after the other. */
export function unreadOnPage(user: UnreadOf): RawBuilder<UnreadOfLoan> {
  const { userId, login } = user;
  return sql<UnreadOfLoan>`
    select m.loan_num, ${counts(user)}
    from page
    join portal.messages m using (loan_num)
    left join portal.message_reads r
      on r.user_id = ${userId} and r.loan_num = m.loan_num and r.condition_id = coalesce(m.condition_id, '')
    where ${isUnread(user)} and (page.assigned && ${assignedKeys(login)} or exists (
      select from portal.messages own
      where own.loan_num = page.loan_num and (own.author_id = ${userId} or own.mentions @> array[${userId}::uuid])
    ))
    group by m.loan_num`;
}
