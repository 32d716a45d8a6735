import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useNavigate } from 'react-router-dom';
import { addDays, formatDate, pacificDate } from '../../../domain/format/date';
import { LOCK_DAYS, locksOnDay, pausedLocksOnDay } from '../../../domain/loan/figures';
import type { HomeFigures } from '../../../domain/loan/home.schemas';
import { pipelinePath } from '../../../domain/pages/pipeline-path';
import { withOneReload } from '../../providers/chunks/with-one-reload';
import { useFormats } from '../../providers/i18n/useFormats';
import { Box, Row, Stack, Text } from '../../ui/layout/primitives';
import { Popover } from '../../ui/overlays';
import { PlainButton } from '../../ui/PlainButton';
import type { LockDay } from './lock-day';

const load = withOneReload('LockChart', async () => (await import('./LockChart')).LockChart);
const LockChart = lazy(async () => ({ default: await load() }));

/** Locks that expire today or tomorrow are urgent. */
const HOT_DAYS = 2;
const BAR_HEIGHT = 18;
const CHART_HEIGHT = 150;

interface Props {
  readonly byDay: HomeFigures['locksByDay'];
}

/** Every day that the figure beside it counts, also those without locks, with the locks of paused loans. */
function useLockDays(byDay: Props['byDay']): readonly LockDay[] {
  const today = pacificDate(new Date());
  return Array.from({ length: LOCK_DAYS + 1 }, (_, days) => {
    const date = addDays(today, days);
    const { loans, paused } = byDay.find((day) => day.date === date) ?? { loans: 0, paused: 0 };
    return { days, date, loans, paused, hot: days < HOT_DAYS };
  });
}

const allOf = ({ loans, paused }: LockDay): number => loans + paused;

function Bars({ days }: { readonly days: readonly LockDay[] }) {
  const most = Math.max(1, ...days.map(allOf));
  return (
    <Row as="span" gap={3} align="flex-end" blockSize={BAR_HEIGHT} aria-hidden="true">
      {days.map((day) => (
        <Box
          as="i"
          inlineSize={6}
          radius={1}
          background={day.hot && allOf(day) > 0 ? 'dot-orange' : 'line-strong'}
          key={day.date}
          style={{ blockSize: Math.max(3, Math.round((allOf(day) / most) * BAR_HEIGHT)) }}
        />
      ))}
    </Row>
  );
}

/** Expiring locks by day: small bars that open a chart. A day of the chart, or of the list below it, filters the pipeline. */
export function LockDays({ byDay }: Props) {
  const translate = useTranslate();
  const { count, relativeDay } = useFormats();
  const navigate = useNavigate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const days = useLockDays(byDay);
  const close = (): void => setAnchor(null);
  const title = translate('loan.pipeline.locksByDay');
  return (
    <>
      <PlainButton
        alignSelf="center"
        aria-label={title}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Bars days={days} />
      </PlainButton>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': title } }}
      >
        <Stack gap="s3" padding="s4" inlineSize="min(420px, 92vw)">
          <Text as="h3" size="body" weight={600}>
            {title}
          </Text>
          <div dir="ltr" aria-hidden="true">
            <Suspense fallback={<Skeleton variant="rounded" height={CHART_HEIGHT} />}>
              <LockChart
                days={days}
                height={CHART_HEIGHT}
                onPick={(day) => {
                  close();
                  navigate(pipelinePath(locksOnDay(day.days)));
                }}
              />
            </Suspense>
          </div>
          <Stack as="ul" columns="1fr 1fr" gap="0 s5">
            {days.map((day) => (
              <li key={day.date}>
                <Row
                  as={Link}
                  justify="space-between"
                  gap="s3"
                  minBlockSize={28}
                  color="text"
                  onTouch={{ minBlockSize: 44 }}
                  to={pipelinePath(locksOnDay(day.days))}
                  onClick={close}
                >
                  <span>
                    {relativeDay(day.days)} <bdi>{formatDate(day.date)}</bdi>
                  </span>
                  <Text as="b" weight={500}>
                    {count(day.loans)}
                  </Text>
                </Row>
                {day.paused > 0 && (
                  <Text
                    as={Link}
                    size="small"
                    color="text-2"
                    to={pipelinePath(pausedLocksOnDay(day.days))}
                    onClick={close}
                  >
                    {translate('loan.pipeline.pausedLocks', { loans: count(day.paused) })}
                  </Text>
                )}
              </li>
            ))}
          </Stack>
        </Stack>
      </Popover>
    </>
  );
}
