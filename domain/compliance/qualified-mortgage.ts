import { thousandthsOf } from '../numbers/cents';
import { type Cents, formatThousandths } from '../numbers/fixed';
import { aprOfPriceTest } from './apr-at-rate';
import type { ComplianceInput } from './compliance-input';
import {
  type ComplianceRemark,
  type ComplianceTest,
  type ComplianceTestKey,
  complianceLine,
  moneyOf,
  notApplicable,
  percentOf,
  remark,
  unknown,
} from './compliance-test';
import { feeVerdict, shareOf } from './fee-verdict';
import { pointsAndFees, totalLoanAmount } from './points-and-fees';
import { spreadOf } from './spread';
import { QUALIFIED_TERM_MONTHS } from './spread-limits';
import { bandOf } from './yearly-figures';

const INVESTMENT = '2';

/** Why the rules of qualified mortgages do not apply; undefined if they do (1026.43(a)). */
export function notCovered({ loan, lineOfCredit }: ComplianceInput): ComplianceRemark | undefined {
  if (lineOfCredit) return remark('lineOfCredit');
  return loan.sOccTPe === INVESTMENT ? remark('investment') : undefined;
}

/** Payments of a qualified mortgage are regular: no interest-only time, balloon, negative amortization or more than 30 years. */
export function featuresTest(input: ComplianceInput): ComplianceTest {
  const key = 'qmFeatures';
  const { loan, rule } = input;
  if (rule?.features === false) return notApplicable(key, remark('agencyRule'));
  const found = [
    ...((loan.sIOnlyMon ?? 0) > 0 ? [remark('interestOnly')] : []),
    ...(loan.sBalloonPmt === true || (loan.sDue ?? 0) < (loan.sTerm ?? 0) ? [remark('balloon')] : []),
    ...(loan.sNegativeAmortization === true ? [remark('negativeAmortization')] : []),
    ...((loan.sTerm ?? 0) > QUALIFIED_TERM_MONTHS ? [remark('longTerm')] : []),
  ];
  const lines = loan.sTerm ? [complianceLine('term', { count: loan.sTerm })] : [];
  if (found.length > 0) return { key, verdict: 'fails', remarks: found, lines };
  // The terms that are not features of the loan's own come with its program.
  const missing = [
    ...(loan.sTerm ? [] : [remark('termUnknown')]),
    ...(loan.sLpTemplateId ? [] : [remark('programUnknown')]),
  ];
  return missing.length > 0 ? unknown(key, missing, lines) : { key, verdict: 'passes', remarks: [], lines };
}

const yearOf = (day: string): ComplianceRemark => remark('yearUnknown', { year: { count: Number(day.slice(0, 4)) } });

function priceBand({ figures, subordinate, manufactured }: ComplianceInput, note: Cents) {
  if (!figures) return undefined;
  if (subordinate) return { ...bandOf(figures.subordinate, note), code: 'threshold' } as const;
  if (manufactured && note < figures.manufactured.below) {
    return { spread: figures.manufactured.spread, code: 'thresholdManufactured' } as const;
  }
  return { ...bandOf(figures.firstLien, note), code: 'threshold' } as const;
}

/** The price test (1026.43(e)(2)(vi)): the spread stays below the threshold of the loan amount. */
export function priceTest(input: ComplianceInput): ComplianceTest {
  const key = 'qmPrice';
  const { note, rule, closingDay, figures } = input;
  if (rule?.price === false) return notApplicable(key, remark('agencyRule'));
  const spread = spreadOf(input, aprOfPriceTest(input));
  const band = note === undefined ? undefined : priceBand(input, note);
  const missing = [
    ...spread.missing,
    ...(note === undefined ? [remark('amountUnknown')] : []),
    ...(figures ? [] : [yearOf(closingDay)]),
  ];
  const lines = [
    ...(note === undefined ? [] : [complianceLine('loanAmount', moneyOf(note))]),
    ...spread.lines,
    ...(band?.spread === undefined ? [] : [complianceLine(band.code, percentOf(band.spread))]),
  ];
  if (missing.length > 0 || spread.value === undefined || band?.spread === undefined) {
    return unknown(key, missing, lines);
  }
  return {
    key,
    verdict: spread.value < band.spread ? 'passes' : 'fails',
    figure: percentOf(spread.value),
    limit: percentOf(band.spread),
    remarks: [],
    lines,
  };
}

/** Points and fees of a qualified mortgage (1026.43(e)(3)(i)): the tier follows the note, its share applies to the total loan amount. */
export function pointsAndFeesTest(input: ComplianceInput): ComplianceTest {
  const key = 'qmPointsAndFees';
  const { note, rule, closingDay, figures } = input;
  if (rule?.pointsAndFees === false) return notApplicable(key, remark('agencyRule'));
  const fees = pointsAndFees(input);
  const tier = note === undefined || !figures ? undefined : bandOf(figures.pointsAndFees, note);
  const total = totalLoanAmount(input);
  const tierLine = note === undefined ? [] : [complianceLine('loanAmount', moneyOf(note))];
  if (!tier || ('share' in tier && total === undefined)) {
    const missing = [
      ...(note === undefined ? [remark('amountUnknown')] : []),
      ...(figures ? [] : [yearOf(closingDay)]),
      ...(tier ? [remark('programUnknown')] : []),
    ];
    return unknown(key, missing, [...fees.lines, ...tierLine]);
  }
  const limit =
    'share' in tier
      ? shareOf(total ?? 0, tier.share)
      : { limit: tier.dollars, lines: [complianceLine('dollarLimit', moneyOf(tier.dollars))] };
  return feeVerdict(key, fees, { limit: limit.limit, lines: [...tierLine, ...limit.lines] });
}

/** The debt ratio has had no limit since 2021; the creditor considers and verifies it (1026.43(e)(2)(v)). */
function debtRatioLine({ loan }: ComplianceInput) {
  const ratio = thousandthsOf(loan.sQualBottomR);
  return ratio === undefined ? [] : [complianceLine('dtiNoLimit', { percent: formatThousandths(ratio) })];
}

/** One verdict of several tests: a failed one decides, then an open one. */
export function combined(key: ComplianceTestKey, parts: readonly ComplianceTest[]): ComplianceTest {
  const applied = parts.filter(({ verdict }) => verdict !== 'notApplicable');
  const failed = applied.filter(({ verdict }) => verdict === 'fails');
  const open = applied.filter(({ verdict }) => verdict === 'unknown');
  const verdict = failed.length > 0 ? 'fails' : open.length > 0 ? 'unknown' : 'passes';
  const remarks = [
    ...failed.map((part) => ({ code: 'partFails', test: part.key }) as const),
    ...(failed.length > 0 ? [] : open.map((part) => ({ code: 'partUnknown', test: part.key }) as const)),
  ];
  return { key, verdict, remarks, lines: [] };
}

/** The tests that make a qualified mortgage, and whether the loan is one. */
export function qualifiedTests(input: ComplianceInput): readonly ComplianceTest[] {
  const uncovered = notCovered(input);
  if (uncovered) {
    const keys = ['qmFeatures', 'qmPrice', 'qmPointsAndFees', 'qualifiedMortgage'] as const;
    return keys.map((key) => notApplicable(key, uncovered));
  }
  const parts = [featuresTest(input), priceTest(input), pointsAndFeesTest(input)];
  const whole = combined('qualifiedMortgage', parts);
  const remarks = whole.verdict === 'fails' ? whole.remarks : [...whole.remarks, remark('verifyAbilityToRepay')];
  return [...parts, { ...whole, remarks, lines: debtRatioLine(input) }];
}
