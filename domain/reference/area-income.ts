/** The area median incomes of one year. */
export interface AreaIncomeTable {
  readonly year: number;
  /** Applications from this day on (YYYY-MM-DD) are measured against them. */
  readonly from: string;
  /** Median family income a year in whole dollars, by FIPS code of the county. */
  readonly medians: Readonly<Record<string, number>>;
}
