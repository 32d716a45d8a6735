import { formatPercent } from '../../format/percent';
import { centsOf, centsOrZero } from '../../numbers/cents';
import { formatThousandths, type Thousandths } from '../../numbers/fixed';
import { type Ratios, ratios } from '../../pricing/ratios';
import { ownValue } from '../../tables/own-value';
import type { AusFacts } from '../facts.schemas';
import type { Draft } from '../finding-draft';
import type { RatioLimit } from './ratio-limits';

const FIXED = '0';
const severalUnits: Readonly<Record<string, number>> = { '8': 2, '9': 3, '10': 4 };

export const unitsOfFacts = ({ sProdSpT }: AusFacts): number => ownValue(severalUnits, sProdSpT) ?? 1;

/** The ratios of the submitted amounts; undefined without an amount or a value. */
export function submittedRatios(facts: AusFacts): Ratios | undefined {
  const amount = centsOf(facts.sLAmtCalc);
  if (amount === undefined) return undefined;
  return ratios({
    purpose: facts.sLPurposeT ?? '0',
    amount,
    purchasePrice: centsOf(facts.sPurchPrice),
    appraisedValue: centsOf(facts.sApprVal),
    otherClosedEnd: centsOrZero(facts.otherLoans),
    helocDrawn: centsOrZero(facts.helocDrawn),
    helocLine: centsOrZero(facts.helocLine),
  });
}

/** The limit that covers the loan; undefined if none does. */
export function limitFor(limits: readonly RatioLimit[], facts: AusFacts): RatioLimit | undefined {
  const units = unitsOfFacts(facts);
  const score = facts.score ?? undefined;
  return limits.find(
    ({ purposes, occupancy, units: [least, most], scores }) =>
      purposes.includes(facts.sLPurposeT ?? '') &&
      occupancy === facts.sOccTPe &&
      units >= least &&
      units <= most &&
      (scores === undefined || score === undefined || (score >= scores[0] && score <= scores[1])),
  );
}

const thousandths = (percent: number): Thousandths => Math.round(percent * 1000);
const shown = (value: Thousandths): string => formatPercent(formatThousandths(value));

type RatioName = 'ltv' | 'cltv' | 'hcltv';
const codes = { ltv: 'aus-ltv-over', cltv: 'aus-cltv-over', hcltv: 'aus-hcltv-over' } as const;

/** FHA measures without rounding, the agencies in whole percent (Selling Guide B2-1.2-01). */
function roundedRatio(of: Ratios, name: RatioName, isExact: boolean): Thousandths {
  return isExact ? of.up[name] : of.fannie[name] * 1000;
}

/** What the ratios of the value break. The same ratio is reported once. */
export function ratioFindings(limit: RatioLimit, facts: AusFacts, of: Ratios, isExact: boolean): Draft[] {
  const most = thousandths(facts.sFinMethT === FIXED ? limit.most : (limit.arm ?? limit.most));
  const seen = new Set<Thousandths>();
  const found = (['ltv', 'cltv', 'hcltv'] as const).flatMap((name): Draft[] => {
    const value = roundedRatio(of, name, isExact);
    if (value <= most || seen.has(of[name])) return [];
    seen.add(of[name]);
    const ratio = shown(of[name] > most ? of[name] : value);
    return [{ code: codes[name], values: { ratio, most: shown(most) } }];
  });
  const { firstTimeAbove } = limit;
  const takesProgram = (facts.sFannieCommunityLendingT ?? '0') !== '0';
  const isFirstTime = facts.features.firstTimeBuyer || takesProgram || facts.sLPurposeT !== '0';
  if (firstTimeAbove === undefined || isFirstTime || found.length > 0) return found;
  const above = thousandths(firstTimeAbove);
  return roundedRatio(of, 'ltv', isExact) > above ? [{ code: 'aus-first-time', values: { most: shown(above) } }] : [];
}
