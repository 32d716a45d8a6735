import type { Binding } from '../binding';
import { addressBindings } from './address-bindings';

/** Assets other than real estate; paths begin at `ASSET`. */
export const assetBindings: readonly Binding[] = [
  {
    path: 'ASSET_DETAIL/AssetType',
    field: 'type',
    values: {
      Automobile: '0',
      Bond: '1',
      NetWorthOfBusinessOwned: '2',
      CheckingAccount: '3',
      GiftOfCash: '4',
      GiftsTotal: '4',
      LifeInsurance: '5',
      RetirementFund: '6',
      SavingsAccount: '7',
      Stock: '8',
      'Other:OtherNonLiquidAsset': '9',
      'Other:CashDepositOnSalesContract': '10',
      'Other:OtherLiquidAsset': '11',
      PendingNetSaleProceedsFromRealEstateAssets: '12',
      GiftOfPropertyEquity: '13',
      CertificateOfDepositTimeDeposit: '14',
      CertificateOfDeposit: '14',
      MoneyMarketFund: '15',
      MutualFund: '16',
      ProceedsFromSecuredLoan: '17',
      SecuredBorrowedFundsNotDeposited: '17',
      BridgeLoanNotDeposited: '18',
      TrustAccount: '19',
      StockOptions: '20',
      Grant: '21',
      IndividualDevelopmentAccount: '22',
      ProceedsFromSaleOfNonRealEstateAsset: '23',
      ProceedsFromUnsecuredLoan: '24',
      CashOnHand: '25',
      Other: '11',
    },
    other: { name: 'AssetTypeOtherDescription', field: 'description' },
  },
  { path: 'ASSET_HOLDER/NAME/FullName', field: 'holder' },
  { path: 'ASSET_DETAIL/AssetAccountIdentifier', field: 'accountNumber' },
  { path: 'ASSET_DETAIL/AssetCashOrMarketValueAmount', field: 'value' },
  { path: 'ASSET_DETAIL/AssetDescription', field: 'description' },
  {
    path: 'ASSET_DETAIL/FundsSourceType',
    field: 'giftSource',
    values: {
      Relative: '1',
      Parent: '1',
      UnmarriedPartner: '2',
      Employer: '3',
      ReligiousNonProfit: '4',
      CommunityNonProfit: '5',
      FederalAgency: '6',
      StateAgency: '7',
      LocalAgency: '8',
      Other: '9',
      UnrelatedFriend: '10',
      Lender: '11',
      PropertySeller: '12',
    },
    other: { name: 'FundsSourceTypeOtherDescription', field: 'description' },
  },
  {
    path: 'ASSET_DETAIL/EXTENSION/OTHER/ULAD:ASSET_DETAIL_EXTENSION/ULAD:IncludedInAssetAccountIndicator',
    field: 'giftDeposited',
  },
];

const usage = { PrimaryResidence: '0', SecondHome: '1', Investment: '2', Other: '3' } as const;

/** Owned real estate; paths begin at `ASSET`. */
export const reoBindings: readonly Binding[] = [
  ...addressBindings('OWNED_PROPERTY/PROPERTY/ADDRESS', {
    line: 'address',
    unit: 'unit',
    city: 'city',
    state: 'state',
    zip: 'zip',
    country: 'country',
  }),
  {
    path: 'OWNED_PROPERTY/PROPERTY/PROPERTY_DETAIL/PropertyEstimatedValueAmount',
    field: 'value',
    orFrom: 'ASSET_DETAIL/AssetCashOrMarketValueAmount',
  },
  {
    path: 'OWNED_PROPERTY/OWNED_PROPERTY_DETAIL/OwnedPropertyDispositionStatusType',
    field: 'status',
    values: { Retain: '0', PendingSale: '1', Sold: '2', RetainForRental: '3', HoldForRental: '3' },
  },
  { path: 'OWNED_PROPERTY/PROPERTY/PROPERTY_DETAIL/PropertyCurrentUsageType', field: 'currentUsage', values: usage },
  {
    path: 'OWNED_PROPERTY/PROPERTY/PROPERTY_DETAIL/PropertyUsageType',
    field: 'intendedUsage',
    values: usage,
  },
  { path: 'OWNED_PROPERTY/OWNED_PROPERTY_DETAIL/OwnedPropertySubjectIndicator', field: 'isSubjectProperty' },
  {
    path: 'OWNED_PROPERTY/OWNED_PROPERTY_DETAIL/OwnedPropertyOwnedUnitCount',
    field: 'units',
    orFrom: 'OWNED_PROPERTY/PROPERTY/PROPERTY_DETAIL/FinancedUnitCount',
  },
  { path: 'OWNED_PROPERTY/OWNED_PROPERTY_DETAIL/OwnedPropertyMaintenanceExpenseAmount', field: 'monthlyExpenses' },
  { path: 'OWNED_PROPERTY/OWNED_PROPERTY_DETAIL/OwnedPropertyRentalIncomeGrossAmount', field: 'grossRent' },
  { path: 'OWNED_PROPERTY/OWNED_PROPERTY_DETAIL/OwnedPropertyRentalIncomeNetAmount', field: 'netRent' },
];

