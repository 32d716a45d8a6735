import { sql } from 'kysely';
import { creditCost, creditPricesOf } from '../../domain/credit/cost';
import { orderProblems } from '../../domain/credit/credit-order';
import type { CreditOrderBody } from '../../domain/credit/credit-order.schemas';
import { pacificDate } from '../../domain/format/date';
import type { LoanDocument } from '../../domain/loan/document';
import { hasEnded } from '../../domain/orders/order-states';
import type { AppContext } from '../app-context';
import { invalid, notFound, refuse } from '../http/app-error';
import type { Caller } from '../http/caller';
import { assertVersion } from '../loan/loan.service';
import { awaitOrder, placeOrder } from '../orders/orders.service';
import { lenderSettings } from '../reference/reference.service';
import { accountOf, assertConnected } from './accounts';
import { creditOrder } from './credit-order';
import { creditPerson } from './credit-person';
import { insertReport, type OpenReport, reportById, reportsOf, summaryOf } from './reports.queries';

/** How long the call waits for its order. The order continues after that. */
const WAIT_MS = 15_000;
/** Seed of the advisory locks under which the credit of a loan is ordered. */
const LOCK_SEED = 7_310_150;

async function assertAccount(portal: AppContext, caller: Caller, agency: string): Promise<void> {
  assertConnected(portal, agency);
  const account = await accountOf(portal, caller.actor.login, agency);
  if (!account) throw refuse('conflict', 'credit-no-account');
  if (account.isRefused) throw refuse('conflict', 'credit-account-refused');
}

const isOpen = ({ row }: OpenReport): boolean => row.state !== null && !hasEnded(row.state);

/** Places the order, unless it was placed already. The report's ID is that of the order at the agency. */
async function place(portal: AppContext, caller: Caller, loan: LoanDocument, body: CreditOrderBody): Promise<string> {
  const { id, agency, action, pull, bureaus, borrowers, consents, reportNumber, line, comment } = body;
  const loanNum = loan.sLNm;
  return portal.db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${loanNum}, ${sql.lit(LOCK_SEED)}))`.execute(trx);
    const placed = await reportById(trx, portal.vault, id);
    if (placed?.row.order_id) {
      if (placed.row.loan_num !== loanNum) throw notFound('no-credit-report');
      return placed.row.order_id;
    }
    const application = Number(borrowers[0]?.[0]);
    const others = await reportsOf(trx, portal.vault, loanNum);
    if (others.some((one) => one.row.application === application && isOpen(one))) {
      throw refuse('conflict', 'credit-in-order');
    }
    const now = portal.clock();
    const prices = creditPricesOf(await lenderSettings(trx));
    const sent = {
      ...{ id, action, loanNum, requestedBy: caller.actor.displayName, at: now.toISOString(), pull, bureaus },
      borrowers: borrowers.map((owner) => creditPerson(loan, owner)),
      reportNumber: action === 'new' ? null : (reportNumber ?? null),
      question: action === 'supplement' && line && comment ? { line, text: comment } : null,
    };
    const row = {
      ...{ id, loan_num: loanNum, application, agency, action, ordered_by: caller.actor.displayName },
      ...{ cost_cents: creditCost(body, prices), created_at: now },
    };
    await insertReport(trx, portal.vault, row, { sent, consents });
    const order = await placeOrder(portal, trx, creditOrder, {
      ...{ loanNum, caller },
      request: { report: id, agency, action, pull, bureaus, borrowers },
      detail: { agency, action, pull, bureaus, borrowers, consents: consents.map(({ date }) => date) },
    });
    await trx.updateTable('portal.credit_reports').set({ order_id: order }).where('id', '=', id).execute();
    return order;
  });
}

/**
 * Orders a credit report, waits for a while, and returns it as listed. The order is stored: it survives a crash and continues if
 * it takes longer than the call waits. Sending it again under its ID orders nothing more.
 */
export async function orderReport(portal: AppContext, caller: Caller, loan: LoanDocument, body: CreditOrderBody) {
  const placed = await reportById(portal.db, portal.vault, body.id);
  if (!placed) {
    assertVersion(loan, body.version);
    const fields = orderProblems(body, loan, pacificDate(portal.clock()));
    if (Object.keys(fields).length > 0) throw invalid('credit-needs-more', fields);
    await assertAccount(portal, caller, body.agency);
  }
  await awaitOrder(portal, await place(portal, caller, loan, body), WAIT_MS);
  const ordered = await reportById(portal.db, portal.vault, body.id);
  if (!ordered) throw notFound('no-credit-report');
  return summaryOf(ordered);
}
