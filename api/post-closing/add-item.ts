import type { ItemAdd, PostClosingView } from '../../domain/post-closing/post-closing.schemas';
import type { AppContext } from '../app-context';
import { audit } from '../audit/audit.service';
import { refuse } from '../http/app-error';
import type { Caller } from '../http/caller';
import { fundedLoan, postClosingOf } from './post-closing.service';

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
