import { borrowerName, type LoanDocument } from '../loan/document';
import { alertEffect } from './alerts';
import type { CreditReportData } from './report.schemas';

const asks = {
  'verify-identity': 'Verify the identity of',
  'explain-address': 'Letter of explanation of the address of',
} as const;

const hasCondition = (effect: string): effect is keyof typeof asks => Object.hasOwn(asks, effect);

/** Whether an alert asks for a condition. */
export const needsCondition = (alert: CreditReportData['alerts'][number]): boolean => hasCondition(alertEffect(alert));

/** The text of the condition that an alert asks for, in English like all conditions. */
export function alertCondition(
  loan: Pick<LoanDocument, 'applicants'>,
  alert: CreditReportData['alerts'][number],
): string {
  const effect = alertEffect(alert);
  const ask = hasCondition(effect) ? asks[effect] : '';
  const name = alert.owner ? borrowerName(loan, alert.owner) : 'the borrower';
  return `${ask} ${name}. Credit report: ${alert.text}`.trim();
}
