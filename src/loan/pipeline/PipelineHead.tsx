import { useTranslate } from 'react-admin';
import { addDays, formatDate, pacificDate } from '../../../domain/format/date';
import { statusColors } from '../../../domain/loan/status';
import { useFormats } from '../../providers/i18n/useFormats';
import { useQuickPanelData } from '../../shell/home/useQuickPanelData';
import { Box, type ElementProps, Row, Stack, Text } from '../../ui/layout/primitives';
import { dotToken } from '../../ui/StatusDot';

const DAYS = 7;
/** Locks that expire today or tomorrow are urgent. */
const HOT_DAYS = 2;
const BAR_HEIGHT = 18;

const cell = { padding: 's3 s4' } as const;
const wideCell = { paddingBlock: 7, paddingInlineEnd: 's5' } as const;

const Title = (props: ElementProps<'h2'>) => (
  <Text as="h2" color="text-3" size="small" weight={500} lineHeight="16px" {...props} />
);
const Value = (props: ElementProps<'p'>) => <Row as="p" gap={10} align="baseline" lineHeight="24px" {...props} />;
const Count = (props: ElementProps<'b'>) => <Text as="b" size="h2" weight={600} {...props} />;

function LockBars({ byDay }: { readonly byDay: readonly { readonly date: string; readonly loans: number }[] }) {
  const translate = useTranslate();
  const today = pacificDate(new Date());
  const days = Array.from({ length: DAYS }, (_, offset) => {
    const date = addDays(today, offset);
    return { date, loans: byDay.find((day) => day.date === date)?.loans ?? 0, hot: offset < HOT_DAYS };
  });
  const most = Math.max(1, ...days.map(({ loans }) => loans));
  return (
    <Row as="span" gap={3} align="flex-end" alignSelf="center" blockSize={BAR_HEIGHT} aria-hidden="true">
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
    </Row>
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
    <Stack
      as="section"
      columns="1fr 1fr"
      flex="none"
      lineBelow
      background="canvas"
      fromMd={{ columns: 'auto auto minmax(0, 1fr)' }}
      aria-label={translate('loan.pipeline.overview')}
    >
      <Box {...cell} fromMd={wideCell}>
        <Title>{translate('loan.pipeline.locks')}</Title>
        <Value>
          <Count>{count(data.locksExpiring)}</Count>
          <LockBars byDay={data.locksByDay} />
        </Value>
      </Box>
      <Box {...cell} lineStart fromMd={wideCell}>
        <Title>{translate('loan.pipeline.conditions')}</Title>
        <Value>
          <Count>{count(data.conditionsWaiting)}</Count>
        </Value>
      </Box>
      <Box
        {...cell}
        gridColumn="1 / -1"
        lineAbove
        fromMd={{ ...wideCell, gridColumn: 'auto', lineAbove: 'none', lineStart: true }}
      >
        <Title>{translate('loan.pipeline.byStatus')}</Title>
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
      </Box>
    </Stack>
  );
}
