import type { RoleName } from '../../../domain/access/roles';
import type { EmployeeRole } from '../../../domain/loan/fields/employee-fields';
import type { DemoBranch, DemoCompany } from '../organization';
import { demoUsers } from '../users';
import { emailName, phoneNumber } from './contact-data';
import { firstNames, lastNames } from './people-names';
import { type Random, randomOf } from './random';

/** A person who works on loans. */
export interface Colleague {
  readonly name: string;
  readonly login: string;
  readonly email: string;
  readonly phone: string;
  readonly fax: string;
}

/** Seed of the invented colleagues: they are the same in every demo. */
const STAFF_SEED = 4711;

function invented(random: Random): Colleague {
  const name = `${random.pick(firstNames)[0]} ${random.pick(lastNames)}`;
  const login = emailName(name);
  return { name, login, email: `${login}@example.com`, phone: phoneNumber(random), fax: phoneNumber(random) };
}

function demoUser(role: RoleName): Colleague {
  const user = demoUsers.find((one) => one.role === role);
  if (user === undefined) throw new RangeError(`There is no demo user with the role ${role}`);
  const random = randomOf(STAFF_SEED, demoUsers.indexOf(user));
  return {
    name: `${user.firstName} ${user.lastName}`,
    login: user.login,
    email: user.email,
    phone: phoneNumber(random),
    fax: phoneNumber(random),
  };
}

/** A demo user of the role, and as many invented colleagues. */
const team = (role: RoleName, others: number, index: number): readonly [Colleague, ...Colleague[]] => [
  demoUser(role),
  ...Array.from({ length: others }, (_, count) => invented(randomOf(STAFF_SEED, index * 100 + count))),
];

/** The lender's employees by their role on a loan. */
const lenderTeams: Readonly<Partial<Record<EmployeeRole, readonly [Colleague, ...Colleague[]]>>> = {
  Processor: team('Processor', 4, 1),
  JuniorProcessor: team('Jr. Processor', 1, 2),
  LenderAccExec: team('Lender Account Executive', 2, 3),
  Manager: team('Manager', 1, 4),
  DisclosureDesk: team('Disclosure Desk', 1, 5),
  Underwriter: team('Underwriter', 3, 6),
  JuniorUnderwriter: team('Jr. Underwriter', 1, 7),
  DocDrawer: team('Doc Drawer', 1, 8),
  Funder: team('Funder', 1, 9),
};

/** A lender employee for a role; the demo user twice as often as others. */
export function lenderColleague(role: EmployeeRole, random: Random): Colleague | undefined {
  const people = lenderTeams[role];
  if (people === undefined) return undefined;
  return random.chance(0.3) ? people[0] : random.pick(people);
}

type Officers = readonly [Colleague, ...Colleague[]];

const branchOfficers = new Map<string, Officers>();
const companyOfficers = new Map<string, Officers>();

function officersOf(name: string, stored: Map<string, Officers>, number: number): Officers {
  const known = stored.get(name);
  if (known) return known;
  const random = (count: number) => randomOf(STAFF_SEED, number * 100 + 5000 + count);
  const officers: Officers = [invented(random(0)), invented(random(1)), invented(random(2))];
  stored.set(name, officers);
  return officers;
}

const retailOfficer = demoUser('Loan Officer');
const retailAssistant = demoUser('Loan Officer Assistant');
const brokerOfficer = demoUser('PML Loan Officer');
const brokerProcessor = demoUser('PML Broker Processor');
const externalSecondary = demoUser('Secondary (External)');
const externalPostCloser = demoUser('Post-Closer (External)');

/** The loan officer of a branch; in the first branch half of the loans are the demo user's. */
export function branchOfficer(branch: DemoBranch, index: number, random: Random): Colleague {
  const officers = officersOf(branch.name, branchOfficers, index);
  return index === 0 && random.chance(0.5) ? retailOfficer : random.pick(officers);
}

/** The loan officer of a company; in the first company half of the loans are the demo user's. */
export function companyOfficer(company: DemoCompany, index: number, random: Random): Colleague {
  const officers = officersOf(company.name, companyOfficers, index + 50);
  return index === 0 && random.chance(0.5) ? brokerOfficer : random.pick(officers);
}

/** The demo users that the showcase loans of the first branch and company belong to. */
export const showcaseOfficers = { retail: retailOfficer, broker: brokerOfficer } as const;

/** The colleagues of the demo officers of the first branch and company. */
export const homeColleagues = {
  retail: { LoanOfficerAssistant: retailAssistant },
  broker: {
    BrokerProcessor: brokerProcessor,
    ExternalSecondary: externalSecondary,
    ExternalPostCloser: externalPostCloser,
  },
} as const satisfies Record<string, Partial<Record<EmployeeRole, Colleague>>>;
