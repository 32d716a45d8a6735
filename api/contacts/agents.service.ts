import { randomUUID } from 'node:crypto';
import type { Agent, LoanContact, SentAgent } from '../../domain/contacts/agent.schemas';
import { type AgentValues, agentFieldNames, agentFields } from '../../domain/contacts/agent-fields';
import { agentRoleLabel } from '../../domain/contacts/agent-role';
import type { Problem } from '../../domain/format/parsed';
import type { LoanDocument } from '../../domain/loan/document';
import { employeeRoleNames, employeeRoles, hasFax } from '../../domain/loan/fields/employee-fields';
import { readRecordField } from '../../domain/records/record-fields';
import type { AppContext } from '../app-context';
import { invalid } from '../http/app-error';
import type { Caller } from '../http/caller';
import { readLos, writeLos } from '../loan/gateway.service';
import { offeredByLos } from '../los/offered';

const EMPLOYEE = 'employee-';

const nothing = { CompanyName: '', StreetAddr: '', City: '', State: '', Zip: '', LicenseNum: '' } as const;

/** The employees assigned to the loan, as contacts. */
function assignedContacts(loan: LoanDocument): LoanContact[] {
  return employeeRoleNames.flatMap((role) => {
    const name = loan[`sEmployee${role}Name`]?.trim();
    if (!name) return [];
    const code = employeeRoles[role];
    return {
      ...nothing,
      id: `${EMPLOYEE}${code}`,
      version: 0,
      AgentRoleT: code,
      AgentRoleTDesc: agentRoleLabel(code, loan),
      AgentName: name,
      Phone: loan[`sEmployee${role}Phone`] ?? '',
      EmailAddr: loan[`sEmployee${role}Email`] ?? '',
      ...(hasFax(role) && { Fax: loan[`sEmployee${role}Fax`] ?? '' }),
    };
  });
}

/** The contacts stored in the LOS, with this loan's names for their roles. */
export async function loanAgents(portal: AppContext, loan: LoanDocument): Promise<Agent[]> {
  const agents = await readLos(() => portal.los.agents(loan.sLNm));
  return agents.map((agent) => ({
    ...agent,
    AgentRoleTDesc: agentRoleLabel(agent.AgentRoleT, loan) || agent.AgentRoleTDesc,
  }));
}

/** All contacts: assigned employees, then the others. A person is listed once per role. */
export async function loanContacts(portal: AppContext, loan: LoanDocument): Promise<LoanContact[]> {
  const assigned = assignedContacts(loan);
  const offered = await offeredByLos(portal.los);
  if (!offered.includes('directory')) return assigned;
  const key = (agent: Agent) => `${agent.AgentRoleT} ${agent.AgentName.trim().toLowerCase()}`;
  const known = new Set(assigned.map(key));
  return [...assigned, ...(await loanAgents(portal, loan)).filter((agent) => !known.has(key(agent)))];
}

/**
 * Adds contacts and replaces those whose ID exists on the loan. Throws `invalid` (422) with fields such as `agents[0].Phone`, and
 * `stale` (409) with the contacts as they are if one has another version than the one sent.
 */
export async function saveAgents(
  portal: AppContext,
  caller: Caller,
  loan: LoanDocument,
  sent: readonly SentAgent[],
): Promise<Agent[]> {
  const fields: Record<string, Problem> = {};
  const agents = sent.map((agent, index) =>
    checked(agent, loan, (name, problem) => {
      fields[`agents[${index}].${name}`] = problem;
    }),
  );
  if (Object.keys(fields).length > 0) throw invalid('contacts-not-valid', fields);
  const write = {
    action: 'loan.save-agents',
    loanNum: loan.sLNm,
    detail: { agents: agents.map((agent) => `${agent.AgentRoleT} ${agent.AgentName}`) },
    event: 'contacts',
  } as const;
  await writeLos(portal, caller, write, (operation) => portal.los.saveAgents(operation, loan.sLNm, agents));
  return loanAgents(portal, loan);
}

/** A sent contact as stored. An ID of an employee is refused: employees change with their assignment. */
function checked(sent: SentAgent, loan: LoanDocument, refuse: (name: string, problem: Problem) => void): Agent {
  if (sent.id?.startsWith(EMPLOYEE)) refuse('id', 'not-a-code');
  const values = agentFieldNames.map((name) => {
    const read = readRecordField(agentFields[name], sent[name] ?? null);
    if ('problem' in read) refuse(name, read.problem);
    return [name, 'problem' in read ? '' : String(read.value ?? '')] as const;
  });
  return {
    ...(Object.fromEntries(values) as AgentValues),
    id: sent.id ?? randomUUID(),
    version: sent.version ?? 0,
    AgentRoleTDesc: agentRoleLabel(sent.AgentRoleT, loan),
  };
}

/** Removes a contact. Throws `not-found` (404) if the loan has none with this ID, `stale` (409) if it has another version. */
export async function removeAgent(
  portal: AppContext,
  caller: Caller,
  loan: LoanDocument,
  { id, version }: { readonly id: string; readonly version?: number | undefined },
): Promise<void> {
  const write = {
    action: 'loan.remove-agent',
    loanNum: loan.sLNm,
    detail: { agentId: id },
    event: 'contacts',
  } as const;
  await writeLos(portal, caller, write, (operation) => portal.los.removeAgent(operation, loan.sLNm, id, version));
}
