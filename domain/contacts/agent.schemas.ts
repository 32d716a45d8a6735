import { z } from 'zod';

const line = (length: number) => z.string().max(length);

/** A contact of the loan, by the field names of the LOS. */
export const agent = z.object({
  id: z.string().min(1).max(64),
  /** Counts its changes, from 1; 0 for a contact that is not stored yet. */
  version: z.int().min(0),
  AgentRoleT: z.string(),
  AgentRoleTDesc: z.string(),
  AgentName: z.string(),
  CompanyName: z.string(),
  Phone: z.string(),
  EmailAddr: z.string(),
  StreetAddr: z.string(),
  City: z.string(),
  State: z.string(),
  Zip: z.string(),
  LicenseNum: z.string(),
});
export type Agent = Readonly<z.infer<typeof agent>>;

/** A contact among all of a loan; assigned employees in the roles that have one come with their fax number (CONTACT-08). */
export const loanContact = agent.extend({ Fax: z.string().optional() });
export type LoanContact = Readonly<z.output<typeof loanContact>>;

/** A contact as a caller sends it; without an id it is new. One with an id needs the version that its author saw. */
const sentAgent = z.object({
  id: z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .optional(),
  version: z.int().min(0).optional(),
  AgentRoleT: z.string(),
  AgentName: line(100),
  CompanyName: line(100).optional(),
  Phone: line(40).optional(),
  EmailAddr: line(200).optional(),
  StreetAddr: line(200).optional(),
  City: line(100).optional(),
  State: line(20).optional(),
  Zip: line(20).optional(),
  LicenseNum: line(40).optional(),
});
export type SentAgent = Readonly<z.output<typeof sentAgent>>;

export const sentAgents = z.object({ agents: z.array(sentAgent).min(1).max(100) });

export const agentRemoval = z.object({ version: z.coerce.number<number | string>().int().optional() });
