import { escrowCharges } from '../../domain/fees/expenses';
import { addDays, formatDate, pacificDate } from '../../domain/format/date';
import { formatMoney } from '../../domain/format/money';
import { formatPhone } from '../../domain/format/phone';
import type { LoanDocument } from '../../domain/loan/document';
import { centsOrZero } from '../../domain/numbers/cents';
import { formatCents } from '../../domain/numbers/fixed';
import { amountsOn } from '../../domain/servicing/dated-amounts';
import { escrowHistory } from '../../domain/servicing/escrow-history';
import { billsOf } from '../../domain/servicing/escrow-review';
import type { NoticeMake } from '../../domain/servicing/notice.schemas';
import { ESCROW_DAYS, OWNERSHIP_DAYS } from '../../domain/servicing/notice-options';
import type { EscrowReviewAnswer, PayoffAnswer } from '../../domain/servicing/review.schemas';
import type { AppContext } from '../app-context';
import {
  annualEscrowStatement,
  borrowerMailingAddress,
  ownershipNotice,
  payoffStatement,
  renderDocument,
} from '../documents/documents.service';
import { refuse } from '../http/app-error';
import { investorContact } from '../investor/investor.service';
import { lenderSettings } from '../reference/reference.service';
import { takesPayments } from './loan-servicer';
import { payToOf } from './pay-to';
import { letterHead } from './payment-letter';
import { postingsOf } from './positions.queries';
import { accountOf, escrowReviewOf, loanPayoff } from './reviews.service';

/** A notice as it is filed, with the day that it is about and the last day to give it. */
export interface MadeNotice {
  readonly bytes: Uint8Array;
  readonly aboutOn: string;
  readonly dueBy: string;
}

interface Context {
  readonly portal: AppContext;
  readonly loan: LoanDocument;
  readonly today: string;
  readonly owner: string;
}

const head = (loan: LoanDocument) => ({
  ...letterHead(loan),
  address: borrowerMailingAddress(loan.applicants[0], 'B'),
});

const context = ({ portal, owner }: Context) => ({ language: 'en', created: portal.clock(), owner }) as const;

const isSome = (amount: string): boolean => Number(amount) !== 0;

/** The parts of a payoff as lines of its statement. */
function payoffLines(payoff: PayoffAnswer): { what: string; amount: string }[] {
  const { months, days, perDiem } = payoff;
  const line = (what: string, amount: string) => (isSome(amount) ? [{ what, amount }] : []);
  return [
    { what: 'Unpaid principal balance', amount: payoff.principal },
    ...line(`Interest from ${formatDate(payoff.paidTo, 'long')}, months: ${months}`, payoff.monthsInterest),
    ...line(`Interest of ${days} days at ${formatMoney(perDiem)} a day`, payoff.daysInterest),
    ...line('Unpaid late charges', payoff.lateCharges),
    ...line('Mortgage insurance that is due', payoff.insurance),
    ...line('Prepayment penalty', payoff.penalty),
    ...line('Escrow advances', payoff.escrowAdvance),
    ...line('Less funds not applied', isSome(payoff.unapplied) ? `-${payoff.unapplied}` : payoff.unapplied),
  ];
}

async function payoffNotice(
  of: Context,
  query: { readonly date: string; readonly penalty?: string | undefined },
): Promise<MadeNotice> {
  const { portal, loan, today } = of;
  const payoff = await loanPayoff(portal, loan, query);
  const [settings, servicer] = await Promise.all([lenderSettings(portal.db), takesPayments(portal.db, loan, today)]);
  // A payoff is sent overnight where the servicer has an address for it.
  const express = servicer && { ...servicer, paymentAddress: servicer.overnightAddress ?? servicer.paymentAddress };
  const data = {
    ...head(loan),
    ...{ goodThroughD: payoff.date, paidToD: payoff.paidTo, lines: payoffLines(payoff), total: payoff.total },
    ...{ perDiem: payoff.perDiem, perDiemThroughD: payoff.perDiemThrough, perDiemBasis: payoff.perDiemBasis },
    escrowRefund: isSome(payoff.escrowRefund) ? payoff.escrowRefund : null,
    servicer: payToOf(express, settings),
  };
  const bytes = await renderDocument(portal, payoffStatement, data, context(of));
  return { bytes, aboutOn: payoff.date, dueBy: payoff.sendBy };
}

/** The sale of a loan, and the last day of its notice; null before it is sold, or without an investor of the contact book. */
export async function saleOf(portal: Pick<AppContext, 'db'>, loan: LoanDocument) {
  const { sLPurchaseD: soldD } = loan;
  const investor = soldD ? await investorContact(portal.db, loan.sInvestorRolodexId) : undefined;
  if (!soldD || investor === undefined) return null;
  return { soldD, owner: investor.company ?? investor.name, by: addDays(soldD, OWNERSHIP_DAYS), investor };
}

