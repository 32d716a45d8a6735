import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useLoan } from '../shell/loan/useLoan';
import { token } from '../theme/tokens';
import { ErrorState } from '../ui/ErrorState';
import { FactSkeleton } from '../ui/FactSkeleton';
import { ContactsTab } from './ContactsTab';
import { DatesTab } from './DatesTab';
import { SummaryTab } from './SummaryTab';

const TABS = ['summary', 'dates', 'contacts'] as const;
/** Rows in each group of the summary, for the loading skeleton. */
const SUMMARY_ROWS = [5, 4, 6, 8, 3];
type TabName = (typeof TABS)[number];

/** The quick panel of a loan: Summary, Dates and Contacts (PANEL-01). */
export function LoanSummaryPanel({ loanNum }: { readonly loanNum: string }) {
  const translate = useTranslate();
  const id = useId();
  const { loan, error, refetch } = useLoan(loanNum);
  const [tab, setTab] = useState<TabName>('summary');
  return (
    <>
      <Tabs
        value={tab}
        onChange={(_event, next: TabName) => setTab(next)}
        aria-label={translate('shell.panel.label')}
        sx={{ flex: 'none', px: 5, borderBlockEnd: token('border') }}
      >
        {TABS.map((name) => (
          <Tab
            key={name}
            value={name}
            id={`${id}-${name}`}
            aria-controls={`${id}-panel`}
            label={translate(`loan.summary.tabs.${name}`)}
          />
        ))}
      </Tabs>
      <Box
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${tab}`}
        tabIndex={0}
        sx={{ flex: 1, overflow: 'auto', px: 5, py: 3 }}
      >
        {error && !loan ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
        {!loan && !error ? <FactSkeleton groups={SUMMARY_ROWS} /> : null}
        {loan && tab === 'summary' ? <SummaryTab loan={loan} /> : null}
        {loan && tab === 'dates' ? <DatesTab loan={loan} /> : null}
        {loan && tab === 'contacts' ? <ContactsTab loanNum={loanNum} /> : null}
      </Box>
    </>
  );
}
