import { useQueries } from '@tanstack/react-query';
import { usePortalData } from '../../providers/data/portal-data-provider';
import { queryKeys } from '../../providers/data/query-keys';
import { useFormats } from '../../providers/i18n/useFormats';

/** `Los Angeles County, CA`; the FIPS code of a county that has no name here. */
export const countyText = ({ fips, name, state }: { fips: string; name: string; state: string }): string =>
  name === '' ? fips : `${name}, ${state}`;

/** The counties of the typed FIPS codes by name; undefined until one of them is known. */
export function useCountyNames(typed: unknown): string | undefined {
  const data = usePortalData();
  const { line } = useFormats();
  const codes = typeof typed === 'string' ? [...new Set(typed.match(/\b\d{5}\b/g) ?? [])] : [];
  const names = useQueries({
    queries: codes.map((fips) => ({
      queryKey: queryKeys.record('main/admin/county', fips),
      queryFn: async ({ signal }: { signal: AbortSignal }) =>
        countyText((await data.getOne('main/admin/county', { id: fips, signal })).data),
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
    })),
    combine: (results) => results.flatMap(({ data: name }) => name ?? []),
  });
  return names.length > 0 ? line(names) : undefined;
}
