import type { Cents } from '../numbers/fixed';
import { aprOfHighCostTest } from './apr-at-rate';
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
import { feeVerdict, shareOf } from './fee-verdict';
import { pointsAndFees, totalLoanAmount } from './points-and-fees';
import { combined } from './qualified-mortgage';
import { spreadOf } from './spread';
import {
  HIGH_COST_PENALTY_MONTHS,
  HIGH_COST_SHARE,
  HIGH_COST_SMALL_SHARE,
  PERSONAL_PROPERTY_BELOW,
  spreadLimits,
} from './spread-limits';

const PRIMARY = '0';

/** High-cost rules cover principal dwellings, lines of credit among them (1026.32(a)(1)). */
function notCovered({ loan }: ComplianceInput): ComplianceRemark | undefined {
  return loan.sOccTPe && loan.sOccTPe !== PRIMARY ? remark('notPrincipalDwelling') : undefined;
}

/** A small loan on a home that is not affixed to land has the threshold of subordinate liens (1026.32(a)(1)(i)(B)). */
const isSmallPersonalProperty = ({ loan, manufactured, note }: ComplianceInput): boolean =>
  manufactured && loan.sSpIsManufacturedAffixed === false && note !== undefined && note < PERSONAL_PROPERTY_BELOW;

/** The rate test (1026.32(a)(1)(i)): the spread is above the threshold of the lien. */
function rateTest(input: ComplianceInput): ComplianceTest {
  const key = 'highCostRate';
  const limits = spreadLimits(input.rateSetDay)?.highCost;
  const spread = spreadOf(input, aprOfHighCostTest(input));
  const limit = limits?.[input.subordinate || isSmallPersonalProperty(input) ? 'subordinate' : 'first'];
  const lines = [...spread.lines, ...(limit === undefined ? [] : [complianceLine('threshold', percentOf(limit))])];
  if (spread.value === undefined || limit === undefined) return unknown(key, spread.missing, lines);
  return {
    key,
    verdict: spread.value > limit ? 'fails' : 'passes',
    figure: percentOf(spread.value),
    limit: percentOf(limit),
    remarks: [],
    lines,
  };
}

function feeLimit(total: Cents, { from, dollars }: { readonly from: Cents; readonly dollars: Cents }) {
  if (total >= from) return shareOf(total, HIGH_COST_SHARE);
  const small = shareOf(total, HIGH_COST_SMALL_SHARE);
  const lines = [...small.lines, complianceLine('dollarLimit', moneyOf(dollars))];
  return { limit: Math.min(small.limit, dollars), lines };
}

/** The fee test (1026.32(a)(1)(ii)): points and fees are above a share of the total loan amount. */
function feeTest(input: ComplianceInput): ComplianceTest {
  const key = 'highCostFees';
  const { figures, closingDay } = input;
  const fees = pointsAndFees(input);
  const total = totalLoanAmount(input);
  if (total === undefined || !figures) {
    const year = remark('yearUnknown', { year: { count: Number(closingDay.slice(0, 4)) } });
    return unknown(
      key,
      [...(total === undefined ? [remark('programUnknown')] : []), ...(figures ? [] : [year])],
      fees.lines,
    );
  }
  return feeVerdict(key, fees, feeLimit(total, figures.highCost));
}

const WITH_PENALTY = '1';
const WITHOUT_PENALTY = '2';

/** The prepayment test (1026.32(a)(1)(iii)): a penalty after 36 months, or of more than 2% of the amount prepaid. */
function prepaymentTest({ loan }: ComplianceInput): ComplianceTest {
  const key = 'highCostPrepayment';
  if (loan.sPrepmtPenaltyT === WITHOUT_PENALTY) return { key, verdict: 'passes', remarks: [], lines: [] };
  if (loan.sPrepmtPenaltyT !== WITH_PENALTY) return unknown(key, [remark('penaltyUnknown')]);
  const months = loan.sPrepmtPeriodMonths;
  const lines = months ? [complianceLine('penaltyMonths', { count: months })] : [];
  if (!months || months <= HIGH_COST_PENALTY_MONTHS) return unknown(key, [remark('penaltyAmountUnknown')], lines);
  return { key, verdict: 'fails', remarks: [remark('penaltyPeriod')], lines };
}

/** The three tests of a high-cost mortgage, and whether the loan is one. */
export function highCostTests(input: ComplianceInput): readonly ComplianceTest[] {
  const uncovered = notCovered(input);
  if (uncovered) {
    const keys = ['highCostRate', 'highCostFees', 'highCostPrepayment', 'highCost'] as const;
    return keys.map((key) => notApplicable(key, uncovered));
  }
  const parts = [rateTest(input), feeTest(input), prepaymentTest(input)];
  return [...parts, combined('highCost', parts)];
}
