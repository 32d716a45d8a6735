import { pacificDate } from '../../domain/format/date';
import type { LoanDocument } from '../../domain/loan/document';
import { formatCents, formatThousandths } from '../../domain/numbers/fixed';
import { dueDate, lateAfter, ledgerOf } from '../../domain/servicing/ledger';
import { servicedStatuses } from '../../domain/servicing/servicing-terms';
import type { AppContext } from '../app-context';
import { type MortgageCouponData, mortgageCoupon, renderDocument } from '../documents/documents.service';
import { refuse } from '../http/app-error';
import type { Caller } from '../http/caller';
import { lenderSettings } from '../reference/reference.service';
import { takesPayments } from './loan-servicer';
import { NOT_TRANSFERRED } from './not-transferred';
import { payToOf } from './pay-to';
import { letterHead, letterTerms } from './payment-letter';
import { postingsOf } from './positions.queries';

/** Coupons of a sheet. */
const YEAR = 12;

/** The payments that coupons are for: the twelve from the first due date that is today or later. */
function couponsOf(terms: ReturnType<typeof letterTerms>, today: string): MortgageCouponData['coupons'] {
  const numbers = Array.from({ length: terms.knownPayments }, (_, number) => number);
  const due = numbers.filter((number) => dueDate(terms, number) >= today);
  return due.slice(0, YEAR).map((number) => ({
    ...{ dueD: dueDate(terms, number), payment: formatCents(terms.total) },
    ...{ lateAfterD: lateAfter(terms, dueDate(terms, number)), lateCharge: formatCents(terms.lateCharge) },
    lateTotal: formatCents(terms.total + terms.lateCharge),
  }));
}

/** Principal that is left, for the lender’s own users. */
async function balanceOf(portal: AppContext, loan: LoanDocument, terms: ReturnType<typeof letterTerms>) {
  const postings = await postingsOf(portal.db, [loan.sLNm]);
  return formatCents(ledgerOf(terms, postings.get(loan.sLNm) ?? []).balance);
}

/** The coupons of the next twelve payments. Nothing is stored. */
export async function couponFile(portal: AppContext, { actor }: Caller, loan: LoanDocument): Promise<Uint8Array> {
  const terms = letterTerms(loan);
  const today = pacificDate(portal.clock());
  const coupons = couponsOf(terms, today);
  if (coupons.length === 0) throw refuse('conflict', 'payment-unknown');
  const [settings, servicer] = await Promise.all([lenderSettings(portal.db), takesPayments(portal.db, loan, today)]);
  const isServiced = !actor.isPml && servicedStatuses.includes(loan.sStatusT ?? '');
  const data = {
    ...letterHead(loan),
    rate: formatThousandths(terms.rate),
    balance: isServiced ? await balanceOf(portal, loan, terms) : null,
    servicerLoanNum: loan.sSubservicerLoanNm ?? null,
    notice: loan.sSubservicerLoanNm ? null : NOT_TRANSFERRED,
    servicer: payToOf(servicer, settings),
    coupons,
  };
  return renderDocument(portal, mortgageCoupon, data, {
    ...{ language: 'en', created: portal.clock(), owner: actor.login },
  });
}
