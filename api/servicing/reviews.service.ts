import { escrowCharges, expensesOf, expenseTypes, isExpenseType } from '../../domain/fees/expenses';
import { feeLabels } from '../../domain/fees/fee-labels';
import { pacificDate } from '../../domain/format/date';
import type { LoanDocument } from '../../domain/loan/document';
import { type Cents, formatCents } from '../../domain/numbers/fixed';
import { reviewEscrow } from '../../domain/servicing/escrow-review';
import { type Ledger, ledgerOf } from '../../domain/servicing/ledger';
import { payoffOf } from '../../domain/servicing/payoff';
import type { EscrowReviewAnswer, PayoffAnswer } from '../../domain/servicing/review.schemas';
import {
  hasTerms,
  type ServicingTerms,
  servicedStatuses,
  servicingTermsOf,
} from '../../domain/servicing/servicing-terms';
import type { AppContext } from '../app-context';
import { refuse } from '../http/app-error';
import { postingsOf } from './positions.queries';

/** The account of a loan in servicing. Throws 409 if it is not funded, or its terms are incomplete. */
async function accountOf(
  portal: AppContext,
  loan: LoanDocument,
): Promise<{ readonly terms: ServicingTerms; readonly ledger: Ledger }> {
  const terms = servicingTermsOf(loan);
  if (!servicedStatuses.includes(loan.sStatusT ?? '') || !hasTerms(terms)) throw refuse('conflict', 'not-in-servicing');
  const postings = await postingsOf(portal.db, [loan.sLNm]);
  return { terms, ledger: ledgerOf(terms, postings.get(loan.sLNm) ?? []) };
}

export async function loanPayoff(portal: AppContext, loan: LoanDocument, date: string): Promise<PayoffAnswer> {
  const { terms, ledger } = await accountOf(portal, loan);
  if (date < pacificDate(portal.clock())) {
    throw refuse('invalid', 'payoff-day-passed', { fields: { date: 'payoff-day-passed' } });
  }
  const payoff = payoffOf(terms, ledger, date);
  return {
    ...{ date, paidTo: payoff.paidTo, months: payoff.months, days: payoff.days, perDiemBasis: terms.perDiemBasis },
    principal: formatCents(payoff.principal),
    monthsInterest: formatCents(payoff.monthsInterest),
    perDiem: formatCents(payoff.perDiem),
    daysInterest: formatCents(payoff.daysInterest),
    lateCharges: formatCents(payoff.lateCharges),
    escrowAdvance: formatCents(payoff.escrowAdvance),
    unapplied: formatCents(payoff.unapplied),
    total: formatCents(payoff.total),
    escrowRefund: formatCents(payoff.escrowRefund),
  };
}

/** What an expense is called. */
function expenseLabel(loan: LoanDocument, id: string): string {
  const { type, Description } = expensesOf(loan).find((expense) => expense.id === id) ?? {};
  return Description ?? (type && isExpenseType(type) ? feeLabels[expenseTypes[type].fee] : id);
}

export async function escrowReviewOf(portal: AppContext, loan: LoanDocument): Promise<EscrowReviewAnswer> {
  const { terms, ledger } = await accountOf(portal, loan);
  const { charges, withoutDay } = escrowCharges(loan);
  const labels = withoutDay.map((id) => expenseLabel(loan, id));
  if (charges.length === 0 || withoutDay.length > 0 || ledger.nextDue === undefined) {
    return { review: null, withoutDay: labels };
  }
  const review = reviewEscrow(charges, ledger.escrowBalance, ledger.nextDue);
  const money = (amount: Cents): string => formatCents(amount);
  return {
    withoutDay: labels,
    review: {
      ...{ from: review.from, state: review.state, isRefunded: review.isRefunded, payment: money(terms.escrow) },
      ...{ balance: money(review.balance), target: money(review.target), cushion: money(review.cushion) },
      ...{ monthly: money(review.monthly), difference: money(review.difference) },
      ...{ deficiency: money(review.deficiency), spread: money(review.spread), newPayment: money(review.newPayment) },
      months: review.months.map(({ due, paidOut, balance, target }) => ({
        ...{ due, paidOut: money(paidOut), balance: money(balance), target: money(target) },
      })),
    },
  };
}
