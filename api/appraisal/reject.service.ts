import { isReceived } from '../../domain/appraisal/appraisal-states';
import type { AppraisalSummary, RejectionPreview } from '../../domain/appraisal/loan-appraisals.contract';
import { beforeRejected, type ReviewUndo, undoOf } from '../../domain/appraisal/review-undo';
import type { LoanDocument } from '../../domain/loan/document';
import type { AppContext } from '../app-context';
import { audit } from '../audit/audit.service';
import type { Actor } from '../http/actor';
import { invalid, refuse } from '../http/app-error';
import type { Caller } from '../http/caller';
import { assertVersion, changeLoan, readLos } from '../loan/loan.service';
import type { OpenAppraisal } from './appraisals.queries';
import { loanAppraisals } from './appraisals-page.service';
import { assertNoSecret } from './assert-texts';
import { appraisalOf, appraisalView, changeAppraisal } from './change-appraisal';
import { effectsOf, shownValue } from './review-effects';

/** What rejecting the report takes back from the loan; nothing if its value was never accepted. */
async function undoFor(portal: AppContext, loan: LoanDocument, { row, content }: OpenAppraisal): Promise<ReviewUndo> {
  const changed = content.review?.changed;
  if (changed === undefined) return { fields: [], kept: [] };
  const rejected = (await loanAppraisals(portal, loan)).flatMap((one) =>
    one.row.state === 'rejected' && one.row.id !== row.id ? [one.content.review?.changed ?? {}] : [],
  );
  return undoOf(beforeRejected(changed, rejected), (name) => shownValue(loan, name));
}

const valuesOf = ({ fields }: ReviewUndo): Readonly<Record<string, string | null>> =>
  Object.fromEntries(fields.map(({ name, after }) => [name, after]));

function assertToReject({ row, content }: OpenAppraisal): void {
  if (!isReceived(row.state) || content.reports.length === 0) throw refuse('conflict', 'appraisal-not-to-review');
}

/** What rejecting a report takes back from the loan. Nothing is saved. */
export async function previewRejection(
  portal: AppContext,
  actor: Actor,
  loan: LoanDocument,
  id: string,
): Promise<RejectionPreview> {
  const held = await appraisalOf(portal, loan.sLNm, id);
  assertToReject(held);
  const undo = await undoFor(portal, loan, held);
  const nothing = { fields: [], price: null, findings: [] };
  return {
    ...{ version: held.row.version, loanVersion: loan.version, kept: [...undo.kept] },
    wasAccepted: held.content.review !== null,
    ...(undo.fields.length === 0 ? nothing : await effectsOf(portal, actor, loan, valuesOf(undo))),
  };
}

interface Rejection {
  readonly id: string;
  readonly version: number;
  readonly loanVersion?: number | undefined;
  readonly reason: string;
}

/**
 * Rejects a report, whose value is then never used. If it was accepted, the loan first gets back what it had: if the portal dies in
 * between, rejecting again finds nothing left to take back. The report stays in the history, and borrowers get their copy of it as of every
 * valuation (12 CFR 1002.14).
 */
export async function rejectReport(
  portal: AppContext,
  caller: Caller,
  loan: LoanDocument,
  { id, version, loanVersion, reason }: Rejection,
): Promise<AppraisalSummary> {
  const held = await appraisalOf(portal, loan.sLNm, id);
  if (held.row.state === 'rejected') return appraisalView(portal, caller.actor, loan, id);
  assertNoSecret({ reason });
  await changeAppraisal(portal, caller, loan, { id, version }, async (trx, current) => {
    assertToReject(current);
    const { row: _row, content } = current;
    const undo = await undoFor(portal, loan, current);
    if (undo.fields.length > 0) {
      if (loanVersion === undefined) throw invalid('fields-not-valid', { loanVersion: 'required' });
      assertVersion(loan, loanVersion);
      const fields = valuesOf(undo);
      await changeLoan(portal, caller, loan, { version: loanVersion, fields, action: 'loan.appraisal-rejection' });
    }
    const reportVersion = content.reports.at(-1)?.version ?? 1;
    const after = { appraisal: id, reportVersion, reason, takenBack: undo.fields.map(({ name }) => name) };
    await audit(trx, caller, { action: 'loan.appraisal-rejection', subject: `loan:${loan.sLNm}`, after });
    const rejection = {
      ...{ at: portal.clock().toISOString(), by: caller.actor.displayName },
      ...{ reason, reportVersion },
    };
    return { state: 'rejected', content: { ...content, rejection }, event: { kind: 'rejected', detail: reason } };
  });
  return appraisalView(portal, caller.actor, await readLos(() => portal.los.loadLoan(loan.sLNm)), id);
}
