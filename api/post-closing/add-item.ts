import { sql, type Transaction } from 'kysely';
import { message } from '../../domain/messages/message';
import type { ItemAdd, PostClosingView } from '../../domain/post-closing/post-closing.schemas';
import { MAX_ADDED } from '../../domain/post-closing/post-closing-limits';
import type { AppContext } from '../app-context';
import { audit } from '../audit/audit.service';
import type { PortalDb } from '../db/portal-db';
import { refuse } from '../http/app-error';
import type { Caller } from '../http/caller';
import { fundedLoan, postClosingOf } from './post-closing.service';

/** Throws if the loan has too many added documents now. Writers of one checklist take turns from here on. */
async function assertRoom(trx: Transaction<PortalDb>, loanNum: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`checklist:${loanNum}`}, 0))`.execute(trx);
  const { added } = await trx
    .selectFrom('portal.post_closing_items')
    .select((row) => row.fn.countAll<number>().as('added'))
    .where('loan_num', '=', loanNum)
    .where('label', 'is not', null)
    .executeTakeFirstOrThrow();
  if (Number(added) > MAX_ADDED) throw refuse('conflict', message('checklist-full', { most: MAX_ADDED }));
}

/** Adds a document to the checklist of one loan. Adding it again changes nothing. */
export async function addItem(
  portal: AppContext,
  caller: Caller,
  loanNum: string,
  { id, label, dueOn }: ItemAdd,
): Promise<PostClosingView> {
  const { loan } = await fundedLoan(portal, caller.actor, loanNum);
  await portal.db.transaction().execute(async (trx) => {
    const added = await trx
      .insertInto('portal.post_closing_items')
      .values({ loan_num: loan.sLNm, kind: id, label, due_on: dueOn, is_due_entered: true, version: 1 })
      .onConflict((on) => on.doNothing())
      .returning('kind')
      .executeTakeFirst();
    if (added === undefined) {
      const same = await trx
        .selectFrom('portal.post_closing_items')
        .select('label')
        .where('loan_num', '=', loan.sLNm)
        .where('kind', '=', id)
        .executeTakeFirst();
      if (same?.label !== label) throw refuse('conflict', 'checklist-item-exists');
      return;
    }
    await assertRoom(trx, loan.sLNm);
    const { login, displayName } = caller.actor;
    await trx
      .insertInto('portal.post_closing_steps')
      .values({
        ...{ loan_num: loan.sLNm, kind: id, at: portal.clock(), by_login: login, by_name: displayName, due_on: dueOn },
        ...{ received_on: null, document_id: null, document_name: null, exception: null },
      })
      .execute();
    const after = { label, dueOn };
    await audit(trx, caller, { action: 'post-closing.add', subject: `loan:${loan.sLNm}`, after });
  });
  return postClosingOf(portal, caller.actor, loan.sLNm);
}
