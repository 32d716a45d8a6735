import { formatCents, formatThousandths } from '../numbers/fixed';
import type { PaymentMonthView, ServicingAccount, ServicingTermsView } from './account.schemas';
import { amountsOn } from './dated-amounts';
import { changeFrom, ledgerOf } from './ledger';
import { type PaymentMonth, pastDueOf, paymentMonths } from './payment-months';
import type { Posting } from './postings';
import type { ServicingTerms } from './servicing-terms';

/** The terms of a loan, with the amounts of the payment on a day. */
export function termsView(terms: ServicingTerms, day: string = terms.firstDue): ServicingTermsView {
  const { principalAndInterest } = terms;
  const { insurance, escrow } = amountsOn(terms, day);
  return {
    firstDue: terms.firstDue,
    noteRate: formatThousandths(terms.rate),
    principalAndInterest: formatCents(principalAndInterest),
    insurance: formatCents(insurance),
    escrow: formatCents(escrow),
    total: formatCents(principalAndInterest + insurance + escrow),
    lateDays: terms.lateDays,
    latePercent: formatThousandths(terms.latePercent),
    lateCharge: formatCents(terms.lateCharge),
    perDiemBasis: terms.perDiemBasis,
  };
}

const monthView = ({ due, state, paidOn, ...amounts }: PaymentMonth): PaymentMonthView => ({
  ...{ due, state, paidOn },
  interest: formatCents(amounts.interest),
  principal: formatCents(amounts.principal),
  insurance: formatCents(amounts.insurance),
  escrow: formatCents(amounts.escrow),
  total: formatCents(amounts.total),
  additional: formatCents(amounts.additional),
  lateCharge: formatCents(amounts.lateCharge),
  balance: formatCents(amounts.balance),
});

/** The account of a loan on a day, as answers have it. */
export function accountView(
  terms: ServicingTerms,
  postings: readonly Posting[],
  { today, penaltyThrough }: { readonly today: string; readonly penaltyThrough: string | null },
): ServicingAccount {
  const ledger = ledgerOf(terms, postings);
  const months = paymentMonths(terms, ledger, today);
  const pastDue = pastDueOf(ledger, months);
  const rateChangeFrom = changeFrom(terms);
  const next = months.find(({ due }) => due === ledger.nextDue);
  return {
    today,
    principal: formatCents(ledger.balance),
    escrowBalance: formatCents(ledger.escrowBalance),
    unapplied: formatCents(ledger.unapplied),
    nextDue: ledger.nextDue ?? null,
    nextPayment: next ? formatCents(next.total) : null,
    pastDue: {
      months: pastDue.months,
      amount: formatCents(pastDue.amount),
      lateCharges: formatCents(pastDue.lateCharges),
    },
    months: months.map(monthView),
    rateChangeFrom,
    isCalculated:
      ledger.balance === 0 || (ledger.nextDue !== undefined && !(rateChangeFrom && today >= rateChangeFrom)),
    penaltyThrough,
    reversed: [...ledger.reversed],
    unmatched: ledger.unmatched.map(({ reference }) => reference),
  };
}
