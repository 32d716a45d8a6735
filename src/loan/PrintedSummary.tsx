import { useTranslate } from 'react-admin';
import { pacificDate } from '../../domain/format/date';
import type { LoanDocument } from '../../domain/loan/document';
import { FactList } from '../ui/FactList';
import { Stack } from '../ui/layout/primitives';
import { Section } from '../ui/Section';
import { usePrinting } from '../ui/usePrinting';
import { SummaryTab } from './SummaryTab';
import { useDateGroups } from './useDateGroups';

function Sheets({ loan }: { readonly loan: LoanDocument }) {
  const translate = useTranslate();
  const { dates, expiries } = useDateGroups(loan, pacificDate(new Date()));
  return (
    <Stack columns="repeat(2, minmax(0, 1fr))" gap="s4" align="start" breakBefore="page">
      <Section title={translate('loan.summary.printed')}>
        <SummaryTab loan={loan} onPaper />
      </Section>
      <Section title={translate('loan.summary.importantDates')}>
        <FactList groups={[dates, expiries]} />
      </Section>
    </Stack>
  );
}

/** The loan summary with all figures and dates, rendered only for print because the side panel is not printed. */
export function PrintedSummary({ loan }: { readonly loan: LoanDocument }) {
  return usePrinting() ? <Sheets loan={loan} /> : null;
}
