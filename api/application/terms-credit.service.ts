import type { CreditOrder, CreditReport } from '../../domain/credit/credit-report.schemas';
import { borrowersOf, type LoanDocument } from '../../domain/loan/document';
import type { AppContext } from '../app-context';
import type { Actor } from '../http/actor';
import { writeLoan } from '../loan/gateway.service';

/** Of an application, what a credit report tells. */
const TOLD = /^(aCrOd|a[BC](FirstNm|LastNm|ExperianScore|TransUnionScore|EquifaxScore|DecisionCreditScore))$/;

const toldOf = (applicant: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(applicant).filter(([name]) => TOLD.test(name)));

/** Orders a credit report, or the one of before again, and answers what it brought. */
export async function orderCredit(
  portal: AppContext,
  actor: Actor,
  loan: LoanDocument,
  { requestId, ...order }: CreditOrder & { readonly requestId: string },
) {
  const detail = { reissue: order.reissue, borrowers: borrowersOf(loan) };
  const write = { action: 'loan.credit-report', loanNum: loan.sLNm, detail, requestId };
  let isStandIn: CreditReport['isStandIn'] = false;
  const changed = await writeLoan(portal, actor, write, async (operation) => {
    const report = await portal.los.creditReport(operation, loan.sLNm, order);
    isStandIn = report.isStandIn;
    return report.loan;
  });
  const { version, applicants, liabilities } = changed;
  return {
    version,
    isStandIn,
    applicants: applicants.map(toldOf),
    liabilities: liabilities.map((liability) => ({ ...liability })),
  };
}
