import type { LoanValues } from '../loan/document';

/** A plan: what the note, its riders and the special forms follow from. */
export interface PlanCode {
  readonly planCodeId: string;
  readonly description: string;
  /** Loan types (`sLT`). */
  readonly loanTypes: readonly string[];
  /** Lien positions (`sLienPosT`). */
  readonly liens: readonly string[];
  readonly amortization: 'fixed' | 'arm';
  /** Indexes (`sArmIndexT`) of an adjustable rate. */
  readonly indexes?: readonly string[];
  /** Payments of interest alone come first. */
  readonly interestOnly: boolean;
  /** First and last day of an application under this plan. */
  readonly from: string;
  readonly until?: string;
  readonly source: string;
}

const FIRST = ['0'];
const SECOND = ['1'];
const CONVENTIONAL = ['0'];
const FHA = ['1'];
const VA = ['2'];
const USDA = ['3'];
const OTHER = ['4'];
const SOFR = ['1'];
const TREASURY = ['2'];

/** First day of the integrated disclosures. */
const TRID = '2015-10-03';
/** Codes of vendors are not public, so these are the portal's own. */
const own = 'Own code; the products of the agencies, from memory';

type Row = readonly [
  id: string,
  description: string,
  loanTypes: readonly string[],
  more?: Partial<Pick<PlanCode, 'liens' | 'indexes' | 'interestOnly' | 'from' | 'until' | 'source'>>,
];

const fixed = ([planCodeId, description, loanTypes, more]: Row): PlanCode => ({
  ...{ planCodeId, description, loanTypes, liens: FIRST, amortization: 'fixed', interestOnly: false },
  ...{ from: TRID, source: own },
  ...more,
});

const adjustable = (row: Row): PlanCode => ({ ...fixed(row), amortization: 'arm' });

/** The plans, the more particular first. */
export const planCodes: readonly PlanCode[] = [
  fixed(['CONV-FIX-IO', 'Conventional fixed rate, interest only first', CONVENTIONAL, { interestOnly: true }]),
  fixed(['CONV-FIX', 'Conventional fixed rate', CONVENTIONAL]),
  // The agencies accept SOFR in place of LIBOR since August 2020.
  adjustable([
    'CONV-ARM-SOFR-IO',
    'Conventional SOFR ARM, interest only first',
    CONVENTIONAL,
    { indexes: SOFR, interestOnly: true, from: '2020-08-03' },
  ]),
  adjustable(['CONV-ARM-SOFR', 'Conventional SOFR ARM', CONVENTIONAL, { indexes: SOFR, from: '2020-08-03' }]),
  adjustable(['CONV-ARM-CMT', 'Conventional Treasury ARM', CONVENTIONAL, { indexes: ['2', '3', '4', '5'] }]),
  fixed(['FHA-FIX', 'FHA fixed rate', FHA]),
  adjustable(['FHA-ARM-SOFR', 'FHA SOFR ARM', FHA, { indexes: SOFR, from: '2023-03-31' }]),
  adjustable(['FHA-ARM-CMT', 'FHA Treasury ARM', FHA, { indexes: TREASURY }]),
  fixed(['VA-FIX', 'VA fixed rate', VA]),
  adjustable(['VA-ARM-SOFR', 'VA SOFR ARM', VA, { indexes: SOFR, from: '2023-03-31' }]),
  adjustable(['VA-ARM-CMT', 'VA Treasury ARM', VA, { indexes: TREASURY }]),
  fixed(['USDA-FIX', 'USDA guaranteed fixed rate', USDA]),
  fixed(['OTHER-FIX-IO', 'Non-agency fixed rate, interest only first', OTHER, { interestOnly: true }]),
  fixed(['OTHER-FIX', 'Non-agency fixed rate', OTHER]),
  adjustable([
    'OTHER-ARM-SOFR-IO',
    'Non-agency SOFR ARM, interest only first',
    OTHER,
    { indexes: SOFR, interestOnly: true, from: '2020-08-03' },
  ]),
  adjustable(['OTHER-ARM-SOFR', 'Non-agency SOFR ARM', OTHER, { indexes: SOFR, from: '2020-08-03' }]),
  fixed(['SECOND-FIX', 'Second lien, fixed rate', ['0', '4'], { liens: SECOND }]),
];

const ADJUSTABLE = '1';

/** The terms that a plan follows from. */
export type PlanTerms = Pick<
  LoanValues,
  'sLT' | 'sLienPosT' | 'sFinMethT' | 'sArmIndexT' | 'sIOnlyMon' | 'sHelocDrawMon'
>;

/** Terms in which a plan can differ from the loan. */
export const planTerms = ['sLT', 'sLienPosT', 'sFinMethT', 'sArmIndexT', 'sIOnlyMon', 'sHelocDrawMon'] as const;
export type PlanTerm = (typeof planTerms)[number];

/** The terms of the loan that the plan does not fit, by field. A line of credit has no plan. */
export function planDifferences(plan: PlanCode, loan: PlanTerms): PlanTerm[] {
  const isArm = loan.sFinMethT === ADJUSTABLE;
  const fits: Readonly<Record<PlanTerm, boolean>> = {
    sLT: plan.loanTypes.includes(loan.sLT ?? ''),
    sLienPosT: plan.liens.includes(loan.sLienPosT ?? '0'),
    sFinMethT: (plan.amortization === 'arm') === isArm,
    sArmIndexT: !isArm || plan.indexes === undefined || plan.indexes.includes(loan.sArmIndexT ?? ''),
    sIOnlyMon: plan.interestOnly === (loan.sIOnlyMon ?? 0) > 0,
    sHelocDrawMon: !loan.sHelocDrawMon,
  };
  return planTerms.filter((term) => !fits[term]);
}

const isInUse = ({ from, until }: Pick<PlanCode, 'from' | 'until'>, day: string): boolean =>
  from <= day && (until === undefined || day <= until);

/** The plans in use on a day. */
export const plansOn = (day: string): PlanCode[] => planCodes.filter((plan) => isInUse(plan, day));

export const planNamed = (id: string): PlanCode | undefined => planCodes.find(({ planCodeId }) => planCodeId === id);

/** The plan of a loan's terms; undefined while they are not complete, and for terms without a plan. */
export const defaultPlan = (loan: PlanTerms, day: string): PlanCode | undefined =>
  plansOn(day).find((plan) => planDifferences(plan, loan).length === 0);
