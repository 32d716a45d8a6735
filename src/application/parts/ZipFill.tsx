import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { isBlank } from '../../../domain/application/visibility/condition';
import { fieldSpec } from '../../../domain/loan/fields/field-table';
import { usePortalData } from '../../providers/data/portal-data-provider';
import { queryKeys } from '../../providers/data/query-keys';
import type { RecordOf } from '../../providers/data/resource-types';
import { type FieldHolder, fieldNameOf, sourceOf } from './field-holder';

/** Form paths of the parts of a group's address. */
export interface AddressSources {
  readonly zip: string;
  readonly city: string | undefined;
  readonly state: string | undefined;
  readonly country: string | undefined;
}

/** Form paths of a group's address: the fields closest to the ZIP code, since the group may include other states. */
export function addressSources(fields: readonly string[], holder: FieldHolder): AddressSources | null {
  const kindOf = (name: string) => fieldSpec(fieldNameOf(holder, name))?.kind;
  const at = fields.findIndex((name) => kindOf(name) === 'zip');
  const zip = fields[at];
  if (zip === undefined) return null;
  const distance = (name: string): number => Math.abs(fields.indexOf(name) - at);
  const find = (test: (name: string) => boolean): string | undefined => {
    const [name] = fields.filter(test).sort((a, b) => distance(a) - distance(b));
    return name === undefined ? undefined : sourceOf(holder, name);
  };
  return {
    zip: sourceOf(holder, zip),
    city: find((name) => /city/i.test(name)),
    state: find((name) => kindOf(name) === 'state'),
    country: find((name) => /country/i.test(name)),
  };
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

interface Props {
  readonly fields: readonly string[];
  readonly holder: FieldHolder;
}

/** Fills empty city, state and country fields from the ZIP code that the user types. */
export function ZipFill({ fields, holder }: Props) {
  const sources = addressSources(fields, holder);
  return sources && <Filling key={sources.zip} sources={sources} />;
}

function Filling({ sources }: { readonly sources: AddressSources }) {
  const { watch, getValues, setValue } = useFormContext();
  const placeOf = useZipLookup();
  useEffect(() => {
    const fill = (source: string | undefined, value: string | null): void => {
      if (source === undefined || value === null || !isBlank(getValues(source))) return;
      setValue(source, value, { shouldDirty: true, shouldTouch: true });
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
      });
    });
    return unsubscribe;
  });
  return null;
}
