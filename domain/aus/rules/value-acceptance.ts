import { centsOf, thousandthsOf } from '../../numbers/cents';
import { ownValue } from '../../tables/own-value';
import type { AusFacts } from '../facts.schemas';
import { ALWAYS, type DatedRule } from './dated-rule';

interface ValueAcceptanceRule extends DatedRule {
  /** The most LTV in thousandths of a percent, by purpose (`sLPurposeT`) and then by occupancy (`sOccTPe`). */
  readonly mostLtv: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

const [PURCHASE, LIMITED, CASH_OUT] = ['0', '1', '2'];
const refinances = {
  [LIMITED]: { '0': 90_000, '1': 90_000, '2': 75_000 },
  [CASH_OUT]: { '0': 70_000, '1': 60_000, '2': 60_000 },
};

/** Purchases of principal residences and second homes: 80% in 2023 and 2024, 90% since 2025. */
export const valueAcceptanceRules: readonly ValueAcceptanceRule[] = [
  { from: ALWAYS, mostLtv: { ...refinances, [PURCHASE]: { '0': 80_000, '1': 80_000 } } },
  { from: '2025-01-01', mostLtv: { ...refinances, [PURCHASE]: { '0': 90_000, '1': 90_000 } } },
];

const MOST_VALUE = 1_000_000_00;
/** SFR, PUD, condo, modular, row house: one unit, no co-op and no manufactured home. */
const oneUnitTypes = ['0', '1', '2', '11', '12'];

/**
 * Whether the facts allow that the value is accepted without an appraisal (Selling Guide B4-1.4-10). `hasPriorValue` says
 * whether an earlier appraisal of the property is on file.
 */
export function allowsValueAcceptance(facts: AusFacts, rule: ValueAcceptanceRule, hasPriorValue: boolean): boolean {
  const { construction, renovation, leasehold, giftOfEquity, subjectRent } = facts.features;
  const value = Math.max(centsOf(facts.sApprVal) ?? 0, centsOf(facts.sPurchPrice) ?? 0);
  const most = ownValue(ownValue(rule.mostLtv, facts.sLPurposeT) ?? {}, facts.sOccTPe);
  const ltv = thousandthsOf(facts.ltv);
  const isTexasCashOut = facts.sSpState === 'TX' && facts.sLPurposeT === CASH_OUT;
  return (
    hasPriorValue &&
    oneUnitTypes.includes(facts.sProdSpT ?? '') &&
    most !== undefined &&
    ltv !== undefined &&
    ltv <= most &&
    value > 0 &&
    value < MOST_VALUE &&
    !(construction || renovation || leasehold || giftOfEquity || subjectRent || isTexasCashOut)
  );
}
