import type { Kysely } from 'kysely';
import type { PortalDb } from '../db/portal-db';
import type { TopicAddress } from './topics.queries';

/** Records whether a condition is for the lender only, so that users outside of it count its messages or not. Safe to repeat. */
export async function noteTopicReaders(
  db: Kysely<PortalDb>,
  { loanNum, conditionId }: TopicAddress & { readonly conditionId: string },
  isForLenderOnly: boolean,
): Promise<void> {
  const topic = { loan_num: loanNum, condition_id: conditionId };
  if (isForLenderOnly) {
    await db
      .insertInto('portal.lender_topics')
      .values(topic)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return;
  }
  await db
    .deleteFrom('portal.lender_topics')
    .where('loan_num', '=', loanNum)
    .where('condition_id', '=', conditionId)
    .execute();
}
