/** The outcome of an application (Regulation C, action taken). */
export const hmdaActionCodes = {
  '1': 'Loan Originated',
  '2': 'Approved but Not Accepted',
  '3': 'Application Denied',
  '4': 'Application Withdrawn',
  '5': 'File Closed for Incompleteness',
  '6': 'Purchased Loan',
  '7': 'Preapproval Request Denied',
  '8': 'Preapproval Approved but Not Accepted',
} as const;
