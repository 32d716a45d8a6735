import { thousandthsOf } from '../numbers/cents';
import type { Thousandths } from '../numbers/fixed';
import { annualPremium } from '../pricing/annual-premium';
import { noteAmount } from '../pricing/loan-charges';
import { aprOfPriceTest } from './apr-at-rate';
import type { ComplianceInput } from './compliance-input';
import { type ComplianceTest, complianceLine, notApplicable, percentOf, remark, unknown } from './compliance-test';
import { spreadOf } from './spread';

/** The yearly rate of FHA's premium on this loan. */
function premiumRate({ program, scenario, loan }: ComplianceInput): Thousandths | undefined {
  const noteRate = thousandthsOf(loan.sNoteIR);
  if (!program || scenario.amount === undefined || noteRate === undefined) return undefined;
  const { base, note } = noteAmount(scenario, program);
  const { termMonths } = program;
  const { ratios, closingDay: day } = scenario;
  return annualPremium(program.insurance, { base, note, noteRate, termMonths, ltv: ratios?.ltv, day })?.rate;
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
  const spread = spreadOf(input, aprOfPriceTest(input));
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
