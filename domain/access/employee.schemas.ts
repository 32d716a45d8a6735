import { z } from 'zod';

/** A person in the LOS: an employee of the lender or (`isPml`) of an originating company. */
export const employee = z.object({
  /** Lower case. */
  login: z.string().min(1).max(100),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  /** As `(626) 555-0101`. */
  phone: z.string().nullable(),
  nmlsId: z.string().nullable(),
  isPml: z.boolean(),
  branchName: z.string().nullable(),
  companyName: z.string().nullable(),
  /** False: they have left. */
  isActive: z.boolean(),
});
export type Employee = Readonly<z.infer<typeof employee>>;