async function ownership(of: Context, { recorded, partialPayment }: NoticeMake & { kind: 'ownership' }) {
  const { portal, loan, today } = of;
  const sale = await saleOf(portal, loan);
  if (sale === null) throw refuse('conflict', 'loan-not-sold');
  const { address, city, state, zip, phone } = sale.investor;
  const place = [city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  const lines = [address ?? '', place, phone ? formatPhone(phone) : ''].filter(Boolean);
  if (!address || !phone) throw refuse('conflict', 'investor-incomplete');
  const [settings, servicer] = await Promise.all([lenderSettings(portal.db), takesPayments(portal.db, loan, today)]);
  const data = {
    ...{ ...head(loan), soldD: sale.soldD, owner: { name: sale.owner, lines } },
    ...{ agent: payToOf(servicer, settings), recorded, partialPayment },
  };
  return {
    bytes: await renderDocument(portal, ownershipNotice, data, context(of)),
    aboutOn: sale.soldD,
    dueBy: sale.by,
  };
}

type Review = NonNullable<EscrowReviewAnswer['review']>;

/** What becomes of a surplus, or how a shortage is paid (12 CFR 1024.17(i)(1)(vi) and (vii)). */
function ruleText(review: Review): string {
  return [counted(review), ofState(review)].filter(Boolean).join(' ');
}

/** What the projection begins with besides the balance. */
function counted({ unpaid, upcoming, from }: Review): string {
  const parts = [
    ...(centsOrZero(unpaid) > 0 ? [`payments of ${formatMoney(unpaid)} that are due are counted as made`] : []),
    ...(centsOrZero(upcoming) > 0 ? [`bills of ${formatMoney(upcoming)} that are due by then as paid`] : []),
  ];
  return parts.length === 0 ? '' : `In the account on ${formatDate(from, 'long')}, ${parts.join(', and ')}.`;
}

function ofState({ state, surplusUse, difference, refundBy }: Review): string {
  const amount = formatMoney(difference);
  if (state === 'even') return 'The account has what it needs for the coming year.';
  if (state !== 'surplus') {
    return `The account has ${amount} less than it needs. This shortage is spread over the next 12 payments.`;
  }
  const more = `The account has ${amount} more than it needs.`;
  if (surplusUse === 'refund') return `${more} This surplus is returned to you by ${formatDate(refundBy, 'long')}.`;
  if (surplusUse === 'keep')
    return `${more} This surplus stays in the account, because a payment is more than 30 days late.`;
  return `${more} This surplus is credited against the payments of the coming year.`;
}

const entryTexts = {
  ...{ payment: 'Monthly payment', deposit: 'Deposit', returned: 'Returned to you or corrected' },
  ...{ taxes: 'Paid for taxes', insurance: 'Paid for insurance', other: 'Paid for other charges' },
} as const;

async function escrowNotice(of: Context): Promise<MadeNotice> {
  const { portal, loan, today } = of;
  const { review } = await escrowReviewOf(portal, loan);
  if (review === null) throw refuse('conflict', 'no-escrow-review');
  const { terms, ledger } = await accountOf(portal, loan);
  const postings = (await postingsOf(portal.db, [loan.sLNm])).get(loan.sLNm) ?? [];
  const to = addDays(today, 1);
  const history = escrowHistory(ledger, postings, {
    ...{ to, fundedOn: loan.sFundD ?? terms.firstDue, deposit: terms.escrowDeposit },
    bills: billsOf(escrowCharges(loan).charges),
  });
  const money = formatCents;
  const [past, next] = [amountsOn(terms, today), amountsOn(terms, review.from)];
  const data = {
    ...head(loan),
    ...{ fromD: history.from, toD: today, newFromD: review.from, cushion: review.cushion, rule: ruleText(review) },
    ...{ payment: money(terms.principalAndInterest + past.insurance + past.escrow), escrowPayment: money(past.escrow) },
    ...{
      newPayment: money(terms.principalAndInterest + next.insurance + centsOrZero(review.newPayment)),
      newEscrowPayment: review.newPayment,
    },
    ...{ opening: money(history.opening), paidIn: money(history.paidIn) },
    paidOut: {
      ...{ taxes: money(history.paidOut.taxes), insurance: money(history.paidOut.insurance) },
      other: money(history.paidOut.other),
    },
    ...{ returned: money(history.returned), closing: money(history.closing) },
    entries: history.entries.map(({ date, amount, kind, balance }) => ({
      ...{ date, what: entryTexts[kind], balance: money(balance) },
      ...{ paidIn: amount > 0 ? money(amount) : null, paidOut: amount < 0 ? money(-amount) : null },
    })),
    months: review.months.map((month) => ({ ...month, payment: review.newPayment })),
  };
  const bytes = await renderDocument(portal, annualEscrowStatement, data, context(of));
  // Within 30 days of the end of the year of the account (12 CFR 1024.17(i)).
  return { bytes, aboutOn: review.from, dueBy: addDays(review.from, ESCROW_DAYS) };
}

/** Makes a notice of what the loan says now. Nothing is stored. */
export async function makeNotice(
  portal: AppContext,
  loan: LoanDocument,
  owner: string,
  wanted: NoticeMake,
): Promise<MadeNotice> {
  const of: Context = { portal, loan, today: pacificDate(portal.clock()), owner };
  switch (wanted.kind) {
    case 'payoff':
      return payoffNotice(of, wanted);
    case 'ownership':
      return ownership(of, wanted);
    default:
      return escrowNotice(of);
  }
}
