import { onDemand } from '../providers/chunks/on-demand';
import { loadParts } from '../providers/i18n/portal-i18n';

export interface LoanPanelProps {
  readonly loanNum: string;
}

/** The content of the right panel of a loan: tabs Summary, Dates and Contacts. */
export const LoanSummary = onDemand<LoanPanelProps>('LoanSummaryPanel', async () => {
  const [panel] = await Promise.all([import('../loan/LoanSummaryPanel'), loadParts(['fields', 'loan', 'codes'])]);
  return panel.LoanSummaryPanel;
});
