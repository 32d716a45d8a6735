import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { PortalDb } from '../../db/portal-db';
import type { UnreadOf } from './query';
import { assignedLoans } from './view-scope';

/** The unread messages of a loan. */
export interface UnreadOfLoan {
  readonly loan_num: string;
  readonly unread: number;
  /** How many of them mention the user. */
  readonly mentions: number;
}

/**
 * The statement that finds the loans with unread messages that concern a user, all or those of `among`. They concern whom a loan
 * is assigned to, and who wrote or is mentioned on it. What counts as unread is the same as in the topics of a loan, which
 * `api/conversations` counts.
 */
export function unreadOf({ userId, isPml, login }: UnreadOf, among?: readonly string[]): RawBuilder<UnreadOfLoan> {
  const these = among === undefined ? sql`true` : sql`loan_num = any(${sql.val([...among])}::text[])`;
  // The marks are read at once: the planner expects few messages, and would look up the mark of each.
  return sql<UnreadOfLoan>`
    with marks as materialized (
      select loan_num, condition_id, up_to from portal.message_reads where user_id = ${userId} and ${these}
    )
    select m.loan_num, count(*)::int as unread, count(*) filter (where ${userId}::uuid = any(m.mentions))::int as mentions
    from (
      select distinct loan_num from (
        ${assignedLoans(login)}
        union all select loan_num from portal.messages where author_id = ${userId}
        union all select loan_num from portal.messages where mentions @> array[${userId}::uuid]
      ) of_user where ${these}
    ) concerned
    join portal.messages m using (loan_num)
    left join marks r on r.loan_num = m.loan_num and r.condition_id = coalesce(m.condition_id, '')
    where m.position > coalesce(r.up_to, 0) and m.author_id <> ${userId} and m.withdrawn_at is null
      and (not ${isPml}::boolean or not (m.internal or exists (
        select from portal.lender_topics t where t.loan_num = m.loan_num and t.condition_id = m.condition_id
      )))
    group by m.loan_num`;
}

/** The unread messages of these loans that concern the user; none for someone who may not read messages. */
export async function unreadIn(
  db: Kysely<PortalDb>,
  user: UnreadOf | null,
  loanNums: readonly string[],
): Promise<ReadonlyMap<string, UnreadOfLoan>> {
  if (user === null || loanNums.length === 0) return new Map();
  const { rows } = await unreadOf(user, loanNums).execute(db);
  return new Map(rows.map((row) => [row.loan_num, row]));
}
