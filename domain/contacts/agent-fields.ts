import type { RecordFields, RecordValues } from '../records/record-fields';
import type { Agent } from './agent.schemas';
import { contactFields } from './contact-fields';

/** What users enter about a contact of a loan, by the field names of the LOS. */
export const agentFields = {
  AgentRoleT: contactFields.role,
  AgentName: contactFields.name,
  CompanyName: contactFields.company,
  Phone: contactFields.phone,
  EmailAddr: contactFields.email,
  StreetAddr: contactFields.address,
  City: contactFields.city,
  State: contactFields.state,
  Zip: contactFields.zip,
  LicenseNum: contactFields.licenseNum,
} as const satisfies RecordFields;

export type AgentField = keyof typeof agentFields;

export const agentFieldNames = Object.keys(agentFields) as AgentField[];

export type AgentValues = Pick<Agent, AgentField>;

type Contact = Omit<RecordValues<typeof contactFields>, 'note' | 'active'>;

/** What a contact of the lender's book becomes on a loan. */
export const agentOfContact = (contact: Contact): AgentValues => ({
  AgentRoleT: contact.role,
  AgentName: contact.name,
  CompanyName: contact.company ?? '',
  Phone: contact.phone ?? '',
  EmailAddr: contact.email ?? '',
  StreetAddr: contact.address ?? '',
  City: contact.city ?? '',
  State: contact.state ?? '',
  Zip: contact.zip ?? '',
  LicenseNum: contact.licenseNum ?? '',
});
