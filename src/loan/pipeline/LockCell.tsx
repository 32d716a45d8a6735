import { useTranslate } from 'react-admin';
import { daysBetween, formatDate, pacificDate } from '../../../domain/format/date';
import type { PipelineRow } from '../../../domain/loan/pipeline.schemas';
import { token } from '../../theme/tokens';
import { Row, Text } from '../../ui/layout/primitives';
import { usePipelineText } from './usePipelineText';

const LOCKED = '1';
const ACTIVE_TAB = 0;
const URGENT_DAYS = 3;
const SOON_DAYS = 7;

const colorOf = (days: number): string =>
  token(days <= URGENT_DAYS ? 'bad-text' : days <= SOON_DAYS ? 'warn-text' : 'text-3');

/** Days that are left of a lock; orange within 7 days, red within 3. */
function DaysLeft({ days }: { readonly days: number }) {
  const translate = useTranslate();
  return (
    <Text
      as="bdi"
      minInlineSize={28}
      textAlign="end"
      style={{ color: colorOf(days), fontWeight: days <= SOON_DAYS ? 500 : 400 }}
    >
      {days < 0
        ? translate('loan.pipeline.expired')
        : translate('loan.pipeline.days', { count: days, smart_count: days })}
    </Text>
  );
}

/** The lock of a loan: status and expiration, and of an active loan the days left. */
export function LockCell({ row, brief }: { readonly row: PipelineRow; readonly brief?: boolean }) {
  const text = usePipelineText();
  const state = text('sRateLockStatusT', row.sRateLockStatusT ?? '0');
  const ends = row.sRateLockStatusT === LOCKED ? row.sRLckdExpiredD : null;
  const days = ends === null || row.tab !== ACTIVE_TAB ? null : daysBetween(pacificDate(new Date()), ends);
  return (
    // The days end where the next column starts, so the two need more room than two texts.
    <Row
      as="span"
      gap="s2"
      color={ends === null ? 'text-3' : undefined}
      align="stretch"
      paddingInlineEnd={days === null ? 0 : 's3'}
    >
      <Text flex={1} minInlineSize={0} overflow="hidden" textOverflow="ellipsis">
        {state}
      </Text>
      {ends !== null && !brief ? <bdi>{formatDate(ends)}</bdi> : null}
      {days === null ? null : <DaysLeft days={days} />}
    </Row>
  );
}
