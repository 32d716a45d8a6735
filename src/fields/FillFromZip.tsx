import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useFormContext } from 'react-hook-form';
import { usePortalData } from '../providers/data/portal-data-provider';
import { queryKeys } from '../providers/data/query-keys';
import type { RecordOf } from '../providers/data/resource-types';

/** Form paths of the parts of an address; an absent one is not filled. */
export interface AddressSources {
  readonly zip: string;
  readonly city?: string | undefined;
  readonly state?: string | undefined;
  readonly country?: string | undefined;
  readonly county?: string | undefined;
  readonly fips?: string | undefined;
}

/** Looks up a ZIP code, with caching. Returns null for an unknown code or a failed request. */
function useZipLookup(): (zip: string) => Promise<RecordOf<'main/admin/county/zip'> | null> {
  const client = useQueryClient();
  const data = usePortalData();
  return (zip) =>
    client
      .fetchQuery({
        queryKey: queryKeys.record('main/admin/county/zip', zip),
        queryFn: async ({ signal }) => (await data.getOne('main/admin/county/zip', { id: zip, signal })).data,
        staleTime: Number.POSITIVE_INFINITY,
      })
      .catch(() => null);
}

/** The text field of a value, if the user is in it. */
function fieldInUse(source: string): HTMLInputElement | null {
  const { activeElement } = document;
  return activeElement instanceof HTMLInputElement && activeElement.name === source ? activeElement : null;
}

const isBlank = (value: unknown): boolean => value === undefined || value === null || value === '';

/**
 * Fills city, state, county and country from the ZIP code that the user types. A value that the user entered stays; one that an
 * earlier ZIP code filled is replaced. A field that the user is typing in is left to them.
 */
export function FillFromZip({ sources }: { readonly sources: AddressSources }) {
  const { watch, getValues, setValue } = useFormContext();
  const placeOf = useZipLookup();
  const filled = useRef(new Map<string, string>());
  useEffect(() => {
    const fill = (source: string | undefined, value: string | null): void => {
      if (source === undefined) return;
      const current: unknown = getValues(source);
      const own = filled.current.get(source);
      if (!isBlank(current) && current !== own) return;
      if (value === null && isBlank(current)) return;
      const used = fieldInUse(source);
      // Text that is not a value yet, such as the beginning of a state's name.
      if (used && used.value !== '' && isBlank(current)) return;
      if (value === null) filled.current.delete(source);
      else filled.current.set(source, value);
      const set = (): void => setValue(source, value, { shouldDirty: true, shouldTouch: true });
      if (used) flushSync(set);
      else set();
      // What the user types next replaces it.
      used?.select();
    };
    // Only user input has a type, so values from the server or another tab don't trigger a lookup.
    const { unsubscribe } = watch((_, { name, type }) => {
      if (name !== sources.zip || type !== 'change') return;
      const zip: unknown = getValues(sources.zip);
      if (typeof zip !== 'string' || !/^\d{5}$/.test(zip)) return;
      // ZIP codes are used in the United States only.
      fill(sources.country, 'US');
      void placeOf(zip).then((place) => {
        if (place === null || getValues(sources.zip) !== zip) return;
        fill(sources.city, place.city);
        fill(sources.state, place.state);
        fill(sources.county, place.countyName);
        fill(sources.fips, place.fips);
      });
    });
    return unsubscribe;
  });
  return null;
}
