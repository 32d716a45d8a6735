import type { ComponentType } from 'react';

export interface LoanPanelProps {
  readonly loanNum: string;
}

/** The content of the right panel of a loan: tabs Summary, Dates and Contacts. Null: this portal has none. */
export const loadLoanSummaryPanel: (() => Promise<ComponentType<LoanPanelProps>>) | null = () =>
  import('../loan/LoanSummaryPanel').then((area) => area.LoanSummaryPanel);
