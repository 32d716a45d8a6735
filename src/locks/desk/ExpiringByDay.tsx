import { useQuery } from '@tanstack/react-query';
import { formatDate } from '../../../domain/format/date';
import type { ExpiringLocks } from '../../../domain/locks/lock-desk.schemas';
import { queryKeys } from '../../providers/data/query-keys';
import { useFormats } from '../../providers/i18n/useFormats';
import { token } from '../../theme/tokens';
import { ErrorState } from '../../ui/ErrorState';
import { Dot } from '../../ui/layout/Dot';
import { Box, Note, Row, Stack, Text } from '../../ui/layout/primitives';
import { Section } from '../../ui/Section';
import { locksCalls } from '../locks-calls';
import { useLockText } from '../useLockText';

const HEIGHT = 96;
const URGENT = 3;
const SOON = 7;
/** Keeps the line of a text that is missing, so that the days stay aligned. */
const BLANK = '\u00a0';

type Day = ExpiringLocks['days'][number];

/** Locks that end before their closing, by how soon they do: days from `from` on. */
const lateGroups = [
  { name: 'lateUrgent', upTo: URGENT, from: URGENT, color: 'dot-red' },
  { name: 'lateSoon', upTo: SOON, from: SOON, color: 'dot-orange' },
  { name: 'lateLater', upTo: Number.POSITIVE_INFINITY, from: SOON, color: 'text-3' },
] as const;

const lateColor = (place: number): string => token(lateGroups.find(({ upTo }) => place <= upTo)?.color ?? 'text-3');

function Bar({ day, place, most }: { readonly day: Day; readonly place: number; readonly most: number }) {
  const { t } = useLockText();
  const { count } = useFormats();
  const height = (loans: number): number => (most === 0 ? 0 : Math.round((loans / most) * HEIGHT));
  const all = day.onTime + day.late;
  return (
    <Stack as="li" gap="s1" justifyItems="center" minInlineSize={52} size="small">
      <Text weight={600}>{all > 0 ? count(all) : BLANK}</Text>
      <Stack
        inlineSize="100%"
        alignContent="end"
        gap={2}
        blockSize={HEIGHT}
        lineBelow={all === 0 ? 'dashed' : 'none'}
        aria-hidden="true"
      >
        <Box background="line-strong" radius={2} style={{ blockSize: height(day.onTime) }} />
        <Box
          radius={2}
          style={{ blockSize: day.late > 0 ? Math.max(3, height(day.late)) : 0, background: lateColor(place) }}
        />
      </Stack>
      <Text color={day.isBusinessDay ? 'text-2' : 'text-3'} whiteSpace="nowrap">
        <bdi>{formatDate(day.date).slice(0, 5)}</bdi>
      </Text>
      <Note>
        {day.late > 0
          ? t('desk.lateCount', { count: count(day.late) })
          : day.isBusinessDay
            ? BLANK
            : t('desk.closedDay')}
      </Note>
    </Stack>
  );
}

/** How many locks end on each day ahead, and how many of them before their closing. */
export function ExpiringByDay() {
  const { t } = useLockText();
  const { count } = useFormats();
  const { data, error, refetch } = useQuery({
    queryKey: [...queryKeys.lockDesk(), 'expiring'],
    queryFn: ({ signal }) => locksCalls.expiring(signal),
  });
  const days = data?.days ?? [];
  const most = Math.max(0, ...days.map(({ onTime, late }) => onTime + late));
  const sum = (of: (day: Day) => number): number => days.reduce((total, day) => total + of(day), 0);
  const aside =
    data &&
    t('desk.expiringSum', { all: count(sum((day) => day.onTime + day.late)), late: count(sum((day) => day.late)) });
  return (
    <Section title={t('desk.expiring')} aside={aside}>
      {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {data && (
        <Stack gap="s3">
          <Row wrap gap="s1 s4" size="small" color="text-2">
            <Row gap={6}>
              <Dot fill={token('line-strong')} />
              {t('desk.onTime')}
            </Row>
            {lateGroups.map(({ name, from, color }) => (
              <Row gap={6} key={name}>
                <Dot fill={token(color)} />
                {t(`desk.${name}`, { days: count(from) })}
              </Row>
            ))}
          </Row>
          <Box overflow="auto" tabIndex={0} role="group" aria-label={t('desk.expiring')}>
            <Stack as="ul" gridAutoFlow="column" gridAutoColumns="minmax(52px, 1fr)" gap="s1">
              {days.map((day, place) => (
                <Bar key={day.date} day={day} place={place} most={most} />
              ))}
            </Stack>
          </Box>
        </Stack>
      )}
    </Section>
  );
}
