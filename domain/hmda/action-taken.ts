import type { hmdaActionCodes } from '../loan/codes/hmda-codes';
import { isCounteroffer } from '../loan/denial';
import type { LoanValues } from '../loan/document';

export type ActionTaken = keyof typeof hmdaActionCodes;

/** The final action on an application, and its day. */
export interface FinalAction {
  readonly action: ActionTaken;
  readonly date: string;
}

const CORRESPONDENT = '3';
/** Correspondents who decide and close before the lender buys: delegated, bulk and mini-bulk. */
const decidesItself = ['1', '4', '5'];

/** A closed loan that the lender buys from a correspondent who made the credit decision. */
export const isBought = ({ sBranchChannelT, sCorrespondentProcessT }: LoanValues): boolean =>
  sBranchChannelT === CORRESPONDENT && decidesItself.includes(sCorrespondentProcessT ?? '');

/** Temporary financing that a later loan replaces is not reported (12 CFR 1003.3(c)(3)). */
const CONSTRUCTION_ONLY = '3';

const final = (action: ActionTaken, date: string | null | undefined): FinalAction | undefined =>
  date ? { action, date } : undefined;

/** A loan that ended without being made: denied, not accepted after approval, or withdrawn before the decision. */
function endOf(loan: LoanValues): FinalAction | undefined {
  const { sStatusT } = loan;
  if (sStatusT === '10') return final('3', loan.sRejectD);
  if (sStatusT !== '9' && sStatusT !== '48') return undefined;
  const ended = sStatusT === '9' ? loan.sCanceledD : loan.sWithdrawnD;
  // A counteroffer that the applicant does not accept is a denial (comment 4(a)(8)(i)-9).
  if (isCounteroffer(loan)) return final('3', ended);
  if (loan.sRejectD && loan.sRejectD >= (loan.sApprovD ?? '')) return final('3', loan.sRejectD);
  if (loan.sApprovD) return final('2', ended);
  // Without an application date it was an inquiry, which is not reported.
  return loan.sHmdaApplicationD || loan.sAppReceivedD || loan.sSubmitD ? final('4', ended) : undefined;
}

/**
 * The final action on a loan (12 CFR 1003.4(a)(8)): the one that was entered, or the one that its status and dates say. Undefined while
 * there is none, and for what is not reported.
 */
export function finalActionOf(loan: LoanValues): FinalAction | undefined {
  if (loan.sLPurposeT === CONSTRUCTION_ONLY) return undefined;
  const known = madeOf(loan) ?? endOf(loan);
  const { sHmdaActionTaken: entered, sHmdaActionD } = loan;
  if (!entered) return known && { ...known, date: sHmdaActionD ?? known.date };
  return final(entered as ActionTaken, sHmdaActionD ?? known?.date);
}

/** A loan that was made or bought: the day of closing, or of the purchase. */
function madeOf(loan: LoanValues): FinalAction | undefined {
  if (!loan.sFundD) return undefined;
  if (isBought(loan)) return final('6', loan.sPurchasedD ?? loan.sFundD);
  return final('1', loan.sConsummationD ?? loan.sClosedD ?? loan.sFundD);
}

/** The actions after which the file has what a decision was based on. */
export const isDecided = (action: ActionTaken): boolean => action !== '4' && action !== '5' && action !== '6';

/** The action as a code of the register; an entered text that is none counts as missing. */
export const isMade = (action: ActionTaken): boolean => action === '1' || action === '6';
