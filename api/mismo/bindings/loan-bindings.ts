import type { Binding } from '../binding';

const detail = 'LOAN_DETAIL';
const terms = 'TERMS_OF_LOAN';
const urla = 'DOCUMENT_SPECIFIC_DATA_SETS/DOCUMENT_SPECIFIC_DATA_SET/URLA';

/** Terms and features of the subject loan; paths begin at its `LOAN`. */
export const termsBindings: readonly Binding[] = [
  { path: `${terms}/BaseLoanAmount`, field: 'sLAmtCalc', orFrom: `${terms}/NoteAmount` },
  { path: `${terms}/NoteRatePercent`, field: 'sNoteIR' },
  { path: `${terms}/DisclosedIndexRatePercent`, field: 'sRAdjIndexR' },
  {
    path: `${terms}/LienPriorityType`,
    field: 'sLienPosT',
    values: { FirstLien: '0', SecondLien: '1' },
  },
  {
    path: `${terms}/MortgageType`,
    field: 'sLT',
    values: { Conventional: '0', FHA: '1', VA: '2', USDARuralDevelopment: '3', USDARuralHousing: '3', Other: '4' },
    other: { name: 'MortgageTypeOtherDescription', field: 'sLTOtherDesc' },
  },
  {
    path: 'AMORTIZATION/AMORTIZATION_RULE/AmortizationType',
    field: 'sFinMethT',
    values: { Fixed: '0', AdjustableRate: '1', GraduatedPaymentMortgage: '2', GPM: '2' },
    other: { name: 'AmortizationTypeOtherDescription', field: 'sFinMethDesc' },
  },
  { path: 'QUALIFICATION/QualifyingRatePercent', field: 'sQualIR' },
  {
    path: 'LOAN_PRODUCT/LOAN_PRODUCT_DETAIL/FNMProductPlanIdentifier',
    field: 'sProductPlanId',
    orFrom: 'LOAN_PRODUCT/LOAN_PRODUCT_DETAIL/ProductIdentifier',
  },
  { path: `${detail}/ApplicationReceivedDate`, field: 'sAppReceivedD' },
  { path: `${detail}/BalloonIndicator`, field: 'sBalloonPmt' },
  { path: `${detail}/BuydownTemporarySubsidyFundingIndicator`, field: 'sIsBuydown' },
  { path: `${detail}/ConstructionLoanIndicator`, field: 'sIsConstructionLoan' },
  { path: `${detail}/DemandFeatureIndicator`, field: 'sHasDemandFeature' },
  { path: `${detail}/AssumabilityIndicator`, field: 'sIsAssumable' },
  { path: `${detail}/ConvertibleIndicator`, field: 'sIsConvertible' },
  { path: `${detail}/EnergyRelatedImprovementsIndicator`, field: 'sIsEnergyImprovement' },
  { path: `${detail}/EscrowIndicator`, field: 'sProdImpound' },
  { path: `${detail}/InitialFixedPeriodEffectiveMonthsCount`, field: 'sRAdj1stCapMon' },
  { path: `${detail}/NegativeAmortizationIndicator`, field: 'sNegativeAmortization' },
  {
    path: `${detail}/PrepaymentPenaltyIndicator`,
    field: 'sPrepmtPenaltyT',
    values: { true: '1', false: '2' },
  },
  { path: `${detail}/RenovationLoanIndicator`, field: 'sIsRenovationLoan' },
  { path: `${detail}/TotalMortgagedPropertiesCount`, field: 'sNumFinancedProperties' },
  { path: 'INTEREST_ONLY/InterestOnlyTermMonthsCount', field: 'sIOnlyMon' },
  {
    path: 'PREPAYMENT_PENALTY/PREPAYMENT_PENALTY_LIFETIME_RULE/PrepaymentPenaltyExpirationMonthsCount',
    field: 'sPrepmtPeriodMonths',
  },
  { path: 'BUYDOWN/BUYDOWN_RULE/BuydownInitialDiscountPercent', field: 'sBuydwnInitialR' },
  {
    path: 'BUYDOWN/BUYDOWN_CONTRIBUTORS/BUYDOWN_CONTRIBUTOR/BUYDOWN_CONTRIBUTOR_DETAIL/BuydownContributorType',
    field: 'sBuydownContributorT',
    values: { Borrower: '0', Seller: '1', PropertySeller: '1', Lender: '2', Builder: '3', Other: '4' },
  },
  {
    path: 'AFFORDABLE_LENDING/CommunityLendingProductType',
    field: 'sFannieCommunityLendingT',
    values: { HomeReady: '1', 'Other:HomePossible': '2', HFAPreferred: '3' },
    other: { name: 'CommunityLendingProductTypeOtherDescription' },
  },
  { path: 'HELOC/HELOC_RULE/HELOCInitialAdvanceAmount', field: 'sHelocInitialDrawAmt' },
  { path: 'HELOC/HELOC_RULE/HELOCRepayPeriodMonthsCount', field: 'sHelocRepayMon' },
  { path: 'HMDA_LOAN/HMDA_LOAN_DETAIL/HMDA_HOEPALoanStatusIndicator', field: 'sHmdaHoepaStatus' },
];

