import type { AssignedEmployee } from '../../../domain/loan/assignment.schemas';
import type { LoanDocument } from '../../../domain/loan/document';

/** The loan with an employee in a role. */
export const assignedLoan = (stored: LoanDocument, employee: AssignedEmployee): LoanDocument => ({
  ...stored,
  [`sEmployee${employee.role}Login`]: employee.login,
  [`sEmployee${employee.role}Name`]: employee.name,
  [`sEmployee${employee.role}Email`]: employee.email,
  [`sEmployee${employee.role}Phone`]: employee.phone,
});
