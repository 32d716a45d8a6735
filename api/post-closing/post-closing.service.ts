import { pacificDate } from '../../domain/format/date';
import { applicantName, type LoanDocument } from '../../domain/loan/document';
import { postClosingStatuses } from '../../domain/post-closing/expected-documents';
import { nextAction } from '../../domain/post-closing/next-action';
import type { PostClosingView } from '../../domain/post-closing/post-closing.schemas';
import { isUnanswered } from '../../domain/underwriting/investor-conditions';
import type { AppContext } from '../app-context';
import { visibleDocuments } from '../documents/documents.service';
import type { Actor } from '../http/actor';
import { refuse } from '../http/app-error';
import { investorName } from '../investor/investor.service';
import { readLos, visibleLoan } from '../loan/gateway.service';
import { offeredByLos } from '../los/offered';
import { checklistOf } from './checklist.queries';
import { collateralViewOf } from './collateral.queries';

/** A loan that was funded, with the day. Throws 409 for others. */
export async function fundedLoan(
  portal: AppContext,
  actor: Actor,
  loanNum: string,
): Promise<{ readonly loan: LoanDocument; readonly fundedOn: string }> {
  const loan = await visibleLoan(portal, actor, loanNum);
  const { sFundD: fundedOn, sStatusT } = loan;
  if (!fundedOn || !postClosingStatuses.includes(sStatusT ?? '')) throw refuse('conflict', 'not-funded');
  return { loan, fundedOn };
}

async function documentsOf(portal: AppContext, actor: Actor, loanNum: string): Promise<PostClosingView['documents']> {
  if (!(await offeredByLos(portal.los)).includes('documents')) return [];
  const files = await visibleDocuments(portal, actor, loanNum, {});
  return files.map(({ id, name, docType }) => ({ docId: id, name, docType }));
}

/** Conditions of the investor that no response was sent to. */
async function unansweredOf({ los }: AppContext, loanNum: string): Promise<number> {
  if (!(await offeredByLos(los)).includes('conditions')) return 0;
  return (await readLos(() => los.conditions(loanNum))).filter(isUnanswered).length;
}

/** The checklist and the note of a funded loan. */
export async function postClosingOf(portal: AppContext, actor: Actor, loanNum: string): Promise<PostClosingView> {
  const { loan, fundedOn } = await fundedLoan(portal, actor, loanNum);
  const today = pacificDate(portal.clock());
  const [items, collateral, documents, investor, investorOpen] = await Promise.all([
    checklistOf(portal.db, loan, today),
    collateralViewOf(portal.db, loan.sLNm, fundedOn),
    documentsOf(portal, actor, loan.sLNm),
    investorName(portal.db, loan.sInvestorRolodexId),
    unansweredOf(portal, loan.sLNm),
  ]);
  const moving = collateral.shipments.find(({ id }) => id === collateral.moving);
  const late = items.filter(({ state }) => state === 'late').length;
  const work = {
    ...{ status: loan.sStatusT ?? null, fundedOn, late },
    missing: late + items.filter(({ state }) => state === 'expected').length,
    ...{ place: collateral.place, sentOn: moving?.sentOn ?? null, investorOpen },
  };
  return {
    ...{ loanNum: loan.sLNm, borrower: applicantName(loan.applicants[0]) || null, status: loan.sStatusT ?? null },
    ...{ version: loan.version, today, fundedOn, investor, items, documents, collateral },
    investorLoanNum: loan.sInvestorLockLoanNum ?? null,
    purchaseD: loan.sLPurchaseD ?? null,
    action: nextAction(work, today),
  };
}
