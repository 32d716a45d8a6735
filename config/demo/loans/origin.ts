import type { LoanValues } from '../../../domain/loan/document';
import { type EmployeeRole, hasFax } from '../../../domain/loan/fields/employee-fields';
import type { DemoBranch, DemoCompany } from '../organization';
import { hasBeen, type Journey } from './journey';
import type { Random } from './random';
import {
  branchOfficer,
  type Colleague,
  companyOfficer,
  homeColleagues,
  lenderColleague,
  showcaseOfficers,
} from './staff';

/** The origin of a loan, and who originated it. */
export interface Origin {
  /** The state of most of its homes. */
  readonly state: string;
  readonly officer: Colleague;
  /** sBranchChannelT */
  readonly channel: string;
  readonly correspondentProcess: string | undefined;
  readonly branch: string | undefined;
  readonly company: string | undefined;
  /** People outside the lender's own teams. */
  readonly beside: Partial<Record<EmployeeRole, Colleague>>;
}

/** Which demo officer a showcase loan belongs to. */
export type Showcase = keyof typeof showcaseOfficers;

interface Organization {
  readonly branches: readonly DemoBranch[];
  readonly companies: readonly DemoCompany[];
}

const RETAIL = '1';
const CORRESPONDENT = '3';
const RETAIL_SHARE = 0.5;

/** Only correspondents sell closed loans. */
export const PURCHASED = '46';

function retail(branch: DemoBranch, index: number, random: Random, officer?: Colleague): Origin {
  return {
    state: branch.state,
    officer: officer ?? branchOfficer(branch, index, random),
    channel: RETAIL,
    correspondentProcess: undefined,
    branch: branch.name,
    company: undefined,
    beside: index === 0 && random.chance(0.6) ? homeColleagues.retail : {},
  };
}

function thirdParty(company: DemoCompany, index: number, random: Random, officer?: Colleague): Origin {
  return {
    state: random.chance(0.7) ? 'CA' : random.pick(['WA', 'AZ', 'NV', 'OR', 'CO', 'TX']),
    officer: officer ?? companyOfficer(company, index, random),
    channel: company.channel,
    correspondentProcess: company.correspondentProcess,
    branch: undefined,
    company: company.name,
    beside: index === 0 && random.chance(0.6) ? homeColleagues.broker : {},
  };
}

/** Draws a branch or company with its officer; a showcase loan is of the first one and its demo officer. */
export function drawOrigin(
  { branches, companies }: Organization,
  status: string,
  random: Random,
  showcase?: Showcase,
): Origin {
  const officer = showcase && showcaseOfficers[showcase];
  const isRetail = showcase === undefined ? random.chance(RETAIL_SHARE) : showcase === 'retail';
  const sellers = status === PURCHASED ? companies.filter((one) => one.channel === CORRESPONDENT) : companies;
  const from = isRetail && status !== PURCHASED ? branches : sellers;
  const index = showcase === undefined ? random.int(0, from.length - 1) : 0;
  const branch = from === branches ? branches[index] : undefined;
  const company = sellers[index];
  if (branch) return retail(branch, index, random, officer);
  if (company) return thirdParty(company, companies.indexOf(company), random, officer);
  throw new RangeError('A demo needs a branch and a company.');
}

/** The origin's fields on the loan. */
export const originValues = ({ channel, correspondentProcess, branch, company }: Origin): Partial<LoanValues> => ({
  sBranchChannelT: channel,
  ...(correspondentProcess && { sCorrespondentProcessT: correspondentProcess }),
  ...(branch && { sBranchName: branch }),
  ...(company && { sOriginatingCompanyName: company }),
});

/** Lender roles by the status from which they are assigned. */
const ASSIGNED_FROM: readonly (readonly [status: string, role: EmployeeRole])[] = [
  ['3', 'DisclosureDesk'],
  ['28', 'Processor'],
  ['28', 'Manager'],
  ['13', 'Underwriter'],
  ['33', 'JuniorUnderwriter'],
  ['35', 'DocDrawer'],
  ['25', 'Funder'],
];

/** Who works on a loan in which role. */
export type Assignments = readonly (readonly [EmployeeRole, Colleague | undefined])[];

/** Everyone assigned to the loan by now. */
export function drawAssignments(origin: Origin, journey: Journey, random: Random): Assignments {
  const people: [EmployeeRole, Colleague | undefined][] = [
    ['LoanRep', origin.officer],
    ...(Object.entries(origin.beside) as [EmployeeRole, Colleague][]),
    ...(origin.channel === RETAIL
      ? []
      : ([['LenderAccExec', lenderColleague('LenderAccExec', random)]] as [EmployeeRole, Colleague | undefined][])),
  ];
  for (const [status, role] of ASSIGNED_FROM) {
    if (hasBeen(journey, status)) people.push([role, lenderColleague(role, random)]);
  }
  return people;
}

/** Name, email, phone and login of each of them. */
export function assignmentValues(people: Assignments): Partial<LoanValues> {
  const values: Record<string, string> = {};
  for (const [role, person] of people) {
    if (person === undefined) continue;
    values[`sEmployee${role}Name`] = person.name;
    values[`sEmployee${role}Email`] = person.email;
    values[`sEmployee${role}Phone`] = person.phone;
    values[`sEmployee${role}Login`] = person.login;
    if (hasFax(role)) values[`sEmployee${role}Fax`] = person.fax;
  }
  return values;
}
