import { styled } from '@mui/material/styles';
import { CalendarX2 } from 'lucide-react';
import { useTranslate } from 'react-admin';
import type { Gap } from '../../../domain/application/requirements/history';
import { formatDate } from '../../../domain/format/date';
import { token } from '../../theme/tokens';

const Note = styled('p')({
  display: 'grid',
  gridTemplateColumns: '16px minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: token('s3'),
  padding: `${token('s2')} ${token('s4')}`,
  borderBlockStart: token('border'),
  background: token('warn-tint'),
  color: token('warn-text'),
  fontSize: token('fs-small'),
});

const isolated = (date: string): string => `\u2066${formatDate(date)}\u2069`;

/** A time without a job, between the jobs around it. */
export function GapNote({ from, to }: Gap) {
  const translate = useTranslate();
  return (
    <Note>
      <CalendarX2 size={16} strokeWidth={1.6} aria-hidden />
      <span>{translate('applicationRecords.gap', { from: isolated(from), to: isolated(to) })}</span>
    </Note>
  );
}
