import type { Agent } from '../contacts/agent.schemas';
import type { Settings } from '../lender/settings.schemas';

/** The two servicers whose payment link emails can show, and their links (SERVICING-02). */
type ServicerSetting = 'servicerName' | 'servicerLink' | 'secondServicerName' | 'secondServicerLink';

/** The roles of who services a loan: the subservicer, whom the borrower pays, before the servicer. */
const SERVICING_ROLES = ['64', '62'];

const same = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();

/** Who services the loan, by its contacts, and the link where the borrower pays; empty texts if it is not known. */
export function servicerOf(
  contacts: readonly Pick<Agent, 'AgentRoleT' | 'AgentName' | 'CompanyName'>[],
  settings: Pick<Settings, ServicerSetting>,
): { readonly name: string; readonly link: string } {
  const [contact] = SERVICING_ROLES.flatMap((role) => contacts.filter(({ AgentRoleT }) => AgentRoleT === role));
  const name = (contact?.CompanyName || contact?.AgentName) ?? '';
  const links = [
    { of: settings.servicerName, link: settings.servicerLink },
    { of: settings.secondServicerName, link: settings.secondServicerLink },
  ];
  const known = name === '' ? undefined : links.find(({ of }) => of !== null && same(of, name));
  return { name, link: known?.link ?? '' };
}
