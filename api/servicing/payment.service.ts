import { pacificDate } from '../../domain/format/date';
import { applicantName, type LoanDocument } from '../../domain/loan/document';
import { formatCents } from '../../domain/numbers/fixed';
import { accountView, termsView } from '../../domain/servicing/account-view';
import type { Posting } from '../../domain/servicing/postings';
import { penaltyThrough } from '../../domain/servicing/prepayment';
import type { ServicingPayment } from '../../domain/servicing/servicing.schemas';
import { hasTerms, servicedStatuses } from '../../domain/servicing/servicing-terms';
import type { AppContext } from '../app-context';
import type { Actor } from '../http/actor';
import { takesPayments } from './loan-servicer';
import { NOT_TRANSFERRED } from './not-transferred';
import { postingsOf } from './positions.queries';
import { termsOf } from './terms.queries';
import { transferOf } from './transfer.queries';

/** The newest first. */
const newestFirst = (a: Posting, b: Posting): number =>
  b.date.localeCompare(a.date) || a.reference.localeCompare(b.reference);

/** The payment of a loan; what was paid is for the lender's own users. */
export async function servicingPaymentOf(
  portal: AppContext,
  actor: Pick<Actor, 'isPml'>,
  loan: LoanDocument,
): Promise<ServicingPayment> {
  const postings = actor.isPml ? [] : ((await postingsOf(portal.db, [loan.sLNm])).get(loan.sLNm) ?? []);
  const terms = await termsOf(portal.db, loan);
  const today = pacificDate(portal.clock());
  const [servicer, transfer] = await Promise.all([
    takesPayments(portal.db, loan, today),
    transferOf(portal.db, loan, today),
  ]);
  const isServiced = !actor.isPml && servicedStatuses.includes(loan.sStatusT ?? '');
  return {
    sSubservicerLoanNm: loan.sSubservicerLoanNm ?? null,
    sServicingTransferD: loan.sServicingTransferD ?? null,
    sServicingCurrentPrincipal: loan.sServicingCurrentPrincipal ?? null,
    sServicingNextPmtD: loan.sServicingNextPmtD ?? null,
    sServicingEscrowPmt: loan.sServicingEscrowPmt ?? null,
    sMonthlyPmt: loan.sMonthlyPmt ?? null,
    notice: loan.sSubservicerLoanNm ? null : NOT_TRANSFERRED,
    servicer: servicer ? { name: servicer.name, paymentLink: servicer.paymentLink ?? null } : null,
    ...{ transfer, version: loan.version },
    borrower: applicantName(loan.applicants[0]) || null,
    status: loan.sStatusT ?? null,
    terms: hasTerms(terms) ? termsView(terms, today) : null,
    missing: hasTerms(terms) ? [] : terms.missing,
    account:
      isServiced && hasTerms(terms)
        ? accountView(terms, postings, { today, penaltyThrough: penaltyThrough(loan, terms) })
        : null,
    transactions: postings
      .toSorted(newestFirst)
      .map(({ reference, date, type, amount }) => ({ reference, date, type, amount: formatCents(amount) })),
  };
}
