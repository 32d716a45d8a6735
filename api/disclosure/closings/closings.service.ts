import { payoffsOf } from '../../../domain/application/calculations/payoffs';
import type { DeliveryMethod } from '../../../domain/disclosure/calendar/disclosure-clock';
import { disclosedChanges } from '../../../domain/disclosure/changes/coverage';
import type { CorrectionReason } from '../../../domain/disclosure/closing/closing-clock';
import { isPrintable } from '../../../domain/disclosure/closing/closing-facts';
import { closingForm } from '../../../domain/disclosure/closing/closing-form';
import type { ClosingDisclosures } from '../../../domain/disclosure/closing/closings.contract';
import { printedClosing } from '../../../domain/disclosure/closing/printed-closing';
import type { DisclosureDates } from '../../../domain/disclosure/filed-disclosure.schemas';
import { closingDisclosureRecord, cocList } from '../../../domain/fees/closing-records.schemas';
import { curedBy } from '../../../domain/fees/cures';
import { disclosedCharges, recordedCash } from '../../../domain/fees/estimates';
import { cashToCloseOf, closingDay } from '../../../domain/fees/transaction';
import { worksheetOf } from '../../../domain/fees/worksheet';
import { pacificDate } from '../../../domain/format/date';
import type { LoanDocument } from '../../../domain/loan/document';
import type { ClosingChoices, ClosingDisclosureRecord } from '../../../domain/loan/fees/closing-lists';
import { formatCents, formatThousandths } from '../../../domain/numbers/fixed';
import type { AppContext } from '../../app-context';
import { withMadeFiles } from '../../documents/documents.service';
import { notFound, refuse } from '../../http/app-error';
import type { Caller } from '../../http/caller';
import { writeLoan } from '../../loan/gateway.service';
import { assertVersion } from '../../loan/loan.service';
import { lenderSettings } from '../../reference/reference.service';
import { consentToSend } from '../electronic-consent';
import { calendarOf } from '../estimates/estimate-facts';
import { assertMayReplaceReceipt } from '../known-evidence';
import { assertGoesOn } from '../loan-goes-on';
import { closingFactsOf } from './closing-facts';
import { closingFiles, ISSUED, type MadeClosing, withUcd } from './closing-files';
import { closingNeeds, closingsOf, nextKind, restartsNow, waitFactsOf } from './closings-view';

/** Where Closing Disclosures are filed (loan-workspace.md section 9, document types). */
export const FOLDER = '11 CLOSING';

/** The Closing Disclosure of a loan on a day; refused with what is missing. */
export async function madeForm(
  portal: AppContext,
  loan: LoanDocument,
  issued: string,
  choices: ClosingChoices,
): Promise<MadeClosing> {
  const facts = await closingFactsOf(portal, loan, issued, choices);
  const { fields, expenses, feature } = closingNeeds(loan, facts);
  if (feature) throw refuse('conflict', 'closing-feature', { extra: { feature } });
  const named = Object.fromEntries(fields.map((name) => [name, 'required' as const]));
  if (fields.length > 0 || !isPrintable(facts)) throw refuse('invalid', 'closing-needs-more', { fields: named });
  if (expenses.length > 0) throw refuse('invalid', 'estimate-needs-due-days', { extra: { expenses } });
  const closing = closingForm(loan, facts);
  return { facts, closing, form: printedClosing(loan, closing, facts) };
}

/** What is corrected after consummation was learned after it (12 CFR 1026.19(f)(2)(iii)). */
function assertLearned(learned: string, closed: string | null | undefined, today: string): void {
  const code = learned > today ? 'coc-learned-in-future' : closed && learned < closed ? 'closing-learned-early' : null;
  if (code) throw refuse('invalid', code, { fields: { 'correction.learned': code } });
}

interface Issue {
  readonly version: number;
  readonly method: DeliveryMethod;
  readonly consent: { readonly on: string; readonly evidence: string } | null;
  readonly choices: ClosingChoices;
  readonly correction: { readonly reason: CorrectionReason; readonly learned: string } | null;
}

/**
 * Issues the next Closing Disclosure today: the forms of borrower and seller and the UCD file are filed, what it discloses is stored with the dates of the loan, and the approved
 * changes of circumstance that it takes the place of a Loan Estimate for move the baseline, all in one write.
 */
