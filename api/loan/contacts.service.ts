import { randomUUID } from 'node:crypto';
import type { Agent, SentAgent } from '../../domain/contacts/agent.schemas';
import { parseEmail } from '../../domain/format/email';
import type { Problem } from '../../domain/format/parsed';
import { parsePhone } from '../../domain/format/phone';
import { agentRoleCodes } from '../../domain/loan/codes/party-codes';
import type { LoanDocument } from '../../domain/loan/document';
import { employeeRoleNames, employeeRoles } from '../../domain/loan/fields/employee-fields';
import { ownValue } from '../../domain/tables/own-value';
import type { AppContext } from '../app-context';
import { invalid } from '../http/app-error';
import type { Caller } from '../http/caller';
import { offeredByLos } from '../los/offered';
import { readLos, writeLos } from './gateway.service';

const labels: Readonly<Record<string, string>> = agentRoleCodes;
/** The names of two roles in the correspondent channel with process 3 (CONTACT-03, -04; decisions CONTACT-05). */
const correspondentLabels: Readonly<Record<string, string>> = { '60': 'Secondary', '61': 'Funder / Post Closer' };

/** The name of a role on this loan. */
export function agentRoleLabel(role: string, loan: LoanDocument): string {
  const correspondent = loan.sBranchChannelT === '3' && loan.sCorrespondentProcessT === '3';
  return (correspondent ? ownValue(correspondentLabels, role) : undefined) ?? ownValue(labels, role) ?? '';
}

/** The employees assigned to the loan, as contacts. */
function assignedContacts(loan: LoanDocument): Agent[] {
  return employeeRoleNames.flatMap((role) => {
    const name = loan[`sEmployee${role}Name`]?.trim();
    if (!name) return [];
    const code = employeeRoles[role];
    return {
      id: `employee-${code}`,
      AgentRoleT: code,
      AgentRoleTDesc: agentRoleLabel(code, loan),
      AgentName: name,
      CompanyName: '',
      Phone: loan[`sEmployee${role}Phone`] ?? '',
      EmailAddr: loan[`sEmployee${role}Email`] ?? '',
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
export async function loanContacts(portal: AppContext, loan: LoanDocument): Promise<Agent[]> {
  const assigned = assignedContacts(loan);
  const offered = await offeredByLos(portal.los);
  if (!offered.includes('directory')) return assigned;
  const key = (agent: Agent) => `${agent.AgentRoleT} ${agent.AgentName.trim().toLowerCase()}`;
  const known = new Set(assigned.map(key));
  return [...assigned, ...(await loanAgents(portal, loan)).filter((agent) => !known.has(key(agent)))];
}

/**
 * Adds contacts and replaces those whose ID exists on the loan. Throws `invalid` (422) with fields such as `agents[0].Phone`.
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

function checked(agent: SentAgent, loan: LoanDocument, refuse: (name: string, problem: Problem) => void): Agent {
  if (ownValue(labels, agent.AgentRoleT) === undefined) refuse('AgentRoleT', 'not-a-code');
  if (agent.AgentName.trim() === '') refuse('AgentName', 'required');
  const phone = agent.Phone?.trim() ? parsePhone(agent.Phone) : { ok: true as const, value: '' };
  if (!phone.ok) refuse('Phone', phone.problem);
  const email = agent.EmailAddr?.trim() ? parseEmail(agent.EmailAddr) : { ok: true as const, value: '' };
  if (!email.ok) refuse('EmailAddr', email.problem);
  return {
    id: agent.id ?? randomUUID(),
    AgentRoleT: agent.AgentRoleT,
    AgentRoleTDesc: agentRoleLabel(agent.AgentRoleT, loan),
    AgentName: agent.AgentName.trim(),
    CompanyName: agent.CompanyName?.trim() ?? '',
    Phone: phone.ok ? phone.value : '',
    EmailAddr: email.ok ? email.value : '',
  };
}

/** Removes a contact. Throws `not-found` (404) if the loan has no such contact. */
export async function removeAgent(
  portal: AppContext,
  caller: Caller,
  loan: LoanDocument,
  agentId: string,
): Promise<void> {
  const write = { action: 'loan.remove-agent', loanNum: loan.sLNm, detail: { agentId }, event: 'contacts' } as const;
  await writeLos(portal, caller, write, (operation) => portal.los.removeAgent(operation, loan.sLNm, agentId));
}
