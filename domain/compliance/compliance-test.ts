import { type Cents, formatCents, formatThousandths, type Thousandths } from '../numbers/fixed';

/** The tests of Regulation Z, in the order in which they are shown. */
export const complianceTestKeys = [
  'aporSpread',
  'qmFeatures',
  'qmPrice',
  'qmPointsAndFees',
  'qualifiedMortgage',
  'qmPresumption',
  'higherPriced',
  'highCostRate',
  'highCostFees',
  'highCostPrepayment',
  'highCost',
] as const;

export type ComplianceTestKey = (typeof complianceTestKeys)[number];

/** What a test found; it does not apply to some loans, and is not known while a figure is missing. */
export const verdicts = ['passes', 'fails', 'unknown', 'notApplicable'] as const;

export type Verdict = (typeof verdicts)[number];

/** A value inside a text, by how it is written; dates are YYYY-MM-DD. */
export type ComplianceValue =
  | { readonly money: string }
  | { readonly percent: string }
  | { readonly date: string }
  | { readonly count: number }
  | { readonly text: string };

/** Why a verdict is what it is, or what follows from it: one of `remarkCodes`, with its values. */
export const remarkCodes = [
  'aporUnknown',
  'aprUnknown',
  'amountUnknown',
  'termUnknown',
  'periodUnknown',
  'occupancyUnknown',
  'limitUnknown',
  'yearUnknown',
  'programUnknown',
  'premiumUnknown',
  'compensationUnknown',
  'feeUnknown',
  'closingCostsUnknown',
  'closingCostsUndivided',
  'pointsMayBeExcluded',
  'premiumMayBeExcluded',
  'penaltyUnknown',
  'penaltyAmountUnknown',
  'investment',
  'notPrincipalDwelling',
  'lineOfCredit',
  'agencyRule',
  'interestOnly',
  'balloon',
  'negativeAmortization',
  'longTerm',
  'penaltyPeriod',
  'partFails',
  'partUnknown',
  'notQualified',
  'verifyAbilityToRepay',
  'escrowRequired',
  'appraisalIfNotQualified',
] as const;

export type RemarkCode = (typeof remarkCodes)[number];

export interface ComplianceRemark {
  readonly code: RemarkCode;
  readonly values?: Readonly<Record<string, ComplianceValue>>;
  /** The test that a remark is about. */
  readonly test?: ComplianceTestKey;
}

/** The steps of a test. */
export const lineCodes = [
  'apr',
  'aprAtHighestRate',
  'aprAtIndexedRate',
  'aporFixed',
  'aporAdjustable',
  'rateLocked',
  'rateNotLocked',
  'spread',
  'threshold',
  'thresholdManufactured',
  'thresholdJumbo',
  'annualPremium',
  'loanAmount',
  'freddieMacLimit',
  'term',
  'dtiNoLimit',
  'points',
  'lenderFees',
  'fee',
  'borrowerCompensation',
  'brokerCompensation',
  'ownCompensation',
  'governmentPremium',
  'privatePremium',
  'otherClosingCosts',
  'known',
  'atMost',
  'totalLoanAmount',
  'share',
  'dollarLimit',
  'penaltyMonths',
] as const;

export type LineCode = (typeof lineCodes)[number];

/** One line of the worksheet of a test. */
export interface ComplianceLine {
  readonly code: LineCode;
  readonly values?: Readonly<Record<string, ComplianceValue>>;
  readonly amount?: ComplianceValue;
  /** `minus` is subtracted, `none` is shown without counting. */
  readonly effect: 'plus' | 'minus' | 'none';
}

/** A test with its figure, its limit, its verdict and how they came about. */
export interface ComplianceTest {
  readonly key: ComplianceTestKey;
  readonly verdict: Verdict;
  readonly figure?: ComplianceValue;
  readonly limit?: ComplianceValue;
  readonly remarks: readonly ComplianceRemark[];
  readonly lines: readonly ComplianceLine[];
}

export const moneyOf = (cents: Cents): ComplianceValue => ({ money: formatCents(cents) });
export const percentOf = (value: Thousandths): ComplianceValue => ({ percent: formatThousandths(value) });

export const remark = (code: RemarkCode, values?: ComplianceRemark['values']): ComplianceRemark =>
  values ? { code, values } : { code };

interface LineOptions {
  readonly effect?: ComplianceLine['effect'];
  readonly values?: ComplianceLine['values'];
}

export const complianceLine = (
  code: LineCode,
  amount: ComplianceValue | undefined,
  { effect = 'none', values }: LineOptions = {},
): ComplianceLine => ({ code, ...(amount && { amount }), ...(values && { values }), effect });

/** A test that does not apply to the loan. */
export const notApplicable = (key: ComplianceTestKey, why: ComplianceRemark): ComplianceTest => ({
  key,
  verdict: 'notApplicable',
  remarks: [why],
  lines: [],
});

/** A test that nothing is known about yet. */
export const unknown = (
  key: ComplianceTestKey,
  remarks: readonly ComplianceRemark[],
  lines: readonly ComplianceLine[] = [],
): ComplianceTest => ({ key, verdict: 'unknown', remarks, lines });
