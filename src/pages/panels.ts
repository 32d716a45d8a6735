import type { ComponentType } from 'react';
import { loadParts } from '../providers/i18n/portal-i18n';

export interface LoanPanelProps {
  readonly loanNum: string;
}

/** The content of the right panel of a loan: tabs Summary, Dates and Contacts. */
export async function loadLoanSummaryPanel(): Promise<ComponentType<LoanPanelProps>> {
  const [panel] = await Promise.all([import('../loan/LoanSummaryPanel'), loadParts(['application'])]);
  return panel.LoanSummaryPanel;
}
