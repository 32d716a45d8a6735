import { Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import type { SystemState as State } from '../../domain/system/system.schemas';
import { queryKeys } from '../providers/data/query-keys';
import { useFormats } from '../providers/i18n/useFormats';
import { ErrorState } from '../ui/ErrorState';
import { FactList } from '../ui/FactList';
import { FactSkeleton } from '../ui/FactSkeleton';
import { Box } from '../ui/layout/primitives';
import { Section } from '../ui/Section';
import { SystemTable } from './SystemTable';
import { systemCalls } from './system-calls';

function Process({ startedAt, memoryMb, streams, versions }: State) {
  const translate = useTranslate();
  const { instant, count } = useFormats();
  const fact = (name: string, value: string) => ({
    key: name,
    label: translate(`selfTest.system.${name}`),
    value: <bdi>{value}</bdi>,
  });
  return (
    <Box padding="s3 s4">
      <FactList
        groups={[
          [fact('portal', versions.portal), fact('node', versions.node), fact('database', versions.database)],
          [
            fact('startedAt', instant(startedAt)),
            fact('memory', translate('selfTest.system.megabytes', { count: count(memoryMb) })),
            fact('streams', count(streams)),
          ],
        ]}
      />
    </Box>
  );
}

/** What the running portal is doing: versions, orders that are not finished, and the slowest calls. */
export function SystemState() {
  const translate = useTranslate();
  const { instant, count } = useFormats();
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: queryKeys.systemState(),
    queryFn: ({ signal }) => systemCalls.read(signal),
    staleTime: 0,
  });
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  const below = (limit: number): string => translate('selfTest.system.below', { time: count(limit) });
  return (
    <>
      <Section
        flush
        title={translate('selfTest.system.title')}
        aside={
          <Button disabled={isFetching} onClick={() => void refetch()}>
            {translate('selfTest.system.refresh')}
          </Button>
        }
      >
        {data ? <Process {...data} /> : <FactSkeleton groups={[3, 3]} />}
      </Section>
      <Section flush title={translate('selfTest.system.orders')}>
        <SystemTable
          label={translate('selfTest.system.orders')}
          heads={['kind', 'open', 'retrying', 'oldest']}
          none="selfTest.system.noOrders"
          rows={data?.orders.map(({ kind, open, retrying, oldestAt }) => [
            translate(`selfTest.system.kinds.${kind}`, { _: kind }),
            count(open),
            count(retrying),
            instant(oldestAt),
          ])}
        />
      </Section>
      <Section flush title={translate('selfTest.system.slowCalls')}>
        <SystemTable
          label={translate('selfTest.system.slowCalls')}
          heads={['call', 'count', 'median', 'slowest5']}
          none="selfTest.system.noCalls"
          rows={data?.slowCalls.map(({ call, count: calls, median, slowest5 }) => [
            call,
            count(calls),
            below(median),
            below(slowest5),
          ])}
        />
      </Section>
    </>
  );
}
