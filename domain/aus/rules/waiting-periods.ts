import type { AusFacts, CreditEvent } from '../facts.schemas';
import { ALWAYS, type DatedRule, ruleOn } from './dated-rule';

/** How long derogatory events count, by those who insure, guarantee or buy the loan. */
export interface WaitingPeriods extends DatedRule {
  /** Years since the event was completed. A bankruptcy of 0 years is over with its discharge. */
  readonly years: Readonly<Record<CreditEvent['kind'], number>>;
  /** Years since a chapter 13 bankruptcy was dismissed. */
  readonly dismissed13: number;
  /** A chapter 13 plan that still runs is accepted by an underwriter after this many months of payments. */
  readonly planPayments?: number;
}

const conventional: readonly WaitingPeriods[] = [
  {
    from: ALWAYS,
    years: { bankruptcy: 4, 'bankruptcy-13': 2, foreclosure: 7, 'deed-in-lieu': 4, 'short-sale': 4 },
    dismissed13: 4,
  },
];

/** By loan type (`sLT`); every other type is conventional. VA's periods apply in whichever system the loan is submitted to. */
const government: ReadonlyMap<string | null, readonly WaitingPeriods[]> = new Map([
  [
    '1',
    [
      // HUD 4000.1 II.A.4.a.v: an earlier event is downgraded to a manual underwrite.
      {
        from: ALWAYS,
        years: { bankruptcy: 2, 'bankruptcy-13': 2, foreclosure: 3, 'deed-in-lieu': 3, 'short-sale': 3 },
        dismissed13: 2,
      },
    ],
  ],
  [
    '2',
    [
      // VA Pamphlet 26-7 chapter 4.
      {
        from: ALWAYS,
        years: { bankruptcy: 2, 'bankruptcy-13': 0, foreclosure: 2, 'deed-in-lieu': 2, 'short-sale': 2 },
        dismissed13: 2,
        planPayments: 12,
      },
    ],
  ],
]);

export const waitingPeriodsOf = ({ sLT }: Pick<AusFacts, 'sLT'>, day: string): WaitingPeriods =>
  ruleOn(government.get(sLT) ?? conventional, day);
