import { payoffsOf } from '../../../domain/application/calculations/payoffs';
import { coveredChanges, undisclosedChanges } from '../../../domain/disclosure/changes/coverage';
import { estimateClock, receiptOf } from '../../../domain/disclosure/estimate/estimate-clock';
import { cashOf } from '../../../domain/disclosure/estimate/estimate-form';
import { neededFields, unsupportedFeature } from '../../../domain/disclosure/estimate/estimate-rules';
import type { LoanEstimates } from '../../../domain/disclosure/estimate/estimates.contract';
import { nextEstimateNumber } from '../../../domain/disclosure/estimate/outside-estimate';
import { estimateDetails } from '../../../domain/disclosure/figures/estimate-lines';
import { openChanges } from '../../../domain/fees/coc-codes';
import { worksheetOf } from '../../../domain/fees/worksheet';
import { pacificDate } from '../../../domain/format/date';
import type { LoanDocument } from '../../../domain/loan/document';
import { formatCents } from '../../../domain/numbers/fixed';
import type { AppContext } from '../../app-context';
import { disclosedTerms } from '../../fees/fees.service';
import { lenderSettings } from '../../reference/reference.service';
import { consentOf } from '../electronic-consent';
import { calendarOf } from './estimate-facts';
import { applicantsOf } from './estimate-parties';

/** What the Loan Estimate of a loan waits for. */
export function estimateNeeds(loan: LoanDocument): Pick<LoanEstimates['next'], 'fields' | 'expenses' | 'feature'> {
  const { escrowNeeds } = worksheetOf(loan);
  return {
    fields: neededFields(loan, disclosedTerms(loan) !== undefined),
    expenses: escrowNeeds.withoutDay,
    feature: unsupportedFeature(loan) ?? null,
  };
}

/** Whole dollars as they are stored with an estimate. */
export const storedDollars = (dollars: number): string => formatCents(dollars * 100);

/** The Loan Estimates of a loan with their clock, and the next one. */
export async function estimatesOf(portal: AppContext, loan: LoanDocument): Promise<LoanEstimates> {
  const general = calendarOf(await lenderSettings(portal.db));
  const today = pacificDate(portal.clock());
  const worksheet = worksheetOf(loan);
  const estimates = loan.loanEstimates ?? [];
  const needs = estimateNeeds(loan);
  const covered = new Set(coveredChanges(loan, today, general).map(({ id }) => id));
  return {
    ...{ version: loan.version, today },
    estimates: estimates.map((estimate) => ({ ...estimate, receivedBy: receiptOf(estimate) })),
    clock: estimateClock(loan, general, today),
    next: {
      number: nextEstimateNumber(loan),
      closingCosts: storedDollars(estimateDetails(worksheet).closingCosts),
      cashToClose:
        needs.fields.length > 0 ? null : storedDollars(cashOf({ loan, worksheet, payoffs: payoffsOf(loan) }).cash),
      ...needs,
      applicants: applicantsOf(loan).map(({ name }) => name),
      consent: await consentOf(portal, loan),
      changes: undisclosedChanges(loan).map((change) => ({
        ...{ id: change.id, reason: change.reason, description: change.description, learned: change.learned },
        inTime: covered.has(change.id),
      })),
      waiting: openChanges(loan).length,
    },
  };
}