const adjustment = 'ADJUSTMENT/INTEREST_RATE_ADJUSTMENT';
const lifetime = `${adjustment}/INTEREST_RATE_LIFETIME_ADJUSTMENT_RULE`;
const perChange = `${adjustment}/INTEREST_RATE_PER_CHANGE_ADJUSTMENT_RULES/INTEREST_RATE_PER_CHANGE_ADJUSTMENT_RULE`;

/** The index and caps of an adjustable rate. */
export const armBindings: readonly Binding[] = [
  { path: `${lifetime}/MarginRatePercent`, field: 'sRAdjMarginR' },
  { path: `${lifetime}/FloorRatePercent`, field: 'sRAdjFloorR' },
  { path: `${lifetime}/InterestRateRoundingPercent`, field: 'sRAdjRoundToR' },
  {
    path: `${lifetime}/InterestRateRoundingType`,
    field: 'sRAdjRoundT',
    values: { Nearest: '0', Up: '1', Down: '2' },
  },
  { path: `${lifetime}/FirstRateChangeMonthsCount`, field: 'sRAdj1stCapMon', readOnly: true },
  {
    path: `${perChange}[AdjustmentRuleType=First]/PerChangeMaximumIncreaseRatePercent`,
    field: 'sRAdj1stCapR',
  },
  {
    path: `${perChange}[AdjustmentRuleType=Subsequent]/PerChangeMaximumIncreaseRatePercent`,
    field: 'sRAdjCapR',
  },
  {
    path: `${perChange}[AdjustmentRuleType=Subsequent]/PerChangeRateAdjustmentFrequencyMonthsCount`,
    field: 'sRAdjCapMon',
    orFrom: `${perChange}[AdjustmentRuleType=First]/PerChangeRateAdjustmentFrequencyMonthsCount`,
  },
  {
    path: `${adjustment}/INDEX_RULES/INDEX_RULE/InterestAndPaymentAdjustmentIndexLeadDaysCount`,
    field: 'sArmLookbackDays',
  },
  {
    path: `${adjustment}/INDEX_RULES/INDEX_RULE/IndexType`,
    field: 'sArmIndexT',
    values: {
      'Other:30DayAverageSOFR': '1',
      'Other:OneYearTreasury': '2',
      'Other:ThreeYearTreasury': '3',
      'Other:FiveYearTreasury': '4',
      'Other:TenYearTreasury': '5',
      BankPrimeLoan: '6',
      Other: '7',
    },
    other: { name: 'IndexTypeOtherDescription', field: 'sArmIndexNameVstr' },
  },
];

