import { type DataProvider, useDataProvider } from 'react-admin';
import { dataProvider } from './data-provider';
import { type Operations, operations } from './operations';

/** React-Admin's data provider with the operations of the portal beside its own methods. */
export type PortalDataProvider = DataProvider & Operations;

export const portalDataProvider = { ...dataProvider, ...operations } as PortalDataProvider;

/** The data provider, typed with the operations. */
export const usePortalData = (): PortalDataProvider => useDataProvider<PortalDataProvider>();
