import { type Identifier, type SortPayload, useDataProvider } from 'react-admin';
import type { CollectionName, RecordOf, ResourceName, RowOf } from './resource-types';

/** React-Admin's data provider, with the records of each resource as their contract has them. */
interface PortalDataProvider {
  readonly getOne: <Name extends ResourceName>(
    resource: Name,
    params: { readonly id: Identifier; readonly signal?: AbortSignal },
  ) => Promise<{ readonly data: RecordOf<Name> }>;
  readonly getList: <Name extends CollectionName>(
    resource: Name,
    params: {
      readonly pagination: { readonly page: number; readonly perPage: number };
      readonly sort: SortPayload;
      readonly filter: object;
    },
  ) => Promise<{ readonly data: readonly RowOf<Name>[] }>;
  readonly update: <Name extends ResourceName>(
    resource: Name,
    params: { readonly id: Identifier; readonly data: object; readonly previousData: RecordOf<Name> },
  ) => Promise<{ readonly data: RecordOf<Name> }>;
}

/** The data provider, typed by the resource table. */
export const usePortalData = (): PortalDataProvider => useDataProvider() as unknown as PortalDataProvider;
