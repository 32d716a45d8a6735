/** A retail branch of the demo lender. */
export interface DemoBranch {
  readonly name: string;
  readonly city: string;
  readonly state: string;
  readonly code: string;
  readonly nmlsId: string;
  readonly address: string;
  readonly zip: string;
  readonly phone: string;
  readonly manager: string;
  /** Fees that it adds to its loans. */
  readonly fees?: readonly { readonly type: string; readonly amount: string }[];
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

/** Invented branches; the demo loan officers work in the first. */
export const demoBranches: readonly DemoBranch[] = [
  {
    name: 'Pasadena',
    city: 'Pasadena',
    state: 'CA',
    code: 'PAS',
    nmlsId: '990101',
    address: '41 Larkspur Lane',
    zip: '91101',
    phone: '(626) 555-0141',
    manager: 'Ines Calloway',
    fees: [
      { type: 'Processing', amount: '895.00' },
      { type: 'Document preparation', amount: '250.00' },
    ],
  },
  {
    name: 'San Mateo',
    city: 'San Mateo',
    state: 'CA',
    code: 'SMT',
    nmlsId: '990102',
    address: '800 Quarry Street',
    zip: '94401',
    phone: '(650) 555-0177',
    manager: 'Tobias Renn',
    fees: [{ type: 'Processing', amount: '950.00' }],
  },
  {
    name: 'Walnut Creek',
    city: 'Walnut Creek',
    state: 'CA',
    code: 'WCR',
    nmlsId: '990103',
    address: '12 Alder Court',
    zip: '94596',
    phone: '(925) 555-0112',
    manager: 'Priya Halloran',
  },
  {
    name: 'Bellevue',
    city: 'Bellevue',
    state: 'WA',
    code: 'BLV',
    nmlsId: '990104',
    address: '305 Cedar Terrace',
    zip: '98004',
    phone: '(425) 555-0190',
    manager: 'Owen Sarkis',
  },
  {
    name: 'Scottsdale',
    city: 'Scottsdale',
    state: 'AZ',
    code: 'SCO',
    nmlsId: '990105',
    address: '77 Palo Verde Way',
    zip: '85251',
    phone: '(480) 555-0163',
    manager: 'Delia Fontaine',
  },
];

/** Invented companies; the demo users of the external roles work in the first. */
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
