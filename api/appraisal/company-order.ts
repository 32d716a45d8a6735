import type { AppraisalContent } from '../../domain/appraisal/appraisal-order.schemas';
import type { CompanyOrder } from '../ports/appraisal/appraisal-port';

const PURCHASE = '0';

/** What the company gets of an order: neither the estimated value nor the loan amount, at which no appraiser may aim. */
export function companyOrder(
  id: string,
  lender: string,
  { input, order, dueOn }: AppraisalContent,
): CompanyOrder | undefined {
  if (input === null || order.type === null) return undefined;
  const { requesterComp: requester, loan } = order;
  return {
    ...{ id, loanNum: loan.loanNum, type: order.type, typeDescription: order.typeDescription },
    ...{ form: input.form, isRush: input.isRush, complexity: input.complexity },
    ...{ loanType: loan.loanType, purpose: loan.purpose, caseNumber: loan.caseNumber },
    contractPrice: loan.purpose === PURCHASE ? loan.purchasePrice : null,
    fee: order.chargedAmt,
    client: { name: lender },
    orderedBy: { name: requester.name, phone: requester.phone, email: requester.email },
    property: order.propertyAddress,
    borrower: order.borrower,
    access: input.access,
    instructions: input.instructions,
    dueOn,
  };
}
