/** Recipients of an email about a loan, by their relation to it (decisions EMAIL-26). */
export const emailRecipientCodes = {
  borrower: 'Borrower',
  coborrower: 'Co-borrower',
  loanOfficer: 'Loan officer',
  processor: 'Processor',
  accountExecutive: 'Account executive',
  underwriter: 'Underwriter',
  docDrawer: 'Doc drawer',
  funder: 'Funder',
  closingAgent: 'Closing agent',
} as const;
