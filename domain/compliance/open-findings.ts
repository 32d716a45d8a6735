import type { LoanValues } from '../loan/document';
import type { ComplianceRemark, ComplianceTest, ComplianceTestKey, RemarkCode } from './compliance-test';

/** Something that compliance still needs: a test that fails, a duty that follows from one, or a fact that is not known. */
export type ComplianceFinding = Partial<ComplianceRemark>;

/** Tests that sum up others, and the spread, which has no limit. */
const SUMMARIES: readonly ComplianceTestKey[] = ['aporSpread', 'qualifiedMortgage', 'qmPresumption', 'highCost'];

/** Facts that someone can enter or import, except those that the loan's own fields ask for. */
const KNOWABLE: readonly RemarkCode[] = [
  'aporUnknown',
  'aprUnknown',
  'limitUnknown',
  'programUnknown',
  'premiumUnknown',
  'compensationUnknown',
  'feeUnknown',
  'closingCostsUnknown',
  'penaltyUnknown',
  'penaltyAmountUnknown',
];

/** What a higher-priced loan still needs: an escrow account, and an appraisal unless it is a qualified mortgage. */
function openDuties(loan: LoanValues, higherPriced: ComplianceTest, qualified: boolean): ComplianceFinding[] {
  return higherPriced.remarks.filter(({ code }) => {
    if (code === 'escrowRequired') return loan.sProdImpound !== true;
    return code === 'appraisalIfNotQualified' && !qualified;
  });
}

const unique = (findings: readonly ComplianceFinding[]): ComplianceFinding[] => [
  ...new Map(findings.map((finding) => [JSON.stringify(finding), finding])).values(),
];

/** What the tests of a loan leave open, each once; nothing before a program is chosen. */
export function openFindings(loan: LoanValues, tests: readonly ComplianceTest[]): readonly ComplianceFinding[] {
  if (!loan.sLpTemplateId) return [];
  const qualified = tests.some(({ key, verdict }) => key === 'qualifiedMortgage' && verdict === 'passes');
  const found = tests
    .filter(({ key }) => !SUMMARIES.includes(key))
    .flatMap((test): readonly ComplianceFinding[] => {
      if (test.verdict === 'unknown') return test.remarks.filter(({ code }) => KNOWABLE.includes(code));
      if (test.verdict !== 'fails') return [];
      return test.key === 'higherPriced' ? openDuties(loan, test, qualified) : [{ test: test.key }];
    });
  return unique(found);
}
