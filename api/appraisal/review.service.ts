import { applyLoanChange, validateLoanChange } from '../../domain/application/change/loan-change';
import { isReceived } from '../../domain/appraisal/appraisal-states';
import { acceptedState } from '../../domain/appraisal/completion';
import type { AppraisalSummary, ReviewPreview } from '../../domain/appraisal/loan-appraisals.contract';
import { needsReason, stopsReview } from '../../domain/appraisal/receipt-checks';
import type { ReceivedReport } from '../../domain/appraisal/report.schemas';
import { reviewerRoles } from '../../domain/appraisal/reviewers';
import type { LoanDocument } from '../../domain/loan/document';
import { thousandthsOf } from '../../domain/numbers/cents';
import type { AppContext } from '../app-context';
import { audit } from '../audit/audit.service';
import { runStaleness } from '../aus/aus.service';
import type { Actor } from '../http/actor';
import { invalid, refuse } from '../http/app-error';
import { hasRole } from '../http/call-access';
import type { Caller } from '../http/caller';
import { assertVersion, changeLoan, priceViewOf, readLos } from '../loan/loan.service';
import { offeredByLos } from '../los/offered';
import { checksOf, outsideChecks, viewFacts } from './appraisal-view';
import type { OpenAppraisal } from './appraisals.queries';
import { assertNoSecret } from './assert-texts';
import { appraisalOf, appraisalView, changeAppraisal } from './change-appraisal';
import { progressOf } from './copies.service';

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

/** Ratios that follow from the value. */
const followers = ['sLtvR', 'sCltvR', 'sHcltvR'] as const;

/** What reviewers see also if it stays as it is. */
const alwaysShown: readonly string[] = ['sApprVal', 'sLtvR'];

const shown = (loan: LoanDocument, name: string): string | null => {
  const value: unknown = Reflect.get(loan, name);
  return typeof value === 'string' && value !== '' ? value : null;
};

/** The price of the loan's program at its rate; null if it has none or is not offered. */
async function priceWith(
  portal: AppContext,
  actor: Actor,
  loan: LoanDocument,
  scenario: Readonly<Record<string, string>>,
): Promise<string | null> {
  const answer = await readLos(() => portal.los.price(loan.sLNm, scenario, priceViewOf(actor, { rates: 'all' })));
  const program = answer.PricingResults.Program.find(({ lLpTemplateId }) => lLpTemplateId === loan.sLpTemplateId);
  const rate = thousandthsOf(loan.sNoteIR);
  return program?.RateOption.find((option) => thousandthsOf(option.Rate) === rate)?.Price ?? null;
}

async function priceMove(portal: AppContext, actor: Actor, loan: LoanDocument, value: string) {
  if (!loan.sLpTemplateId || !loan.sNoteIR || !(await offeredByLos(portal.los)).includes('pricing')) return null;
  const [before, after] = await Promise.all([
    priceWith(portal, actor, loan, {}),
    priceWith(portal, actor, loan, { sApprVal: value }),
  ]);
  return { before, after };
}

/** The latest run of each system, and whether it still describes the loan with the value. */
async function findingsAfter(portal: AppContext, after: LoanDocument): Promise<ReviewPreview['findings']> {
  if (!(await offeredByLos(portal.los)).includes('underwriting-orders')) return [];
  const runs = await readLos(() => portal.los.underwritingRuns(after.sLNm));
  const latest = runs.filter((run, place) => runs.findIndex(({ system }) => system === run.system) === place);
  return latest.flatMap((run) => {
    const { isOutOfDate, reasons } = runStaleness(run, after);
    return isOutOfDate ? [{ system: run.system, number: run.number, mustResubmit: reasons.length > 0 }] : [];
  });
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
  const values = valuesOf(report);
  const { changes, fields: problems } = validateLoanChange(values, loan);
  if (Object.keys(problems).length > 0) throw invalid('fields-not-valid', problems);
  const after = applyLoanChange(loan, changes);
  const fields = [...Object.keys(values), ...followers].map((name) => ({
    ...{ name, before: shown(loan, name), after: shown(after, name) },
  }));
  const checks = checksOf(held, await viewFacts(portal, loan));
  return {
    ...{ version: held.row.version, loanVersion: loan.version },
    checks: actor.isPml ? outsideChecks(checks) : checks,
    fields: fields.filter(({ name, before, after: then }) => alwaysShown.includes(name) || before !== then),
    price: report.data === null ? null : await priceMove(portal, actor, loan, report.data.value),
    findings: report.data === null ? [] : await findingsAfter(portal, after),
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
    const review = { at: portal.clock().toISOString(), by: displayName, note, reportVersion: report.version };
    return {
      state: acceptedState(progressOf(content, loan)),
      content: { ...content, review },
      event: { kind: 'reviewed', detail: note || null },
    };
  });
  return appraisalView(portal, caller.actor, await readLos(() => portal.los.loadLoan(loan.sLNm)), id);
}
