import { z } from 'zod';
import { employeeRoleNames } from './fields/employee-fields';

const role = z.enum(employeeRoleNames);
const login = z.string().min(1).max(100);

/** The employee of a role. */
export const assignment = z.object({ role, login });

/** Someone who can be assigned to a loan. */
export const assignee = z.object({ role, login, name: z.string() });
export type Assignee = Readonly<z.output<typeof assignee>>;

/** An assignment as the LOS stores it. */
export const assignedEmployee = assignment.extend({
  name: z.string().max(200),
  email: z.string().max(200),
  phone: z.string().max(40).nullable(),
});
export type AssignedEmployee = Readonly<z.output<typeof assignedEmployee>>;
