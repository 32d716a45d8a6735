/** A retail branch of the demo lender. */
export interface DemoBranch {
  readonly name: string;
  readonly city: string;
  readonly state: string;
}

/** An originating company (broker or correspondent) of the demo lender. */
export interface DemoCompany {
  readonly name: string;
  /** sBranchChannelT of its loans: 2 wholesale, 3 correspondent. */
  readonly channel: '2' | '3';
  /** sCorrespondentProcessT: 3 is mini-correspondent. */
  readonly correspondentProcess?: '1' | '2' | '3';
  readonly priceGroup: string;
}

/** Invented branches; the first is where the demo loan officers work. */
export const demoBranches: readonly DemoBranch[] = [
  { name: 'Pasadena', city: 'Pasadena', state: 'CA' },
  { name: 'San Mateo', city: 'San Mateo', state: 'CA' },
  { name: 'Walnut Creek', city: 'Walnut Creek', state: 'CA' },
  { name: 'Bellevue', city: 'Bellevue', state: 'WA' },
  { name: 'Scottsdale', city: 'Scottsdale', state: 'AZ' },
];

/** Invented companies; the first is where the demo users of the external roles work. */
export const demoCompanies: readonly DemoCompany[] = [
  { name: 'Harborline Lending', channel: '2', priceGroup: 'TPO-A' },
  { name: 'Cobalt Home Loans', channel: '2', priceGroup: 'TPO-A' },
  { name: 'Bluestem Funding', channel: '2', priceGroup: 'TPO-B' },
  {
    name: 'Fern Valley Bank',
    channel: '3',
    correspondentProcess: '1',
    priceGroup: 'CORR',
  },
  {
    name: 'Juniper Ridge Mortgage',
    channel: '3',
    correspondentProcess: '3',
    priceGroup: 'MINI',
  },
];

/** The branch and company of the demo users. */
export const homeBranch = 'Pasadena';
export const homeCompany = 'Harborline Lending';
