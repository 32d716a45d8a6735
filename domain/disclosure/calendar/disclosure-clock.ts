import { addDays } from '../../format/date';
import type { Cents } from '../../numbers/fixed';
import { currentProduct } from '../estimate/product-periods';
import { type BusinessCalendar, type CountedDay, countBusinessDays, specificCalendar } from './business-days';

/** How a disclosure reaches the borrower. */
export const deliveryMethods = ['in-person', 'mail', 'electronic'] as const;
export type DeliveryMethod = (typeof deliveryMethods)[number];

export interface Delivery {
  readonly sent: string;
  readonly method: DeliveryMethod;
  /** The day for which there is evidence of receipt. */
  readonly evidence?: string | undefined;
}

/** Business days of each clock of 12 CFR 1026.19. */
export const clockDays = {
  /** Loan Estimate after the application, 19(e)(1)(iii)(A). */
  estimate: 3,
  /** Consummation after the Loan Estimate was delivered or mailed, 19(e)(1)(iii)(B). */
  estimateWait: 7,
  /** Receipt of what was not delivered in person, 19(e)(1)(iv) and 19(f)(1)(iii). */
  receipt: 3,
  /** Intent to proceed after the Loan Estimate; later, it has expired, 19(e)(3)(iv)(E). */
  intent: 10,
  /** Revised disclosure after its reason became known, 19(e)(4)(i). */
  revision: 3,
  /** Receipt of the last revised Loan Estimate before consummation, 19(e)(4)(ii). */
  lastEstimate: 4,
  /** Receipt of the Closing Disclosure before consummation, 19(f)(1)(ii). */
  closingDisclosure: 3,
  /** Rescission after consummation, 1026.23(a)(3). */
  rescission: 3,
} as const;

/** Calendar days after consummation to refund an excess and correct the figures, 19(f)(2)(v). */
export const CURE_DAYS = 60;

/** The Loan Estimate is due: the third business day after the application. */
export const estimateDue = (application: string, general: BusinessCalendar): CountedDay =>
  countBusinessDays(application, clockDays.estimate, general);

/** When the borrower has received a disclosure: at once in person, with evidence on that day, else three business days later. */
export function receivedOn({ sent, method, evidence }: Delivery): CountedDay {
  if (method === 'in-person') return { date: sent, skipped: [] };
  const presumed = countBusinessDays(sent, clockDays.receipt, specificCalendar);
  return evidence !== undefined && evidence < presumed.date ? { date: evidence, skipped: [] } : presumed;
}

/** The earliest consummation after the first Loan Estimate was delivered or mailed. */
export const afterEstimate = (sent: string): CountedDay =>
  countBusinessDays(sent, clockDays.estimateWait, specificCalendar);

/** The earliest consummation after a revised Loan Estimate. */
export const afterRevisedEstimate = (delivery: Delivery): CountedDay =>
  countBusinessDays(receivedOn(delivery).date, clockDays.lastEstimate, specificCalendar);

/** The earliest consummation after a Closing Disclosure, and again after one that restarts the wait. */
export const afterClosingDisclosure = (delivery: Delivery): CountedDay =>
  countBusinessDays(receivedOn(delivery).date, clockDays.closingDisclosure, specificCalendar);

/** The latest day on which the borrower must have the Closing Disclosure. */
export const closingDisclosureDue = (consummation: string): CountedDay =>
  countBusinessDays(consummation, -clockDays.closingDisclosure, specificCalendar);

/** The last day to show the intent to proceed before the estimate expires. */
export const intentDue = (issued: string, general: BusinessCalendar): CountedDay =>
  countBusinessDays(issued, clockDays.intent, general);

/** The last day for the revised disclosure after the reason became known. */
export const revisionDue = (learned: string, general: BusinessCalendar): CountedDay =>
  countBusinessDays(learned, clockDays.revision, general);

/** Rescission ends at midnight of this day: the third after the last of consummation, notice and disclosures. */
export const rescissionEnds = (last: string): CountedDay =>
  countBusinessDays(last, clockDays.rescission, specificCalendar);

/** The last day to refund what exceeds the tolerance. */
export const cureDue = (consummation: string): string => addDays(consummation, CURE_DAYS);

/**
 * Whether an APR is still accurate (12 CFR 1026.22(a)(2) and (3)): within an eighth of a point, a quarter for irregular payments. Both
 * in thousandths of a percent.
 */
export const isAprAccurate = (disclosed: number, actual: number, isIrregular: boolean): boolean =>
  Math.abs(disclosed - actual) <= (isIrregular ? 250 : 125);

/** Changes after the Closing Disclosure that restart its three business days, 19(f)(2)(ii). */
export const restartReasons = ['apr', 'product', 'prepayment-penalty'] as const;
export type RestartReason = (typeof restartReasons)[number];

/** What the wait depends on. */
export interface WaitFacts {
  readonly apr: number;
  /** Undefined of a disclosure that was recorded without it. */
  readonly financeCharge?: Cents | undefined;
  readonly product: string;
  readonly hasPrepaymentPenalty: boolean;
}

/** A disclosed finance charge is accurate if it is understated by no more than this, 1026.38(o)(2)(i). */
const MOST_UNDERSTATED: Cents = 100_00;

/**
 * Whether the APR is accurate because the finance charge is, from which it results (1026.22(a)(4)): that is greater than the actual one, or
 * at most $100 less. So a better rate starts no new wait. Both must have moved in the same direction.
 */
function isFinanceChargeAccurate(disclosed: WaitFacts, now: WaitFacts): boolean {
  if (disclosed.financeCharge === undefined || now.financeCharge === undefined) return false;
  const understated = now.financeCharge - disclosed.financeCharge;
  return understated <= MOST_UNDERSTATED && Math.sign(understated) === Math.sign(now.apr - disclosed.apr);
}

/** Why changed terms restart the wait; none if they do not. */
export function restartsWait(disclosed: WaitFacts, now: WaitFacts, isIrregular: boolean): RestartReason[] {
  const reasons: Readonly<Record<RestartReason, boolean>> = {
    apr: !isAprAccurate(disclosed.apr, now.apr, isIrregular) && !isFinanceChargeAccurate(disclosed, now),
    product: currentProduct(disclosed.product) !== currentProduct(now.product),
    'prepayment-penalty': now.hasPrepaymentPenalty && !disclosed.hasPrepaymentPenalty,
  };
  return restartReasons.filter((reason) => reasons[reason]);
}
