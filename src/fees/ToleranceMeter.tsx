import type { Tolerance } from '../../domain/fees/tolerance';
import type { WorksheetLine } from '../../domain/fees/worksheet';
import { token } from '../theme/tokens';
import { Box, Note, Row, Stack, Text } from '../ui/layout/primitives';
import { amountText, moneyText, useFeesText } from './useFeesText';

interface Props {
  readonly tolerance: Tolerance;
  readonly lines: readonly WorksheetLine[];
}

interface MeterProps {
  readonly title: string;
  readonly middle?: string;
  readonly end: string;
  readonly bad: boolean;
  readonly note?: string | undefined;
  readonly children?: React.ReactNode;
}

function Meter({ title, middle, end, bad, note, children }: MeterProps) {
  return (
    <Stack gap="s1">
      <Row justify="space-between" gap="s3" size="body">
        <Text weight={500}>{title}</Text>
        {middle && <Note>{middle}</Note>}
        <Text color={bad ? 'bad-text' : 'text-3'} numeric>
          {end}
        </Text>
      </Row>
      {children}
      {note && <Note>{note}</Note>}
    </Stack>
  );
}

/** The zero bucket: a tick for each line, red above its baseline. */
function Ticks({ tolerance, lines }: Props) {
  const over = new Set(tolerance.zero.lines.map(({ id }) => id));
  return (
    <Row gap={2} aria-hidden>
      {lines
        .filter(({ bucket }) => bucket === 'zero')
        .map(({ id }) => (
          <Box key={id} flex="1" blockSize={6} radius="s" background={over.has(id) ? 'bad-text' : 'text-3'} />
        ))}
    </Row>
  );
}

/** The ten percent bucket: how much of the limit is used, and what is beyond. */
function Bar({ limit, actual }: Tolerance['ten']) {
  const whole = Math.max(limit, actual, 1);
  const share = (cents: number): string => `${Math.round((100 * cents) / whole)}%`;
  return (
    <Row blockSize={6} radius="s" background="sunken" overflow="hidden" position="relative" aria-hidden>
      <Box blockSize="100%" background="text-3" style={{ inlineSize: share(Math.min(actual, limit)) }} />
      <Box blockSize="100%" background="bad-text" style={{ inlineSize: share(Math.max(0, actual - limit)) }} />
      {actual > limit && (
        <Box
          position="absolute"
          insetBlock={0}
          inlineSize={2}
          style={{ insetInlineStart: share(limit), background: token('text') }}
        />
      )}
    </Row>
  );
}

/** The good faith test by bucket, and what the lender owes. */
export function ToleranceMeter({ tolerance, lines }: Props) {
  const { t, lineName } = useFeesText();
  const { zero, ten, credit, cure } = tolerance;
  const names = zero.lines.flatMap(({ id }) => lines.filter((line) => line.id === id).map(lineName));
  const free = lines.filter(({ bucket }) => bucket === 'none').length;
  const status = (excess: number, rest: string): string =>
    excess > 0 ? t('over', { amount: amountText(excess) }) : rest;
  return (
    <Stack gap="s4">
      <Meter
        title={t('buckets.zero')}
        end={status(zero.excess, t('within'))}
        bad={zero.excess > 0}
        note={names.join(', ') || undefined}
      >
        <Ticks tolerance={tolerance} lines={lines} />
      </Meter>
      <Meter
        title={t('buckets.ten')}
        middle={t('ofLimit', { actual: amountText(ten.actual), limit: amountText(ten.limit) })}
        end={status(ten.excess, t('left', { amount: amountText(ten.left) }))}
        bad={ten.excess > 0}
      >
        <Bar {...ten} />
      </Meter>
      {credit.shortfall > 0 && (
        <Meter title={t('lenderCredits')} end={t('short', { amount: amountText(credit.shortfall) })} bad />
      )}
      <Meter title={t('buckets.none')} end={t('notTested', { count: free, smart_count: free })} bad={false} />
      {cure > 0 && (
        <Row
          justify="space-between"
          gap="s3"
          padding="s3"
          radius="m"
          background="bad-tint"
          color="bad-text"
          weight={500}
        >
          <span>{t('cureDue')}</span>
          <Text numeric>
            <bdi dir="ltr">{moneyText(cure)}</bdi>
          </Text>
        </Row>
      )}
    </Stack>
  );
}
