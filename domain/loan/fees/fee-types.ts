/** A type of fee, and whether the borrower's payment of it is a finance charge. */
export interface FeeType {
  /** FeeType of the Uniform Closing Dataset where it has one. */
  readonly type: string;
  /** Other names that lenders and LOSs give it, in lower case and without the word “fee”. */
  readonly names: readonly string[];
  readonly financeCharge: boolean;
  /** The paragraph of 12 CFR 1026 that decides; `comment` is its official interpretation. */
  readonly rule: string;
  /** The APR works the amount out of the price and the terms of the loan, so a fee of this type is not counted again. */
  readonly calculated?: true;
}

const yes = (type: string, rule: string, ...names: string[]): FeeType => ({ type, names, financeCharge: true, rule });
const no = (type: string, rule: string, ...names: string[]): FeeType => ({ type, names, financeCharge: false, rule });
const calculated = (type: string, rule: string, ...names: string[]): FeeType => ({
  ...yes(type, rule, ...names),
  calculated: true,
});

/**
 * Which fees are finance charges (Regulation Z, 12 CFR 1026.4 with its official comments). The only owner of this fact: pricing and
 * disclosures read it here. Charges that depend on how they are imposed have the value of the usual case: an application fee not
 * charged to all applicants, a closing agent whose services the lender requires, inspections before closing.
 */
