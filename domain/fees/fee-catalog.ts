import { ownValue } from '../tables/own-value';
import type { FeeSection } from './fee-bucket';
import { type FeeTypeCode, feeLabels } from './fee-labels';

/** A type of fee that can be charged, with where it stands and who may be paid. */
export interface CatalogFee {
  readonly type: FeeTypeCode;
  /** As the Loan Estimate prints it. */
  readonly label: string;
  readonly section: FeeSection;
  /** FeeType of the Uniform Closing Dataset. */
  readonly ucd: string;
  /** Paid-to codes that are offered, the default first (CONTACT-09, FEE-06). A type without any is not charged in the channel. */
  readonly paidToTypesRetail: readonly string[];
  readonly paidToTypesTpo: readonly string[];
  /** The portal works the amount out of the loan: price, dates, insurance, escrow account. */
  readonly calculated: boolean;
  /** Sellers customarily pay it. */
  readonly seller: boolean;
  /** First and last day on which it may be charged under this name. */
  readonly from: string;
  readonly until?: string;
}

/** First day of the integrated disclosures. */
const TRID = '2015-10-03';

const LENDER = '21';
const BROKER = '26';
const OTHER = '0';

interface Payees {
  readonly retail: readonly string[];
  readonly tpo: readonly string[];
}

/** Retail defaults to the lender, a broker's loan to the broker (FEE-06). */
const originator: Payees = { retail: [LENDER], tpo: [BROKER, LENDER] };
/** Charges that are the lender's in every channel. */
const lender: Payees = { retail: [LENDER], tpo: [LENDER, BROKER] };
/** Retail loans have no broker. */
const broker: Payees = { retail: [], tpo: [BROKER] };
const both = (...codes: string[]): Payees => ({ retail: codes, tpo: codes });
/** Third-party services keep their own payee; lender or broker can be chosen, which changes the bucket. */
const other: Payees = { retail: [OTHER, LENDER], tpo: [OTHER, LENDER, BROKER] };
const appraiser = both('63', '1', OTHER);
const credit = both('3', OTHER);
const association = both('31', OTHER);

type Row = readonly [
  type: FeeTypeCode,
  ucd: string,
  payees: Payees,
  more?: Pick<Partial<CatalogFee>, 'calculated' | 'seller'>,
];

const calculated = { calculated: true } as const;
const seller = { seller: true } as const;

