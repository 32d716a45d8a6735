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