export const feeTypes: readonly FeeType[] = [
  calculated('LoanDiscountPoints', '4(b)(3)', 'points', 'discount', 'discount points', 'loan discount'),
  calculated('PrepaidInterest', '4(b)(1)', 'interest', 'per diem interest', 'daily interest'),
  calculated('MIUpfrontPremium', '4(b)(5)', 'upfront mortgage insurance', 'upfront mip', 'fha ufmip', 'ufmip'),
  calculated('MortgageInsurancePremium', '4(b)(5)', 'monthly mortgage insurance', 'prepaid mortgage insurance'),
  calculated('VAFundingFee', '4(b)(5)'),
  calculated('USDARuralDevelopmentGuaranteeFee', '4(b)(5)', 'usda guarantee', 'guarantee'),
  yes(
    'LoanOriginatorCompensation',
    '4(a)(3)',
    'broker',
    'mortgage broker',
    'broker compensation',
    'originator compensation',
  ),
  yes('LoanOriginationFee', '4(b)(3)', 'origination'),
  yes('ApplicationFee', '4(b)(3)', 'loan application'),
  yes('UnderwritingFee', '4(b)(3)', 'manual underwriting', 'automated underwriting', 'underwriting and processing'),
  yes('ProcessingFee', '4(b)(3)', 'loan processing'),
  yes('AdministrationFee', '4(b)(3)', 'admin', 'administrative', 'lender', 'lender origination'),
  yes('CommitmentFee', '4(b)(3)', 'loan commitment'),
  yes('FundingFee', '4(b)(3)', 'loan funding', 'funding review'),
  yes('RateLockFee', '4(b)(3)', 'lock', 'lock extension', 'rate lock extension', 'relock'),
  yes('EscrowWaiverFee', '4(a)', 'impound waiver'),
  yes(
    'FloodMonitoringFee',
    'comment 4(c)(7)-3',
    'flood life of loan',
    'flood life of loan monitoring',
    'life of loan flood',
  ),
  yes('TaxServiceFee', 'comment 4(c)(7)-3', 'tax monitoring', 'tax related service', 'real estate tax service'),
  yes('PropertyTaxStatusResearchFee', 'comment 4(c)(7)-3', 'tax status research'),
  yes('VerificationOfEmploymentFee', '4(a)(1)', 'voe', 'verification', 'employment verification'),
  yes('VerificationOfIncomeFee', '4(a)(1)', 'income verification'),
  yes('VerificationOfAssetsFee', '4(a)(1)', 'verification of deposit', 'vod', 'asset verification'),
  yes('VerificationOfTaxReturnFee', '4(a)(1)', 'tax transcript', 'tax return verification', 'irs transcript'),
  yes('MERSRegistrationFee', '4(a)(1)', 'mers'),
  yes('ElectronicDocumentDeliveryFee', '4(a)(1)', 'e document', 'electronic document', 'document delivery'),
  yes('WireTransferFee', '4(a)(1)', 'wire'),
  yes('CourierFee', '4(a)(1)', 'messenger', 'overnight', 'overnight delivery', 'express mail'),
  yes(
    'SettlementFee',
    '4(a)(2)',
    'settlement agent',
    'closing',
    'closing agent',
    'settlement or closing',
    'escrow',
    'escrow agent',
  ),
  yes('SigningAgentFee', '4(a)(2)', 'signing', 'loan signing'),
  yes('TitleClosingProtectionLetterFee', '4(a)(2)', 'closing protection letter', 'insured closing letter', 'cpl'),
  yes('AssignmentRecordingFee', 'comment 4(e)-1', 'assignment', 'recording of assignment'),
  yes('ElectronicRecordingFee', 'comment 4(e)-1', 'e recording', 'erecording'),
  no('AppraisalFee', '4(c)(7)(iv)', 'full appraisal', 'second appraisal'),
  no('AppraisalManagementCompanyFee', '4(c)(7)(iv)', 'amc', 'appraisal management'),
  no(
    'AppraisalReviewFee',
    '4(c)(7)(iv)',
    'appraisal desk review',
    'appraisal field review',
    'desk review',
    'field review',
  ),
  no('ReinspectionFee', '4(c)(7)(iv)', 'final inspection', 'appraisal update', 'appraisal reinspection'),
  no('FloodCertification', '4(c)(7)(iv)', 'flood', 'flood cert', 'flood determination'),
  no('PestInspectionFee', '4(c)(7)(iv)', 'pest', 'termite', 'termite inspection'),
  no('CreditReportFee', '4(c)(7)(iii)', 'credit', 'credit reports'),
  no('TitleNotaryFee', '4(c)(7)(iii)', 'notary'),
  no('DocumentPreparationFee', '4(c)(7)(ii)', 'doc prep', 'doc preparation', 'deed preparation', 'reconveyance'),
  no('SurveyFee', '4(c)(7)(i)', 'property survey'),
  no('TitleSearchFee', '4(c)(7)(i)', 'title', 'search', 'abstract of title'),
  no('TitleExaminationFee', '4(c)(7)(i)', 'title exam', 'examination'),
  no('TitleInsuranceBinderFee', '4(c)(7)(i)', 'insurance binder', 'title binder', 'title insurance'),
  no('TitleEndorsementFee', '4(c)(7)(i)', 'endorsement', 'endorsements', 'title endorsements'),
  no('TitleLendersCoveragePremium', '4(c)(7)(i)', 'lenders title policy', 'lenders title insurance', 'lenders policy'),
  no('TitleOwnersCoveragePremium', '4(c)(7)(i)', 'owners title policy', 'owners title insurance', 'owners policy'),
  no('EscrowDeposit', '4(c)(7)(v)', 'initial escrow', 'initial escrow payment', 'escrow impound'),
  no('HomeownersInsurancePremium', '4(d)(2)', 'homeowners insurance', 'hazard insurance', 'hazard insurance premium'),
  no('FloodInsurancePremium', '4(d)(2)', 'flood insurance'),
  no('WindInsurancePremium', '4(d)(2)', 'wind insurance', 'windstorm insurance'),
  no('RecordingFee', '4(e)(1)'),
  no('RecordingFeeForDeed', '4(e)(1)', 'recording of deed', 'recording deed', 'recording fees deed'),
  no('RecordingFeeForMortgage', '4(e)(1)', 'recording of mortgage', 'recording mortgage', 'recording fees mortgage'),
  no('ReleaseRecordingFee', '4(e)(1)', 'recording of release', 'release recording'),
  no('TransferTax', '4(e)(1)', 'transfer taxes', 'city transfer tax', 'county transfer tax', 'state transfer tax'),
  no('MortgageTax', '4(e)(3)', 'mortgage recording tax', 'intangible tax', 'documentary stamp tax'),
  no('PropertyTax', '4(a)', 'property taxes', 'county property tax', 'city property tax', 'real estate taxes'),
  no('HomeInspectionFee', '4(a)', 'home inspection'),
  no('HomeWarrantyFee', '4(a)', 'home warranty'),
  no(
    'HomeownersAssociationDues',
    '4(a)',
    'hoa',
    'hoa dues',
    'hoa transfer',
    'hoa certification',
    'condo questionnaire',
  ),
  no('RealEstateCommission', '4(a)', 'commission', 'realtor commission', 'real estate agent commission'),
];

/** A name as the table compares them: `Lender’s Policy Fee` is `lenders policy`, `CreditReportFee` is `credit report`. */
export const plainFeeName = (name: string): string =>
  name
    .replace(/([a-z])([A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$1$3 $2')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replace(/ optional$/, '')
    .replace(/ (fees?|charges?|premium)$/, '');

const byName: ReadonlyMap<string, FeeType> = new Map(
  feeTypes.flatMap((fee) => [fee.type, ...fee.names].map((name) => [plainFeeName(name), fee] as const)),
);

/** The type of fee with this name; undefined if the table lacks it. The Loan Estimate starts title fees with “Title –”. */
export function feeTypeNamed(name: string): FeeType | undefined {
  const plain = plainFeeName(name);
  return byName.get(plain) ?? byName.get(plain.replace(/^title /, ''));
}
