import type { Tolerance } from '../../domain/fees/tolerance';
import type { WorksheetLine } from '../../domain/fees/worksheet';
import type { Cents } from '../../domain/numbers/fixed';
import { Box, Note, Row, Stack, Text } from '../ui/layout/primitives';
import { amountText, moneyText, useFeesText } from './useFeesText';

interface Props {
  readonly tolerance: Tolerance;
  /** What the lender has not given back yet. */
  readonly owed: Cents;
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
function Ticks({ tolerance, lines }: Omit<Props, 'owed'>) {
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

/** An excess is seen, however small. */
const LEAST_EXCESS = 8;

/** The ten percent bucket: how much of the limit is used, and what is beyond. */
function Bar({ limit, actual }: Tolerance['ten']) {
  const whole = Math.max(limit, actual, 1);
  const share = (cents: number): string => `${Math.round((100 * cents) / whole)}%`;
  return (
    <Row blockSize={6} radius="s" background="sunken" overflow="hidden" aria-hidden>
      <Box
        blockSize="100%"
        background="text-3"
        flex="0 1 auto"
        style={{ inlineSize: share(Math.min(actual, limit)) }}
      />
      {actual > limit && (
        <>
          <Box blockSize="100%" inlineSize={2} flex="none" background="text" />
          <Box blockSize="100%" minInlineSize={LEAST_EXCESS} flex="1" background="bad-text" />
        </>
      )}
    </Row>
  );
}

/** The good faith test by bucket, and what the lender owes. */
export function ToleranceMeter({ tolerance, owed, lines }: Props) {
  const { t, lineName } = useFeesText();
  const { zero, ten, credit } = tolerance;
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
      {owed > 0 && (
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
            <bdi dir="ltr">{moneyText(owed)}</bdi>
          </Text>
        </Row>
      )}
    </Stack>
  );
}
