import type { Entry } from './keyboard';

/** The entries on the application of Ruta and Tomas Lindqvist, page by page from top to bottom. */

export const originator: readonly Entry[] = [
  ['Loan originator', 'Rafael Quillmore'],
  ['Originator NMLS ID', '100200'],
  ['Signed by the originator', '11/20/2026'],
  ['Originator phone', '6265550100'],
  ['Originator organization', 'Example Lending'],
  ['Organization NMLS ID', '300400'],
  ['Organization address', '1 Main St'],
  ['Organization ZIP', '91101'],
  ['Organization city', 'Pasadena'],
  ['Organization state', 'California'],
];

const military: Entry = ['Served in the United States Armed Forces', false];

/** An invalid entry, the error below it, and the corrected value. */
export interface Mistake {
  readonly name: string;
  readonly typed: string;
  readonly said: string;
  readonly meant: string;
}

const mistake = (name: string, typed: string, said: string, meant: string): Mistake => ({ name, typed, said, meant });

/** An invalid first entry for each kind of field. */
export const ruta: readonly (Entry | Mistake)[] = [
  mistake('First name', 'R'.repeat(36), 'Enter up to 35 characters.', 'Ruta'),
  mistake('Social Security number', '900-12-34', 'Enter a 9-digit Social Security number.', '900-12-3456'),
  mistake('Date of birth', '13/45/2024', 'Invalid Date', '4/2/1986'),
  ['Citizenship', 'US Citizen'],
  mistake('Home phone', '626-555', 'Enter a 10-digit phone number.', '626-555-0142'),
  mistake('Email', 'ruta.example.com', 'Enter an email address.', 'ruta@example.com'),
  ['Marital status', 'Married'],
  mistake('Dependents', '100', 'Enter 99 or less.', '0'),
  ['Current address', '41 Larkspur Lane'],
  mistake('ZIP', '9021', 'Enter a 5-digit ZIP code.', '91101'),
  ['City', 'Pasadena'],
  mistake('State', 'Nowhere', 'Choose a value from the list.', 'California'),
  ['Housing', 'Rent'],
  ['Time at this address: Years', '1'],
  ['Time at this address: Months', '6'],
  mistake('Monthly rent', 'twelve', 'Enter a number.', '2400'),
];

/** Follows the current address; the cursor is in a former address that was just added. */
export const rutasFormerHome: readonly Entry[] = [
  ['Address', '9 Former Street'],
  ['ZIP', '91203'],
  ['City', 'Glendale'],
  ['State', 'California'],
  ['Housing', 'Rent'],
  ['Time at this address: Years', '3'],
  ['Monthly rent', '1900'],
  ['Mailing address is the current address', true],
  military,
  ['Type of credit', 'Joint'],
  ['Number of borrowers', '2'],
  ['Initials for joint credit', 'RL TL'],
  // Leaves out the signature date, for the checklist test.
  ['Occupancy', 'Primary'],
];

export const tomas: readonly Entry[] = [
  ['Social Security number', '900-12-3457'],
  ['Date of birth', '5/6/1984'],
  ['Citizenship', 'Permanent'],
  ['Mobile phone', '6265550143'],
  ['Email', 'tomas.lindqvist@example.com'],
  ['Marital status', 'Married'],
  // Leaves out the dependents, for the checklist test.
];

export const tomasAtHome: readonly Entry[] = [
  ['Housing', 'Rent'],
  ['Time at this address: Years', '4'],
  ['Monthly rent', '0'],
  ['Mailing address is the current address', true],
  military,
  ['Type of credit', 'Joint'],
  ['Number of borrowers', '2'],
  ['Initials for joint credit', 'TL RL'],
  ['Application signed', '11/20/2026'],
];

export const rutasJob: readonly Entry[] = [
  ['Employer or business', 'Harbor Clinic'],
  ['Phone', '6265550150'],
  ['Address', '5 Oak Avenue'],
  ['ZIP', '91101'],
  ['City', 'Pasadena'],
  ['State', 'California'],
  ['Current or previous', 'Current'],
  ['Position', 'Nurse'],
  ['Start date', '02/01/2019'],
  ['Time in this line of work: Years', '9'],
  ['Self-employed', false],
  ['Base pay', '9,000.00'],
  ['Overtime', '$500'],
];

export const rutasOtherIncome: readonly Entry[] = [
  ['Income source', 'Child support'],
  ['Monthly amount', '600'],
];