/** Debts; paths begin at `LIABILITY`. */
export const liabilityBindings: readonly Binding[] = [
  {
    path: 'LIABILITY_DETAIL/LiabilityType',
    field: 'type',
    values: {
      MortgageLoan: '0',
      HELOC: '1',
      Revolving: '2',
      Installment: '3',
      Open30DayChargeAccount: '4',
      LeasePayment: '5',
      Taxes: '6',
      TaxLien: '7',
      CollectionsJudgmentsAndLiens: '8',
      'Other:ChildCare': '10',
      Other: '9',
    },
    other: { name: 'LiabilityTypeOtherDescription', field: 'description' },
  },
  { path: 'LIABILITY_HOLDER/NAME/FullName', field: 'holder' },
  { path: 'LIABILITY_DETAIL/LiabilityAccountIdentifier', field: 'accountNumber' },
  { path: 'LIABILITY_DETAIL/LiabilityUnpaidBalanceAmount', field: 'balance' },
  { path: 'LIABILITY_DETAIL/LiabilityMonthlyPaymentAmount', field: 'payment' },
  { path: 'LIABILITY_DETAIL/LiabilityRemainingTermMonthsCount', field: 'remainingMonths' },
  { path: 'LIABILITY_DETAIL/LiabilityExclusionIndicator', field: 'excluded' },
  { path: 'LIABILITY_DETAIL/LiabilityPayoffStatusIndicator', field: 'payoff' },
  { path: 'LIABILITY_DETAIL/HELOCMaximumBalanceAmount', field: 'creditLimit' },
  { path: 'LIABILITY_DETAIL/LiabilityPaymentIncludesTaxesInsuranceIndicator', field: 'paymentIncludesEscrow' },
  { path: 'LIABILITY_DETAIL/LiabilityDescription', field: 'description' },
  {
    path: 'LIABILITY_DETAIL/MortgageType',
    field: 'mortgageType',
    values: { Conventional: '0', FHA: '1', VA: '2', USDARuralDevelopment: '3', Other: '4' },
  },
];

/** Alimony and similar expenses, which the portal stores as debts; paths begin at `EXPENSE`. */
export const expenseBindings: readonly Binding[] = [
  {
    path: 'ExpenseType',
    field: 'type',
    values: {
      Alimony: '20',
      ChildSupport: '21',
      SeparateMaintenanceExpense: '22',
      JobRelatedExpenses: '23',
      Other: '24',
    },
    other: { name: 'ExpenseTypeOtherDescription', field: 'description' },
  },
  { path: 'ExpenseMonthlyPaymentAmount', field: 'payment' },
  { path: 'ExpenseRemainingTermMonthsCount', field: 'remainingMonths' },
  { path: 'ExpenseExclusionIndicator', field: 'excluded' },
  { path: 'ExpenseDescription', field: 'description' },
  { path: 'AlimonyOwedToName', field: 'holder' },
];

/** Codes of the debts that are written as `EXPENSE`. */
export const expenseTypes: ReadonlySet<string> = new Set(['20', '21', '22', '23', '24']);

const employment = 'EMPLOYMENT';
const duEmployment = `${employment}/EXTENSION/OTHER/DU:EMPLOYMENT_EXTENSION`;

