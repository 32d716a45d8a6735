import type { CreditReportData } from '../../domain/credit/report.schemas';

/** The last four letters and digits of an account number. */
export const lastFour = (account: string): string => account.replaceAll(/[^0-9a-z]/gi, '').slice(-4);

/** A report as pages get it: account numbers by their last four. */
export const shownReport = (report: CreditReportData): CreditReportData => ({
  ...report,
  tradelines: report.tradelines.map((line) => ({ ...line, account: lastFour(line.account) })),
});
