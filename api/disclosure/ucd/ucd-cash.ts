import type { ClosingForm } from '../../../domain/disclosure/closing/closing-form';
import { reasonText } from '../../../domain/disclosure/closing/printed-cash';
import { type Cents, formatCents } from '../../../domain/numbers/fixed';
import { ownValue } from '../../../domain/tables/own-value';
import { append, type OutElement } from '../../mismo/mismo.service';
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

const TOTAL = 'CashToCloseTotal';

/** Calculating Cash to Close, with what changed and why. The alternative form checks from or to whom its total is. */
export function writeCash(disclosure: OutElement, { kind, cash }: ClosingForm): void {
  const items = append(disclosure, 'CASH_TO_CLOSE_ITEMS');
  for (const { code, estimate, final, changed, reasons } of cash.rows) {
    values(append(items, 'CASH_TO_CLOSE_ITEM'), {
      IntegratedDisclosureCashToCloseItemAmountChangedIndicator: changed,
      IntegratedDisclosureCashToCloseItemChangeDescription: reasons
        .map(reasonText)
        .join('. ')
        .replaceAll('**', '')
        .slice(0, 150),
      IntegratedDisclosureCashToCloseItemEstimatedAmount: estimate === null ? null : formatCents(estimate * 100),
      IntegratedDisclosureCashToCloseItemFinalAmount: amount(final),
      IntegratedDisclosureCashToCloseItemType: ownValue(cashTypes, code) ?? code,
    });
  }
  const total = (name: string, cents: Cents): void => {
    const isAlternative = kind === 'alternative';
    values(append(items, 'CASH_TO_CLOSE_ITEM'), {
      [name]: amount(isAlternative ? Math.abs(cents) : cents),
      IntegratedDisclosureCashToCloseItemPaymentType: isAlternative
        ? cents < 0
          ? 'ToBorrower'
          : 'FromBorrower'
        : undefined,
      IntegratedDisclosureCashToCloseItemType: TOTAL,
    });
  };
  if (cash.estimate !== null) total('IntegratedDisclosureCashToCloseItemEstimatedAmount', cash.estimate * 100);
  total('IntegratedDisclosureCashToCloseItemFinalAmount', cash.cash);
}
