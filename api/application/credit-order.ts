import type { CreditOrderResult } from '../../domain/credit/credit-order.schemas';
import { decisionScore } from '../../domain/loan/credit-score';
import { borrowersOf, type LoanDocument } from '../../domain/loan/document';
import { orderKinds } from '../../domain/orders/orders.schemas';
import { followOrder } from '../loan/gateway.service';
import { defineOrderType, losOutcome } from '../orders/orders.service';

const scoresOf = (loan: LoanDocument): CreditOrderResult['scores'] =>
  borrowersOf(loan).map((borrower) => ({ borrower, score: decisionScore(loan, borrower) ?? null }));

/** A credit report ordered through the LOS. Repeating it is safe: the LOS repeats its answer for an operation ID it knows. */
export const creditOrder = defineOrderType({
  kind: 'credit-report',
  ...orderKinds['credit-report'],
  action: 'loan.credit-report',
  pages: ['application'],
  limitMs: 45_000,
  retry: { firstMs: 1_000, factor: 2, mostMs: 30_000 },
  deadlineMs: 10 * 60_000,
  isRepeatable: () => true,
  submit: (portal, { loanNum, operation, request: { version, reissue } }) =>
    losOutcome(async () => {
      if (loanNum === null) throw new Error('A credit report is about a loan.');
      const { loan, isStandIn } = await portal.los.creditReport(operation, loanNum, { version, reissue });
      await followOrder(portal, operation, loan);
      return { kind: 'completed', result: { version: loan.version, isStandIn, scores: scoresOf(loan) } };
    }),
});
