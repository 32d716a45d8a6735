import { loanScore } from '../../loan/credit-score';
import type { NewLoanDocument } from '../../loan/document';
import { refinancePurposes } from '../../loan/purpose';
import { all, any, filled, is, isBlank, no, not, type Reading, unless, yes } from '../visibility/condition';
import { type FieldRule, requiredFields, requiredWhen, rule } from './field-rule';
import { requirementStages } from './requirement';

const [, ...afterRegistration] = requirementStages;
const pricingOn = ['pricing', 'underwriting'] as const;
const disclosureOn = ['disclosure', 'underwriting'] as const;

const refinance = is('sLPurposeT', ...refinancePurposes);
const inProject = is('sProdSpT', '1', '2', '3');
const conventional = unless('sLT', '1', '2', '3');
const above80 = ({ value }: Reading): boolean => Number(value('sLtvR')) > 80;
const insured = any(is('sLT', '1', '3'), all(conventional, above80, unless('sProdConvMIOptionT', '1', '3', '4')));
const placed = any(filled('sSpCountyFips'), all(filled('sSpState'), filled('sSpCounty')));
const priced = (_: Reading, { sPurchPrice }: Partial<NewLoanDocument>): boolean => Number(sPurchPrice ?? 0) > 0;
const otherFee = any(filled('sFfUfmipR'), all(is('sLT', '2'), yes('sIsVaFundingFeeExempt')));

/** The property, its place, use and value (URLA 4, L1). */
const property: readonly FieldRule[] = [
  ...requiredFields('sSpAddr', 'sSpZip', 'sSpCity', 'sSpState').map((each) => ({ ...each, stages: disclosureOn })),
  rule('sSpZip', { stages: ['pricing'], or: placed, text: 'propertyPlace' }),
  ...requiredFields('sSpCounty'),
  rule('sProdSpT', { stages: pricingOn }),
  rule('sOccTPe', { stages: pricingOn, or: (_, { applicants }) => !isBlank(applicants?.[0]?.aOccT) }),
  // For a purchase, the price is the value until the property is appraised.
  rule('sApprVal', { stages: afterRegistration, aboveZero: true, or: priced, text: 'propertyValue' }),
  rule('sPurchPrice', { when: is('sLPurposeT', '0'), aboveZero: true }),
  ...requiredFields('sSpIsMixedUse', 'sSpIsManufacturedAffixed'),
  ...requiredWhen(inProject, 'sSpProjectNm'),
  rule('sSpAcquiredD', { when: refinance, or: filled('sSpAcquiredYr'), text: 'acquired' }),
  ...requiredWhen(refinance, 'sSpOrigCost'),
  // A program that lives on the rent cannot be priced without it.
  rule('sSpGrossRent', { stages: ['pricing'], when: is('sProdDocT', '20'), aboveZero: true }),
  rule('sSpGrossRent', { text: 'sSpGrossRent' }),
];

/** How title is held (URLA L2). */
const title: readonly FieldRule[] = [
  ...requiredFields('sEstateHeldT', 'sLeaseholdExpireD', 'sTitleHeldT', 'sTitleHeldDesc', 'sTitleTrustNm'),
  rule('sTitleInNamesOf', { or: (_, { vestings }) => (vestings?.length ?? 0) > 0 }),
  ...requiredFields('sTitleCurrentNames', 'sIndianLandTenureT'),
];

/** The loan and its repayment (URLA 4a, L3). */
const terms: readonly FieldRule[] = [
  rule('sLPurposeT', { stages: pricingOn }),
  ...requiredFields('sPurposeOtherDesc'),
  rule('sGseRefPurposeT', { blankCodes: ['0'] }),
  rule('sRefPurposeT', { blankCodes: ['0'] }),
  rule('sLAmtCalc', { stages: afterRegistration, aboveZero: true }),
  rule('sLpTemplateNm', { stages: disclosureOn }),
  ...requiredFields('sLT', 'sLTOtherDesc', 'sLienPosT', 'sNoteIR', 'sTerm', 'sFinMethT', 'sGradPmtYrs', 'sGradPmtR'),
  rule('sArmIndexT', { blankCodes: ['0'] }),
  ...requiredFields('sArmIndexNameVstr', 'sRAdjMarginR', 'sRAdj1stCapR', 'sRAdj1stCapMon', 'sRAdjCapR', 'sRAdjCapMon'),
  ...requiredFields('sRAdjLifeCapR', 'sBalloonPmtAmt', 'sPrepmtPeriodMonths', 'sBuydownContributorT', 'sBuydwnR1'),
  ...requiredFields('sBuydwnMon1', 'sTotalRenovationCosts', 'sConstructionClosingT', 'sConstructionCostAmt'),
  ...requiredFields('sEnergyImprovementAmt', 'sHelocDrawMon', 'sHelocRepayMon', 'sRemain1stMBal'),
  ...requiredWhen(is('sLPurposeT', '2', '8'), 'sProdCashoutAmt'),
  rule('sCreditScoreType2', {
    stages: ['pricing'],
    or: (_, document) => loanScore(document) !== undefined,
  }),
];

/** Other new mortgages (URLA 4b): none, or their lenders and amounts. */
const otherMortgages: readonly FieldRule[] = [
  rule('sOtherMtgNA', { or: filled('sOtherMtg1CreditorNm'), text: 'sOtherMtgNA' }),
  ...requiredWhen(no('sOtherMtgNA'), 'sOtherMtg1CreditorNm'),
  ...requiredWhen(filled('sOtherMtg1CreditorNm'), 'sOtherMtg1LienT', 'sOtherMtg1Pmt', 'sOtherMtg1Amt'),
  ...requiredWhen(filled('sOtherMtg2CreditorNm'), 'sOtherMtg2LienT', 'sOtherMtg2Pmt', 'sOtherMtg2Amt'),
];

/** The proposed payment, agency data, and the costs (URLA L3, L4). */
const costs: readonly FieldRule[] = [
  ...requiredFields('sProRealETx', 'sProHazIns', 'sProGroundRent', 'sProOHExpDesc'),
  ...requiredWhen(inProject, 'sProHoAssocDues'),
  ...requiredWhen(insured, 'sProMIns'),
  rule('sFfUfmip1pc', { when: not(conventional), or: otherFee }),
  rule('sFhaCaseNum', { or: filled('sAgencyCaseNum') }),
  rule('sVaCaseNum', { or: filled('sAgencyCaseNum') }),
  ...requiredFields('sUsdaHouseholdSize', 'sUsdaAnnualIncome', 'sTotEstPpAmt', 'sTotEstCcAmt', 'sOtherCreditDesc'),
];

/** Who took the application (URLA 9). State licenses are only for some. */
const originator: readonly FieldRule[] = requiredFields(
  ...['sUrlaOriginatorNm', 'sUrlaOriginatorNmlsId', 'sUrlaOriginatorPhone', 'sUrlaOriginatorSignedD', 'sUrlaCompanyNm'],
  ...['sUrlaCompanyAddr', 'sUrlaCompanyCity', 'sUrlaCompanyState', 'sUrlaCompanyZip', 'sUrlaCompanyNmlsId'],
);

/** Required of the loan itself. Income is calculated from jobs, so it is entered there. */
export const loanRules: readonly FieldRule[] = [
  ...originator,
  rule('sLTotI', { stages: disclosureOn, aboveZero: true, path: 'employments' }),
  ...property,
  ...title,
  ...terms,
  ...otherMortgages,
  ...costs,
];
