import { addDays } from '../../format/date';
import type { NewLoanDocument } from '../../loan/document';
import type { ClosingDisclosureRecord } from '../../loan/fees/closing-lists';
import { thousandthsOf } from '../../numbers/cents';
import { toCents } from '../../numbers/fixed';
import type { CountedDay } from '../calendar/business-days';
import {
  afterClosingDisclosure,
  cureDue,
  type DeliveryMethod,
  deliveryMethods,
  type RestartReason,
  receivedOn,
  restartsWait,
  type WaitFacts,
} from '../calendar/disclosure-clock';
import { firstClosing } from '../estimate/estimate-clock';
import { type EstimateDates, knownEstimates } from '../estimate/outside-estimate';

type ClosingWaits = Pick<
  NewLoanDocument,
  'closingDisclosures' | 'sInitialClosingDisclosureIssuedD' | 'sInitialClosingDisclosureReceivedD'
> &
  EstimateDates;

type Issued = Pick<
  ClosingDisclosureRecord,
  'issued' | 'delivery' | 'restarts' | 'kind' | 'apr' | 'financeCharge' | 'product' | 'hasPrepaymentPenalty'
>;

const methodOf = (method: string): DeliveryMethod => deliveryMethods.find((each) => each === method) ?? 'electronic';

const deliveryOf = ({ issued, delivery }: Pick<Issued, 'issued' | 'delivery'>) => ({
  ...{ sent: delivery.sent ?? issued, method: methodOf(delivery.method) },
  evidence: delivery.received ?? undefined,
});

/** When the borrower has a disclosure: on the day of the evidence, or presumed three business days after it was sent. */
export const disclosureReceived = (disclosure: Pick<Issued, 'issued' | 'delivery'>): CountedDay =>
  receivedOn(deliveryOf(disclosure));

/** Facts on which a new wait depends, as a disclosure has stated them. */
const waitFactsOf = ({ apr, financeCharge, product, hasPrepaymentPenalty }: Issued): WaitFacts => ({
  ...{ apr: thousandthsOf(apr) ?? 0, product, hasPrepaymentPenalty },
  financeCharge: financeCharge === undefined ? undefined : toCents(financeCharge),
});

/**
 * Why the terms of now need a new wait of three business days; none before the first Closing Disclosure, and after consummation. They are
 * compared with the last one that was waited for: small changes of the APR add up (comment 19(f)(2)(ii)-1).
 */
export function restartsOf(
  disclosures: readonly Issued[],
  now: WaitFacts,
  isIrregular: boolean,
): readonly RestartReason[] {
  const waited = disclosures.findLast(({ restarts }, place) => place === 0 || restarts.length > 0);
  return waited === undefined ? [] : restartsWait(waitFactsOf(waited), now, isIrregular);
}

/** The latest of days; of the same day the first one. */
const latest = (days: readonly (CountedDay | undefined)[]): CountedDay | undefined =>
  days.reduce((last, day) => (last && (day === undefined || last.date >= day.date) ? last : day), undefined);

/**
 * The earliest day of consummation (12 CFR 1026.19(f)(1)(ii) and (2)): three business days after the first disclosure of the loan was received, and
 * after each one that starts the wait again; any other revision must be received by then. Undefined before the first one.
 */
export function earliestConsummation(disclosures: readonly Issued[]): CountedDay | undefined {
  return disclosures
    .filter(({ kind }) => kind !== 'corrected')
    .map((each) =>
      each.kind === 'initial' || each.restarts.length > 0
        ? afterClosingDisclosure(deliveryOf(each))
        : disclosureReceived(each),
    )
    .reduce<CountedDay | undefined>((last, day) => latest([last, day]), undefined);
}

/** The first day on which a loan may close: by its Closing Disclosures with each new wait, and by its Loan Estimates. */
export function firstConsummation(loan: ClosingWaits): CountedDay | undefined {
  const { closingDisclosures = [], sInitialClosingDisclosureIssuedD: sent } = loan;
  const evidence = loan.sInitialClosingDisclosureReceivedD ?? undefined;
  const isOutside = sent && !closingDisclosures.some(({ kind }) => kind === 'initial');
  const outside = isOutside ? afterClosingDisclosure({ sent, method: 'electronic', evidence }) : undefined;
  return latest([earliestConsummation(closingDisclosures), outside, firstClosing(knownEstimates(loan))]);
}

/** Why a disclosure is corrected after consummation (12 CFR 1026.19(f)(2)(iii) to (v)). */
export const correctionReasons = ['amount-changed', 'clerical', 'tolerance'] as const;
export type CorrectionReason = (typeof correctionReasons)[number];

/** Calendar days after the lender learns of an event that changes what the borrower has paid. */
const CORRECTION_DAYS = 30;

/** The last day of a correction: 30 days after its reason became known, or 60 after consummation for clerical errors and refunds. */
export const correctionDue = (reason: CorrectionReason, learned: string, consummation: string): string =>
  reason === 'amount-changed' ? addDays(learned, CORRECTION_DAYS) : cureDue(consummation);
