import { isPayable } from '../../domain/appraisal/appraisal-states';
import type { AppraisalSummary } from '../../domain/appraisal/loan-appraisals.contract';
import { formatMoney } from '../../domain/format/money';
import type { LoanDocument } from '../../domain/loan/document';
import type { AppContext } from '../app-context';
import { audit } from '../audit/audit.service';
import { queueMail } from '../email/email.service';
import { refuse } from '../http/app-error';
import type { Caller } from '../http/caller';
import { lenderSettings } from '../reference/reference.service';
import { borrowersWithEmail } from './borrowers';
import { appraisalOf, appraisalView, changeAppraisal } from './change-appraisal';

interface Mailed {
  readonly name: string;
  readonly email: string;
  readonly amount: string | null;
  readonly url: string;
  readonly lender: {
    readonly lenderName: string;
    readonly contactEmail: string | null;
    readonly contactPhone: string | null;
  };
}

/** The email with the link. It names the lender and the amount, and nothing else of the loan. */
function paymentMail({ name, email, amount, url, lender: { lenderName, contactEmail, contactPhone } }: Mailed) {
  const contact = [contactPhone, contactEmail].filter(Boolean).join(', ');
  const lines = [
    `Hello ${name},`,
    '',
    `Please pay ${formatMoney(amount)} for the appraisal of your property on the page of our payment provider:`,
    '',
    url,
    '',
    'We never see your card. Don’t send card numbers by email or phone.',
    ...(contact === '' ? [] : [`Questions? Contact us: ${contact}.`]),
    lenderName,
  ];
  return { to: email, subject: `${lenderName}: pay for your appraisal`, text: lines.join('\n') };
}

interface Shared {
  readonly id: string;
  readonly version: number;
  readonly how: 'email' | 'copy';
}

/**
 * Mails the open payment link to the first borrower with an address, or records that a user copied it. The portal knows the address of the
 * provider's page alone, never a card.
 */
export async function sharePaymentLink(
  portal: AppContext,
  caller: Caller,
  loan: LoanDocument,
  { id, version, how }: Shared,
): Promise<AppraisalSummary> {
  await appraisalOf(portal, loan.sLNm, id);
  const borrower = borrowersWithEmail(loan).find(({ email }) => email !== null);
  if (how === 'email' && !borrower?.email) throw refuse('conflict', 'appraisal-no-borrower-email');
  const lender = await lenderSettings(portal.db);
  await changeAppraisal(portal, caller, loan, { id, version }, async (trx, { row, content }) => {
    if (!isPayable(row.state)) throw refuse('conflict', 'appraisal-not-with-company');
    if (content.payment?.state !== 'open') throw refuse('conflict', 'appraisal-no-open-link');
    const to = how === 'email' ? (borrower?.email ?? '') : null;
    if (to !== null) {
      const facts = { name: borrower?.name ?? '', email: to, amount: content.order.ccInfo.transactionAmt, lender };
      const mail = paymentMail({ ...facts, url: content.payment.url });
      await queueMail(portal, trx, { ...mail, loanNum: loan.sLNm, caller });
    }
    const after = { appraisal: id, shared: how, to };
    await audit(trx, caller, { action: 'loan.appraisal-payment-link', subject: `loan:${loan.sLNm}`, after });
    return { event: { kind: how === 'email' ? 'payment-mailed' : 'payment-copied', detail: to } };
  });
  return appraisalView(portal, caller.actor, loan, id);
}
