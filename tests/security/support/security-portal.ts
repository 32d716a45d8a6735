import { httpServer } from '../../../api/http/http-server';
import { homeBranch, homeCompany } from '../../../config/demo/organization';
import { allRoles } from '../../../domain/access/roles';
import type { LoanDocument, NewLoanDocument } from '../../../domain/loan/document';
import { draftLoan, operation } from '../../contract/contract-loan';
import { listen, shut } from '../../contract/open-los';
import { type RoleUser, roleUser } from '../../support/role-user';
import { type TestPortal, type TestPortalOptions, testPortal } from '../../support/test-portal';
import { isFull } from './effort';
import { type Answer, httpClient, type Sent } from './http';
import { plantedSsns } from './planted';
import { count, newTally, report, type Tally } from './tally';

/** Whose a loan is: of the home branch or company of the demo users, or of another one. */
export type Whose = 'branch' | 'canceled' | 'otherBranch' | 'company' | 'otherCompany';

/** A portal under attack: a listening server, a user of every role, and loans with planted Social Security numbers. */
export interface SecurityPortal {
  readonly at: TestPortal;
  readonly url: string;
  readonly users: readonly RoleUser[];
  readonly loans: Readonly<Record<Whose, LoanDocument>>;
  readonly tally: Tally;
  /** Every line that the portal has logged. */
  readonly log: readonly string[];
  send(sent: Sent): Promise<Answer>;
  close(): Promise<void>;
}

export function userOf({ users }: Pick<SecurityPortal, 'users'>, role: string): RoleUser {
  const user = users.find((one) => one.role === role);
  if (!user) throw new Error(`There is no user for ${role}.`);
  return user;
}

const wholesale = { sBranchChannelT: '2', sBranchName: null } as const;

/** Where each loan belongs, and how far it has gone. */
const places: Readonly<
  Record<Whose, { readonly values: Partial<NewLoanDocument>; readonly statuses?: readonly string[] }>
> = {
  branch: { values: { sBranchName: homeBranch } },
  canceled: { values: { sBranchName: homeBranch }, statuses: ['1', '9'] },
  otherBranch: { values: { sBranchName: 'San Mateo' } },
  company: { values: { ...wholesale, sOriginatingCompanyName: homeCompany } },
  otherCompany: { values: { ...wholesale, sOriginatingCompanyName: 'Cobalt Home Loans' } },
};

/** Without assigned employees, so that only branch and company decide who sees a loan. */
const unassigned = { sEmployeeLoanRepLogin: null, sEmployeeLoanRepName: null };

/** Pricing and testing a loan with an amount takes most of the time of a walk. */
const quick = isFull ? {} : { sLAmtCalc: null };

async function plantLoans({ portal: { los } }: TestPortal): Promise<Record<Whose, LoanDocument>> {
  const planted = Object.entries(places).map(async ([whose, { values, statuses = [] }], index) => {
    const draft = draftLoan({ ...unassigned, ...quick, ...values });
    const applicants = draft.applicants.map((one) => ({ ...one, aBSsn: plantedSsns[index] ?? null }));
    const { sLNm } = await los.createLoan(operation(), { ...draft, applicants });
    for (const to of statuses) await los.moveStatus(operation(), sLNm, to);
    return [whose, await los.loadLoan(sLNm)] as const;
  });
  return Object.fromEntries(await Promise.all(planted)) as Record<Whose, LoanDocument>;
}

/** Starts a portal to attack; `part` names the attack in the report. */
export async function securityPortal(part: string, options: TestPortalOptions = {}): Promise<SecurityPortal> {
  const log: string[] = [];
  const at = await testPortal({ ...options, log: { write: (line) => void log.push(line) } });
  const server = httpServer(at.app);
  const url = await listen(server);
  const client = httpClient(url);
  const tally = newTally(part);
  return {
    ...{ at, url, tally, log },
    users: await Promise.all(allRoles.map((role) => roleUser(at, role))),
    loans: await plantLoans(at),
    send: async (sent) => {
      const answer = await client.send(sent);
      count(tally, sent, answer);
      return answer;
    },
    close: async () => {
      report(tally);
      client.close();
      await shut(server);
      await at.close();
    },
  };
}
