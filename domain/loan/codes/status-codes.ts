/**
 * All fifty loan statuses (`sStatusT`). The labels come from the specification where it has one (W4), otherwise from the loan
 * origination system. The codes are not in workflow order: see `../status`.
 */
export const statusCodes = {
  '0': 'Loan Open',
  '1': 'Pre-qual',
  '2': 'Pre-approved',
  '3': 'Registered',
  '4': 'Approved',
  '5': 'Docs Out',
  '6': 'Funded',
  '7': 'Loan On-Hold',
  '8': 'Loan Suspended',
  '9': 'Loan Canceled',
  '10': 'Loan Denied',
  '11': 'Loan Closed',
  '12': 'Lead New',
  '13': 'In Underwriting',
  '14': 'Web Consumer',
  '15': 'Lead Canceled',
  '16': 'Lead Declined',
  '17': 'Lead Other',
  '18': 'Loan Other',
  '19': 'Recorded',
  '20': 'Loan Shipped',
  '21': 'Clear To Close',
  '22': 'Processing',
  '23': 'Final Underwriting',
  '24': 'Docs Back',
  '25': 'Funding Conditions',
  '26': 'Final Docs',
  '27': 'Loan Sold',
  '28': 'Loan Submitted',
  '29': 'Pre-Processing',
  '30': 'Document Check',
  '31': 'Document Check Failed',
  '32': 'Pre-Underwriting',
  '33': 'Condition Review',
  '34': 'Pre-Doc QC',
  '35': 'Docs Ordered',
  '36': 'Docs Drawn',
  '37': 'Investor Conditions',
  '38': 'Investor Conditions Sent',
  '39': 'Ready for Sale',
  '40': 'Submitted for Purchase Review',
  '41': 'In Purchase Review',
  '42': 'Pre-Purchase Conditions',
  '43': 'Submitted for Final Purchase Review',
  '44': 'In Final Purchase Review',
  '45': 'Clear to Purchase',
  '46': 'Purchased',
  '47': 'Counter Offer Approved',
  '48': 'Withdrawn',
  '49': 'Archived',
} as const;

export type StatusCode = keyof typeof statusCodes;

/** The status label on screens: five statuses after funding all read 'Loan Funded' (STATUS-04). */
export const statusDisplayCodes = {
  ...statusCodes,
  '20': 'Loan Funded',
  '27': 'Loan Funded',
  '37': 'Loan Funded',
  '38': 'Loan Funded',
  '46': 'Loan Funded',
} as const;

/** Rate lock statuses (`sRateLockStatusT`, LOCK-01). */
export const lockStatusCodes = {
  '0': 'Not Locked',
  '1': 'Locked',
  '2': 'Lock Requested',
  '3': 'Lock Suspended',
  '4': 'Lock Canceled',
} as const;

/** Whether there is a status of this code. */
export function isStatusCode(code: string | null | undefined): code is StatusCode {
  return code !== null && code !== undefined && Object.hasOwn(statusCodes, code);
}
