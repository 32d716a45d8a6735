import { demoBranches, demoCompanies } from './organization';

/** A person in the demo LOS besides the demo users. */
export interface DemoLosPerson {
  readonly login: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly nmlsId: string;
  readonly isPml: boolean;
  readonly branchName: string | null;
  readonly companyName: string | null;
  readonly isActive: boolean;
}

const firstNames = ['Adela', 'Bruno', 'Corinne', 'Desmond', 'Elspeth', 'Fabian', 'Greta', 'Hollis', 'Ines', 'Jasper'];
const lastNames = ['Abernethy', 'Castleberry', 'Fontaine', 'Greenhalgh', 'Lockridge', 'Montclair'];

const PEOPLE = 40;
/** Every third works for a company that brings the lender loans. */
const EXTERNAL_EVERY = 3;
/** Every nineteenth has left. */
const GONE_EVERY = 19;

function person(index: number): DemoLosPerson {
  const firstName = firstNames[index % firstNames.length] ?? '';
  const lastName =
    lastNames[((index % firstNames.length) + Math.floor(index / firstNames.length)) % lastNames.length] ?? '';
  const login = `${firstName}.${lastName}`.toLowerCase();
  const isPml = index % EXTERNAL_EVERY === 2;
  return {
    login,
    firstName,
    lastName,
    email: `${login}@example.com`,
    phone: `(626) 555-${String(1000 + index * 7)}`,
    nmlsId: String(1_400_200 + index * 37),
    isPml,
    branchName: isPml ? null : (demoBranches[index % demoBranches.length]?.name ?? null),
    companyName: isPml ? (demoCompanies[index % demoCompanies.length]?.name ?? null) : null,
    isActive: index % GONE_EVERY !== GONE_EVERY - 1,
  };
}

/** Invented people, each with their own login. */
export const demoLosPeople: readonly DemoLosPerson[] = Array.from({ length: PEOPLE }, (_, index) => person(index));
