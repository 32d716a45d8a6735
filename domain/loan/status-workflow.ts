import { isStatusCode, type StatusCode } from './codes/status-codes';
import type { StatusDateName } from './fields/date-fields';

/**
 * Statuses in workflow order, leads first and the archive last; the 24 that the specification labels are in its order (W4). A
 * pipeline sorts by this rank, never by the code.
 */
export const workflowOrder = (
  '12 14 17 15 16 0 1 3 28 29 22 30 31 32 13 2 4 33 23 34 21 35 36 5 24 25 ' +
  '47 7 8 10 9 48 6 19 26 11 39 20 37 38 40 41 42 43 44 45 46 27 18 49'
)
  .split(' ')
  .filter(isStatusCode);

const ranks: ReadonlyMap<string, number> = new Map(workflowOrder.map((code, index) => [code, index]));

/** The rank of a status in the workflow, from 0; unknown ones come last. */
export function statusRank(code: string | null | undefined): number {
  return ranks.get(code ?? '') ?? workflowOrder.length;
}

const straight: Readonly<Partial<Record<StatusCode, readonly StatusCode[]>>> = {
  '0': ['1'],
  '1': ['3'],
  '3': ['28'],
  '28': ['13'],
  '13': ['2', '4', '8', '10', '47'],
  '10': ['47'],
  '8': ['13'],
  '4': ['33'],
  '33': ['23'],
  '23': ['21'],
  '21': ['35'],
  '35': ['5'],
  '5': ['24'],
  '24': ['25'],
  '25': ['6'],
  '6': ['20'],
  '20': ['37'],
  '37': ['38'],
  '38': ['27'],
};

/** On hold and canceled: a loan leaves them for the status it had before. */
export const pauses: readonly StatusCode[] = ['7', '9'];

export const isPaused = (status: string | null): boolean => pauses.some((code) => code === status);

/**
 * The statuses a loan may move to (decisions STATUS-16), in every channel: forward along the workflow; on hold (7) or canceled
 * (9) from every status before Funded; from those two back to the status `before`. The step from 1 to 3 is included, but the
 * LOS only allows it by registration, which checks the requirements.
 */
export function allowedMoves(code: string, before?: string | null): StatusCode[] {
  if (!isStatusCode(code)) return [];
  const forward = straight[code] ?? [];
  const stop = statusRank(code) < statusRank('6') ? pauses.filter((pause) => pause !== code) : [];
  const back = pauses.includes(code) && isStatusCode(before) && before !== code ? [before] : [];
  return [...new Set([...back, ...forward, ...stop])];
}

/** Whether a loan may move from one status to another; `before` is the status it had before the present one. */
export function mayMove(from: string, to: string, before?: string | null): boolean {
  return allowedMoves(from, before).some((code) => code === to);
}

const dates: Readonly<Partial<Record<StatusCode, StatusDateName>>> = {
  '0': 'sOpenedD',
  '1': 'sPreQualD',
  '2': 'sPreApprovD',
  '3': 'sSubmitD',
  '4': 'sApprovD',
  '5': 'sDocsD',
  '6': 'sFundD',
  '7': 'sOnHoldD',
  '8': 'sSuspendedD',
  '9': 'sCanceledD',
  '10': 'sRejectD',
  '11': 'sClosedD',
  '12': 'sLeadD',
  '13': 'sUnderwritingD',
  '15': 'sLeadCanceledD',
  '16': 'sLeadDeclinedD',
  '17': 'sLeadOtherD',
  '19': 'sRecordedD',
  '20': 'sShippedToInvestorD',
  '21': 'sClearToCloseD',
  '22': 'sProcessingD',
  '23': 'sFinalUnderwritingD',
  '24': 'sDocsBackD',
  '25': 'sFundingConditionsD',
  '26': 'sFinalDocsD',
  '27': 'sLPurchaseD',
  '28': 'sLoanSubmittedD',
  '29': 'sPreProcessingD',
  '30': 'sDocumentCheckD',
  '31': 'sDocumentCheckFailedD',
  '32': 'sPreUnderwritingD',
  '33': 'sConditionReviewD',
  '34': 'sPreDocQCD',
  '35': 'sDocsOrderedD',
  '36': 'sDocsDrawnD',
  '37': 'sSuspendedByInvestorD',
  '38': 'sCondSentToInvestorD',
  '39': 'sReadyForSaleD',
  '40': 'sSubmittedForPurchaseReviewD',
  '41': 'sInPurchaseReviewD',
  '42': 'sPrePurchaseConditionsD',
  '43': 'sSubmittedForFinalPurchaseD',
  '44': 'sInFinalPurchaseReviewD',
  '45': 'sClearToPurchaseD',
  '46': 'sPurchasedD',
  '47': 'sCounterOfferD',
  '48': 'sWithdrawnD',
  '49': 'sArchivedD',
};

/** The date field of a status, set when a loan reaches it; three statuses have none. */
export function statusDateField(code: string): StatusDateName | undefined {
  return isStatusCode(code) ? dates[code] : undefined;
}
