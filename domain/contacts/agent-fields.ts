import type { RecordFields, RecordValues } from '../records/record-fields';
import type { Agent } from './agent.schemas';
import { contactFields } from './contact-fields';

/** What users enter about a contact of a loan, by the field names of the LOS, and as what the contact book has it. */
const bookFields = {
  AgentRoleT: 'role',
  AgentName: 'name',
  CompanyName: 'company',
  LicenseNum: 'licenseNum',
  Phone: 'phone',
  EmailAddr: 'email',
  StreetAddr: 'address',
  Zip: 'zip',
  City: 'city',
  State: 'state',
} as const satisfies Partial<Record<keyof Agent, keyof typeof contactFields>>;

export type AgentField = keyof typeof bookFields;

export const agentFieldNames = Object.keys(bookFields) as AgentField[];

export type AgentValues = Pick<Agent, AgentField>;

type Contact = Omit<RecordValues<typeof contactFields>, 'note' | 'active'>;

export const agentFields = Object.fromEntries(
  agentFieldNames.map((name) => [name, contactFields[bookFields[name]]]),
) as { readonly [Name in AgentField]: (typeof contactFields)[(typeof bookFields)[Name]] } satisfies RecordFields;

/** What a contact of the lender's book becomes on a loan. */
export const agentOfContact = (contact: Contact): AgentValues =>
  Object.fromEntries(agentFieldNames.map((name) => [name, contact[bookFields[name]] ?? ''])) as AgentValues;

/** What a contact of a loan becomes in the lender's book. */
export const contactOfAgent = (agent: AgentValues): Contact & { readonly active: true } => ({
  ...(Object.fromEntries(agentFieldNames.map((name) => [bookFields[name], agent[name]])) as Contact),
  active: true,
});
