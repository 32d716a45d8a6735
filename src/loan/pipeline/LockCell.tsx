import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { daysBetween, formatDate, pacificDate } from '../../../domain/format/date';
import type { PipelineRow } from '../../../domain/loan/pipeline.schemas';
import { useFieldText } from '../../fields/useFieldText';
import { token } from '../../theme/tokens';

const LOCKED = '1';
const URGENT_DAYS = 3;
const SOON_DAYS = 7;

const Line = styled('span')({
  display: 'flex',
  gap: token('s2'),
  '& .state': { flex: 1, minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
  '& .days': { minInlineSize: 28, textAlign: 'end' },
  '&[data-locked="false"]': { color: token('text-3') },
});

const colorOf = (days: number): string =>
  token(days <= URGENT_DAYS ? 'bad-text' : days <= SOON_DAYS ? 'warn-text' : 'text-3');

/** The lock of a loan: its status, when it expires, and in how many days; orange within 7 days, red within 3. */
export function LockCell({ row, brief }: { readonly row: PipelineRow; readonly brief?: boolean }) {
  const translate = useTranslate();
  const text = useFieldText();
  const state = text('sRateLockStatusT', row.sRateLockStatusT ?? '0');
  const ends = row.sRateLockStatusT === LOCKED ? row.sRLckdExpiredD : null;
  const days = ends === null ? null : daysBetween(pacificDate(new Date()), ends);
  return (
    <Line data-locked={ends !== null}>
      <span className="state">{state}</span>
      {ends !== null && !brief ? <bdi>{formatDate(ends)}</bdi> : null}
      {days === null ? null : (
        <bdi className="days" style={{ color: colorOf(days), fontWeight: days <= SOON_DAYS ? 500 : 400 }}>
          {translate('loan.pipeline.days', { count: days, smart_count: days })}
        </bdi>
      )}
    </Line>
  );
}
