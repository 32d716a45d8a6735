/** Roles that bring new loans into the portal: originators on both sides, and the staff who open loans for them. */
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
] as const;