/** Money of the transaction (URLA L4), government programs, insurance and numbers of the subject loan. */
export const transactionBindings: readonly Binding[] = [
  { path: `${urla}/URLA_DETAIL/ApplicationSignedByLoanOriginatorDate`, field: 'sUrlaOriginatorSignedD' },
  { path: `${urla}/URLA_DETAIL/EstimatedClosingCostsAmount`, field: 'sTotEstCcAmt' },
  { path: `${urla}/URLA_DETAIL/PrepaidItemsEstimatedAmount`, field: 'sTotEstPpAmt' },
  { path: `${urla}/URLA_DETAIL/MIAndFundingFeeTotalAmount`, field: 'sFfUfmip1pc' },
  { path: `${urla}/URLA_DETAIL/AlterationsImprovementsAndRepairsAmount`, field: 'sAltCost' },
  { path: `${urla}/URLA_DETAIL/RefinanceIncludingDebtsToBePaidOffAmount`, field: 'sRefPdOffAmt' },
  { path: `${urla}/URLA_DETAIL/BorrowerPaidDiscountPointsTotalAmount`, field: 'sLDiscnt1003' },
  {
    path: `${urla}/URLA_TOTAL/EXTENSION/OTHER/ULAD:URLA_TOTAL_EXTENSION/ULAD:URLATotalSellerCreditsAmount`,
    field: 'sSellerCreditAmt',
  },
  {
    path: 'CLOSING_INFORMATION/CLOSING_ADJUSTMENT_ITEMS/CLOSING_ADJUSTMENT_ITEM[CLOSING_ADJUSTMENT_ITEM_DETAIL/ClosingAdjustmentItemType=LenderCredit]/CLOSING_ADJUSTMENT_ITEM_DETAIL/ClosingAdjustmentItemAmount',
    field: 'sLenderCreditAmt',
  },
  {
    path: 'CLOSING_INFORMATION/CLOSING_INFORMATION_DETAIL/CashFromBorrowerAtClosingAmount',
    field: 'sCashFromBorrowerAmt',
  },
  { path: 'REFINANCE/RefinanceCashOutAmount', field: 'sProdCashoutAmt' },
  {
    path: 'REFINANCE/RefinancePrimaryPurposeType',
    field: 'sRefPurposeT',
    values: {
      DebtConsolidation: '1',
      HomeImprovement: '2',
      'Other:StudentLoan': '3',
      Other: '4',
      Cash: '4',
      CashOutOther: '4',
    },
    other: { name: 'RefinancePrimaryPurposeTypeOtherDescription' },
  },
  { path: 'CONSTRUCTION/LandOriginalCostAmount', field: 'sLandCost' },
  { path: 'CONSTRUCTION/ConstructionImprovementCostsAmount', field: 'sSpImprovCost' },
  { path: 'GOVERNMENT_LOAN/FHALoanLenderIdentifier', field: 'sFhaLenderId' },
  { path: 'GOVERNMENT_LOAN/FHALoanSponsorIdentifier', field: 'sFhaSponsorId' },
  { path: 'GOVERNMENT_LOAN/SectionOfActType', field: 'sFhaSection' },
  { path: 'GOVERNMENT_LOAN/FHAEnergyEfficientMortgageIndicator', field: 'sFhaEnergyEfficient' },
  { path: 'GOVERNMENT_LOAN/VAEntitlementAmount', field: 'sVaEntitlementAmt' },
  { path: 'GOVERNMENT_LOAN/VAMaintenanceExpenseMonthlyAmount', field: 'sVaMaintenanceAmt' },
  { path: 'MI_DATA/MI_DATA_DETAIL/MICertificateIdentifier', field: 'sMiCertId' },
  { path: 'MI_DATA/MI_DATA_DETAIL/MICoveragePercent', field: 'sMiCoveragePc' },
  { path: 'MI_DATA/MI_DATA_DETAIL/MIPremiumRefundableIndicator', field: 'sMiRefundable' },
  {
    path: 'LOAN_IDENTIFIERS/LOAN_IDENTIFIER[LoanIdentifierType=LenderLoan]/LoanIdentifier',
    field: 'sLenderCaseNum',
  },
  {
    path: 'LOAN_IDENTIFIERS/LOAN_IDENTIFIER[LoanIdentifierType=AgencyCase]/LoanIdentifier',
    field: 'sAgencyCaseNum',
  },
  { path: 'LOAN_IDENTIFIERS/LOAN_IDENTIFIER[LoanIdentifierType=MERS_MIN]/LoanIdentifier', field: 'sMersMin' },
  {
    path: 'LOAN_IDENTIFIERS/LOAN_IDENTIFIER[LoanIdentifierType=UniversalLoan]/LoanIdentifier',
    field: 'sUniversalLoanIdentifier',
  },
  {
    path: 'UNDERWRITING/AUTOMATED_UNDERWRITINGS/AUTOMATED_UNDERWRITING[AutomatedUnderwritingSystemType=DesktopUnderwriter]/AutomatedUnderwritingCaseIdentifier',
    field: 'sDuCaseId',
  },
  {
    path: 'UNDERWRITING/AUTOMATED_UNDERWRITINGS/AUTOMATED_UNDERWRITING[AutomatedUnderwritingSystemType=LoanProspector]/AutomatedUnderwritingCaseIdentifier',
    field: 'sLpAusKey',
  },
];

/** Proposed monthly housing expense; the LOS calculates principal and interest of the loan itself. */
export const proposedExpenseFields: Readonly<Record<string, string>> = {
  OtherMortgageLoanPrincipalAndInterest: 'sProOFinPmt',
  HomeownersInsurance: 'sProHazIns',
  SupplementalPropertyInsurance: 'sProFloodIns',
  FloodInsurance: 'sProFloodIns',
  RealEstateTax: 'sProRealETx',
  MIPremium: 'sProMIns',
  HomeownersAssociationDuesAndCondominiumFees: 'sProHoAssocDues',
  LeaseholdPayments: 'sProGroundRent',
  GroundRent: 'sProGroundRent',
  Other: 'sProOHExp',
};

/** Monthly housing expense at present; fields of the first application. */
export const presentExpenseFields: Readonly<Record<string, string>> = {
  Rent: 'aPresRent',
  FirstMortgagePrincipalAndInterest: 'aPres1stM',
  OtherMortgageLoanPrincipalAndInterest: 'aPresOFin',
  HomeownersInsurance: 'aPresHazIns',
  RealEstateTax: 'aPresRealETx',
  MIPremium: 'aPresMIns',
  HomeownersAssociationDuesAndCondominiumFees: 'aPresHoAssocDues',
  Other: 'aPresOHExp',
};
