import { z } from 'zod';
import { employeeRoleNames } from './fields/employee-fields';

const role = z.enum(employeeRoleNames);
const login = z.string().min(1).max(100);

/** The employee of a role. */
export const assignment = z.object({
  role,
  login: login.nullable().describe('Null takes the role from the employee who holds it'),
  from: login.nullable().optional().describe('Who the author saw in the role. 409 stale if it is someone else by now'),
});
export type Assignment = Readonly<z.output<typeof assignment>>;

/** Someone who can be assigned to a loan. */
export const assignee = z.object({ role, login, name: z.string() });
export type Assignee = Readonly<z.output<typeof assignee>>;

/** An assignment as the LOS stores it; all facts are null if the role is taken from its employee. */
export const assignedEmployee = assignment.extend({
  name: z.string().max(200).nullable(),
  email: z.string().max(200).nullable(),
  phone: z.string().max(40).nullable(),
  /** Stored in the roles that have one. */
  fax: z.string().max(40).nullable(),
});
export type AssignedEmployee = Readonly<z.output<typeof assignedEmployee>>;
