import type { Cents, Thousandths } from '../numbers/fixed';

/** Which limit of the county the loan amount is measured against. */
export type AmountRule =
  /** At most the general baseline of the state (and the county's limit). */
  | 'conforming'
  /** Above the general baseline, at most the county's limit. */
  | 'high-balance'
  /** Above the county's conforming limit. */
  | 'above-conforming'
  /** At most the county's FHA limit. */
  | 'fha'
  | 'none';

/** How an investor rounds a ratio before comparing it with a maximum. */
export type RatioRounding = 'fannie' | 'exact';

/**
 * One line of an investor's matrix. A line covers loans with its purpose, occupancy and units; a loan is eligible if one of the
 * covering lines allows its amount, score and ratios. Ratios in thousandths of a percent.
 */
export interface MatrixLine {
  readonly purposes: readonly string[];
  readonly occupancies: readonly string[];
  /** Smallest and largest number of units. */
  readonly units: readonly [number, number];
  readonly propertyTypes?: readonly string[];
  readonly maxAmount?: Cents;
  readonly minScore?: number;
  readonly maxLtv?: Thousandths;
  readonly maxCltv?: Thousandths;
  readonly maxHcltv?: Thousandths;
  readonly maxCashOut?: Cents;
  readonly minReserveMonths?: number;
  /** Only for at least one first-time buyer. */
  readonly needsFirstTimeBuyer?: true;
  /** Only if the refinanced loan is of this owner (sExistingLoanOwnerT). */
  readonly existingLoanOwner?: string;
  /** Only if the other loan on the property is a Community Second. */
  readonly needsCommunitySecond?: true;
}

/** The eligibility rules of a program; an absent rule does not apply. */
export interface EligibilitySpec {
  readonly matrix: readonly MatrixLine[];
  readonly propertyTypes: readonly string[];
  readonly docTypes: readonly string[];
  readonly citizenships: readonly string[];
  readonly amountRule: AmountRule;
  readonly ratioRounding: RatioRounding;
  readonly minAmount?: Cents;
  readonly maxAmount?: Cents;
  /** Maximum total debt ratio; an unknown ratio is left to underwriting. */
  readonly maxDti?: Thousandths;
  readonly exceptStates?: readonly string[];
  readonly onlyStates?: readonly string[];
  readonly maxFinancedProperties?: number;
  /** Occupancies whose borrowers' financed properties are limited; every one if absent. */
  readonly financedPropertiesLimit?: readonly string[];
  /** The borrowers' income at most this percent of the area's median. */
  readonly maxAreaIncomePercent?: number;
  /** The yearly income of the household at most this percent of the area's median, more for a large household. */
  readonly maxHouseholdIncomePercent?: number;
  /** Rent must cover this much of the payment; 1000 is once. */
  readonly minRentCoverage?: number;
  readonly needsVeteran?: true;
  readonly needsRuralArea?: true;
  readonly needsSelfEmployed?: true;
  readonly noBalloon?: true;
  /** Cash to the borrower of a refinance without cash-out: at most the larger of a share of the loan and an amount. */
  readonly maxCashBack?: { readonly share: Thousandths; readonly amount: Cents };
  readonly needsImpounds?: true;
  readonly needsFirstTimeBuyer?: true;
  readonly noNonOccupantCoborrower?: true;
  /** Codes of sProd3rdPartyUwResultT that are refused; an unknown result is left to underwriting. */
  readonly refusedAusResults?: readonly string[];
  /** Worst accepted housing history (sHousingHistoryT). */
  readonly worstHousingHistory?: string;
}