export async function issueClosing(
  portal: AppContext,
  caller: Caller,
  loan: LoanDocument,
  { version, method, consent, choices, correction }: Issue,
): Promise<ClosingDisclosures> {
  assertVersion(loan, version);
  assertGoesOn(loan);
  const now = portal.clock();
  const issued = pacificDate(now);
  const kind = nextKind(loan, issued);
  if ((loan.loanEstimates ?? []).length === 0) throw refuse('conflict', 'closing-no-estimate');
  if ((kind === 'corrected') !== (correction !== null)) throw refuse('invalid', 'closing-correction');
  if (correction) assertLearned(correction.learned, loan.sConsummationD, issued);
  const made = await madeForm(portal, loan, issued, choices);
  const { facts } = made;
  const consented = await consentToSend(portal, loan, { method, consent });
  const worksheet = worksheetOf(loan);
  const disclosures = loan.closingDisclosures ?? [];
  const number = disclosures.length + 1;
  const general = calendarOf(await lenderSettings(portal.db));
  // A correction after consummation resets nothing (12 CFR 1026.19(e)(4)(i)).
  const changes =
    kind === 'corrected'
      ? { covers: null, reason: null, cocs: loan.cocs ?? [] }
      : disclosedChanges(loan, { form: 'closing', number, issued }, general);
  const cash = cashToCloseOf(loan, worksheet.totals, payoffsOf(loan));
  const { apr, financeCharge, product, hasPrepaymentPenalty } = waitFactsOf(loan, facts);
  const inPerson = method === 'in-person';
  const { borrower, seller, ucd } = await closingFiles(portal, caller.actor.login, loan, made, number);
  const record: ClosingDisclosureRecord = {
    ...{ id: `new-${number}`, number, kind, issued, by: caller.actor.displayName, documentId: borrower.id },
    ...disclosedCharges(worksheet),
    ...{ cashToClose: formatCents(cash.cash), cash: recordedCash(cash), covers: changes.covers },
    ...{ reason: correction?.reason ?? changes.reason, learned: correction?.learned ?? null },
    delivery: {
      ...{ method, received: inPerson ? issued : null, evidence: null },
      recordedBy: inPerson ? caller.actor.displayName : null,
      ...consented,
    },
    ...{
      signed: null,
      closing: closingDay(loan) ?? issued,
      apr: formatThousandths(apr),
      financeCharge: financeCharge === undefined ? undefined : formatCents(financeCharge),
      product,
      hasPrepaymentPenalty,
    },
    ...{ restarts: restartsNow(loan, facts, issued), cure: formatCents(curedBy(loan)), choices },
    ...{ sellerDocumentId: seller?.id ?? null, ucdKey: ucd.key },
  };
  const lists = {
    closingDisclosures: [...disclosures, record].map((each) => closingDisclosureRecord.parse(each)),
    ...(loan.cocs ? { cocs: cocList.parse(changes.cocs) } : {}),
  };
  const write = {
    action: 'disclosure.closing-issue',
    loanNum: loan.sLNm,
    detail: { number, kind, method, restarts: record.restarts, reason: record.reason },
    event: 'disclosure',
  } as const;
  const filing = { loanNum: loan.sLNm, folderName: FOLDER, docType: ISSUED };
  const saved = await withUcd(portal, ucd, () =>
    withMadeFiles(portal, filing, seller ? [borrower, seller] : [borrower], (files) =>
      writeLoan(portal, caller, write, (operation) =>
        portal.los.disclose(operation, loan.sLNm, { version, lists, dates: datesOf(record), files }),
      ),
    ),
  );
  return closingsOf(portal, saved);
}

/** The dates of the loan that its first Closing Disclosure sets. One that was issued outside the portal before keeps its own. */
const datesOf = ({ kind, issued, delivery, signed }: ClosingDisclosureRecord): DisclosureDates =>
  kind === 'initial'
    ? {
        sInitialClosingDisclosureIssuedD: issued,
        sInitialClosingDisclosureReceivedD: delivery.received,
        sInitialClosingDisclosureSignedD: signed,
      }
    : {};

interface Receipt {
  readonly version: number;
  readonly received: string;
  readonly evidence: string;
  readonly isSigned: boolean;
}

/** Records when the borrowers received a Closing Disclosure, and whether they signed it then. */
export async function recordClosingReceipt(
  portal: AppContext,
  caller: Caller,
  loan: LoanDocument,
  number: number,
  { version, received, evidence, isSigned }: Receipt,
): Promise<ClosingDisclosures> {
  assertVersion(loan, version);
  const disclosures = loan.closingDisclosures ?? [];
  const found = disclosures.find((each) => each.number === number);
  if (found === undefined) throw notFound('no-closing-disclosure');
  assertMayReplaceReceipt(caller, found.delivery);
  const problem =
    received > pacificDate(portal.clock())
      ? 'estimate-in-future'
      : received < found.issued
        ? 'estimate-before-issue'
        : null;
  if (problem) throw refuse('invalid', problem, { fields: { received: problem } });
  const changed: ClosingDisclosureRecord = {
    ...found,
    delivery: { ...found.delivery, received, evidence, recordedBy: caller.actor.displayName },
    signed: isSigned ? received : found.signed,
  };
  const lists = {
    closingDisclosures: disclosures.map((each) => closingDisclosureRecord.parse(each === found ? changed : each)),
  };
  const write = {
    action: 'disclosure.closing-receipt',
    loanNum: loan.sLNm,
    detail: { number, received, isSigned },
    event: 'disclosure',
  } as const;
  const saved = await writeLoan(portal, caller, write, (operation) =>
    portal.los.disclose(operation, loan.sLNm, { version, lists, dates: datesOf(changed), files: [] }),
  );
  return closingsOf(portal, saved);
}
