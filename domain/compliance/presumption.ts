import { thousandthsOf } from '../numbers/cents';
import type { Thousandths } from '../numbers/fixed';
import { governmentPremium } from '../pricing/loan-charges';
import { aprOfPriceTest } from './apr-at-rate';
import type { ComplianceInput } from './compliance-input';
import { type ComplianceTest, complianceLine, notApplicable, percentOf, remark, unknown } from './compliance-test';
import { disclosedApr, spreadOf } from './spread';

/** The yearly rate of FHA's premium on this loan. */
function premiumRate({ program, scenario, loan }: ComplianceInput): Thousandths | undefined {
  const noteRate = thousandthsOf(loan.sNoteIR);
  if (!program || noteRate === undefined) return undefined;
  return scenario && governmentPremium(scenario, program, noteRate)?.rate;
}

const KEY = 'qmPresumption';

/**
 * Whether a qualified mortgage has the safe harbor, or a presumption that can be rebutted (1026.43(b)(4) and (e)(1)); FHA, VA and USDA
 * define it themselves.
 */
export function presumptionTest(input: ComplianceInput, qualified: ComplianceTest): ComplianceTest {
  const { rule, subordinate } = input;
  if (qualified.verdict === 'notApplicable') return { ...qualified, key: KEY };
  if (qualified.verdict === 'fails') return notApplicable(KEY, remark('notQualified'));
  if (!rule) return unknown(KEY, qualified.remarks);
  const { safeHarbor } = rule;
  if (safeHarbor === 'always') return { key: KEY, verdict: 'passes', remarks: [remark('agencyRule')], lines: [] };
  // The highest rate within five years is for the price test alone (comment 43(b)(4)-4).
  const spread = spreadOf(input, rule.price ? aprOfPriceTest(input) : disclosedApr(input));
  const withPremium = 'upToWithPremium' in safeHarbor;
  const premium = withPremium ? premiumRate(input) : 0;
  const missing = [...spread.missing, ...(premium === undefined ? [remark('premiumUnknown')] : [])];
  if (spread.value === undefined || premium === undefined) return unknown(KEY, missing, spread.lines);
  const own = withPremium ? safeHarbor.upToWithPremium : safeHarbor.below[subordinate ? 'subordinate' : 'first'];
  const limit = own + premium;
  const safe = withPremium ? spread.value <= limit : spread.value < limit;
  return {
    key: KEY,
    verdict: safe ? 'passes' : 'fails',
    figure: percentOf(spread.value),
    limit: percentOf(limit),
    remarks: qualified.verdict === 'unknown' ? [{ code: 'partUnknown', test: 'qualifiedMortgage' }] : [],
    lines: [
      ...spread.lines,
      ...(withPremium ? [complianceLine('annualPremium', percentOf(premium))] : []),
      complianceLine('threshold', percentOf(limit)),
    ],
  };
}
