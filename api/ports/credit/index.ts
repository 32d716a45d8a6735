import type { Logger } from 'pino';
import type { Config } from '../../../config/config';
import { creditAgencies } from '../../../domain/credit/agencies';
import type { SimulatedVendors } from '../vendors/simulated-vendors';
import type { CreditPort } from './credit-port';
import { createHttpAgencies } from './http-agencies';
import { noAgencies } from './no-agencies';

/** Agencies answer within seconds, and say to allow this long. */
const TIMEOUT_MS = 90_000;

const allCodes = creditAgencies.map(({ code }) => code);

/** The agencies of the configuration; otherwise, in demo mode, simulated ones for all of them, and none outside of it. */
export function createCredit(
  config: Pick<Config, 'creditAgencies' | 'demo'>,
  simulated: Pick<SimulatedVendors, 'url'>,
  log: Logger,
): CreditPort {
  const options = { timeoutMs: TIMEOUT_MS, log };
  const urls = config.creditAgencies;
  if (!urls && !config.demo) return noAgencies;
  if (urls) {
    const url = async (agency: string): Promise<string> => {
      const found = urls.get(agency);
      if (found === undefined) throw new Error(`The credit agency ${agency} has no address.`);
      return found;
    };
    return createHttpAgencies({ agencies: [...urls.keys()], isSimulation: false, url }, options);
  }
  const url = async (agency: string) => `${await simulated.url()}/credit/${agency}`;
  return createHttpAgencies({ agencies: allCodes, isSimulation: true, url }, options);
}
