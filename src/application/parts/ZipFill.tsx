import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { isBlank } from '../../../domain/application/visibility/condition';
import { fieldSpec } from '../../../domain/loan/fields/field-table';
import { usePortalData } from '../../providers/data/portal-data-provider';
import { queryKeys } from '../../providers/data/query-keys';
import type { RecordOf } from '../../providers/data/resource-types';
import { fieldNameOf, sourceOf, type TitleHolder } from './title-holder';

/** Where the form keeps the parts of the address that a group asks for. */
export interface AddressSources {
  readonly zip: string;
  readonly city: string | undefined;
  readonly state: string | undefined;
  readonly country: string | undefined;
}

/** Where the parts of an address stand in the form: those nearest to the ZIP code, as a group may ask for other states, too. */
export function addressSources(fields: readonly string[], holder: TitleHolder): AddressSources | null {
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

/** Looks up a ZIP code once; a code that nobody knows, or a call that fails, tells nothing. */
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
  readonly holder: TitleHolder;
}

/** Fills city and state, and the country, from the ZIP code that a person types: only what is still empty. */
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
    // Only a person's typing has a type: what the server or another tab brings changes nothing else.
    const { unsubscribe } = watch((_, { name, type }) => {
      if (name !== sources.zip || type !== 'change') return;
      const zip: unknown = getValues(sources.zip);
      if (typeof zip !== 'string' || !/^\d{5}$/.test(zip)) return;
      // It is asked of addresses in the United States alone.
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
