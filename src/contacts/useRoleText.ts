import { useTranslate } from 'react-admin';
import type { Agent } from '../../domain/contacts/agent.schemas';
import { agentRoleCodes } from '../../domain/loan/codes/party-codes';
import { ownValue } from '../../domain/tables/own-value';

type Role = Pick<Agent, 'AgentRoleT' | 'AgentRoleTDesc'>;

const standard: Readonly<Record<string, string>> = agentRoleCodes;

/**
 * Translates a contact's role. Two roles of the correspondent channel have names of their own, and the LOS may have roles that we
 * don't know: their name is then shown as it is.
 */
export function useRoleText(): (contact: Role) => string {
  const translate = useTranslate();
  return ({ AgentRoleT: role, AgentRoleTDesc: name }) => {
    if (ownValue(standard, role) === name || name === '')
      return translate(`codes.AgentRoleT.${role}`, { _: name || role });
    return translate(`loan.summary.roles.${name}`, { _: name });
  };
}
