import { countBusinessDays, generalCalendar } from '../../domain/disclosure/calendar/business-days';
import { cushionMonths } from '../../domain/fees/escrow-analysis';
import { escrowCharges, expensesOf, expenseTypes, isExpenseType } from '../../domain/fees/expenses';
import { feeLabels } from '../../domain/fees/fee-labels';
import { pacificDate } from '../../domain/format/date';
import type { LoanDocument } from '../../domain/loan/document';
import { centsOrZero } from '../../domain/numbers/cents';
import { type Cents, formatCents } from '../../domain/numbers/fixed';
import { amountsOn } from '../../domain/servicing/dated-amounts';
import { paysBill } from '../../domain/servicing/escrow-paid';
import { type Bill, reviewEscrow } from '../../domain/servicing/escrow-review';
import { isKnownOn, type Ledger, ledgerOf } from '../../domain/servicing/ledger';
import { payoffOf, perDiemThrough } from '../../domain/servicing/payoff';
import type { Posting } from '../../domain/servicing/postings';
import { penaltyThrough } from '../../domain/servicing/prepayment';
import type { EscrowReviewAnswer, PayoffAnswer } from '../../domain/servicing/review.schemas';
import { hasTerms, type ServicingTerms, servicedStatuses } from '../../domain/servicing/servicing-terms';
import type { AppContext } from '../app-context';
import { refuse } from '../http/app-error';
import { lenderSettings } from '../reference/reference.service';
import { postingsOf } from './positions.queries';
import { termsOf } from './terms.queries';

/** The account of a loan in servicing. Throws 409 if it is not funded, or its terms are incomplete. */
export async function accountOf(
  portal: AppContext,
  loan: LoanDocument,
): Promise<{ readonly terms: ServicingTerms; readonly ledger: Ledger; readonly postings: readonly Posting[] }> {
  const terms = await termsOf(portal.db, loan);
  if (!servicedStatuses.includes(loan.sStatusT ?? '') || !hasTerms(terms)) throw refuse('conflict', 'not-in-servicing');
  const postings = (await postingsOf(portal.db, [loan.sLNm])).get(loan.sLNm) ?? [];
  return { terms, ledger: ledgerOf(terms, postings), postings };
}

/** Days in which a payoff statement is sent (12 CFR 1026.36(c)(3)). */
const STATEMENT_DAYS = 7;

/** The payoff on a day. While a prepayment is charged for, the amount is given: the portal does not know the note’s formula. */
export async function loanPayoff(
  portal: AppContext,
  loan: LoanDocument,
  { date, penalty }: { readonly date: string; readonly penalty?: string | undefined },
): Promise<PayoffAnswer> {
  const { terms, ledger } = await accountOf(portal, loan);
  const today = pacificDate(portal.clock());
  if (date < today) {
    throw refuse('invalid', 'payoff-day-passed', { fields: { date: 'payoff-day-passed' } });
  }
  if (!isKnownOn(terms, date)) throw refuse('conflict', 'payoff-not-calculated');
  const through = penaltyThrough(loan, terms);
  const isCharged = through !== null && date <= through;
  if (isCharged && penalty === undefined) {
    throw refuse('conflict', 'payoff-needs-penalty', { fields: { penalty: 'payoff-needs-penalty' } });
  }
  const charged = isCharged ? centsOrZero(penalty) : 0;
  const payoff = payoffOf(terms, ledger, date, charged);
  const addedThrough = perDiemThrough(terms, ledger, payoff);
  const calendar = generalCalendar(await lenderSettings(portal.db));
  return {
    ...{ date, paidTo: payoff.paidTo, months: payoff.months, days: payoff.days, perDiemBasis: terms.perDiemBasis },
    principal: formatCents(payoff.principal),
    monthsInterest: formatCents(payoff.monthsInterest),
    perDiem: formatCents(payoff.perDiem),
    perDiemThrough: isCharged && through < addedThrough ? through : addedThrough,
    daysInterest: formatCents(payoff.daysInterest),
    lateCharges: formatCents(payoff.lateCharges),
    escrowAdvance: formatCents(payoff.escrowAdvance),
    unapplied: formatCents(payoff.unapplied),
    total: formatCents(payoff.total),
    insurance: formatCents(payoff.insurance),
    penalty: formatCents(payoff.penalty),
    sendBy: countBusinessDays(today, STATEMENT_DAYS, calendar).date,
    escrowRefund: formatCents(payoff.escrowRefund),
  };
}

/** What an expense is called. */
function expenseLabel(loan: LoanDocument, id: string): string {
  const { type, Description } = expensesOf(loan).find((expense) => expense.id === id) ?? {};
  return Description ?? (type && isExpenseType(type) ? feeLabels[expenseTypes[type].fee] : id);
}

/** Whether an amount went out for a bill before the day it is due. */
const paidBefore =
  (postings: readonly Posting[]) =>
  (bill: Bill): boolean =>
    postings.some((posting) => paysBill(posting, bill));

export async function escrowReviewOf(portal: AppContext, loan: LoanDocument): Promise<EscrowReviewAnswer> {
  const { terms, ledger, postings } = await accountOf(portal, loan);
  const { charges, withoutDay } = escrowCharges(loan);
  const labels = withoutDay.map((id) => expenseLabel(loan, id));
  if (charges.length === 0 || withoutDay.length > 0 || ledger.nextDue === undefined) {
    return { review: null, withoutDay: labels };
  }
  const { escrowBalance: balance, nextDue } = ledger;
  const review = reviewEscrow(charges, {
    ...{ balance, nextDue, today: pacificDate(portal.clock()) },
    cushionMonths: cushionMonths(loan),
    paidIn: (due) => amountsOn(terms, due).escrow,
    isPaid: paidBefore(postings),
  });
  const money = (amount: Cents): string => formatCents(amount);
  return {
    withoutDay: labels,
    review: {
      ...{ from: review.from, state: review.state, payment: money(amountsOn(terms, review.from).escrow) },
      ...{ surplusUse: review.surplusUse, refundBy: review.refundBy },
      ...{
        balance: money(review.balance),
        unpaid: money(review.unpaid),
        upcoming: money(review.upcoming),
        target: money(review.target),
        cushion: money(review.cushion),
      },
      ...{ monthly: money(review.monthly), difference: money(review.difference) },
      ...{ deficiency: money(review.deficiency), spread: money(review.spread), newPayment: money(review.newPayment) },
      months: review.months.map(({ due, paidOut, paidFor, balance, target }) => ({
        paidFor: { taxes: money(paidFor.taxes), insurance: money(paidFor.insurance), other: money(paidFor.other) },
        ...{ due, paidOut: money(paidOut), balance: money(balance), target: money(target) },
      })),
    },
  };
}
