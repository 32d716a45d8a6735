import type { CreditReportData } from '../../domain/credit/report.schemas';
import { textWithoutSsn } from '../../domain/orders/secrets';

/** The last four letters and digits of an account number. */
export const lastFour = (account: string): string => account.replaceAll(/[^0-9a-z]/gi, '').slice(-4);

/** A report as pages get it: account numbers by their last four, and no social security numbers in what agencies write. */
export const shownReport = (report: CreditReportData): CreditReportData => ({
  ...report,
  tradelines: report.tradelines.map((line) => ({
    ...line,
    account: lastFour(line.account),
    comments: line.comments.map(textWithoutSsn),
  })),
  files: report.files.map((file) => ({ ...file, text: textWithoutSsn(file.text) })),
  alerts: report.alerts.map((alert) => ({ ...alert, text: textWithoutSsn(alert.text) })),
  problems: report.problems.map((problem) => ({ ...problem, text: textWithoutSsn(problem.text) })),
});
