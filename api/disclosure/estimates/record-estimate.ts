import type { z } from 'zod';
import { payoffsOf } from '../../../domain/application/calculations/payoffs';
import { generalCalendar } from '../../../domain/disclosure/calendar/business-days';
import { revisionDue } from '../../../domain/disclosure/calendar/disclosure-clock';
import { reasonProblem } from '../../../domain/disclosure/changes/coc-rules';
import { disclosedChanges, isInTime } from '../../../domain/disclosure/changes/coverage';
import { cashOf } from '../../../domain/disclosure/estimate/estimate-form';
import type { EstimatesContract } from '../../../domain/disclosure/estimate/estimates.contract';
import { nextEstimateNumber } from '../../../domain/disclosure/estimate/outside-estimate';
import { cocList, estimateRecord } from '../../../domain/fees/closing-records.schemas';
import type { ClosingCosts } from '../../../domain/fees/closing-view.schemas';
import { disclosedCharges, recordedCash } from '../../../domain/fees/estimates';
import { estimateCashOf } from '../../../domain/fees/transaction';
import { worksheetOf } from '../../../domain/fees/worksheet';
import { formatDate, pacificDate } from '../../../domain/format/date';
import type { LoanDocument } from '../../../domain/loan/document';
import type { CoveredCharges } from '../../../domain/loan/fees/closing-lists';
import { message } from '../../../domain/messages/message';
import type { AppContext } from '../../app-context';
import { closingCostsOf } from '../../fees/fees.service';
import { notAuthorized, refuse } from '../../http/app-error';
import type { Caller } from '../../http/caller';
import { writeLoan } from '../../loan/gateway.service';
import { assertVersion } from '../../loan/loan.service';
import { lenderSettings } from '../../reference/reference.service';
import { consentToSend } from '../electronic-consent';
import { storedDollars } from './estimates-view';
import { assertIssuable, deliveryOf, estimateDates } from './issue-checks';

type Body = z.output<EstimatesContract['POST /lqb/loans/{loanNum}/loan-estimate-fees']['body']>;
type Calendar = ReturnType<typeof generalCalendar>;

/** What a stated reason covers of the revision. It is checked like a change of circumstance (12 CFR 1026.19(e)(3)(iv) and (4)(i)). */
function statedCover(loan: LoanDocument, body: Body, general: Calendar): CoveredCharges | null {
  const { reason, learned, issued, lines, lenderCredit } = body;
  if (reason === null) return null;
  if (learned === null) throw refuse('invalid', 'body-not-valid', { fields: { learned: 'required' } });
  const problem = reasonProblem(loan, { reason, learned }, issued, general);
  if (problem && !('line' in problem))
    throw refuse('invalid', problem.code, { fields: { [problem.field]: problem.code } });
  if (!isInTime({ learned }, issued, general)) {
    const date = formatDate(revisionDue(learned, general).date, 'long');
    throw refuse('conflict', message('coc-overdue', { date }));
  }
  return { lines, lenderCredit };
}

/** Who moves the baseline decides about the lender's money, like who approves a change of circumstance. */
function assertMayDisclose({ actor }: Caller): void {
  if (actor.pageLetters.disclose !== 'w') throw notAuthorized();
}

/**
 * Records what a Loan Estimate that was made outside the portal discloses of the fees as they are now. The first one makes the baseline; a
 * later one moves it only for the lines that a reason covers: the given one, or the approved changes of circumstance.
 */
export async function recordEstimate(
  portal: AppContext,
  caller: Caller,
  loan: LoanDocument,
  body: Body,
): Promise<ClosingCosts> {
  const { version, issued, method, reason, hasConstructionNotice } = body;
  if (reason !== null) assertMayDisclose(caller);
  assertVersion(loan, version);
  const estimates = loan.loanEstimates ?? [];
  const last = estimates.at(-1);
  if (issued > pacificDate(portal.clock()))
    throw refuse('invalid', 'estimate-in-future', { fields: { issued: 'estimate-in-future' } });
  if (last && issued < last.issued)
    throw refuse('invalid', 'estimate-before-last', { fields: { issued: 'too-small' } });
  const applied = loan.sAppSubmittedD ?? (caller.actor.isPml ? (loan.sCreatedD ?? loan.sOpenedD) : null);
  if (!last && applied && issued < applied)
    throw refuse('invalid', 'estimate-before-application', { fields: { issued: 'estimate-before-application' } });
  assertIssuable(loan, { issued, method });
  const consented = await consentToSend(portal, loan, body);
  const worksheet = worksheetOf(loan);
  const outgoing = { number: nextEstimateNumber(loan), issued, method };
  const general = generalCalendar(await lenderSettings(portal.db));
  const stated = statedCover(loan, body, general);
  const changes = disclosedChanges(loan, { form: 'estimate', ...outgoing }, general);
  if (changes.covers !== null) assertMayDisclose(caller);
  const payoffs = payoffsOf(loan);
  const cash = estimateCashOf(loan, worksheet, payoffs);
  const by = caller.actor.displayName;
  const estimate = estimateRecord.parse({
    ...{ id: `new-${estimates.length}`, number: outgoing.number, issued, by, hasConstructionNotice },
    ...disclosedCharges(worksheet),
    cashToClose: storedDollars(cashOf({ loan, worksheet, payoffs }).cash),
    cash: recordedCash(cash),
    covers: last ? (stated ?? changes.covers) : null,
    reason: last ? (reason ?? changes.reason) : null,
    delivery: { ...deliveryOf(outgoing, by), ...consented },
  });
  const lists = {
    loanEstimates: [...estimates.map((each) => estimateRecord.parse(each)), estimate],
    ...(changes.cocs.length > 0 ? { cocs: cocList.parse(changes.cocs) } : {}),
  };
  const detail = { number: outgoing.number, issued, reason };
  const write = { action: 'loan.loan-estimate', loanNum: loan.sLNm, detail, event: 'loan' } as const;
  const saved = await writeLoan(portal, caller, write, (operation) =>
    portal.los.disclose(operation, loan.sLNm, { version, lists, dates: estimateDates(loan, outgoing), files: [] }),
  );
  return closingCostsOf(portal, saved);
}
