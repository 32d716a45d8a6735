import type { Config } from '../../../config/config';
import { createVendorProcess } from './vendor-process';

/** The simulated vendors of demo mode: those of `VENDORS_URL`, or a process of the portal that starts when it is needed. */
export interface SimulatedVendors {
  /** Without a slash at the end. */
  url(): Promise<string>;
  close(): Promise<void>;
}

export function createSimulatedVendors({
  vendorsUrl,
  dataDir,
}: Pick<Config, 'vendorsUrl' | 'dataDir'>): SimulatedVendors {
  if (vendorsUrl === undefined) return createVendorProcess(dataDir);
  const url = vendorsUrl.replace(/\/$/, '');
  return { url: async () => url, close: async () => {} };
}
