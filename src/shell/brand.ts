/** The names that a lender gives the portal (general settings; these are their defaults, decisions SHELL-03). */
export const brand = {
  lender: 'Emet Mortgage',
  portal: 'Mortgage Portal',
  nmlsId: '000000',
  email: 'help@example.com',
  firstYear: 2015,
} as const;
