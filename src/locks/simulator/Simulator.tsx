import { Button } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, useState } from 'react';
import type { BrokerLock } from '../../../domain/locks/lock.schemas';
import { withOneReload } from '../../providers/chunks/with-one-reload';
import { queryKeys } from '../../providers/data/query-keys';
import { token } from '../../theme/tokens';
import { ChartFrame } from '../../ui/ChartFrame';
import { Row, Stack, Text } from '../../ui/layout/primitives';
import { Section } from '../../ui/Section';
import { locksCalls } from '../locks-calls';
import { useLockText } from '../useLockText';
import { ClosingChoices } from './ClosingChoices';
import { ClosingInput } from './ClosingInput';
import { SimulatorTable } from './SimulatorTable';
import { useAdvice } from './useAdvice';

const load = withOneReload('SimulatorChart', async () => (await import('./SimulatorChart')).SimulatorChart);
const SimulatorChart = lazy(async () => ({ default: await load() }));

/** What closing on each day ahead would cost: extended now, locked again later, or at the market. */
export function Simulator({ lock }: { readonly lock: BrokerLock }) {
  const { t } = useLockText();
  const [closing, setClosing] = useState(lock.closing?.on ?? null);
  const [isTable, setIsTable] = useState(false);
  const { data, error, refetch, isPending } = useQuery({
    queryKey: [...queryKeys.lock(lock.loanNum), 'simulation', lock.version, closing],
    queryFn: ({ signal }) => locksCalls.simulate(lock.loanNum, closing, signal),
    placeholderData: keepPreviousData,
    retry: false,
  });
  const { day, say, words } = useAdvice(data);
  return (
    <Section
      title={t('simulator.title')}
      aside={
        <Button size="small" variant="text" aria-pressed={isTable} onClick={() => setIsTable(!isTable)}>
          {t(isTable ? 'simulator.asChart' : 'simulator.asTable')}
        </Button>
      }
    >
      <Stack gap="s3">
        <Row wrap align="end" justify="space-between" gap="s3">
          <Text as="p" flex="1 1 280px" size="text" role="status">
            {say}
          </Text>
          <ClosingInput
            label={t('simulator.closing')}
            day={closing}
            min={data?.days[0]?.date}
            max={data?.days.at(-1)?.date}
            onChange={setClosing}
          />
        </Row>
        {isTable && data ? (
          <SimulatorTable simulation={data} />
        ) : (
          <ChartFrame
            title={t('simulator.chart')}
            words={words}
            height={220}
            loading={isPending}
            error={data ? undefined : error}
            onRetry={() => void refetch()}
            legend={[
              { label: t('simulator.extend'), color: token('accent') },
              { label: t('simulator.relock'), color: token('text-2') },
              { label: t('simulator.float'), color: token('dot-amber') },
            ]}
          >
            {data && <SimulatorChart simulation={data} />}
          </ChartFrame>
        )}
        {data && day && <ClosingChoices simulation={data} day={day} />}
      </Stack>
    </Section>
  );
}
