import { type Kysely, sql } from 'kysely';
import type { z } from 'zod';
import { reportRoles } from '../../domain/pages/report-pages';
import type { assignBody, QcReviewDetail, qcReviewer } from '../../domain/quality-control/quality-control.schemas';
import type { AppContext } from '../app-context';
import type { PortalDb } from '../db/portal-db';
import { invalid, notFound, refuse } from '../http/app-error';
import type { Caller } from '../http/caller';
import { hasWorkedOn } from './population.queries';
import { changeReview } from './reviews.service';

type Reviewer = z.output<typeof qcReviewer>;

/** Enabled users of quality control, by name. */
async function usersOf(db: Kysely<PortalDb>): Promise<Reviewer[]> {
  const { rows } = await sql<Reviewer>`
    select u.login, coalesce(u.display_name, trim(u.first_name || ' ' || u.last_name)) as name
    from portal.users u
    where u.disabled_at is null and not u.is_pml and exists (
      select from portal.user_roles r
      where r.user_id = u.id and r.role = any(${sql.val([...reportRoles['quality-control']])}::text[])
    )
    order by 2, 1`.execute(db);
  return rows;
}

/** Who can be given a review: users of quality control who did not work on its loan. */
export async function reviewersFor({ db }: Pick<AppContext, 'db'>, id: string): Promise<Reviewer[]> {
  const review = await db.selectFrom('portal.qc_reviews').select('loan_num').where('id', '=', id).executeTakeFirst();
  if (!review) throw notFound('no-qc-review');
  const reviewers: Reviewer[] = [];
  for (const user of await usersOf(db)) {
    if (!(await hasWorkedOn(db, user.login, review.loan_num))) reviewers.push(user);
  }
  return reviewers;
}

/** Gives an open review to a user, or takes it from who has it. What was answered stays. */
export const assignReview = (
  portal: AppContext,
  caller: Caller,
  id: string,
  { version, login }: z.output<typeof assignBody>,
): Promise<QcReviewDetail> =>
  changeReview(portal, caller, { id, version }, async (row, trx) => {
    if (row.state !== 'open') throw refuse('not-editable', 'qc-is-completed');
    const reviewer = login === null ? null : (await usersOf(trx)).find((user) => user.login === login);
    if (reviewer === undefined) throw invalid('fields-not-valid', { login: 'not-a-code' });
    if (reviewer && (await hasWorkedOn(trx, reviewer.login, row.loan_num))) {
      throw invalid('fields-not-valid', { login: 'qc-reviewer-worked-on-loan' });
    }
    return {
      action: 'quality.assign',
      set: { reviewer: reviewer?.login ?? null, reviewer_name: reviewer?.name ?? null },
      after: { reviewer: reviewer?.login ?? null },
    };
  });
