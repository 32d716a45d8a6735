import type { hmdaActionCodes } from '../loan/codes/hmda-codes';
import type { LoanDocument, LoanValues } from '../loan/document';
import { applicationDay } from './application-day';

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

const DENIED = '10';
const CANCELED = '9';
const WITHDRAWN = '48';
const ARCHIVED = '49';

type Day = string | null | undefined;

const final = (action: ActionTaken, date: Day): FinalAction | undefined => (date ? { action, date } : undefined);

const latest = (...days: readonly Day[]): string =>
  days.reduce<string>((last, day) => (day && day > last ? day : last), '');

/**
 * The day on which an application ended without a loan: that of its status, because a milestone keeps the day on which it was first
 * reached. The status of an archived one no longer says how it ended, so the latest of those days counts.
 */
function endDay({ sStatusT, sStatusD, sCanceledD, sWithdrawnD, sRejectD }: LoanValues): Day {
  if (sStatusT === CANCELED) return sStatusD ?? sCanceledD;
  if (sStatusT === WITHDRAWN) return sStatusD ?? sWithdrawnD;
  return sStatusT === ARCHIVED ? latest(sRejectD, sCanceledD, sWithdrawnD) : undefined;
}

/** A loan that ended without being made: denied, not accepted after approval, or withdrawn before the decision. */
function endOf(loan: LoanDocument): FinalAction | undefined {
  // A loan that the lender declines to buy is not reported (comment 4(a)(8)(i)-11).
  if (isBought(loan)) return undefined;
  if (loan.sStatusT === DENIED) return final('3', loan.sRejectD);
  const ended = endDay(loan);
  const approved = latest(loan.sApprovD, loan.sClearToCloseD);
  const { sRejectD: denied, sCounterOfferD: countered } = loan;
  // A counteroffer that the applicant does not accept is a denial (comment 4(a)(8)(i)-9).
  if (countered && countered >= latest(denied, approved)) return final('3', ended);
  if (ended && denied && denied >= approved) return final('3', denied);
  // Until the loan is clear to close, the approval depends on conditions of underwriting (comment 4(a)(8)(i)-13).
  if (loan.sClearToCloseD) return final('2', ended);
  // Without an application it was an inquiry, which is not reported.
  return applicationDay(loan) ? final('4', ended) : undefined;
}

/** A loan that was made or bought: the day of closing, or of the purchase. */
function madeOf(loan: LoanValues): FinalAction | undefined {
  if (isBought(loan)) return final('6', loan.sPurchasedD);
  return loan.sFundD ? final('1', loan.sConsummationD ?? loan.sClosedD ?? loan.sFundD) : undefined;
}

/**
 * The final action on a loan (12 CFR 1003.4(a)(8)): the one that was entered, or the one that its status and dates say. Undefined while
 * there is none, and for what is not reported.
 */
export function finalActionOf(loan: LoanDocument): FinalAction | undefined {
  if (loan.sLPurposeT === CONSTRUCTION_ONLY) return undefined;
  const known = madeOf(loan) ?? endOf(loan);
  const { sHmdaActionTaken: entered, sHmdaActionD } = loan;
  if (!entered) return known && { ...known, date: sHmdaActionD ?? known.date };
  return final(entered as ActionTaken, sHmdaActionD ?? known?.date);
}

/** The actions after which the file has what a decision was based on. */
export const isDecided = (action: ActionTaken): boolean => action !== '4' && action !== '5' && action !== '6';

/** Loans that were made or bought. */
export const isMade = (action: ActionTaken): boolean => action === '1' || action === '6';
