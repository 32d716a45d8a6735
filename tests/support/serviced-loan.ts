import { catchUp } from '../../api/loan/feed-follower.service';
import { followServicing } from '../../api/servicing/follow-servicing';
import type { LoanDocument } from '../../domain/loan/document';
import { completePurchase, createLoan } from './loan-builder';
import { setLoanFields } from './set-loan-fields';
import type { TestPortal } from './test-portal';

/** Writes what the lists of loans in servicing show, as the portal does when it reads the feed. */
export const followServicedLoans = async (at: TestPortal): Promise<void> =>
  void (await catchUp(at.portal, { reactions: [followServicing] }));

/**
 * A funded loan: 100,000.00 at 6% for 30 years from September 2026, 599.55 a month, with taxes of 100.00 and insurance of 50.00 a month
 * in escrow.
 */
export async function servicedLoan(at: TestPortal, login: string, more: Partial<LoanDocument> = {}): Promise<string> {
  const loanNum = await createLoan(at, login, completePurchase);
  await setLoanFields(at, loanNum, {
    ...{ sStatusT: '6', sFundD: '2026-07-15', sSchedDueD1: '2026-09-01', sDisbursementD: '2026-07-15' },
    ...{ sLAmtCalc: '100000.00', sFinalLAmt: '100000.00', sNoteIR: '6.000', sTerm: 360, sDue: 360, sFinMethT: '0' },
    ...{ sProdImpound: true, sProRealETx: '100.00', sProHazIns: '50.00', sProMIns: '0.00' },
    ...{ sPropertyTaxDueD: '2026-11-01', sPropertyTaxSecondDueD: '2027-02-01', sHazInsDueD: '2027-07-15' },
    ...more,
  });
  await followServicedLoans(at);
  return loanNum;
}
