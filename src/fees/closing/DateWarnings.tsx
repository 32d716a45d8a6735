import { Alert } from '@mui/material';
import { generalCalendar } from '../../../domain/disclosure/calendar/business-days';
import { dateWarnings, type PlannedDays } from '../../../domain/disclosure/calendar/date-warnings';
import { formatDate } from '../../../domain/format/date';
import { useLender } from '../../shell/lender';
import { useClosingText } from './useClosingText';

interface Props {
  readonly loan: PlannedDays;
  /** By the disclosures of the loan. */
  readonly firstClosing?: string | undefined;
}

/** What is wrong with the planned days of a closing. */
export function DateWarnings({ loan, firstClosing }: Props) {
  const t = useClosingText();
  return dateWarnings(loan, generalCalendar(useLender()), firstClosing).map(({ code, date }) => (
    <Alert key={code} severity={code === 'closingOnHoliday' ? 'info' : 'warning'}>
      {t(code, { date: formatDate(date) })}
    </Alert>
  ));
}
