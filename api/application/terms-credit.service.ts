import { creditOrderResult } from '../../domain/credit/credit-order.schemas';
import type { CreditOrder } from '../../domain/credit/credit-report.schemas';
import { missingForCredit } from '../../domain/credit/stand-in-report';
import { borrowersOf, type LoanDocument } from '../../domain/loan/document';
import { message } from '../../domain/messages/message';
import { readErrorTexts } from '../../domain/messages/read-error-texts';
import type { OrderProblem } from '../../domain/orders/orders.schemas';
import type { AppContext } from '../app-context';
import { type AppError, invalid, refuse } from '../http/app-error';
import type { Caller } from '../http/caller';
import { asAppError } from '../loan/gateway.service';
import { assertVersion, readLos } from '../loan/loan.service';
import { LosError } from '../los/los-error';
import { awaitOrder, placeOrder } from '../orders/orders.service';
import { creditOrder } from './credit-order';

/** How long the call waits for its order. The order continues after that. */
const TIMEOUT_MS = 20_000;

/** The fields of an application that come from a credit report. */
const WARNED = /^(aCrOd|a[BC](FirstNm|LastNm|ExperianScore|TransUnionScore|EquifaxScore|DecisionCreditScore))$/;

const warningsOf = (applicant: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(applicant).filter(([name]) => WARNED.test(name)));

/** Throws if the loan lacks fields that a bureau needs, before an order is stored and announced. */
function assertComplete(loan: LoanDocument): void {
  const missing = missingForCredit(loan);
  if (missing.length > 0) {
    throw invalid('credit-needs-more', Object.fromEntries(missing.map((name) => [name, 'required'])));
  }
}

/**
 * Orders a credit report (or reissues the previous one), waits for a while, and returns the result. The order is stored: it
 * survives a crash and continues if it takes longer than the call waits.
 */
export async function orderCredit(
  portal: AppContext,
  caller: Caller,
  loan: LoanDocument,
  { version, reissue }: CreditOrder,
) {
  assertVersion(loan, version);
  assertComplete(loan);
  const borrowers = borrowersOf(loan);
  const id = await portal.db.transaction().execute((trx) =>
    placeOrder(portal, trx, creditOrder, {
      loanNum: loan.sLNm,
      caller,
      request: { version, reissue, borrowers },
      detail: { reissue, borrowers },
    }),
  );
  const order = await awaitOrder(portal, id, TIMEOUT_MS);
  if (order.state !== 'completed') throw await refusalOf(portal, loan.sLNm, id, order.problem);
  const { isStandIn } = creditOrderResult.parse(order.result);
  const changed = await readLos(() => portal.los.loadLoan(loan.sLNm));
  return {
    version: changed.version,
    isStandIn,
    applicants: changed.applicants.map(warningsOf),
    liabilities: changed.liabilities.map((liability) => ({ ...liability })),
  };
}

/** The error of the call if the order failed or has not ended yet. */
async function refusalOf(
  portal: AppContext,
  loanNum: string,
  id: string,
  problem: OrderProblem | null,
): Promise<AppError> {
  if (problem === null) return refuse('los-timeout', 'los-timeout', { status: 503, extra: { order: id } });
  const { code, ...texts } = problem;
  const { wording, ...fields } = readErrorTexts(texts);
  if (code === 'stale') {
    const current = await readLos(() => portal.los.loadLoan(loanNum));
    return asAppError(new LosError('stale', wording, { current }));
  }
  if (code === 'invalid') return refuse('invalid', wording, fields);
  if (code === 'not-found') return refuse('not-found', message('no-loan-of-number', { loanNum }));
  const isSlow = code === 'timeout' || code === 'no-answer';
  return refuse(isSlow ? 'los-timeout' : 'los-unavailable', wording, { status: 503, extra: { order: id } });
}
