import { isPayable } from '../../domain/appraisal/appraisal-states';
import type { AppraisalSummary } from '../../domain/appraisal/loan-appraisals.contract';
import type { LoanDocument } from '../../domain/loan/document';
import { intentOf } from '../../domain/loan/fees/intent';
import type { AppContext } from '../app-context';
import { audit } from '../audit/audit.service';
import { refuse } from '../http/app-error';
import type { Caller } from '../http/caller';
import { appraisalOf, appraisalView, changeAppraisal } from './change-appraisal';

/**
 * Creates the link by which the borrower pays the fee, once, or learns whether it is paid. The provider's page takes the card data; the
 * portal keeps the address of that page alone. Throws 409 before the intent to proceed, and for a first link unless the company has the
 * order or delivered its report: the borrower may pay one that was mailed after the report is rejected.
 */
export async function paymentLink(
  portal: AppContext,
  caller: Caller,
  loan: LoanDocument,
  { id, version }: { readonly id: string; readonly version: number },
): Promise<AppraisalSummary> {
  const { row, content } = await appraisalOf(portal, loan.sLNm, id);
  if (content.payment === null && !isPayable(row.state)) throw refuse('conflict', 'appraisal-not-with-company');
  const { transactionAmt: amount, orderDesc: description } = content.order.ccInfo;
  if (amount === null) throw refuse('conflict', 'appraisal-nothing-to-pay');
  if (intentOf(loan) === undefined) throw refuse('conflict', 'appraisal-before-intent');
  const outcome = await portal.payments.request({ id, amount, description });
  if (outcome.kind !== 'link') throw refuse('conflict', 'appraisal-no-payment-link');
  const { url, state } = outcome;
  if (content.payment?.url === url && content.payment.state === state)
    return appraisalView(portal, caller.actor, loan, id);
  await changeAppraisal(portal, caller, loan, { id, version }, async (trx, { content: current }) => {
    const after = { appraisal: id, amount, state };
    await audit(trx, caller, { action: 'loan.appraisal-payment-link', subject: `loan:${loan.sLNm}`, after });
    return {
      content: { ...current, payment: { url, state } },
      event: { kind: state === 'paid' ? 'paid' : 'payment-link' },
    };
  });
  return appraisalView(portal, caller.actor, loan, id);
}
