import { eDisclosureRequestFields } from '../../../domain/disclosure/edisclosure';
import type { LoanValues } from '../../../domain/loan/document';
import { dayText, workdaysAfter, workdaysBefore } from './calendar';
import { dayIn, hasBeen, type Journey } from './journey';
import type { Random } from './random';

/**
 * The progress of the eDisclosure: for loans past registration it is issued, sent and usually signed; for earlier ones it may
 * be requested.
 */
export function drawDisclosure(journey: Journey, hasProgram: boolean, random: Random): Partial<LoanValues> {
  const opened = journey.steps[0].day;
  const registered = dayIn(journey, '3');
  if (registered === undefined) {
    if (!hasProgram || random.chance(0.4)) return {};
    return eDisclosureRequestFields(
      random.chance(0.5) ? 'lender' : 'self',
      random.chance(0.5),
      dayText(Math.min(workdaysAfter(opened, 1), journey.last.day)),
    );
  }
  const requested = eDisclosureRequestFields(
    random.chance(0.7) ? 'lender' : 'self',
    random.chance(0.3),
    dayText(opened),
  );
  const issued = registered;
  if (!hasBeen(journey, '28') || journey.last.day - issued < 2) return requested;
  return {
    ...requested,
    sAppSubmittedD: dayText(Math.max(opened, workdaysBefore(issued, 1))),
    sInitialLoanEstimateIssuedD: dayText(issued),
    sInitialLoanEstimateReceivedD: dayText(Math.min(workdaysAfter(issued, 1), journey.last.day)),
    ...(hasBeen(journey, '13') && {
      sInitialLoanEstimateSignedD: dayText(Math.min(workdaysAfter(issued, 2), journey.last.day)),
      sIntentToProceedD: dayText(Math.min(workdaysAfter(issued, 2), journey.last.day)),
    }),
  };
}
