import { statusLabel } from '../loan/status';
import { steps } from './report-shapes';

/** English texts of reports, for files and emails; the English of the pages is taken from them. */
export const reportWords = {
  by: {
    month: 'Month',
    channel: 'Channel',
    branch: 'Branch',
    officer: 'Loan officer',
    program: 'Program',
    step: 'Step',
    due: 'Days left',
    reason: 'Reason',
    age: 'Age in days',
    owedBy: 'Owed by',
    category: 'Category',
  },
  measures: {
    applications: 'Applications',
    funded: 'Funded',
    canceled: 'Canceled',
    denied: 'Denied',
    withdrawn: 'Withdrawn',
    pullThrough: 'Pull-through',
    loans: 'Loans',
    medianBusiness: 'Median, business days',
    mostBusiness: '90% within, business days',
    medianCalendar: 'Median, calendar days',
    mostCalendar: '90% within, calendar days',
    locks: 'Locks',
    amount: 'Amount',
    late: 'Closing later',
    fallout: 'Fallout',
    share: 'Share of locks',
    conditions: 'Conditions',
    originator: 'Originator',
    lender: 'Lender',
    underwriter: 'Underwriter',
    oldest: 'Oldest, days',
  },
  outcome: { funded: 'Funded', canceled: 'Canceled', denied: 'Denied', withdrawn: 'Withdrawn' },
  reason: {
    funded: 'Funded',
    canceled: 'Loan canceled',
    denied: 'Loan denied',
    withdrawn: 'Loan withdrawn',
    lockCanceled: 'Lock canceled',
    expired: 'Lock expired',
  },
  owedBy: { originator: 'Originator', lender: 'Lender', underwriter: 'Underwriter' },
  due: { expired: 'Expired', '0': 'Today' },
  step: '{{from}} to {{to}}',
  none: 'None',
} as const;

/** The name of a step between two milestones. */
export function stepName(key: string): string {
  const step = steps.find((one) => one.key === key);
  if (!step) return key;
  return reportWords.step.replace('{{from}}', statusLabel(step.from)).replace('{{to}}', statusLabel(step.to));
}
