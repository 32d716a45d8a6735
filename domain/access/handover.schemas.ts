import { z } from 'zod';
import { loanNumber } from '../loan/loan-document.schemas';

/** Who enters the portal from the LOS, and at which loan. */
export const handover = z.object({
  userLogin: z.string().min(1),
  firstName: z.string(),
  lastName: z.string(),
  isPmlUser: z.boolean(),
  roles: z.array(z.string()).readonly(),
  loanNum: loanNumber,
});
export type Handover = Readonly<z.infer<typeof handover>>;

export const handoverSession = z.object({ sessionId: z.string().min(32) });
export type HandoverSession = Readonly<z.infer<typeof handoverSession>>;
