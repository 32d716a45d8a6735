import type { Transaction } from 'kysely';
import { certificateOf } from '../../../domain/loan/certificate';
import { isCounteroffer } from '../../../domain/loan/denial';
import type { AppContext } from '../../app-context';
import type { PortalDb } from '../../db/portal-db';
import { offeredByLos } from '../../los/offered';
import { hasOrderAhead, type OrderCaller, placeOrder } from '../../orders/orders.service';
import { CANCELED, counterofferNoticeOrder, decisionDocumentsOrder, reissueOrder } from './document-orders';

type Trx = Transaction<PortalDb>;

/** A write of a user that the feed of the LOS reported. */
export interface Reported {
  readonly loanNum: string;
  readonly write: {
    readonly login: string;
    readonly name: string;
    readonly action: string;
    readonly detail: Readonly<Record<string, unknown>>;
  };
}

const reviews = ['conditions.add', 'conditions.edit', 'conditions.decide'];

export const authorOf = ({ write: { login, name } }: Reported): OrderCaller => ({
  actor: { login, displayName: name },
  requestId: null,
  address: null,
});

/** The certificate is issued again once for a review, however many conditions it changed. */
async function orderReissues(portal: AppContext, trx: Trx, reported: readonly Reported[]): Promise<void> {
  const byLoan = new Map(reported.map((one) => [one.loanNum, one]));
  if (byLoan.size === 0) return;
  for (const loan of await portal.los.loadLoans([...byLoan.keys()])) {
    const last = byLoan.get(loan.sLNm);
    if (last === undefined || !certificateOf(loan.sStatusT)) continue;
    if (await hasOrderAhead(trx, reissueOrder, loan.sLNm)) continue;
    await placeOrder(portal, trx, reissueOrder, { loanNum: loan.sLNm, caller: authorOf(last), request: {} });
  }
}

/** A loan that is canceled after a counteroffer needs the notice that the counteroffer was not accepted. */
async function orderCounterofferNotices(portal: AppContext, trx: Trx, moves: readonly Reported[]): Promise<void> {
  const canceled = moves.filter(({ write }) => write.detail.to === CANCELED);
  if (canceled.length === 0) return;
  for (const loan of await portal.los.loadLoans(canceled.map(({ loanNum }) => loanNum))) {
    const move = canceled.find(({ loanNum }) => loanNum === loan.sLNm);
    if (move === undefined || !isCounteroffer(loan) || loan.sAdverseActionSentD) continue;
    const order = { loanNum: loan.sLNm, caller: authorOf(move), request: {} };
    await placeOrder(portal, trx, counterofferNoticeOrder, order);
  }
}

/**
 * Orders the documents that changes of loans require: those of a decision after each move of the status, the notice about a
 * counteroffer that was not accepted, and a new version of the certificate after a review of conditions.
 */
export async function orderDecisionDocuments(
  portal: AppContext,
  trx: Trx,
  reported: readonly Reported[],
): Promise<void> {
  const moves = reported.filter(({ write }) => write.action === 'loan.status');
  const reviewed = reported.filter(({ write }) => reviews.includes(write.action));
  if (moves.length + reviewed.length === 0) return;
  if (!(await offeredByLos(portal.los)).includes('documents')) return;
  for (const move of moves) {
    const { to } = move.write.detail;
    if (typeof to !== 'string' || !certificateOf(to)) continue;
    const order = { loanNum: move.loanNum, caller: authorOf(move), request: { status: to } };
    await placeOrder(portal, trx, decisionDocumentsOrder, { ...order, detail: { status: to } });
  }
  await orderCounterofferNotices(portal, trx, moves);
  await orderReissues(portal, trx, reviewed);
}
