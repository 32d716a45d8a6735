import type { AppraisalSummary } from '../../domain/appraisal/loan-appraisals.contract';
import type { LoanDocument } from '../../domain/loan/document';
import type { AppContext } from '../app-context';
import { audit } from '../audit/audit.service';
import { refuse } from '../http/app-error';
import type { Caller } from '../http/caller';
import { assertNoSecret } from './assert-texts';
import { appraisalOf, appraisalView, changeAppraisal } from './change-appraisal';

interface Rejection {
  readonly id: string;
  readonly version: number;
  readonly reason: string;
}

/**
 * Rejects a delivered report, whose value is then never used. It stays in the history, and borrowers get their copy of it as of every
 * valuation (12 CFR 1002.14). Throws 409 unless a report waits for its review.
 */
export async function rejectReport(
  portal: AppContext,
  caller: Caller,
  loan: LoanDocument,
  { id, version, reason }: Rejection,
): Promise<AppraisalSummary> {
  const held = await appraisalOf(portal, loan.sLNm, id);
  if (held.row.state === 'rejected') return appraisalView(portal, caller.actor, loan, id);
  assertNoSecret({ reason });
  await changeAppraisal(portal, caller, loan, { id, version }, async (trx, { row, content }) => {
    const report = content.reports.at(-1);
    if (row.state !== 'delivered' || report === undefined) throw refuse('conflict', 'appraisal-not-to-review');
    const after = { appraisal: id, reportVersion: report.version, reason };
    await audit(trx, caller, { action: 'loan.appraisal-rejection', subject: `loan:${loan.sLNm}`, after });
    const rejection = {
      ...{ at: portal.clock().toISOString(), by: caller.actor.displayName },
      ...{ reason, reportVersion: report.version },
    };
    return { state: 'rejected', content: { ...content, rejection }, event: { kind: 'rejected', detail: reason } };
  });
  return appraisalView(portal, caller.actor, loan, id);
}
