import { sql, type Transaction } from 'kysely';
import type { z } from 'zod';
import { ausFactsOf } from '../../domain/application/submission/aus-facts';
import type { ausOrderRequest } from '../../domain/aus/aus-order.schemas';
import type { AgencyAccount, AusSubmission } from '../../domain/aus/submission.schemas';
import type { LoanDocument } from '../../domain/loan/document';
import { hasEnded } from '../../domain/orders/order-states';
import type { AppContext } from '../app-context';
import { copyReportedDebts } from '../credit/credit.service';
import type { PortalDb } from '../db/portal-db';
import { refuse } from '../http/app-error';
import type { Caller } from '../http/caller';
import { factsHash } from '../los/facts-hash';
import {
  endDrafts,
  lockOrder,
  ordersOfLoan,
  rewriteDraft,
  type StoredOrder,
  saveDraft,
  submitDraft,
} from '../orders/orders.service';
import { keepAccount } from './accounts.queries';
import { ausOrder } from './aus-order';

type Trx = Transaction<PortalDb>;
type System = AusSubmission['system'];

/** A submission that is asked for. Its account is no part of the order. */
interface Asked {
  readonly request: Omit<z.infer<typeof ausOrderRequest>, 'hash'>;
  readonly account: AgencyAccount | null;
}

/** A draft is older only if its process ended while it copied debts. */
const DRAFT_MS = 60_000;

const requestOf = (order: StoredOrder): { readonly system?: unknown; readonly key?: unknown } =>
  typeof order.request === 'object' && order.request !== null ? order.request : {};

/** The submissions of a loan to a system, latest first. */
export async function submissionsOf(
  { db, vault }: Pick<AppContext, 'db' | 'vault'>,
  loanNum: string,
  system: System,
): Promise<StoredOrder[]> {
  const orders = await ordersOfLoan(db, vault, loanNum, [ausOrder.kind]);
  return orders.filter((order) => requestOf(order).system === system);
}

/** Whether its debts could not be copied. Nothing was submitted, so its key may be used again. */
const isAbandoned = ({ state, submitted_at: submittedAt }: StoredOrder): boolean =>
  state === 'cancelled' && submittedAt === null;

/** The submission of the same key, if there is one. Throws 409 while another one is open. */
async function placedBefore(
  portal: Pick<AppContext, 'db' | 'vault'>,
  loanNum: string,
  { system, key }: Asked['request'],
): Promise<string | undefined> {
  const orders = (await submissionsOf(portal, loanNum, system)).filter((order) => !isAbandoned(order));
  const same = key === undefined ? undefined : orders.find((order) => requestOf(order).key === key);
  const [latest] = orders;
  if (same === undefined && latest && !hasEnded(latest.state)) throw refuse('conflict', 'aus-still-running');
  return same?.id;
}

const withHash = ({ request }: Asked, loan: LoanDocument) => ({
  ...request,
  hash: factsHash(ausFactsOf(loan, request.system)),
});

async function sendDraft(portal: AppContext, trx: Trx, caller: Caller, id: string, asked: Asked): Promise<void> {
  const { system, agency } = asked.request;
  const { requestId, address } = caller;
  await submitDraft(portal, trx, ausOrder, id, { detail: { system, agency }, request: { requestId, address } });
  if (asked.account) await keepAccount(trx, portal.vault, id, asked.account);
}

/** Copies the debts while the draft keeps other submissions away, and sends it with the hash of the loan as it is then. */
async function copyAndSend(
  portal: AppContext,
  caller: Caller,
  loan: LoanDocument,
  { id, asked }: { readonly id: string; readonly asked: Asked },
): Promise<void> {
  try {
    const copied = await copyReportedDebts(portal, caller, loan);
    await portal.db.transaction().execute(async (trx) => {
      if ((await lockOrder(trx, portal.vault, id))?.state !== 'draft') throw refuse('conflict', 'aus-still-running');
      await rewriteDraft(trx, portal.vault, id, withHash(asked, copied));
      await sendDraft(portal, trx, caller, id, asked);
    });
  } catch (cause) {
    await portal.db.transaction().execute((trx) => endDrafts(trx, { id }));
    throw cause;
  }
}

/**
 * Places a submission, or finds the one of the same key, and answers the order. One at a time for each system of a loan: the order
 * is a draft from the moment that this is checked, so that a submission that is refused copies no debts.
 */
export async function placeSubmission(
  portal: AppContext,
  caller: Caller,
  loan: LoanDocument,
  asked: Asked,
): Promise<string> {
  const { sLNm: loanNum } = loan;
  const { request } = asked;
  const { id, isNew } = await portal.db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`aus:${request.system}:${loanNum}`}, 0))`.execute(trx);
    await endDrafts(trx, { kind: ausOrder.kind, loanNum, olderThanMs: DRAFT_MS });
    const before = await placedBefore({ ...portal, db: trx }, loanNum, request);
    if (before !== undefined) return { id: before, isNew: false };
    const draft = await saveDraft(portal, trx, ausOrder, { loanNum, caller, request: withHash(asked, loan) });
    if (!request.copyLiabilities) await sendDraft(portal, trx, caller, draft, asked);
    return { id: draft, isNew: true };
  });
  if (isNew && request.copyLiabilities) await copyAndSend(portal, caller, loan, { id, asked });
  return id;
}
