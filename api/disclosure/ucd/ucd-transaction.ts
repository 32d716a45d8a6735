import type { ClosingForm } from '../../../domain/disclosure/closing/closing-form';
import { reasonText } from '../../../domain/disclosure/closing/printed-cash';
import type { Summaries, SummaryLetter, SummaryRow } from '../../../domain/disclosure/closing/summaries';
import { formatCents } from '../../../domain/numbers/fixed';
import { ownValue } from '../../../domain/tables/own-value';
import { append, ensure, type OutElement } from '../../mismo/mismo.service';
import { amount, values } from './ucd-values';

/** IntegratedDisclosureCashToCloseItemType of each line of page 3. */
const cashTypes: Readonly<Record<string, string>> = {
  loanAmount: 'LoanAmount',
  closingCosts: 'TotalClosingCosts',
  paidBeforeClosing: 'ClosingCostsPaidBeforeClosing',
  closingCostsFinanced: 'ClosingCostsFinanced',
  downPayment: 'DownPayment',
  deposit: 'Deposit',
  fundsForBorrower: 'FundsForBorrower',
  sellerCredits: 'SellerCredits',
  adjustments: 'AdjustmentsAndOtherCredits',
  payoffs: 'TotalPayoffsAndPayments',
};

/** Calculating Cash to Close, with what changed and why. */
export function writeCash(disclosure: OutElement, { cash }: ClosingForm): void {
  const items = append(disclosure, 'CASH_TO_CLOSE_ITEMS');
  for (const { code, estimate, final, changed, reasons } of cash.rows) {
    values(append(items, 'CASH_TO_CLOSE_ITEM'), {
      IntegratedDisclosureCashToCloseItemAmountChangedIndicator: changed,
      IntegratedDisclosureCashToCloseItemChangeDescription: reasons.map(reasonText).join('. ').replaceAll('**', ''),
      IntegratedDisclosureCashToCloseItemEstimatedAmount: estimate === null ? null : formatCents(estimate * 100),
      IntegratedDisclosureCashToCloseItemFinalAmount: amount(final),
      IntegratedDisclosureCashToCloseItemType: ownValue(cashTypes, code) ?? code,
    });
  }
  values(append(items, 'CASH_TO_CLOSE_ITEM'), {
    IntegratedDisclosureCashToCloseItemEstimatedAmount:
      cash.estimate === null ? null : formatCents(cash.estimate * 100),
    IntegratedDisclosureCashToCloseItemFinalAmount: amount(cash.cash),
    IntegratedDisclosureCashToCloseItemType: 'CashToCloseTotal',
  });
}

const letters: Readonly<Record<SummaryLetter, string>> = {
  K: 'DueFromBorrowerAtClosing',
  L: 'PaidAlreadyByOrOnBehalfOfBorrowerAtClosing',
  M: 'DueToSellerAtClosing',
  N: 'DueFromSellerAtClosing',
};

const subsections: Readonly<Record<string, string>> = {
  Adjustments: 'Adjustments',
  'Other Credits': 'OtherCredits',
  'Adjustments for Items Paid by Seller in Advance': 'AdjustmentsForItemsPaidBySellerInAdvance',
  'Adjustments for Items Unpaid by Seller': 'AdjustmentsForItemsUnpaidBySeller',
};

function writeRow(information: OutElement, letter: SummaryLetter, heading: string | null, row: SummaryRow): void {
  if (row.amount === null || row.amount === 0) return;
  const section = {
    IntegratedDisclosureSectionType: letters[letter],
    IntegratedDisclosureSubsectionType: heading === null ? undefined : ownValue(subsections, heading),
  };
  if (row.isProrated) {
    values(append(ensure(information, 'PRORATION_ITEMS'), 'PRORATION_ITEM'), {
      ...section,
      ProrationItemAmount: amount(row.amount),
      ProrationItemPaidFromDate: row.period?.from,
      ProrationItemPaidThroughDate: row.period?.to,
      ProrationItemType: 'Other',
      ProrationItemTypeOtherDescription: row.label,
    });
    return;
  }
  const item = append(ensure(information, 'CLOSING_ADJUSTMENT_ITEMS'), 'CLOSING_ADJUSTMENT_ITEM');
  values(append(item, 'CLOSING_ADJUSTMENT_ITEM_DETAIL'), {
    ClosingAdjustmentItemAmount: amount(row.amount),
    ClosingAdjustmentItemType: 'Other',
    ClosingAdjustmentItemTypeOtherDescription: row.label,
    ...section,
  });
}

function writeSummaries(information: OutElement, summaries: Summaries): void {
  for (const [letter, groups] of Object.entries(summaries.parts))
    for (const { heading, rows } of groups)
      for (const row of rows) writeRow(information, letter as SummaryLetter, heading, row);
}

const fromOrTo = (party: 'Borrower' | 'Seller', cents: number): Record<string, string> =>
  cents > 0
    ? { [`CashFrom${party}AtClosingAmount`]: amount(cents) }
    : { [`CashTo${party}AtClosingAmount`]: amount(0 - cents) };

/** The day of closing, the cash of both parties, and the lines of the summaries or the payoffs. */
export function writeClosing(loan: OutElement, form: ClosingForm): void {
  const { head, summaries, payoffs, cash } = form;
  const information = append(loan, 'CLOSING_INFORMATION');
  values(append(information, 'CLOSING_INFORMATION_DETAIL'), {
    ...fromOrTo('Borrower', cash.cash),
    // Cash of the seller is what is due to less what is due from the seller.
    ...(summaries && fromOrTo('Seller', 0 - summaries.sellerCash)),
    ClosingAgentOrderNumberIdentifier: head.fileNumber,
    ClosingDate: head.closing,
    DisbursementDate: head.disbursement,
  });
  if (summaries) writeSummaries(information, summaries);
  for (const { to, amount: cents } of payoffs?.rows ?? []) {
    const item = append(ensure(information, 'CLOSING_ADJUSTMENT_ITEMS'), 'CLOSING_ADJUSTMENT_ITEM');
    values(append(item, 'CLOSING_ADJUSTMENT_ITEM_DETAIL'), {
      ClosingAdjustmentItemAmount: amount(cents),
      ClosingAdjustmentItemType: 'Other',
      ClosingAdjustmentItemTypeOtherDescription: to,
      IntegratedDisclosureSectionType: 'PayoffsAndPayments',
    });
  }
}

/** The totals of K, L, M and N. */
export function writeTransactionTotals(disclosure: OutElement, { summaries }: ClosingForm): void {
  for (const [letter, total] of Object.entries(summaries?.totals ?? {})) {
    const summary = append(
      ensure(disclosure, 'INTEGRATED_DISCLOSURE_SECTION_SUMMARIES'),
      'INTEGRATED_DISCLOSURE_SECTION_SUMMARY',
    );
    values(append(summary, 'INTEGRATED_DISCLOSURE_SECTION_SUMMARY_DETAIL'), {
      IntegratedDisclosureSectionTotalAmount: amount(total),
      IntegratedDisclosureSectionType: letters[letter as SummaryLetter],
    });
  }
}
