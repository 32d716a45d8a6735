import { centsOrZero, thousandthsOf } from '../../numbers/cents';
import { ownValue } from '../../tables/own-value';
import type { AusFacts } from '../facts.schemas';

/** What the simulator's points are counted for. */
const pointParts = ['score', 'ltv', 'dti', 'reserves', 'history', 'property', 'terms', 'income'] as const;
export type PointPart = (typeof pointParts)[number];

export type Points = Readonly<Record<PointPart, number>>;

type Step = readonly [bound: number, points: number];

/** From this value on. */
const fromOn = (steps: readonly Step[], value: number): number => steps.find(([least]) => value >= least)?.[1] ?? 0;

/** Up to this value. */
const upTo = (steps: readonly Step[], value: number): number => steps.find(([most]) => value <= most)?.[1] ?? 0;

const byScore: readonly Step[] = [
  [760, 40],
  [740, 36],
  [720, 32],
  [700, 27],
  [680, 22],
  [660, 16],
  [640, 10],
  [620, 5],
];
/** Points of borrowers without a credit score. */
const WITHOUT_SCORE = 8;

const byLtv: readonly Step[] = [
  [60_000, 25],
  [70_000, 21],
  [75_000, 18],
  [80_000, 15],
  [85_000, 11],
  [90_000, 8],
  [95_000, 5],
  [97_000, 2],
];
const byDti: readonly Step[] = [
  [36_000, 25],
  [43_000, 18],
  [45_000, 13],
  [50_000, 5],
];
/** Hundredths of months. */
const byReserves: readonly Step[] = [
  [1_200, 12],
  [600, 9],
  [200, 4],
  [1, 1],
];
/** `sHousingHistoryT`. */
const byHistory: Readonly<Record<string, number>> = { '1': -6, '2': -10, '3': -15, '4': -20 };
const CASH_OUT = '2';
const FIXED = '0';
const byOccupancy: Readonly<Record<string, number>> = { '1': -1, '2': -4 };
const severalUnits = ['8', '9', '10'];

/**
 * The portal's own points for a borderline loan (decision 0071). They are no rule of an agency; agencies publish none.
 * LTV, DTI and reserves count as submitted, unrounded.
 */
export function pointsOf(facts: AusFacts): Points {
  const months = Math.round(Number(facts.reserveMonths ?? 0) * 100);
  return {
    score: facts.score === null ? WITHOUT_SCORE : fromOn(byScore, facts.score),
    ltv: upTo(byLtv, thousandthsOf(facts.cltv) ?? Number.MAX_SAFE_INTEGER),
    dti: upTo(byDti, thousandthsOf(facts.dtiBottom) ?? Number.MAX_SAFE_INTEGER),
    reserves: fromOn(byReserves, months),
    history: ownValue(byHistory, facts.sHousingHistoryT) ?? 0,
    property: (ownValue(byOccupancy, facts.sOccTPe) ?? 0) + (severalUnits.includes(facts.sProdSpT ?? '') ? -3 : 0),
    terms: (facts.sLPurposeT === CASH_OUT ? -4 : 0) + (facts.sFinMethT === FIXED ? 0 : -1),
    income: centsOrZero(facts.incomeParts.selfEmployed) > 0 ? -2 : 0,
  };
}

export const totalPoints = (points: Points): number => pointParts.reduce((sum, part) => sum + points[part], 0);
