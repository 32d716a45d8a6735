import type { HousingCost } from '../loan/housing-costs';
import type { Cents, Thousandths } from '../numbers/fixed';
import type { RecordValues } from '../records/record-fields';
import type { AreaIncomeTable } from '../reference/area-income';
import type { LimitKind, LimitTable } from '../reference/county-limits';
import type { branchFeeFields } from '../reference/organization-fields';
import type { AdjustmentEntry } from './adjustment-table';
import type { CompensationPlan } from './compensation';
import type { PremiumKind } from './insurance/premium-kind';
import type { RateCard } from './insurance/rate-card';
import type { InsuranceScheme } from './program';
import type { Ratios } from './ratios';
import type { ScenarioFilter } from './scenario-filter';

/** The county of the property, with its loan limits for the scenario's number of units, in cents. */
export interface ScenarioCounty {
  readonly fips: string;
  readonly name: string;
  readonly state: string;
  readonly gse: Cents;
  readonly fha: Cents;
  readonly va: Cents;
  /** General limit of the state; an amount above is high balance. */
  readonly baseline: Cents;
  /** Limits carried forward from the year before, until the year's own are imported. */
  readonly toConfirm: readonly LimitKind[];
  /** Median yearly family income of the area on the day of the application; undefined while it is not known. */
  readonly medianIncome: Cents | undefined;
  /** The same of an application of today. */
  readonly todaysMedianIncome: Cents | undefined;
}

/** A fee of a branch, as its administrator entered it. */
export type BranchFee = RecordValues<typeof branchFeeFields>;

/** A known fee that is a finance charge. */
export interface KnownFee {
  readonly name: string;
  readonly amount: Cents;
}

/** The time that interest runs before the first regular month (YYYY-MM-DD). */
export interface InterestPeriod {
  readonly from: string;
  readonly firstPayment: string;
  /** Days of interest that are paid at closing. */
  readonly days: number;
  /** Days of a year for the interest of a day. */
  readonly basis: number;
}

/**
 * Everything that a price depends on, read once from a loan and the changed fields. Amounts in cents, percentages in
 * thousandths, codes of the LOS. Unknown facts are undefined; each program's rules define what that means.
 */
export interface PricingScenario {
  readonly purpose: string;
  readonly occupancy: string;
  readonly propertyType: string;
  readonly attached: boolean;
  readonly units: number;
  readonly state: string | undefined;
  readonly zip: string | undefined;
  readonly county: ScenarioCounty | undefined;
  readonly lien: string;
  /** Base amount, without financed MI or funding fee. */
  readonly amount: Cents | undefined;
  readonly purchasePrice: Cents | undefined;
  readonly ratios: Ratios | undefined;
  /** Other loans stay on the property. */
  readonly subordinate: boolean;
  readonly cashOut: Cents;
  /** Cash to the borrower at closing, 0 if cash is due; undefined until it is known. */
  readonly cashBack: Cents | undefined;
  /** The other loan on the property is a Community Second. */
  readonly communitySecond: boolean;
  /** Who owns the loan to be refinanced (sExistingLoanOwnerT). */
  readonly existingLoanOwner: string | undefined;
  readonly balloon: boolean;
  readonly score: number | undefined;
  readonly docType: string;
  readonly dti: Thousandths | undefined;
  readonly monthlyIncome: Cents | undefined;
  /** Yearly income of all adult members of the household, after USDA's deductions. */
  readonly householdIncome: Cents | undefined;
  readonly householdSize: number | undefined;
  readonly liquidAssets: Cents | undefined;
  readonly reserveMonths: number | undefined;
  readonly financedProperties: number | undefined;
  readonly grossRent: Cents | undefined;
  readonly occupancyRate: Thousandths;
  /** Taxes, insurance and dues of the property in a month. */
  readonly monthlyHousing: Cents;
  /** What else is part of the housing expense: other loans on the property, flood insurance, ground rent. */
  readonly otherHousing: Cents;
  /** Costs that every housing expense has and that are not known. */
  readonly unknownHousing: readonly HousingCost[];
  readonly housingHistory: string | undefined;
  readonly ausResult: string | undefined;
  readonly citizenship: string;
  /** At least one borrower is a first-time buyer. */
  readonly firstTimeBuyer: boolean;
  readonly dutyToServe: boolean;
  readonly selfEmployed: boolean;
  /** How many borrowers the application names, at least one. */
  readonly borrowers: number;
  readonly nonOccupantCoborrower: boolean;
  readonly veteran: boolean;
  readonly vaSubsequentUse: boolean;
  readonly vaFeeExempt: boolean;
  readonly ruralArea: boolean;
  /** The actual or estimated closing date (YYYY-MM-DD), for charges whose published rates change. */
  readonly closingDay: string | undefined;
  readonly impounds: boolean;
  readonly lockDays: number;
  /** Mortgage insurance option of the scenario: 0 borrower paid, 3 lender paid, 4 none, 5 unknown. */
  readonly insuranceOption: string;
  /** How private insurance is paid; undefined for none. */
  readonly premiumKind: PremiumKind | undefined;
  /** Share of the loan that the mortgage insurance covers, if known. */
  readonly insuranceCoverage: Thousandths | undefined;
  /** The insurer chosen for the loan. */
  readonly insuranceCompany: string | undefined;
  /** A private premium that is due at closing is added to the note. */
  readonly insuranceFinanced: boolean;
  /** Rates that were entered for the insurance of the loan's type. */
  readonly entered: {
    readonly scheme: InsuranceScheme;
    readonly upfront: Thousandths | undefined;
    readonly yearly: Thousandths | undefined;
  };
  /** The part of an upfront premium or fee that is paid in cash. */
  readonly upfrontCash: Cents;
  /** The insurers' rate cards in force. */
  readonly insuranceCards: readonly RateCard[];
  readonly compensation: CompensationPlan;
  /** Compensation that the borrower pays, in percent of the note or as an amount. */
  readonly originatorCharge: { readonly percent: Thousandths } | { readonly amount: Cents } | undefined;
  /** Finance charges among the loan's own fees; undefined if its LOS has none. */
  readonly loanFees: readonly KnownFee[] | undefined;
  /** Finance charges among the fees of the loan's branch. */
  readonly branchFees: readonly KnownFee[];
  /** Undefined while the closing or the first payment date is not known. */
  readonly interestPeriod: InterestPeriod | undefined;
  readonly channel: string | undefined;
  /** What the lender charges the price group, or adds for it. */
  readonly groupAdjustments: readonly AdjustmentEntry[];
  readonly filter: ScenarioFilter;
}

/** The reference data that a scenario is read with. */
export interface PricingReference {
  /** The limits of all known years; the loan's own day decides which apply. */
  readonly limits: readonly LimitTable[];
  /** FIPS codes of a zip code's counties, primary first. */
  readonly countiesOfZip: (zip: string) => readonly { readonly fips: string }[];
  readonly areaIncomes: readonly AreaIncomeTable[];
  /** Fees of the loan's branch. */
  readonly branchFees?: readonly BranchFee[];
  /** The insurers' rate cards; the estimates that the portal came with are used while there is none. */
  readonly insuranceCards?: readonly RateCard[];
  /** The adjustments of the loan's price group on a day. */
  readonly groupAdjustmentsOn?: (day: string) => readonly AdjustmentEntry[];
}
