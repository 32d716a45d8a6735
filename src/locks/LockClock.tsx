import { formatDate, pacificDate } from '../../domain/format/date';
import type { LockFacts } from '../../domain/locks/lock.schemas';
import { Box, Row, Text } from '../ui/layout/primitives';
import type { LayoutProps } from '../ui/layout/style-props';
import { clockCells, type DayCell } from './lock-figures';
import { useLockText } from './useLockText';

const looks: Readonly<Record<DayCell, LayoutProps>> = {
  past: { background: 'line-strong' },
  today: { background: 'accent', ring: 'text' },
  ahead: { background: 'accent' },
  gap: { border: 'strong', background: 'warn-tint' },
  more: { border: 'dashed', background: 'accent-tint' },
};

interface Props {
  readonly lock: LockFacts;
  readonly closing: string | null;
  /** Where an extension that is being asked for leads. */
  readonly extendedTo: string | null;
}

/** The days of a lock in a row, one cell each, with its ends in words. */
export function LockClock({ lock, closing, extendedTo }: Props) {
  const { t, days } = useLockText();
  const today = pacificDate(new Date());
  const cells = clockCells({ lockDate: lock.lockDate, expiresOn: lock.expiresOn, today, closing, extendedTo });
  const isLate = closing !== null && closing > lock.expiresOn;
  const term =
    lock.extendedBy > 0 ? t('termExtended', { days: days(lock.days), by: days(lock.extendedBy) }) : days(lock.days);
  return (
    <Box border radius="l" background="surface" padding="s3 s4" size="small">
      <Row wrap justify="space-between" gap="0 s4" color="text-2" marginBlockEnd="s2">
        <span>{t(lock.kind === 'relock' ? 'relockedOn' : 'lockedOn', { date: formatDate(lock.lockDate) })}</span>
        <span>{t('expiresOn', { date: formatDate(lock.expiresOn) })}</span>
      </Row>
      <Row gap={2} aria-hidden="true" dir="inherit">
        {cells.map((cell, day) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its day
          <Box key={day} as="i" flex="1 1 0" minInlineSize={0} blockSize={14} radius={2} {...looks[cell]} />
        ))}
      </Row>
      <Row wrap justify="space-between" gap="0 s4" color="text-3" marginBlockStart="s2">
        <span>{term}</span>
        {extendedTo !== null && <span>{t('extendedTo', { date: formatDate(extendedTo) })}</span>}
        {isLate && <Text color="warn-text">{t('closingOn', { date: formatDate(closing) })}</Text>}
      </Row>
    </Box>
  );
}
