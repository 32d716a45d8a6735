import type { RoleName } from '../../../domain/access/roles';

/** Who brings new loans into the portal, so that all others are told at once; the server decides on every call. */
export const loanCreators = [
  'Administrator',
  'Manager',
  'Loan Officer',
  'Loan Officer Assistant',
  'Lender Account Executive',
  'Loan Opener',
  'PML Loan Officer',
  'PML Broker Processor',
  'PML Supervisor (External)',
] as const satisfies readonly RoleName[];
