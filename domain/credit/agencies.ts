/** A company that merges the reports of the bureaus. */
export interface CreditAgency {
  /**
   * Four digits, which name the company in Loan Product Advisor. That of a technical affiliate begins with the first digit of the
   * company whose system it uses.
   */
  readonly code: string;
  readonly name: string;
  /** Whether it uses the system of another company. The specification's name; it groups the agencies. */
  readonly IsTechnicalAffiliate: boolean;
}

const company = (code: string, name: string): CreditAgency => ({ code, name, IsTechnicalAffiliate: false });
const affiliate = (code: string, name: string): CreditAgency => ({ code, name, IsTechnicalAffiliate: true });

/** Codes are our own where Freddie Mac doesn't publish them; see docs/unverified-facts.md. */
export const creditAgencies: readonly CreditAgency[] = [
  company('1000', 'Xactus'),
  company('2000', 'Equifax Mortgage Solutions'),
  company('3000', 'CoreLogic Credco'),
  company('4000', 'Factual Data'),
  company('5000', 'MeridianLink'),
  company('6000', 'SharperLending'),
  affiliate('2101', 'Credit Technologies'),
  affiliate('5101', 'Advantage Credit'),
  affiliate('5102', 'Birchwood Credit Services'),
  affiliate('5103', 'Certified Credit Reporting'),
  affiliate('6101', 'Data Facts'),
];

export const creditAgency = (code: string): CreditAgency | undefined =>
  creditAgencies.find((agency) => agency.code === code);

/** The company whose system a technical affiliate uses. */
export const parentOf = (agency: CreditAgency): CreditAgency | undefined =>
  agency.IsTechnicalAffiliate
    ? creditAgencies.find(({ code, IsTechnicalAffiliate }) => !IsTechnicalAffiliate && code[0] === agency.code[0])
    : undefined;

/** Agencies as users choose from them, in two groups. */
export const agencyGroups = <Agency extends Pick<CreditAgency, 'IsTechnicalAffiliate'>>(
  agencies: readonly Agency[],
) => ({
  credit: agencies.filter(({ IsTechnicalAffiliate }) => !IsTechnicalAffiliate),
  affiliate: agencies.filter(({ IsTechnicalAffiliate }) => IsTechnicalAffiliate),
});
