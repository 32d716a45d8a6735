import { formatDate } from '../../../domain/format/date';
import type { LockSimulation, SimulatedDay } from '../../../domain/locks/lock-simulation.schemas';
import { priceText, usePricingText } from '../../pricing/public';
import { useMessageText } from '../../providers/i18n/useMessageText';
import { Box, Note, Row, Stack, Text } from '../../ui/layout/primitives';
import { useLockText } from '../useLockText';

const ways = ['extend', 'relock', 'float'] as const;
type Way = (typeof ways)[number];

interface Props {
  readonly simulation: LockSimulation;
  readonly day: SimulatedDay;
}

/** The three ways to close on a day, each with its price and its cost against the lock; the best one stands out. */
export function ClosingChoices({ simulation, day }: Props) {
  const { t, days } = useLockText();
  const { cost } = usePricingText();
  const messageText = useMessageText();
  const detail = (way: Way): string => {
    const found = day[way];
    if (!found) {
      const why = simulation.why[way];
      return why ? messageText(why) : t('simulator.notBy', { date: formatDate(day.date) });
    }
    const figures = { points: priceText(found.points), cost: cost(found.cost) };
    if (way === 'extend' && day.extend) {
      const by = days(day.extend.days.reduce((sum, one) => sum + one, 0));
      return t('simulator.extendDetail', { ...figures, days: by, expires: formatDate(day.extend.expiresOn) });
    }
    if (way === 'relock' && day.relock) {
      const on = formatDate(day.relock.on);
      return t('simulator.relockDetail', { ...figures, on, ceiling: priceText(day.relock.ceiling) });
    }
    return t('simulator.floatDetail', { ...figures, on: formatDate(day.float?.on) });
  };
  return (
    <Stack gap="s2">
      <Note as="h3" weight={500}>
        {t('simulator.choices', { date: formatDate(day.date) })}
      </Note>
      <Box as="ul">
        {ways.map((way, index) => (
          <Row as="li" key={way} gap="s3" justify="space-between" align="start" paddingBlock="s2" lineAbove={index > 0}>
            <Box minInlineSize={0}>
              <Text as="p" weight={500} color={day.best === way ? 'accent-text' : 'text'}>
                {t(`simulator.${way}`)}
              </Text>
              <Note as="p">{detail(way)}</Note>
            </Box>
            <Text weight={600} whiteSpace="nowrap" numeric>
              <bdi>{day[way] ? priceText(day[way].price) : '–'}</bdi>
            </Text>
          </Row>
        ))}
      </Box>
    </Stack>
  );
}
