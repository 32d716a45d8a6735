import type { Agent } from '../contacts/agent.schemas';

/** The roles of who services a loan: the subservicer, whom the borrower pays, before the servicer. */
const SERVICING_ROLES = ['64', '62'];

const same = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();

/** A servicer that the lender named (SERVICING-02). */
interface Named {
  readonly name: string;
}

/** Who services the loan by its contacts; empty if they do not say. */
export function servicingContact(contacts: readonly Pick<Agent, 'AgentRoleT' | 'AgentName' | 'CompanyName'>[]): string {
  const [contact] = SERVICING_ROLES.flatMap((role) => contacts.filter(({ AgentRoleT }) => AgentRoleT === role));
  return (contact?.CompanyName || contact?.AgentName) ?? '';
}

/** The servicer with that name, as the lender has it. */
export const servicerNamed = <S extends Named>(servicers: readonly S[], name: string): S | undefined =>
  name === '' ? undefined : servicers.find((each) => same(each.name, name));
