import { formatCentsAsMoney } from '../../format/money';
import { centsOf } from '../../numbers/cents';
import type { Cents } from '../../numbers/fixed';
import type { AusFacts } from '../facts.schemas';
import type { Draft } from '../finding-draft';
import type { Scorecard } from '../systems';
import { ruleOn } from './dated-rule';
import { limitFor, ratioFindings, submittedRatios } from './ratio-check';
import { ratioLimits, vaLimits } from './ratio-limits';
import type { UnderwritingRule } from './underwriting-rules';

/** Loan limits of the property's county for its units, in cents. */
export interface CountyLimits {
  readonly baseline: Cents;
  readonly gse: Cents;
  readonly fha: Cents;
}

const VA = '2';
const PRIMARY = '0';
const HOME_READY_PROGRAMS = ['1', '2'];

function limitsOfLoan(facts: AusFacts, scorecard: Scorecard, day: string, county: CountyLimits | undefined) {
  if (facts.sLT === VA) return vaLimits;
  const { standard, highBalance = standard } = ruleOn(ratioLimits[scorecard], day);
  const amount = centsOf(facts.sLAmtCalc) ?? 0;
  return county && amount > county.baseline ? highBalance : standard;
}

function amountFindings(facts: AusFacts, scorecard: Scorecard, county: CountyLimits | undefined): Draft[] {
  if (facts.sLT === VA) return [];
  if (!county) return [{ code: 'aus-county-unknown' }];
  const amount = centsOf(facts.sLAmtCalc) ?? 0;
  const limit = scorecard === 'TOTAL' ? county.fha : county.gse;
  if (amount <= limit) return [];
  const values = { amount: formatCentsAsMoney(amount), limit: formatCentsAsMoney(limit) };
  return [{ code: 'aus-amount-over', values }];
}

function propertyFindings(facts: AusFacts, rule: UnderwritingRule): Draft[] {
  const { financedProperties: properties, score } = facts;
  if (facts.sOccTPe === PRIMARY) return [];
  if (properties > rule.mostProperties) {
    return [{ code: 'aus-properties-over', values: { properties, most: rule.mostProperties } }];
  }
  const { from, score: least } = rule.manyProperties;
  const isShort = properties >= from && (score === null || score < least);
  return isShort ? [{ code: 'aus-properties-score', values: { properties, least } }] : [];
}

function reserveFindings({ reserves, requiredReserves }: AusFacts): Draft[] {
  const has = centsOf(reserves);
  const needs = centsOf(requiredReserves);
  if (has === undefined || needs === undefined || has >= needs) return [];
  const values = { reserves: formatCentsAsMoney(has), required: formatCentsAsMoney(needs) };
  return [{ code: 'aus-reserves-short', values }];
}

const scoreFindings = ({ score }: AusFacts, { leastScore }: UnderwritingRule): Draft[] =>
  score !== null && leastScore !== null && score < leastScore
    ? [{ code: 'aus-score-below', values: { score, least: leastScore } }]
    : [];

/** A message that makes no loan ineligible. */
const isNote = ({ code }: Draft): boolean => code === 'aus-county-unknown' || code === 'aus-area-income';

/** What makes the loan ineligible, and what was not checked. */
export function eligibilityFindings(
  facts: AusFacts,
  scorecard: Scorecard,
  {
    rule,
    day,
    county,
  }: { readonly rule: UnderwritingRule; readonly day: string; readonly county: CountyLimits | undefined },
): { readonly isEligible: boolean; readonly drafts: readonly Draft[] } {
  const of = submittedRatios(facts);
  const limit = limitFor(limitsOfLoan(facts, scorecard, day, county), facts);
  const byRatio: Draft[] =
    limit === undefined
      ? [{ code: 'aus-not-covered' }]
      : of === undefined
        ? []
        : ratioFindings(limit, facts, of, scorecard === 'TOTAL');
  const isCommunity = HOME_READY_PROGRAMS.includes(facts.sFannieCommunityLendingT ?? '');
  const drafts: Draft[] = [
    ...byRatio,
    ...amountFindings(facts, scorecard, county),
    ...scoreFindings(facts, rule),
    ...reserveFindings(facts),
    ...propertyFindings(facts, rule),
    ...(isCommunity ? [{ code: 'aus-area-income' } as const] : []),
  ];
  const isEligible = drafts.every(isNote);
  return { isEligible, drafts: isEligible ? [{ code: 'aus-eligible' }, ...drafts] : drafts };
}
