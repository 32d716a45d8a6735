import { finalActionOf } from '../../../domain/hmda/action-taken';
import { borrowersOf, type LoanDocument } from '../../../domain/loan/document';
import type { FeeRecord } from '../../../domain/loan/fees/closing-lists';
import type { Applicant } from '../../../domain/loan/records';
import { formatCents, formatThousandths } from '../../../domain/numbers/fixed';
import type { Random } from './random';

type Fee = readonly [
  type: string,
  description: string,
  section: string,
  dollars: readonly [least: number, most: number],
];

const fees: readonly Fee[] = [
  ['UnderwritingFee', 'Underwriting Fee', 'A', [895, 1495]],
  ['AppraisalFee', 'Appraisal Fee', 'B', [525, 850]],
  ['TitleLendersCoveragePremium', 'Title – Lender’s Title Policy', 'C', [640, 1800]],
];

const feeOf = ([type, description, section, [least, most]]: Fee, random: Random): FeeRecord => ({
  id: `demo-${section}`,
  ClosingCostFeeType: type,
  Description: description,
  TotalAmount: formatCents(random.int(least, most) * 100),
  section,
  ...{ Beneficiary: '0', ProviderName: null, ProviderChoice: 'none', isAffiliate: false, PaidBy: 'borrower' },
  GfeClosingCostFeePaymentTimingT: '1',
});

type Denial = readonly [reasons: readonly string[], codes: readonly string[]];

/** Reasons for denial and their codes in the register. */
const denials: readonly [Denial, ...Denial[]] = [
  [['obligations-excessive'], ['1']],
  [
    ['income-insufficient', 'delinquent-obligations'],
    ['1', '3'],
  ],
  [['collateral-insufficient'], ['4']],
  [['employment-length'], ['2']],
];

/** A report for borrowers whose score was only entered. */
function scored(loan: LoanDocument): Applicant[] {
  const owners = borrowersOf(loan);
  return loan.applicants.map((applicant, place) => ({
    ...applicant,
    ...(owners.includes(place === 0 ? '0B' : '1B') &&
      !applicant.aBExperianScore &&
      applicant.aBDecisionCreditScore && {
        ...{ aBExperianScore: applicant.aBDecisionCreditScore, aBExperianModelT: '1' },
      }),
    ...(owners.includes(place === 0 ? '0C' : '1C') &&
      !applicant.aCExperianScore &&
      applicant.aCDecisionCreditScore && {
        ...{ aCExperianScore: applicant.aCDecisionCreditScore, aCExperianModelT: '1' },
      }),
  }));
}

/** The last digits of an invented tract of the county. */
const tractOf = (loan: LoanDocument, random: Random): string | null =>
  loan.sSpCountyFips ? `${loan.sSpCountyFips}${String(random.int(1, 99)).padStart(4, '0')}0${random.int(0, 3)}` : null;

/**
 * What the loan/application register needs of a loan that was made, denied or withdrawn. A few loans lack something, as they do in
 * practice.
 */
export function drawRegister(loan: LoanDocument, random: Random): Partial<LoanDocument> {
  const final = finalActionOf(loan);
  const [spread, lacks, denial] = [random.int(-150, 900), random.chance(0.07), random.pick(denials)];
  if (!final) return {};
  const isMade = final.action === '1';
  return {
    sHmdaApplicationD: loan.sCreatedD ?? null,
    sSpCensusTract: lacks ? null : tractOf(loan, random),
    sUrlaOriginatorNmlsId: `29${random.int(10_000, 99_999)}`,
    applicants: scored(loan),
    ...(final.action === '3' && {
      ...{ sDenialReasonsT: [...denial[0]], sHmdaDenialReasonsT: [...denial[1]] },
    }),
    ...(isMade && {
      ...{ sHmdaRateSpread: formatThousandths(spread), sHmdaHoepaStatus: false },
      ...(!random.chance(0.06) && { fees: fees.map((fee) => feeOf(fee, random)) }),
    }),
  };
}
