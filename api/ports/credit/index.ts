import type { Logger } from 'pino';
import type { Config } from '../../../config/config';
import { creditAgencies } from '../../../domain/credit/agencies';
import type { CreditPort } from './credit-port';
import { createHttpAgencies } from './http-agencies';
import { noAgencies } from './no-agencies';
import { createVendorProcess } from './vendor-process';

/** Agencies answer within seconds, and say to allow this long. */
const TIMEOUT_MS = 90_000;

const allCodes = creditAgencies.map(({ code }) => code);

/** The agencies of the configuration; otherwise, in demo mode, simulated ones for all of them, and none outside of it. */
export function createCredit(
  config: Pick<Config, 'creditAgencies' | 'vendorsUrl' | 'demo' | 'dataDir'>,
  log: Logger,
): { readonly port: CreditPort; close(): Promise<void> } {
  const options = { timeoutMs: TIMEOUT_MS, log };
  const urls = config.creditAgencies;
  if (!urls && !config.demo) return { port: noAgencies, close: async () => {} };
  if (urls) {
    const url = async (agency: string): Promise<string> => {
      const found = urls.get(agency);
      if (found === undefined) throw new Error(`The credit agency ${agency} has no address.`);
      return found;
    };
    return {
      port: createHttpAgencies({ agencies: [...urls.keys()], isSimulation: false, url }, options),
      close: async () => {},
    };
  }
  const own = config.vendorsUrl === undefined ? createVendorProcess(config.dataDir) : null;
  const base = config.vendorsUrl?.replace(/\/$/, '') ?? '';
  const url = async (agency: string) => `${own ? await own.url() : base}/credit/${agency}`;
  return {
    port: createHttpAgencies({ agencies: allCodes, isSimulation: true, url }, options),
    close: async () => own?.close(),
  };
}
