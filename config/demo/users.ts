import { type ExternalRole, type RoleName, roleKey, type StaffRole } from '../../domain/access/roles';
import { homeBranch, homeCompany } from './organization';

/** A user of demo mode; one for each role. */
export interface DemoUser {
  /** User ID: the role in kebab case. */
  readonly login: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: RoleName;
  /** External user. */
  readonly isPml: boolean;
  readonly isRetail: boolean;
  readonly branchName: string | null;
  readonly companyName: string | null;
  readonly priceGroup: string | null;
  readonly miniCorrespondentPriceGroup: string | null;
  readonly canViewMini: boolean;
}

/** The password of every demo user. */
export const demoPassword = 'Demo-portal-1';

/** Invented people, by role. */
const staff: Readonly<Record<StaffRole, string>> = {
  Administrator: 'Maren Ostrowski',
  Manager: 'Delphine Achterberg',
  'Disclosure Desk': 'Tobias Wrenfield',
  'Call Center Agent': 'Lucinda Palomar',
  'Loan Officer': 'Rafael Quillmore',
  'Loan Officer Assistant': 'Imani Thackeray',
  'Lender Account Executive': 'Gideon Marchetti',
  'Loan Opener': 'Saskia Brandvold',
  'Jr. Processor': 'Owen Castellane',
  Processor: 'Yara Lindenmayer',
  'Jr. Underwriter': 'Felix Okonjo-Reyes',
  Underwriter: 'Harriet Valdengren',
  'QC Compliance': 'Cormac Ashgrove',
  'Doc Drawer': 'Noemi Sandoval-Pike',
  Closer: 'Bertrand Halloway',
  Funder: 'Anneliese Corvane',
  Shipper: 'Dario Pennefeather',
  'Collateral Agent': 'Winona Stellrecht',
  Insuring: 'Kasper Delacroix-Moon',
  Servicing: 'Philippa Nordhagen',
  'Post-Closer': 'Mateo Grindlewood',
  'Lock Desk': 'Ingrid Fairbairn',
  Secondary: 'Leopold Vance-Amari',
  'Credit Auditor': 'Rosalind Teague',
  'Legal Auditor': 'Augustin Merriweather',
  Purchaser: 'Celeste Hargrove',
  Accountant: 'Nils Bergamot',
  'Real Estate Agent': 'Tamsin Oakhurst',
};

const external: Readonly<Record<ExternalRole, string>> = {
  'PML Loan Officer': 'Jocelyn Marlowe',
  'PML Broker Processor': 'Emeric Stallworth',
  'Secondary (External)': 'Priscilla Dunmore',
  'Post-Closer (External)': 'Anton Weatherby',
  'PML Supervisor (External)': 'Gwendolyn Sarkis',
};

/** Roles that work for a branch and see its loans only. */
const retailRoles: readonly RoleName[] = ['Loan Officer', 'Loan Officer Assistant'];

function demoUser(role: RoleName, name: string, isPml: boolean): DemoUser {
  const [firstName = '', ...rest] = name.split(' ');
  const login = roleKey(role);
  const isRetail = retailRoles.includes(role);
  return {
    login,
    email: `${login}@example.com`,
    firstName,
    lastName: rest.join(' '),
    role,
    isPml,
    isRetail,
    branchName: isRetail ? homeBranch : null,
    companyName: isPml ? homeCompany : null,
    priceGroup: isPml ? 'TPO-A' : isRetail ? 'RETAIL' : null,
    miniCorrespondentPriceGroup: isPml ? 'MINI' : null,
    canViewMini: !isRetail,
  };
}

const people = <R extends RoleName>(names: Readonly<Record<R, string>>, isPml: boolean): DemoUser[] =>
  (Object.keys(names) as R[]).map((role) => demoUser(role, names[role], isPml));

/** One user for each of the 33 roles. */
export const demoUsers: readonly DemoUser[] = [...people(staff, false), ...people(external, true)];
