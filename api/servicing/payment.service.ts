import { pacificDate } from '../../domain/format/date';
import { applicantName, type LoanDocument } from '../../domain/loan/document';
import { formatCents } from '../../domain/numbers/fixed';
import { accountView, termsView } from '../../domain/servicing/account-view';
import type { Posting } from '../../domain/servicing/postings';
import type { ServicingPayment } from '../../domain/servicing/servicing.schemas';
import { hasTerms, servicedStatuses, servicingTermsOf } from '../../domain/servicing/servicing-terms';
import type { AppContext } from '../app-context';
import type { Actor } from '../http/actor';
import { postingsOf } from './positions.queries';

/** The answer for a loan that has no subservicer yet (SERVICING-01). */
const NOT_TRANSFERRED = 'Not yet available. Please check back after the transfer date.';

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
  const terms = servicingTermsOf(loan);
  const isServiced = !actor.isPml && servicedStatuses.includes(loan.sStatusT ?? '');
  return {
    sSubservicerLoanNm: loan.sSubservicerLoanNm ?? null,
    sServicingTransferD: loan.sServicingTransferD ?? null,
    sServicingCurrentPrincipal: loan.sServicingCurrentPrincipal ?? null,
    sServicingNextPmtD: loan.sServicingNextPmtD ?? null,
    sServicingEscrowPmt: loan.sServicingEscrowPmt ?? null,
    sMonthlyPmt: loan.sMonthlyPmt ?? null,
    notice: loan.sSubservicerLoanNm ? null : NOT_TRANSFERRED,
    borrower: applicantName(loan.applicants[0]) || null,
    status: loan.sStatusT ?? null,
    terms: hasTerms(terms) ? termsView(terms) : null,
    missing: hasTerms(terms) ? [] : terms.missing,
    account: isServiced && hasTerms(terms) ? accountView(terms, postings, pacificDate(portal.clock())) : null,
    transactions: postings
      .toSorted(newestFirst)
      .map(({ reference, date, type, amount }) => ({ reference, date, type, amount: formatCents(amount) })),
  };
}
