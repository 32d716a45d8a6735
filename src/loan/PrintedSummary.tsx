import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { pacificDate } from '../../domain/format/date';
import type { LoanDocument } from '../../domain/loan/document';
import { token } from '../theme/tokens';
import { FactList } from '../ui/FactList';
import { Section } from '../ui/Section';
import { usePrinting } from '../ui/usePrinting';
import { SummaryTab } from './SummaryTab';
import { useDateGroups } from './useDateGroups';

const Sheet = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: token('s4'),
  alignItems: 'start',
  breakBefore: 'page',
});

function Sheets({ loan }: { readonly loan: LoanDocument }) {
  const translate = useTranslate();
  const { dates, expiries } = useDateGroups(loan, pacificDate(new Date()));
  return (
    <Sheet>
      <Section title={translate('loan.summary.printed')}>
        <SummaryTab loan={loan} />
      </Section>
      <Section title={translate('loan.summary.importantDates')}>
        <FactList groups={[dates, expiries]} />
      </Section>
    </Sheet>
  );
}

/** The loan summary on paper, where the panel beside the page is not: all figures and dates, drawn only to be printed. */
export function PrintedSummary({ loan }: { readonly loan: LoanDocument }) {
  return usePrinting() ? <Sheets loan={loan} /> : null;
}
