import type { Binding } from '../binding';

const detail = 'LOAN_DETAIL';
const closing = 'CLOSING_INFORMATION/CLOSING_INFORMATION_DETAIL';
const adjustment = 'CLOSING_INFORMATION/CLOSING_ADJUSTMENT_ITEMS/CLOSING_ADJUSTMENT_ITEM';
const interest =
  'CLOSING_INFORMATION/PREPAID_ITEMS/PREPAID_ITEM[PREPAID_ITEM_DETAIL/PrepaidItemType=PrepaidInterest]/PREPAID_ITEM_DETAIL';
const payment = 'ADJUSTMENT/PRINCIPAL_AND_INTEREST_PAYMENT_ADJUSTMENT';
const perChange = `${payment}/PRINCIPAL_AND_INTEREST_PAYMENT_PER_CHANGE_ADJUSTMENT_RULES/PRINCIPAL_AND_INTEREST_PAYMENT_PER_CHANGE_ADJUSTMENT_RULE`;
const mi = 'MI_DATA/MI_PREMIUMS/MI_PREMIUM/MI_PREMIUM_DETAIL';
const hmda = 'HMDA_LOAN/HMDA_LOAN_DETAIL';

function buydownStep(number: 1 | 2 | 3): Binding[] {
  const step = `BUYDOWN/BUYDOWN_SCHEDULES/BUYDOWN_SCHEDULE[BuydownSchedulePeriodIdentifier=${number}]`;
  return [
    { path: `${step}/BuydownScheduleAdjustmentPercent`, field: `sBuydwnR${number}` },
    { path: `${step}/BuydownSchedulePeriodicPaymentsCount`, field: `sBuydwnMon${number}` },
  ];
}

/** Payment terms: payment changes, late charges, and buydowns. */
export const paymentBindings: readonly Binding[] = [
  { path: `${detail}/BalloonPaymentAmount`, field: 'sBalloonPmtAmt' },
  { path: `${detail}/ConversionOfContractForDeedIndicator`, field: 'sIsContractForDeed' },
  { path: 'PAYMENT/PAYMENT_RULE/ScheduledFirstPaymentDate', field: 'sSchedDueD1' },
  { path: 'LATE_CHARGE/LATE_CHARGE_RULE/LateChargeGracePeriodDaysCount', field: 'sLateDays' },
  { path: 'LATE_CHARGE/LATE_CHARGE_RULE/LateChargeRatePercent', field: 'sLateChargePc' },
  { path: `${perChange}/PerChangeMaximumPrincipalAndInterestPaymentIncreasePercent`, field: 'sPmtAdjCapR' },
  {
    path: `${perChange}/PerChangePrincipalAndInterestPaymentAdjustmentFrequencyMonthsCount`,
    field: 'sPmtAdjCapMon',
  },
  {
    path: `${payment}/PRINCIPAL_AND_INTEREST_PAYMENT_LIFETIME_ADJUSTMENT_RULE/GPMMultiplierRatePercent`,
    field: 'sGradPmtR',
  },
  {
    // The payment of a graduated mortgage rises once a year.
    path: `${payment}/PRINCIPAL_AND_INTEREST_PAYMENT_LIFETIME_ADJUSTMENT_RULE/GPMAndGEMPrincipalAndInterestPaymentChangesCount`,
    field: 'sGradPmtYrs',
  },
  {
    path: 'NEGATIVE_AMORTIZATION/NEGATIVE_AMORTIZATION_RULE/NegativeAmortizationLimitPercent',
    field: 'sPmtAdjMaxBalPc',
  },
  ...buydownStep(1),
  ...buydownStep(2),
  ...buydownStep(3),
  {
    path: 'CONSTRUCTION/ConstructionToPermanentClosingType',
    field: 'sConstructionClosingT',
    values: { OneClosing: '1', TwoClosing: '2' },
  },
];

/**
 * Mortgage insurance beyond its amounts. The company name is first, because it creates the detail element for the other rows.
 */
export const insuranceBindings: readonly Binding[] = [
  {
    path: 'MI_DATA/MI_DATA_DETAIL[MICompanyNameType=Other]/MICompanyNameTypeOtherDescription',
    field: 'sMiCompanyNm',
    orFrom: 'MI_DATA/MI_DATA_DETAIL/MICompanyNameType',
  },
  { path: 'MI_DATA/MI_DATA_DETAIL/MI_LTVCutoffPercent', field: 'sProMInsCancelLtv' },
  { path: `${mi}/MIPremiumRatePercent`, field: 'sProMInsR' },
  { path: `${mi}/MIPremiumUpfrontPercent`, field: 'sFfUfmipR' },
  { path: `${mi}/MIPremiumRateDurationMonthsCount`, field: 'sMiRenewalMon' },
];

/** Closing data and HMDA data of the loan. */
export const closingBindings: readonly Binding[] = [
  { path: `${closing}/LoanEstimatedClosingDate`, field: 'sEstCloseD' },
  { path: `${closing}/ClosingDate`, field: 'sConsummationD' },
  { path: `${closing}/DisbursementDate`, field: 'sDisbursementD' },
  { path: `${closing}/RescissionDate`, field: 'sRescissionD' },
  { path: `${closing}/ClosingDocumentsExpirationDate`, field: 'sDocExpirationD' },
  {
    path: `${adjustment}[CLOSING_ADJUSTMENT_ITEM_DETAIL/ClosingAdjustmentItemType=Other]/CLOSING_ADJUSTMENT_ITEM_DETAIL/ClosingAdjustmentItemAmount`,
    field: 'sOtherCreditAmt',
  },
  {
    path: `${adjustment}[CLOSING_ADJUSTMENT_ITEM_DETAIL/ClosingAdjustmentItemType=Other]/CLOSING_ADJUSTMENT_ITEM_DETAIL/ClosingAdjustmentItemTypeOtherDescription`,
    field: 'sOtherCreditDesc',
  },
  { path: `${interest}/PrepaidItemPerDiemAmount`, field: 'sPerDiemAmt' },
  { path: `${interest}/PrepaidItemNumberOfDaysCount`, field: 'sPrepaidInterestDays' },
  { path: `${interest}/PrepaidItemPaidFromDate`, field: 'sPrepaidInterestFromD' },
  { path: 'ESCROW/ESCROW_DETAIL/EscrowAggregateAccountingAdjustmentAmount', field: 'sAggregateEscrowAmt' },
  { path: 'QUALIFICATION/BorrowerReservesMonthlyPaymentCount', field: 'sProdAvailReserveMonths' },
  { path: 'QUALIFICATION/HouseholdOccupancyCount', field: 'sUsdaHouseholdSize' },
  { path: `${hmda}/HMDADispositionDate`, field: 'sHmdaActionD' },
  {
    path: `${hmda}/HMDADispositionType`,
    field: 'sHmdaActionTaken',
    values: {
      LoanOriginated: '1',
      ApplicationApprovedButNotAccepted: '2',
      ApplicationDenied: '3',
      ApplicationWithdrawn: '4',
      FileClosedForIncompleteness: '5',
      LoanPurchasedByYourInstitution: '6',
      PreapprovalRequestDenied: '7',
      PreapprovalRequestApprovedButNotAccepted: '8',
    },
  },
  { path: `${hmda}/HMDARateSpreadPercent`, field: 'sHmdaRateSpread' },
];
