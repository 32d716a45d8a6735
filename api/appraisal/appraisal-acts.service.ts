import type { AppraisalContent } from '../../domain/appraisal/appraisal-order.schemas';
import { canCancel, isAccepted, isReceived } from '../../domain/appraisal/appraisal-states';
import { acceptedState } from '../../domain/appraisal/completion';
import type { AppraisalSummary } from '../../domain/appraisal/loan-appraisals.contract';
import type { Ssr } from '../../domain/appraisal/report.schemas';
import { pacificDate } from '../../domain/format/date';
import type { LoanDocument } from '../../domain/loan/document';
import type { AppContext } from '../app-context';
import { audit } from '../audit/audit.service';
import { notFound, refuse } from '../http/app-error';
import type { Caller } from '../http/caller';
import { cancelOrder, placeOrder } from '../orders/orders.service';
import { appraisalOrder } from './appraisal-order';
import { assertForCompany, assertNoSecret } from './assert-texts';
import { appraisalOf, appraisalView, changeAppraisal } from './change-appraisal';
import { progressOf } from './copies.service';

interface Cancelling {
  readonly id: string;
  readonly version: number;
  readonly reason: string;
}

/** Cancels an order, also at the appraisal company. Throws 409 if the company can no longer cancel it. */
export async function cancelAppraisal(
  portal: AppContext,
  caller: Caller,
  loan: LoanDocument,
  { id, version, reason }: Cancelling,
): Promise<AppraisalSummary> {
  const held = await appraisalOf(portal, loan.sLNm, id);
  if (held.row.state === 'cancelled') return appraisalView(portal, caller.actor, loan, id);
  assertForCompany({ reason });
  const { order_id: orderId } = held.row;
  await changeAppraisal(portal, caller, loan, { id, version }, async (trx, { row, content }) => {
    if (!canCancel(row.state)) throw refuse('cannot-cancel', 'order-too-late');
    const action = orderId === null ? 'loan.appraisal-order.cancel' : 'loan.appraisal-cancelling';
    await audit(trx, caller, { action, subject: `loan:${loan.sLNm}`, after: { appraisal: id } });
    return {
      content: { ...content, cancelReason: reason },
      ...(orderId === null && { state: 'cancelled' as const }),
      event: { kind: 'cancelling', detail: reason },
    };
  });
  if (orderId !== null) await cancelOrder(portal, appraisalOrder, caller, orderId);
  return appraisalView(portal, caller.actor, loan, id);
}

interface Question {
  readonly id: string;
  readonly kind: AppraisalContent['revisions'][number]['kind'];
  readonly text: string;
}

/**
 * Asks the appraisal company about a delivered report: for a correction, other comparables, or an explanation. The same question, known by
 * its ID, is sent once. The value must be reviewed again after the answer.
 */
export async function askForRevision(
  portal: AppContext,
  caller: Caller,
  loan: LoanDocument,
  { id, version, question }: { readonly id: string; readonly version: number; readonly question: Question },
): Promise<AppraisalSummary> {
  const held = await appraisalOf(portal, loan.sLNm, id);
  if (held.content.revisions.some((asked) => asked.id === question.id))
    return appraisalView(portal, caller.actor, loan, id);
  assertForCompany({ text: question.text });
  const { company } = held.row;
  if (!isReceived(held.row.state) || company === null) throw refuse('conflict', 'appraisal-not-received');
  await changeAppraisal(portal, caller, loan, { id, version }, async (trx, { content }) => {
    const asked = { ...question, askedOn: pacificDate(portal.clock()), by: caller.actor.displayName };
    const request = { appraisal: id, company, revision: question.id };
    const detail = { appraisal: id, company, revision: question.kind };
    const order = await placeOrder(portal, trx, appraisalOrder, { loanNum: loan.sLNm, caller, request, detail });
    return {
      ...{ state: 'revision', order_id: order },
      content: { ...content, revisions: [...content.revisions, asked] },
      event: { kind: 'revision', detail: question.text },
    };
  });
  return appraisalView(portal, caller.actor, loan, id);
}

/** Keeps a Submission Summary Report of UCDP or EAD about the last version of the report. */
export async function keepResult(
  portal: AppContext,
  caller: Caller,
  loan: LoanDocument,
  { id, version, ssr }: { readonly id: string; readonly version: number; readonly ssr: Ssr },
): Promise<AppraisalSummary> {
  const held = await appraisalOf(portal, loan.sLNm, id);
  if (!isReceived(held.row.state)) throw refuse('conflict', 'appraisal-not-received');
  assertNoSecret({ note: ssr.note });
  await changeAppraisal(portal, caller, loan, { id, version }, async (trx, { row, content }) => {
    const next = {
      ...content,
      ssrs: [...content.ssrs, { ...ssr, reportVersion: content.reports.at(-1)?.version ?? 1 }],
    };
    const { portal: at, documentFileId, isSuccessful } = ssr;
    const after = { appraisal: id, portal: at, documentFileId, isSuccessful };
    await audit(trx, caller, { action: 'loan.appraisal-ssr', subject: `loan:${loan.sLNm}`, after });
    return {
      content: next,
      ...(isAccepted(row.state) && { state: acceptedState(progressOf(next, loan)) }),
      event: { kind: 'ssr', detail: `${at} ${documentFileId}` },
    };
  });
  return appraisalView(portal, caller.actor, loan, id);
}

/** The data file of the last version of a report. */
export async function reportXml(portal: AppContext, loan: LoanDocument, id: string) {
  const { content } = await appraisalOf(portal, loan.sLNm, id);
  const key = content.reports.at(-1)?.xmlKey;
  const found = key ? await portal.files.get(key) : null;
  if (!found) throw notFound('appraisal-no-xml');
  return { stream: found.stream, contentType: 'application/xml', name: `appraisal-${id}.xml` };
}
