import { z } from 'zod';

/** A contact of the loan, by the field names of the LOS. */
export const agent = z.object({
  id: z.string().min(1).max(64),
  AgentRoleT: z.string(),
  AgentRoleTDesc: z.string(),
  AgentName: z.string(),
  CompanyName: z.string(),
  Phone: z.string(),
  EmailAddr: z.string(),
});
export type Agent = Readonly<z.infer<typeof agent>>;

/** A contact as a caller sends it; without an id it is new. */
const sentAgent = z.object({
  id: z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .optional(),
  AgentRoleT: z.string(),
  AgentName: z.string().max(100),
  CompanyName: z.string().max(100).optional(),
  Phone: z.string().max(40).optional(),
  EmailAddr: z.string().max(200).optional(),
});
export type SentAgent = Readonly<z.output<typeof sentAgent>>;

export const sentAgents = z.object({ agents: z.array(sentAgent).min(1).max(100) });
