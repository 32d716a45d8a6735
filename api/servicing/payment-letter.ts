import type { LoanDocument } from '../../domain/loan/document';
import { type Cents, formatCents, formatThousandths } from '../../domain/numbers/fixed';
import { lateAfter } from '../../domain/servicing/ledger';
import { hasTerms, servicingTermsOf } from '../../domain/servicing/servicing-terms';
import type { AppContext } from '../app-context';
import { borrowersOf, packageTemplates, propertyOf, renderDocument } from '../documents/documents.service';
import { refuse } from '../http/app-error';
import { lenderSettings } from '../reference/reference.service';
import { firstServicer, newServicerOf } from './loan-servicer';
import { payToOf } from './pay-to';

/** When and for whom a letter is made. */
export interface LetterContext {
  readonly created: Date;
  readonly owner: string;
}

/** What the head of each letter says of the loan. */
export const letterHead = (loan: LoanDocument) => ({
  loanNum: loan.sLNm,
  borrowers: borrowersOf(loan),
  property: propertyOf(loan),
  amount: loan.sFinalLAmt ?? loan.sLAmtCalc ?? null,
});

/** The terms of a loan for its letters. Throws 409 while a field is missing. */
function letterTerms(loan: LoanDocument) {
  const terms = servicingTermsOf(loan);
  if (!hasTerms(terms)) throw refuse('conflict', 'payment-unknown');
  const { principalAndInterest, insurance, escrow } = terms;
  return { ...terms, total: principalAndInterest + insurance + escrow };
}

/** The first payment letter, with a coupon for it. */
export async function paymentLetterFile(
  portal: AppContext,
  loan: LoanDocument,
  context: LetterContext,
): Promise<Uint8Array> {
  const terms = letterTerms(loan);
  const [settings, first, moved] = await Promise.all([
    lenderSettings(portal.db),
    firstServicer(portal.db),
    newServicerOf(portal.db, loan.sLNm),
  ]);
  const { sServicingTransferD: effectiveD } = loan;
  const part = (what: string, cents: Cents) => (cents > 0 ? [{ what, amount: formatCents(cents) }] : []);
  const data = {
    ...letterHead(loan),
    ...{ firstD: terms.firstDue, rate: formatThousandths(terms.rate), total: formatCents(terms.total) },
    principalAndInterest: formatCents(terms.principalAndInterest),
    parts: [...part('Mortgage insurance', terms.insurance), ...part('Escrow for taxes and insurance', terms.escrow)],
    servicer: payToOf(first, settings),
    transfer: moved && effectiveD ? { to: payToOf(moved, settings), effectiveD } : null,
    late: {
      ...{ days: terms.lateDays, percent: formatThousandths(terms.latePercent), amount: formatCents(terms.lateCharge) },
      ...{ afterD: lateAfter(terms, terms.firstDue), total: formatCents(terms.total + terms.lateCharge) },
    },
  };
  return renderDocument(portal, packageTemplates.paymentLetter, data, { language: 'en', ...context });
}
