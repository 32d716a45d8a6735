import { pacificDate } from '../../domain/format/date';
import type { LoanDocument } from '../../domain/loan/document';
import { formatCents, formatThousandths } from '../../domain/numbers/fixed';
import { amountsOn } from '../../domain/servicing/dated-amounts';
import { dueDate, lateAfter, ledgerOf } from '../../domain/servicing/ledger';
import { hasTerms, type ServicingTerms, servicedStatuses } from '../../domain/servicing/servicing-terms';
import type { AppContext } from '../app-context';
import { type MortgageCouponData, mortgageCoupon, type PayTo, renderDocument } from '../documents/documents.service';
import { refuse } from '../http/app-error';
import type { Caller } from '../http/caller';
import { lenderSettings } from '../reference/reference.service';
import { assertFreeContact } from './free-contact';
import { takesPayments } from './loan-servicer';
import { NOT_TRANSFERRED } from './not-transferred';
import { payToOf } from './pay-to';
import { letterHead } from './payment-letter';
import { postingsOf } from './positions.queries';
import { termsOf } from './terms.queries';

/** Coupons of a sheet. */
const YEAR = 12;

/** The twelve payments from a due date on. */
function couponsOf(terms: ServicingTerms, from: string, payTo: (due: string) => PayTo): MortgageCouponData['coupons'] {
  const days = Array.from({ length: terms.knownPayments }, (_, number) => dueDate(terms, number));
  return days
    .filter((due) => due >= from)
    .slice(0, YEAR)
    .map((dueD) => {
      const { insurance, escrow } = amountsOn(terms, dueD);
      const total = terms.principalAndInterest + insurance + escrow;
      return {
        ...{ dueD, payment: formatCents(total), lateAfterD: lateAfter(terms, dueD), servicer: payTo(dueD) },
        ...{ lateCharge: formatCents(terms.lateCharge), lateTotal: formatCents(total + terms.lateCharge) },
      };
    });
}

/** What was paid, for the lender’s own users: the principal that is left, and the oldest payment that is not made. */
async function paidOf(portal: AppContext, loan: LoanDocument, terms: ServicingTerms) {
  const { balance, nextDue } = ledgerOf(terms, (await postingsOf(portal.db, [loan.sLNm])).get(loan.sLNm) ?? []);
  return { balance: formatCents(balance), nextDue };
}

/**
 * The coupons of twelve payments: for the lender's own users from the oldest one that is not made, else from the next one. Each names who
 * takes it, so those from a planned transfer on the new servicer. Nothing is stored.
 */
export async function couponFile(portal: AppContext, { actor }: Caller, loan: LoanDocument): Promise<Uint8Array> {
  const terms = await termsOf(portal.db, loan);
  if (!hasTerms(terms)) throw refuse('conflict', 'payment-unknown');
  const today = pacificDate(portal.clock());
  const moves = loan.sServicingTransferD ?? null;
  const [settings, before, after] = await Promise.all([
    lenderSettings(portal.db),
    takesPayments(portal.db, loan, today),
    takesPayments(portal.db, loan, moves !== null && moves > today ? moves : today),
  ]);
  assertFreeContact(before, settings);
  assertFreeContact(after, settings);
  const isServiced = !actor.isPml && servicedStatuses.includes(loan.sStatusT ?? '');
  const paid = isServiced ? await paidOf(portal, loan, terms) : null;
  const from = paid === null ? today : paid.nextDue;
  // Nothing is due any more.
  if (from === undefined) throw refuse('conflict', 'payment-unknown');
  const payTo = (due: string): PayTo => payToOf(moves !== null && due >= moves ? after : before, settings);
  const coupons = couponsOf(terms, from, payTo);
  if (coupons.length === 0) throw refuse('conflict', 'payment-unknown');
  const data = {
    ...letterHead(loan),
    rate: formatThousandths(terms.rate),
    balance: paid?.balance ?? null,
    servicerLoanNum: loan.sSubservicerLoanNm ?? null,
    notice: loan.sSubservicerLoanNm ? null : NOT_TRANSFERRED,
    coupons,
  };
  return renderDocument(portal, mortgageCoupon, data, {
    ...{ language: 'en', created: portal.clock(), owner: actor.login },
  });
}
