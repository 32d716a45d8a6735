import type { Transaction } from 'kysely';
import type { AppraisalSummary } from '../../domain/appraisal/loan-appraisals.contract';
import type { LoanDocument } from '../../domain/loan/document';
import type { AppContext } from '../app-context';
import type { PortalDb } from '../db/portal-db';
import type { Actor } from '../http/actor';
import { notFound, refuse } from '../http/app-error';
import type { Caller } from '../http/caller';
import { publishOrderChange } from '../loan/loan.service';
import { appraisalViews } from './appraisal-view';
import {
  type AppraisalChange,
  addEvents,
  appraisalById,
  lockAppraisal,
  type NewEvent,
  type OpenAppraisal,
  storeAppraisal,
} from './appraisals.queries';

/** An appraisal of the loan; one of another loan is not found. */
export async function appraisalOf(portal: AppContext, loanNum: string, id: string): Promise<OpenAppraisal> {
  const held = await appraisalById(portal.db, portal.vault, id);
  if (held?.row.loan_num !== loanNum) throw notFound('no-appraisal');
  return held;
}

/** An appraisal as pages see it. */
export async function appraisalView(
  portal: AppContext,
  actor: Pick<Actor, 'isPml'>,
  loan: LoanDocument,
  id: string,
): Promise<AppraisalSummary> {
  const [view] = await appraisalViews(portal, actor, loan, [await appraisalOf(portal, loan.sLNm, id)]);
  if (view === undefined) throw notFound('no-appraisal');
  return view;
}

interface Seen {
  readonly id: string;
  readonly version: number;
}

interface Changed extends AppraisalChange {
  readonly event?: Omit<NewEvent, 'at' | 'by'>;
}

/**
 * Changes an appraisal of a loan in one transaction, with its event, and tells open pages. Throws `stale` (409) with the current appraisal
 * if another version was read.
 */
export async function changeAppraisal(
  portal: AppContext,
  caller: Caller,
  loan: LoanDocument,
  { id, version }: Seen,
  change: (trx: Transaction<PortalDb>, held: OpenAppraisal) => Promise<Changed>,
): Promise<void> {
  await appraisalOf(portal, loan.sLNm, id);
  const isCurrent = await portal.db.transaction().execute(async (trx) => {
    const held = await lockAppraisal(trx, portal.vault, id);
    if (held === undefined || held.row.version !== version) return false;
    const { event, ...changed } = await change(trx, held);
    await storeAppraisal(trx, portal.vault, held, changed);
    const { login, displayName } = caller.actor;
    if (event) await addEvents(trx, id, [{ ...event, at: portal.clock(), by: displayName }]);
    await publishOrderChange(trx, {
      ...{ kind: 'appraisal-order', loan_num: loan.sLNm, actor: login, actor_name: displayName },
    });
    return true;
  });
  if (!isCurrent) {
    throw refuse('stale', 'changed-by-other', {
      extra: { current: await appraisalView(portal, caller.actor, loan, id) },
    });
  }
}
