import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import type { SheetAnswer } from '../../../domain/pricing/rate-publication.schemas';
import { queryKeys } from '../../providers/data/query-keys';
import { ErrorState } from '../../ui/ErrorState';
import { FactSkeleton } from '../../ui/FactSkeleton';
import { ScrollingTable } from '../../ui/ScrollingTable';
import { referenceCalls } from '../reference-calls';
import { PriceHead, PriceText } from './PriceText';

type Prices = SheetAnswer['prices'];

const none = { before: null, after: null } as const;

/** Prices by rate, then by lock period. */
function byRate(prices: Prices): readonly (readonly [string, Prices])[] {
  const rates = new Map<string, Prices[number][]>();
  for (const price of prices) rates.set(price.rate, [...(rates.get(price.rate) ?? []), price]);
  return [...rates];
}

/** All prices of a program in an upload: a row per rate, a column per lock period. */
export function PriceGrid({ publication, program }: { readonly publication: string; readonly program: string }) {
  const translate = useTranslate();
  const { data, error, refetch } = useQuery({
    queryKey: queryKeys.rateSheet(publication, program),
    queryFn: ({ signal }) => referenceCalls.rateSheet(publication, program, signal),
  });
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <FactSkeleton groups={[6]} />;
  const days = [...new Set(data.prices.map((price) => price.days))].sort((one, other) => one - other);
  return (
    <ScrollingTable label={translate('programs.rates.pricesOf', { name: data.name })}>
      <thead>
        <tr>
          <th scope="col">{translate('programs.rates.rate')}</th>
          {days.map((count) => (
            <th key={count} scope="col" data-numeric>
              <PriceHead>{translate('programs.rates.days', { smart_count: count, count })}</PriceHead>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {byRate(data.prices).map(([rate, prices]) => (
          <tr key={rate}>
            <th scope="row">
              <bdi dir="ltr">{rate}%</bdi>
            </th>
            {days.map((count) => (
              <td key={count} data-numeric>
                <PriceText {...(prices.find((price) => price.days === count) ?? none)} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </ScrollingTable>
  );
}