/** Jobs; paths begin at `EMPLOYER`. Their pay is in income items linked to them. */
export const employmentBindings: readonly Binding[] = [
  { path: 'LEGAL_ENTITY/LEGAL_ENTITY_DETAIL/FullName', field: 'employer', orFrom: 'INDIVIDUAL/NAME/FullName' },
  {
    path: 'LEGAL_ENTITY/CONTACTS/CONTACT/CONTACT_POINTS/CONTACT_POINT/CONTACT_POINT_TELEPHONE/ContactPointTelephoneValue',
    field: 'phone',
  },
  ...addressBindings('ADDRESS', {
    line: 'address',
    unit: 'unit',
    city: 'city',
    state: 'state',
    zip: 'zip',
    country: 'country',
  }),
  { path: `${employment}/EmploymentBorrowerSelfEmployedIndicator`, field: 'selfEmployed' },
  {
    path: `${employment}/EmploymentClassificationType`,
    field: 'classification',
    values: { Primary: '0', Secondary: '1' },
  },
  { path: `${employment}/EmploymentEndDate`, field: 'endDate' },
  { path: `${employment}/EmploymentMonthlyIncomeAmount`, field: 'monthlyIncome' },
  { path: `${employment}/EmploymentPositionDescription`, field: 'position' },
  { path: `${employment}/EmploymentStartDate`, field: 'startDate' },
  { path: `${employment}/EmploymentStatusType`, field: 'status', values: { Current: '0', Previous: '1' } },
  { path: `${employment}/EmploymentTimeInLineOfWorkMonthsCount`, field: 'monthsInLine' },
  {
    path: `${employment}/OwnershipInterestType`,
    field: 'ownershipShare',
    values: { LessThan25Percent: '1', GreaterThanOrEqualTo25Percent: '2' },
  },
  { path: `${employment}/SpecialBorrowerEmployerRelationshipIndicator`, field: 'relatedEmployer' },
  { path: `${duEmployment}/DU:ForeignIncomeIndicator`, field: 'foreignIncome' },
  { path: `${duEmployment}/DU:SeasonalIncomeIndicator`, field: 'seasonalIncome' },
];

/** The field for each type of military entitlements. The total alone is written as the first one. */
export const militaryTypes = {
  MilitaryBasePay: 'militaryBasePay',
  MilitaryClothesAllowance: 'militaryClothesAllowance',
  MilitaryCombatPay: 'militaryCombatPay',
  MilitaryFlightPay: 'militaryFlightPay',
  MilitaryHazardPay: 'militaryHazardPay',
  MilitaryOverseasPay: 'militaryOverseasPay',
  MilitaryPropPay: 'militaryPropPay',
  MilitaryQuartersAllowance: 'militaryQuartersAllowance',
  MilitaryRationsAllowance: 'militaryRationsAllowance',
  MilitaryVariableHousingAllowance: 'militaryVariableHousing',
} as const;

/** The pay field for each type of income item; other types linked to a job are its other pay. */
export const payFields: Readonly<Record<string, PayField>> = {
  Base: 'basePay',
  Overtime: 'overtimePay',
  Bonus: 'bonusPay',
  Commissions: 'commissionPay',
  ...Object.fromEntries(Object.keys(militaryTypes).map((type) => [type, 'militaryPay' as const])),
  Other: 'otherPay',
};

export type PayField = 'basePay' | 'overtimePay' | 'bonusPay' | 'commissionPay' | 'militaryPay' | 'otherPay';

/** Whether an income item is exempt from federal tax. */
export const taxExempt = 'IncomeFederalTaxExemptIndicator';

/** Pay that may be non-taxable, with the answer that says so. */
export const taxExemptPays = { militaryPay: 'militaryNonTaxable', otherPay: 'otherNonTaxable' } as const;

export const isTaxExemptPay = (field: PayField): field is keyof typeof taxExemptPays =>
  Object.hasOwn(taxExemptPays, field);

/** Income that is not from a job; paths begin at `CURRENT_INCOME_ITEM`. */
export const incomeBindings: readonly Binding[] = [
  {
    path: 'CURRENT_INCOME_ITEM_DETAIL/IncomeType',
    field: 'type',
    values: {
      Alimony: '1',
      AutomobileAllowance: '2',
      BoarderIncome: '3',
      CapitalGains: '4',
      ChildSupport: '5',
      Disability: '6',
      FosterCare: '7',
      HousingAllowance: '8',
      DividendsInterest: '9',
      MortgageCreditCertificate: '10',
      MortgageDifferential: '11',
      NotesReceivableInstallment: '12',
      PublicAssistance: '13',
      Pension: '14',
      Royalties: '15',
      SeparateMaintenance: '16',
      SocialSecurity: '17',
      Trust: '18',
      Unemployment: '19',
      VACompensation: '20',
      AccessoryUnitIncome: '22',
      NonBorrowerHouseholdIncome: '23',
      EmploymentRelatedAccount: '24',
      EmploymentRelatedAssets: '24',
      TemporaryLeave: '25',
      TrailingCoBorrowerIncome: '26',
      TipIncome: '27',
      VABenefitsNonEducational: '28',
      ContractBasis: '29',
      HousingChoiceVoucherProgram: '30',
      SubjectPropertyNetCashFlow: '31',
      NetRentalIncome: '32',
      Other: '21',
    },
    other: { name: 'IncomeTypeOtherDescription', field: 'description' },
  },
  { path: 'CURRENT_INCOME_ITEM_DETAIL/CurrentIncomeMonthlyTotalAmount', field: 'monthlyAmount' },
  { path: `CURRENT_INCOME_ITEM_DETAIL/${taxExempt}`, field: 'nonTaxable' },
];