export const tomasJob: readonly Entry[] = [
  ['Employer or business', 'Arroyo Works'],
  ['Phone', '6265550151'],
  ['Address', '77 Mill Road'],
  ['ZIP', '91502'],
  ['City', 'Burbank'],
  ['State', 'California'],
  ['Current or previous', 'Current'],
  ['Position', 'Joiner'],
  ['Start date', '3/1/2025'],
  ['Time in this line of work: Years', '7'],
  ['Monthly income', '4900'],
];

export const tomasFormerJob: readonly Entry[] = [
  ['Employer or business', 'Verdugo Mill'],
  ['City', 'Glendale'],
  ['State', 'California'],
  ['Current or previous', 'Previous'],
  ['Position', 'Joiner'],
  ['Start date', '01/15/2020'],
  ['End date', '02/10/2025'],
  ['Monthly income', '4200'],
];

export const checking: readonly Entry[] = [
  ['Asset type', 'Checking account'],
  ['Institution', 'First Harbor Bank'],
  // Leaves out the account number, for the checklist test.
  ['Value', '120000'],
  [/^Owners: Tomas/, true],
];

export const savings: readonly Entry[] = [
  ['Asset type', 'Savings account'],
  ['Institution', 'Second Harbor Bank'],
  ['Account number', '5521'],
  ['Value', '60000'],
];

export const assetAnswers: readonly Entry[] = [
  ['Earnest money', '25000'],
  ['No other assets or credits', true],
  ['No gifts or grants', true],
];

export const carLoan: readonly Entry[] = [
  ['Liability type', 'Installment'],
  ['Creditor', 'Valley Motors Credit'],
  ['Account number', 'A-77'],
  ['Balance', '16200'],
  ['Monthly payment', '450'],
];

export const card: readonly Entry[] = [
  ['Liability type', 'Revolving'],
  ['Creditor', 'Cardinal Card'],
  ['Account number', '4417'],
  ['Balance', '3000'],
  ['Monthly payment', '150'],
];

export const rental: readonly Entry[] = [
  ['Address', '3 Quarry Street'],
  ['ZIP', '93701'],
  ['City', 'Fresno'],
  ['State', 'California'],
  ['Market value', '310000'],
  ['Status', 'Rental'],
  ['Intended use', 'Investment'],
  ['No mortgage on this property', true],
  ['Monthly gross rent', '2000'],
  ['Monthly taxes, insurance and dues', '500'],
];

export const property: readonly Entry[] = [
  ['Property address', '12 Alder Way'],
  ['ZIP code', '91101'],
  ['City', 'Pasadena'],
  ['State', 'California'],
  ['County', 'Los Angeles'],
  ['Property type', 'SFR'],
  ['Occupancy', 'Primary'],
  ['Mixed use', false],
];

export const title: readonly Entry[] = [
  ['Estate held', 'Fee'],
  ['Title held as', 'Joint'],
  ['Title will be in the names of', 'Ruta Lindqvist and Tomas Lindqvist'],
];

export const terms: readonly Entry[] = [
  ['Loan type', 'Conventional'],
  ['Lien position', '1st'],
  ['Purchase price', '812500'],
  ['Loan amount', '650000'],
  ['No other new mortgages', true],
  ['Amortization', 'Fixed'],
  ['Term', '360'],
];

export const costs: readonly Entry[] = [
  ['Homeowners insurance', '150'],
  ['Property taxes', '850'],
  ['Estimated prepaids', '2400'],
  ['Estimated closing costs', '9100'],
  ['Doc type', 'Full'],
  ['Lock period', '30'],
  ['FICO', '742'],
];

const aboutProperty = [
  'B. Do you have a family or business relationship with the seller?',
  'C. Are you getting undisclosed money for this transaction?',
  'D1. Are you applying for a mortgage on another property?',
  'D2. Are you applying for other new credit?',
  'E. Will a lien on the property come before this mortgage?',
].map((question): Entry => [question, false]);

export const declarations: readonly Entry[] = [
  ['A. Will you occupy the property as your primary residence?', true],
  ['Have you owned another property in the last three years?', false],
  ...aboutProperty,
  ['Answer No to the rest', true],
];

export const bankruptcy: readonly Entry[] = [
  ['M. Have you declared bankruptcy in the last seven years?', true],
  ['Chapter 13', true],
];

export const rutasDemographics: readonly Entry[] = [
  ['Hispanic or Latino', true],
  ['Mexican', true],
  ['White', true],
  ['Sex', 'Female'],
  ['How the application was taken', 'Telephone'],
];

export const tomasDemographics: readonly Entry[] = [
  ['Not Hispanic or Latino', true],
  ['Filipino', true],
  ['Sex', 'Male'],
  ['How the application was taken', 'Telephone'],
];
