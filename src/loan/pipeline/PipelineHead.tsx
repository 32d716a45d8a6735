import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { addDays, formatDate, pacificDate } from '../../../domain/format/date';
import { statusColors } from '../../../domain/loan/status';
import { useFormats } from '../../providers/i18n/useFormats';
import { useQuickPanelData } from '../../shell/home/useQuickPanelData';
import { token } from '../../theme/tokens';
import { Box, Row, Text } from '../../ui/layout/primitives';
import { dotToken } from '../../ui/StatusDot';

const DAYS = 7;
/** Locks that expire today or tomorrow are urgent. */
const HOT_DAYS = 2;
const BAR_HEIGHT = 18;

const Strip = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  flex: 'none',
  borderBlockEnd: token('border'),
  background: token('canvas'),
  '& > div': { padding: `${token('s3')} ${token('s4')}` },
  '& > div:nth-of-type(2)': { borderInlineStart: token('border') },
  '& > div:nth-of-type(3)': { gridColumn: '1 / -1', borderBlockStart: token('border') },
  '& h2': { color: token('text-3'), fontSize: token('fs-small'), fontWeight: 500, lineHeight: '16px' },
  '& .value': { display: 'flex', gap: 10, alignItems: 'baseline', lineHeight: '24px' },
  '& .value b': { fontSize: token('fs-h2'), fontWeight: 600 },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'auto auto minmax(0, 1fr)',
    '& > div': { paddingBlock: 7, paddingInlineEnd: token('s5') },
    '& > div:nth-of-type(3)': { gridColumn: 'auto', borderBlockStart: 0, borderInlineStart: token('border') },
  },
}));

const Days = styled('span')({
  display: 'flex',
  gap: 3,
  alignItems: 'flex-end',
  alignSelf: 'center',
  blockSize: BAR_HEIGHT,
});

function LockBars({ byDay }: { readonly byDay: readonly { readonly date: string; readonly loans: number }[] }) {
  const translate = useTranslate();
  const today = pacificDate(new Date());
  const days = Array.from({ length: DAYS }, (_, offset) => {
    const date = addDays(today, offset);
    return { date, loans: byDay.find((day) => day.date === date)?.loans ?? 0, hot: offset < HOT_DAYS };
  });
  const most = Math.max(1, ...days.map(({ loans }) => loans));
  return (
    <Days aria-hidden="true">
      {days.map(({ date, loans, hot }) => (
        <Box
          as="i"
          inlineSize={6}
          radius={1}
          background={hot && loans > 0 ? 'dot-orange' : 'line-strong'}
          key={date}
          title={translate('loan.pipeline.locksOn', { date: formatDate(date), count: loans })}
          style={{ blockSize: Math.max(3, Math.round((loans / most) * BAR_HEIGHT)) }}
        />
      ))}
    </Days>
  );
}

/** Figures above the list: expiring locks, open conditions, and active loans by status color. */
export function PipelineHead() {
  const translate = useTranslate();
  const { count } = useFormats();
  const { data } = useQuickPanelData();
  if (!data) return null;
  const groups = data.groups.filter(({ tab, loans }) => tab === 0 && loans > 0);
  return (
    <Strip aria-label={translate('loan.pipeline.overview')}>
      <div>
        <h2>{translate('loan.pipeline.locks')}</h2>
        <p className="value">
          <b>{count(data.locksExpiring)}</b>
          <LockBars byDay={data.locksByDay} />
        </p>
      </div>
      <div>
        <h2>{translate('loan.pipeline.conditions')}</h2>
        <p className="value">
          <b>{count(data.conditionsWaiting)}</b>
        </p>
      </div>
      <div>
        <h2>{translate('loan.pipeline.byStatus')}</h2>
        <Row gap={2} blockSize={6} marginBlock="3 5" align="stretch" aria-hidden="true">
          {groups.map(({ group, loans }) => (
            <Box as="i" radius={1} key={group} style={{ flexGrow: loans, background: dotToken(statusColors[group]) }} />
          ))}
        </Row>
        <Row as="ul" wrap gap="4 s5" color="text-2" size="small" lineHeight="15px" align="stretch">
          {groups.map(({ group, loans }) => (
            <Row as="li" display="inline-flex" gap={6} whiteSpace="nowrap" key={group}>
              <Box
                as="i"
                inlineSize={8}
                blockSize={8}
                radius="full"
                aria-hidden="true"
                style={{ background: dotToken(statusColors[group]) }}
              />
              {translate(`loan.pipeline.groups.${group}`)}{' '}
              <Text as="b" color="text" weight={500}>
                {count(loans)}
              </Text>
            </Row>
          ))}
        </Row>
      </div>
    </Strip>
  );
}
