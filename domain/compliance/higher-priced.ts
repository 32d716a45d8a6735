import type { Cents, Thousandths } from '../numbers/fixed';
import type { ComplianceInput } from './compliance-input';
import {
  type ComplianceRemark,
  type ComplianceTest,
  complianceLine,
  moneyOf,
  notApplicable,
  percentOf,
  remark,
  unknown,
} from './compliance-test';
import { disclosedApr, spreadOf } from './spread';
import { spreadLimits } from './spread-limits';

const PRIMARY = '0';

/** Why the rules for a principal dwelling do not apply to a loan; undefined if they do. */
export function notPrincipalDwelling({ loan, lineOfCredit }: ComplianceInput): ComplianceRemark | undefined {
  if (lineOfCredit) return remark('lineOfCredit');
  return loan.sOccTPe && loan.sOccTPe !== PRIMARY ? remark('notPrincipalDwelling') : undefined;
}

const KEY = 'higherPriced';

interface Threshold {
  readonly spread: Thousandths;
  readonly code: 'threshold' | 'thresholdJumbo';
  readonly limit?: Cents;
}

/**
 * The spread from which a loan is higher-priced; a first lien above the limit of Freddie Mac has a larger one. Without the limit only a
 * spread below the smaller or from the larger one decides.
 */
function thresholdOf(input: ComplianceInput, spread: Thousandths | undefined): Threshold | undefined {
  const { subordinate, note, scenario, rateSetDay } = input;
  const limits = spreadLimits(rateSetDay)?.higherPriced;
  if (!limits) return undefined;
  if (subordinate) return { spread: limits.subordinate, code: 'threshold' };
  const limit = scenario?.county?.gse;
  if (limit !== undefined && note !== undefined) {
    return note > limit
      ? { spread: limits.jumbo, code: 'thresholdJumbo', limit }
      : { spread: limits.first, code: 'threshold', limit };
  }
  if (spread !== undefined && spread < limits.first) return { spread: limits.first, code: 'threshold' };
  if (spread !== undefined && spread >= limits.jumbo) return { spread: limits.jumbo, code: 'thresholdJumbo' };
  return undefined;
}

/** What follows for a higher-priced loan: an escrow account, and an appraisal unless the loan is a qualified mortgage or small. */
function duties({ note, figures, subordinate }: ComplianceInput): ComplianceRemark[] {
  const small = figures !== undefined && note !== undefined && note <= figures.appraisalAbove;
  return [...(subordinate ? [] : [remark('escrowRequired')]), ...(small ? [] : [remark('appraisalIfNotQualified')])];
}

/** Whether the loan is higher-priced (1026.35(a)(1)): its APR exceeds the average prime offer rate by the threshold or more. */
export function higherPricedTest(input: ComplianceInput): ComplianceTest {
  const exempt = notPrincipalDwelling(input);
  if (exempt) return notApplicable(KEY, exempt);
  const { loan, note } = input;
  const spread = spreadOf(input, disclosedApr(input));
  const threshold = thresholdOf(input, spread.value);
  const missing = [
    ...(loan.sOccTPe ? [] : [remark('occupancyUnknown')]),
    ...spread.missing,
    ...(threshold ? [] : [remark(note === undefined ? 'amountUnknown' : 'limitUnknown')]),
  ];
  const lines = [
    ...(threshold?.limit !== undefined && note !== undefined
      ? [complianceLine('loanAmount', moneyOf(note)), complianceLine('freddieMacLimit', moneyOf(threshold.limit))]
      : []),
    ...spread.lines,
    ...(threshold ? [complianceLine(threshold.code, percentOf(threshold.spread))] : []),
  ];
  if (missing.length > 0 || spread.value === undefined || !threshold) return unknown(KEY, missing, lines);
  const higher = spread.value >= threshold.spread;
  return {
    key: KEY,
    verdict: higher ? 'fails' : 'passes',
    figure: percentOf(spread.value),
    limit: percentOf(threshold.spread),
    remarks: higher ? duties(input) : [],
    lines,
  };
}
