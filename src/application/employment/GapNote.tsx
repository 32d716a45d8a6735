import { CalendarX2 } from 'lucide-react';
import { useTranslate } from 'react-admin';
import type { Gap } from '../../../domain/application/requirements/history';
import { formatDate } from '../../../domain/format/date';
import { Stack } from '../../ui/layout/primitives';

const isolated = (date: string): string => `\u2066${formatDate(date)}\u2069`;

/** An employment gap, shown between the surrounding jobs. */
export function GapNote({ from, to }: Gap) {
  const translate = useTranslate();
  return (
    <Stack
      as="p"
      columns="16px minmax(0, 1fr)"
      align="center"
      columnGap="s3"
      padding="s2 s4"
      lineAbove
      background="warn-tint"
      color="warn-text"
      size="small"
    >
      <CalendarX2 size={16} strokeWidth={1.6} aria-hidden />
      <span>{translate('applicationRecords.gap', { from: isolated(from), to: isolated(to) })}</span>
    </Stack>
  );
}