/** The fee catalog by section. Names of the Uniform Closing Dataset; `Other` where it has none. */
const rows: Readonly<Record<FeeSection, readonly Row[]>> = {
  A: [
    ['LoanDiscountPoints', 'LoanDiscountPoints', lender, calculated],
    ['ApplicationFee', 'ApplicationFee', originator],
    ['UnderwritingFee', 'ManualUnderwritingFee', lender],
    ['ProcessingFee', 'ProcessingFee', originator],
    ['LoanOriginationFee', 'LoanOriginationFee', originator],
    ['LoanOriginatorCompensation', 'LoanOriginatorCompensation', broker],
    ['AdministrationFee', 'Other', originator],
    ['CommitmentFee', 'CommitmentFee', lender],
    ['FundingFee', 'Other', lender],
    ['DocumentPreparationFee', 'DocumentPreparationFee', lender],
    ['RateLockFee', 'RateLockFee', lender],
    ['EscrowWaiverFee', 'EscrowWaiverFee', lender],
  ],
  B: [
    ['AppraisalFee', 'AppraisalFee', appraiser],
    ['AppraisalManagementCompanyFee', 'AppraisalManagementCompanyFee', appraiser],
    ['AppraisalReviewFee', 'AppraisalDeskReviewFee', appraiser],
    ['ReinspectionFee', 'ReinspectionFee', appraiser],
    ['CreditReportFee', 'CreditReportFee', credit],
    ['FloodCertification', 'FloodCertification', other],
    ['FloodMonitoringFee', 'Other', other],
    ['TaxServiceFee', 'Other', other],
    ['PropertyTaxStatusResearchFee', 'PropertyTaxStatusResearchFee', other],
    ['VerificationOfEmploymentFee', 'VerificationOfEmploymentFee', other],
    ['VerificationOfIncomeFee', 'VerificationOfIncomeFee', other],
    ['VerificationOfAssetsFee', 'VerificationOfAssetsFee', other],
    ['VerificationOfTaxReturnFee', 'VerificationOfTaxReturnFee', other],
    ['MERSRegistrationFee', 'MERSRegistrationFee', other],
    ['ElectronicDocumentDeliveryFee', 'ElectronicDocumentDeliveryFee', other],
    ['WireTransferFee', 'WireTransferFee', other],
    ['CourierFee', 'CourierFee', other],
    ['MIUpfrontPremium', 'MIUpfrontPremium', both(OTHER), calculated],
    ['VAFundingFee', 'VAFundingFee', both(OTHER), calculated],
    ['USDARuralDevelopmentGuaranteeFee', 'USDARuralDevelopmentGuaranteeFee', both(OTHER), calculated],
  ],
  C: [
    ['PestInspectionFee', 'PestInspectionFee', other],
    ['SurveyFee', 'SurveyFee', other],
    ['TitleInsuranceBinderFee', 'TitleInsuranceBinderFee', other],
    ['TitleSearchFee', 'TitleExaminationFee', other],
    ['TitleExaminationFee', 'TitleExaminationFee', other],
    ['TitleEndorsementFee', 'TitleEndorsementFee', other],
    ['TitleLendersCoveragePremium', 'TitleLendersCoveragePremium', other],
    ['SettlementFee', 'SettlementFee', other],
    ['SigningAgentFee', 'SigningAgentFee', other],
    ['TitleNotaryFee', 'TitleNotaryFee', other],
    ['TitleClosingProtectionLetterFee', 'TitleClosingProtectionLetterFee', other],
  ],
  E: [
    ['RecordingFee', 'RecordingFeeTotal', both(OTHER)],
    ['RecordingFeeForDeed', 'RecordingFeeForDeed', both(OTHER)],
    ['RecordingFeeForMortgage', 'RecordingFeeForMortgage', both(OTHER)],
    ['ReleaseRecordingFee', 'RecordingFeeTotal', both(OTHER), seller],
    ['AssignmentRecordingFee', 'RecordingFeeTotal', both(OTHER)],
    ['ElectronicRecordingFee', 'RecordingFeeTotal', both(OTHER)],
    ['TransferTax', 'TransferTaxTotal', both(OTHER), seller],
    ['MortgageTax', 'TransferTaxTotal', both(OTHER)],
  ],
  F: [
    ['HomeownersInsurancePremium', 'HomeownersInsurancePremium', both(OTHER), calculated],
    ['MortgageInsurancePremium', 'MortgageInsurancePremium', both(OTHER), calculated],
    ['PrepaidInterest', 'PrepaidInterest', lender, calculated],
    ['PropertyTax', 'CountyPropertyTax', both(OTHER), calculated],
    ['FloodInsurancePremium', 'FloodInsurancePremium', both(OTHER), calculated],
    ['WindInsurancePremium', 'WindstormInsurancePremium', both(OTHER), calculated],
  ],
  G: [['EscrowDeposit', 'Other', lender, calculated]],
  H: [
    ['TitleOwnersCoveragePremium', 'TitleOwnersCoveragePremium', other, seller],
    ['HomeInspectionFee', 'HomeInspectionFee', other],
    ['HomeWarrantyFee', 'HomeWarrantyFee', other, seller],
    ['HomeownersAssociationDues', 'HomeownersAssociationDues', association],
    ['RealEstateCommission', 'RealEstateCommissionSellersBroker', both(OTHER), seller],
  ],
};

const catalogFee = (section: FeeSection, [type, ucd, { retail, tpo }, more]: Row): CatalogFee => ({
  type,
  label: feeLabels[type],
  section,
  ucd,
  paidToTypesRetail: retail,
  paidToTypesTpo: tpo,
  calculated: more?.calculated ?? false,
  seller: more?.seller ?? false,
  from: TRID,
});

/** The catalog in the order of the form: by section, and within it as the rows stand. */
export const feeCatalog: readonly CatalogFee[] = (Object.keys(rows) as FeeSection[]).flatMap((section) =>
  rows[section].map((row) => catalogFee(section, row)),
);

const byType: Readonly<Record<string, CatalogFee>> = Object.fromEntries(feeCatalog.map((fee) => [fee.type, fee]));

/** The type of a fee; undefined for one that the catalog lacks. */
export const catalogFeeOf = (type: string): CatalogFee | undefined => ownValue(byType, type);

/** The types that may be charged on a day. */
export const feesOn = (day: string): CatalogFee[] =>
  feeCatalog.filter(({ from, until }) => from <= day && (until === undefined || day <= until));

/** Channels of retail loans (sBranchChannelT): retail itself; all others come from brokers and correspondents. */
const RETAIL = '1';

/** The payees that a fee offers in a channel, the default first (FEE-05). */
export const payeesOf = (fee: CatalogFee, channel: string | null | undefined): readonly string[] =>
  (channel ?? RETAIL) === RETAIL ? fee.paidToTypesRetail : fee.paidToTypesTpo;

/** Whether users can enter a fee of the type into a loan of the channel. */
export const isEntered = (fee: CatalogFee, channel: string | null | undefined): boolean =>
  !fee.calculated && payeesOf(fee, channel).length > 0;

/** The types that users can enter on a day. */
export const enteredFees = (day: string, channel: string | null | undefined): CatalogFee[] =>
  feesOn(day).filter((fee) => isEntered(fee, channel));
