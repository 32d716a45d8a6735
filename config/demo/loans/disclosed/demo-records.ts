import { payoffsOf } from '../../../../domain/application/calculations/payoffs';
import {
  disclosedInsurance,
  disclosedTerms,
  loanComparisons,
} from '../../../../domain/application/closing/disclosed-loan';
import { formKindOf } from '../../../../domain/disclosure/closing/closing-form';
import { cashOf } from '../../../../domain/disclosure/estimate/estimate-form';
import { productText } from '../../../../domain/disclosure/estimate/loan-terms-table';
import { disclosedCharges, recordedCash } from '../../../../domain/fees/estimates';
import { cashToCloseOf, closingDay, estimateCashOf } from '../../../../domain/fees/transaction';
import { worksheetOf } from '../../../../domain/fees/worksheet';
import type { LoanDocument } from '../../../../domain/loan/document';
import type { ClosingDisclosureRecord, EstimateRecord } from '../../../../domain/loan/fees/closing-lists';
import type { CocRecord } from '../../../../domain/loan/fees/coc-record';
import { formatCents, formatThousandths, toCents } from '../../../../domain/numbers/fixed';
import { type Day, dayText, pacificInstant, workdaysAfter } from '../calendar';
import type { Random } from '../random';
import { lenderColleague } from '../staff';
import { APPRAISAL } from './demo-fees';
import { demoFormId, demoUcdKey } from './demo-forms';

const MORNING = 10 * 3600;
const AFTERNOON = 15 * 3600;

/** Sent electronically and opened on the same day. */
const openedOn = (day: Day, consented: Day): NonNullable<EstimateRecord['delivery']> => ({
  ...{ method: 'electronic', received: dayText(day), evidence: 'Opened online by the borrowers', recordedBy: null },
  consent: { on: dayText(consented), evidence: 'Consent form of the application' },
});

/** What a Loan Estimate keeps of a loan; it prints its cash in whole dollars. */
function estimated(loan: LoanDocument) {
  const worksheet = worksheetOf(loan);
  const payoffs = payoffsOf(loan);
  const { cash } = cashOf({ loan, worksheet, payoffs });
  return {
    ...disclosedCharges(worksheet),
    ...{ cashToClose: formatCents(cash * 100), cash: recordedCash(estimateCashOf(loan, worksheet, payoffs)) },
  };
}

/** What a Closing Disclosure keeps of a loan. */
function charges(loan: LoanDocument) {
  const worksheet = worksheetOf(loan);
  const cash = cashToCloseOf(loan, worksheet.totals, payoffsOf(loan));
  return { ...disclosedCharges(worksheet), cashToClose: formatCents(cash.cash), cash: recordedCash(cash) };
}

export const deskOf = (random: Random): string => lenderColleague('DisclosureDesk', random)?.name ?? '';

/** A Loan Estimate. Its form is made after the first start. */
export const estimateOf = (
  loan: LoanDocument,
  {
    number,
    day,
    consented,
    by,
  }: { readonly number: number; readonly day: Day; readonly consented: Day; readonly by: string },
  change?: CocRecord,
): EstimateRecord => ({
  ...{ id: `${loan.sLNm}-le-${number}`, number, issued: dayText(day), by, ...estimated(loan) },
  documentId: demoFormId(loan.sLNm, 'estimate', number),
  covers: change
    ? {
        ...{ lines: change.lines.map(({ id }) => id), lenderCredit: false },
        amounts: Object.fromEntries(change.lines.map(({ id, amount }) => [id, amount])),
      }
    : null,
  reason: change?.reason ?? null,
  delivery: openedOn(day, consented),
});

type Decision = 'REQUESTED' | 'APPROVED' | 'DENIED' | 'DISCLOSED';

/** A change for an appraisal that costs more than was estimated. */
export function changeOf(loan: LoanDocument, status: Decision, learned: Day, by: string): CocRecord | undefined {
  const fee = loan.fees?.find(({ ClosingCostFeeType }) => ClosingCostFeeType === APPRAISAL);
  if (fee === undefined) return undefined;
  const isOpen = status === 'REQUESTED';
  return {
    ...{ id: `${loan.sLNm}-coc`, status, reason: 'settlement-charges', learned: dayText(learned) },
    description: 'The appraiser charges a rural travel fee because the property is 40 miles from the next office.',
    ...{ trigger: null, orderId: null, requestedAt: pacificInstant(learned, MORNING) },
    ...{ requestedBy: loan.sEmployeeLoanRepName ?? by, isExternal: false },
    lines: [
      {
        ...{
          id: fee.id,
          type: fee.ClosingCostFeeType,
          description: fee.Description,
          section: fee.section,
          bucket: 'zero',
        },
        ...{ before: fee.TotalAmount, amount: formatCents(toCents(fee.TotalAmount) + 150_00) },
      },
    ],
    ...{ decidedAt: isOpen ? null : pacificInstant(learned, AFTERNOON), decidedBy: isOpen ? null : by },
    note:
      status === 'DENIED'
        ? 'The invoice shows the amount that was estimated. Send it again with the travel fee.'
        : null,
    ...{ estimate: status === 'DISCLOSED' ? 2 : null, closing: null },
  };
}

/** The fees with the amounts of a change. */
export const feesAfter = (loan: LoanDocument, { lines }: CocRecord): LoanDocument => ({
  ...loan,
  fees: (loan.fees ?? []).map((fee) => ({
    ...fee,
    TotalAmount: lines.find(({ id }) => id === fee.id)?.amount ?? fee.TotalAmount,
  })),
});

interface Closing {
  readonly day: Day;
  readonly consented: Day;
  readonly by: string;
  readonly isSigned: boolean;
}

/** A Closing Disclosure, whose forms are made after the first start; undefined while terms are missing. */
export function closingOf(
  loan: LoanDocument,
  { day, consented, by, isSigned }: Closing,
): ClosingDisclosureRecord | undefined {
  const terms = disclosedTerms(loan);
  if (terms === undefined) return undefined;
  const { apr } = loanComparisons(loan, terms, disclosedInsurance(loan, terms), worksheetOf(loan));
  if (apr === undefined) return undefined;
  const signed = isSigned ? dayText(workdaysAfter(day, 1)) : null;
  return {
    ...{ id: `${loan.sLNm}-cd-1`, number: 1, kind: 'initial', issued: dayText(day), by, ...charges(loan) },
    ...{ covers: null, reason: null, delivery: openedOn(day, consented), signed },
    ...{ closing: closingDay(loan) ?? dayText(day), apr: formatThousandths(apr), product: productText(terms) },
    ...{ hasPrepaymentPenalty: false, restarts: [], learned: null, cure: '0.00' },
    documentId: demoFormId(loan.sLNm, 'borrower', 1),
    sellerDocumentId: formKindOf(loan) === 'alternative' ? null : demoFormId(loan.sLNm, 'seller', 1),
    ucdKey: demoUcdKey(loan.sLNm, 1),
    choices: {
      ...{ fileNumber: `26-${loan.sLNm.slice(-4)}`, insuranceNumber: null, partialPayments: 'hold', isProtected: true },
      ...{ noEscrow: 'declined', escrowWaiverFee: null, hasSignatures: true },
    },
  };
}
