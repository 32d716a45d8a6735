import { hasAnyRole } from '../access/roles';
import { type DeskReport, deskReportRoles } from '../pages/report-pages';

/** Roles of people who bring loans: their reports are about the loans that they are assigned to. */
const originators = ['Loan Officer', 'Loan Officer Assistant', 'Lender Account Executive'];

/** Whether a user sees only their own loans in a report: none of the roles that open it to them is another one. */
export const seesOwnLoansOnly = (roles: readonly string[], report: DeskReport): boolean =>
  !hasAnyRole(
    roles,
    deskReportRoles[report].filter((role) => !originators.includes(role)),
  );
