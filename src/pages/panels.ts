import type { ComponentType } from 'react';

export interface LoanPanelProps {
  readonly loanNum: string;
}

/** The content of the right panel of a loan: tabs Summary, Dates and Contacts. */
export const loadLoanSummaryPanel = (): Promise<ComponentType<LoanPanelProps>> =>
  import('../loan/LoanSummaryPanel').then((m) => m.LoanSummaryPanel);
