import { isReceived } from '../../domain/appraisal/appraisal-states';
import { acceptedState } from '../../domain/appraisal/completion';
import type { AppraisalSummary, ReviewPreview } from '../../domain/appraisal/loan-appraisals.contract';
import { needsReason, stopsReview } from '../../domain/appraisal/receipt-checks';
import type { ReceivedReport } from '../../domain/appraisal/report.schemas';
import { changesOf } from '../../domain/appraisal/review-undo';
import { reviewerRoles } from '../../domain/appraisal/reviewers';
import type { LoanDocument } from '../../domain/loan/document';
import type { AppContext } from '../app-context';
import { audit } from '../audit/audit.service';
import type { Actor } from '../http/actor';
import { refuse } from '../http/app-error';
import { hasRole } from '../http/call-access';
import type { Caller } from '../http/caller';
import { assertVersion, changeLoan, readLos } from '../loan/loan.service';
import { checksOf, outsideChecks, viewFacts } from './appraisal-view';
import type { OpenAppraisal } from './appraisals.queries';
import { assertNoSecret } from './assert-texts';
import { appraisalOf, appraisalView, changeAppraisal } from './change-appraisal';
import { progressOf } from './copies.service';
import { effectsOf, shownValue } from './review-effects';

export const mayReview = (actor: Actor): boolean => hasRole(actor, reviewerRoles);

/** How the value was found, a code of `sSpValuationMethodT`: a desktop or an exterior-only appraisal, otherwise a full one. */
const methodOf = (form: string | null): string =>
  form === '1004 Desktop' ? '3' : form === '2055' || form === '1075' ? '2' : '1';

/** The fields of the loan that an accepted report sets. */
function valuesOf({ data, receivedOn }: ReceivedReport): Readonly<Record<string, string | null>> {
  if (data === null) return {};
  return {
    sApprVal: data.value,
    sSpValuationEffectiveD: data.effectiveOn,
    sApprRprtRd: receivedOn,
    sSpValuationMethodT: methodOf(data.form),
    sSpAppraiserNm: data.appraiser.name,
    sSpAppraiserLicenseNum: data.appraiser.licenseNumber,
  };
}

function lastReport({ row, content }: OpenAppraisal): ReceivedReport {
  const last = content.reports.at(-1);
  if (last === undefined || !isReceived(row.state)) throw refuse('conflict', 'appraisal-not-received');
  return last;
}

/** What accepting the value of the last version changes: ratios, price, and findings that get out of date. Nothing is saved. */
export async function previewReview(
  portal: AppContext,
  actor: Actor,
  loan: LoanDocument,
  id: string,
): Promise<ReviewPreview> {
  const held = await appraisalOf(portal, loan.sLNm, id);
  const report = lastReport(held);
  const checks = checksOf(held, await viewFacts(portal, loan));
  return {
    ...{ version: held.row.version, loanVersion: loan.version },
    checks: actor.isPml ? outsideChecks(checks) : checks,
    ...(await effectsOf(portal, actor, loan, valuesOf(report))),
  };
}

interface Accepted {
  readonly id: string;
  readonly version: number;
  readonly loanVersion: number;
  readonly note: string;
}

/**
 * Accepts the value of the last version: only now it becomes the value of the loan. The loan changes while the appraisal is locked, and
 * the review is stored after it: if the loan is refused, nothing is stored, and if the portal dies in between, accepting again stores
 * the review.
 */
export async function acceptValue(
  portal: AppContext,
  caller: Caller,
  loan: LoanDocument,
  { id, version, loanVersion, note }: Accepted,
): Promise<AppraisalSummary> {
  const held = await appraisalOf(portal, loan.sLNm, id);
  const report = lastReport(held);
  const checks = checksOf(held, await viewFacts(portal, loan));
  if (stopsReview(checks)) throw refuse('conflict', 'appraisal-stopped');
  if (needsReason(checks) && note === '') {
    throw refuse('invalid', 'appraisal-needs-note', { fields: { note: 'required' } });
  }
  assertNoSecret({ note });
  assertVersion(loan, loanVersion);
  const { displayName } = caller.actor;
  const fields = valuesOf(report);
  await changeAppraisal(portal, caller, loan, { id, version }, async (trx, { row, content }) => {
    if (!isReceived(row.state)) throw refuse('conflict', 'appraisal-not-received');
    await changeLoan(portal, caller, loan, { version: loanVersion, fields, action: 'loan.appraisal-review' });
    const after = { appraisal: id, reportVersion: report.version };
    await audit(trx, caller, { action: 'loan.appraisal-review', subject: `loan:${loan.sLNm}`, after });
    const changed = changesOf(fields, (name) => shownValue(loan, name), content.review?.changed);
    const review = { at: portal.clock().toISOString(), by: displayName, note, reportVersion: report.version, changed };
    return {
      state: acceptedState(progressOf(content, loan)),
      content: { ...content, review },
      event: { kind: 'reviewed', detail: note || null },
    };
  });
  return appraisalView(portal, caller.actor, await readLos(() => portal.los.loadLoan(loan.sLNm)), id);
}
