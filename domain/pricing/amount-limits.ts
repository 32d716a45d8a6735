import type { Cents } from '../numbers/fixed';
import { mulDiv } from '../numbers/fixed';
import type { LimitKind } from '../reference/county-limits';
import type { EligibilitySpec } from './eligibility-spec';
import type { Program } from './program';
import type { Reason, Shown } from './reason';
import { needed, reason, shown } from './reason';
import type { PricingScenario, ScenarioCounty } from './scenario';

const FIELD = 'sLAmtCalc';

/** Why the loan amount does not fit a program: the program's own bounds, and the limits of the county. */
export function amountReasons(scenario: PricingScenario, { eligibility }: Program): Reason[] {
  const { amount, county } = scenario;
  if (amount === undefined) return [reason('amount-unknown', FIELD, shown.none, needed.known)];
  const found: Reason[] = [];
  const { minAmount, maxAmount, amountRule } = eligibility;
  if (minAmount !== undefined && amount < minAmount) {
    found.push(reason('amount-below-minimum', FIELD, shown.money(amount), needed.atLeast(shown.money(minAmount))));
  }
  if (maxAmount !== undefined && amount > maxAmount) {
    found.push(reason('amount-above-maximum', FIELD, shown.money(amount), needed.atMost(shown.money(maxAmount))));
  }
  found.push(...cashBackReasons(scenario, amount, eligibility.maxCashBack));
  if (amountRule !== 'none') {
    if (county) found.push(...limitReasons(amount, county, amountRule));
    else found.push(countyUnknown(scenario));
  }
  return found;
}

/** Refinances without cash-out (sLPurposeT): rate/term, FHA streamline, VA IRRRL. */
const withoutCashOut: readonly (string | undefined)[] = ['1', '6', '7'];

/** Unknown cash is left to underwriting. */
function cashBackReasons(
  { purpose, cashBack }: PricingScenario,
  amount: Cents,
  rule: EligibilitySpec['maxCashBack'],
): Reason[] {
  if (rule === undefined || !withoutCashOut.includes(purpose) || cashBack === undefined) return [];
  const most = Math.max(mulDiv(amount, rule.share, 100_000), rule.amount);
  if (cashBack <= most) return [];
  return [reason('cash-back', 'sProdCashoutAmt', shown.money(cashBack), needed.atMost(shown.money(most)))];
}

function countyUnknown({ zip, state }: PricingScenario): Reason {
  const place = zip ?? state;
  return reason('county-unknown', 'sSpZip', place ? shown.text(place) : shown.none, needed.known);
}

const DOLLAR = 100;

function limitReasons(
  amount: Cents,
  county: ScenarioCounty,
  rule: 'conforming' | 'high-balance' | 'above-conforming' | 'fha',
): Reason[] {
  const own = shown.money(amount);
  const limitOf = (kind: LimitKind, value: Cents): Shown =>
    county.toConfirm.includes(kind) ? shown.limitToConfirm(value) : shown.money(value);
  const above = (limit: Cents, text: Shown): Reason[] =>
    amount > limit ? [reason('amount-above-limit', FIELD, own, needed.atMost(text))] : [];
  switch (rule) {
    case 'conforming':
      return county.gse < county.baseline
        ? above(county.gse, limitOf('gse', county.gse))
        : above(county.baseline, shown.money(county.baseline));
    case 'fha':
      return above(county.fha, limitOf('fha', county.fha));
    case 'above-conforming':
      return amount > county.gse
        ? []
        : [reason('amount-conforming', FIELD, own, needed.atLeast(limitOf('gse', county.gse + DOLLAR)))];
    case 'high-balance':
      if (amount > county.baseline) return above(county.gse, limitOf('gse', county.gse));
      return [
        reason(
          'amount-not-high-balance',
          FIELD,
          own,
          county.gse > county.baseline
            ? needed.between(shown.money(county.baseline + DOLLAR), limitOf('gse', county.gse))
            : needed.is(shown.text('A high-cost county')),
        ),
      ];
  }
}
