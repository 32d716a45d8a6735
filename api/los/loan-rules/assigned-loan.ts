import type { AssignedEmployee } from '../../../domain/loan/assignment.schemas';
import type { LoanDocument } from '../../../domain/loan/document';
import { hasFax } from '../../../domain/loan/fields/employee-fields';
import { LosError } from '../los-error';

/** The loan with an employee in a role, or no one. Throws `stale` if another holds the role than the author saw. */
export function assignedLoan(stored: LoanDocument, { from, ...employee }: AssignedEmployee): LoanDocument {
  const { role, login, name, email, phone, fax } = employee;
  const holder = stored[`sEmployee${role}Login`] ?? null;
  if (holder === login && (stored[`sEmployee${role}Name`] ?? null) === name) return stored;
  if (from !== undefined && from !== holder) throw new LosError('stale', 'assignment-changed', { current: stored });
  return {
    ...stored,
    [`sEmployee${role}Login`]: login,
    [`sEmployee${role}Name`]: name,
    [`sEmployee${role}Email`]: email,
    [`sEmployee${role}Phone`]: phone,
    ...(hasFax(role) && { [`sEmployee${role}Fax`]: fax }),
  };
}
