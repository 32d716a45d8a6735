import { Readable } from 'node:stream';
import type { DeliveryMethod } from '../../../domain/disclosure/calendar/disclosure-clock';
import { disclosedChanges } from '../../../domain/disclosure/changes/coverage';
import { cashOf, type EstimateFacts, estimateForm } from '../../../domain/disclosure/estimate/estimate-form';
import type { EstimateForm } from '../../../domain/disclosure/estimate/estimate-form.schemas';
import type { LoanEstimates } from '../../../domain/disclosure/estimate/estimates.contract';
import { nextEstimateNumber } from '../../../domain/disclosure/estimate/outside-estimate';
import { estimateDetails } from '../../../domain/disclosure/figures/estimate-lines';
import { cocList, estimateRecord } from '../../../domain/fees/closing-records.schemas';
import { disclosedCharges, recordedCash } from '../../../domain/fees/estimates';
import { estimateCashOf } from '../../../domain/fees/transaction';
import { pacificDate } from '../../../domain/format/date';
import type { Settings } from '../../../domain/lender/settings.schemas';
import type { LoanDocument } from '../../../domain/loan/document';
import type { EstimateRecord } from '../../../domain/loan/fees/closing-lists';
import type { AppContext } from '../../app-context';
import { contentId, renderEstimate, withMadeFiles } from '../../documents/documents.service';
import { refuse } from '../../http/app-error';
import type { Caller } from '../../http/caller';
import { writeLoan } from '../../loan/gateway.service';
import { assertVersion } from '../../loan/loan.service';
import { lenderSettings } from '../../reference/reference.service';
import { consentToSend } from '../electronic-consent';
import { assertGoesOn } from '../loan-goes-on';
import { calendarOf, estimateFactsOf } from './estimate-facts';
import { estimateNeeds, estimatesOf, storedDollars } from './estimates-view';
import { assertIssuable, deliveryOf, estimateDates } from './issue-checks';

/** Where Loan Estimates are filed. */
export const ESTIMATE_FILING = { folderName: '02 INITIAL DISCLOSURES', docType: '3 UNSIGNED DISCLOSURES' } as const;

/** The facts of a Loan Estimate that can be printed; otherwise what is missing. */
export function printableFacts(loan: LoanDocument, settings: Settings, issued: string): EstimateFacts {
  const { fields, expenses, feature } = estimateNeeds(loan);
  if (feature) throw refuse('conflict', 'estimate-feature', { extra: { feature } });
  const facts = estimateFactsOf(loan, settings, issued);
  const named = Object.fromEntries(fields.map((name) => [name, 'required' as const]));
  if (fields.length > 0 || facts === undefined) throw refuse('invalid', 'estimate-needs-more', { fields: named });
  if (expenses.length > 0) throw refuse('invalid', 'estimate-needs-due-days', { extra: { expenses } });
  return facts;
}

/** The PDF of the Loan Estimate that would be issued now. Nothing is stored. */
export async function previewEstimate(portal: AppContext, { actor }: Caller, loan: LoanDocument) {
  const settings = await lenderSettings(portal.db);
  const now = portal.clock();
  const form = estimateForm(printableFacts(loan, settings, pacificDate(now)));
  const pdf = await renderEstimate(portal, form, { created: now, owner: actor.login });
  const name = `LOAN ESTIMATE PREVIEW ${loan.sLNm}.pdf`;
  return { stream: Readable.from([Buffer.from(pdf)]), contentType: 'application/pdf', name };
}

const figuresOf = (form: EstimateForm, { worksheet, comparisons }: EstimateFacts): EstimateRecord['figures'] => ({
  loanAmount: form.terms.amount.value,
  rate: form.terms.rate.value,
  payment: form.terms.payment.value,
  apr: comparisons.apr === undefined ? null : form.comparisons.apr,
  closingCosts: storedDollars(estimateDetails(worksheet).closingCosts),
  product: form.product,
});

interface Issue {
  readonly version: number;
  readonly method: DeliveryMethod;
  readonly consent: { readonly on: string; readonly evidence: string } | null;
}

/**
 * Issues the next Loan Estimate of a loan today: its PDF is filed, its figures and dates are stored, and the approved changes of
 * circumstance that it discloses move the baseline, all in one write.
 */
export async function issueEstimate(
  portal: AppContext,
  caller: Caller,
  loan: LoanDocument,
  { version, method, consent }: Issue,
): Promise<LoanEstimates> {
  assertVersion(loan, version);
  assertGoesOn(loan);
  const settings = await lenderSettings(portal.db);
  const now = portal.clock();
  const issued = pacificDate(now);
  assertIssuable(loan, { issued, method });
  const facts = printableFacts(loan, settings, issued);
  const consented = await consentToSend(portal, loan, { method, consent });
  const form = estimateForm(facts);
  const estimates = loan.loanEstimates ?? [];
  const number = nextEstimateNumber(loan);
  const { covers, reason, cocs } = disclosedChanges(loan, { form: 'estimate', number, issued }, calendarOf(settings));
  const outgoing = { number, issued, method };
  const documentId = await contentId([loan.sLNm, 'LOAN ESTIMATE', String(number)]);
  const estimate: EstimateRecord = {
    ...{ id: `new-${number}`, number, issued, by: caller.actor.displayName, documentId },
    ...disclosedCharges(facts.worksheet),
    cashToClose: storedDollars(cashOf(facts).cash),
    cash: recordedCash(estimateCashOf(loan, facts.worksheet, facts.payoffs)),
    ...(estimates.length === 0 ? { covers: null, reason: null } : { covers, reason }),
    delivery: { ...deliveryOf(outgoing, caller.actor.displayName), ...consented },
    hasConstructionNotice: form.considerations.hasConstructionNotice,
    lockedUntil: facts.lockedUntil ?? null,
    figures: figuresOf(form, facts),
  };
  const dates = estimateDates(loan, outgoing);
  const lists = {
    loanEstimates: [...estimates, estimate].map((each) => estimateRecord.parse(each)),
    ...(loan.cocs ? { cocs: cocList.parse(cocs) } : {}),
  };
  const bytes = Buffer.from(await renderEstimate(portal, form, { created: now, owner: caller.actor.login }));
  const made = { id: documentId, name: `LOAN ESTIMATE ${number}.pdf`, bytes };
  const write = {
    action: 'disclosure.estimate-issue',
    loanNum: loan.sLNm,
    detail: { number, method, reason },
    event: 'disclosure',
  } as const;
  const saved = await withMadeFiles(portal, { loanNum: loan.sLNm, ...ESTIMATE_FILING }, [made], (files) =>
    writeLoan(portal, caller, write, (operation) =>
      portal.los.disclose(operation, loan.sLNm, { version, lists, dates, files }),
    ),
  );
  return estimatesOf(portal, saved);
}
