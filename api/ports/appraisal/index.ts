import type { Logger } from 'pino';
import type { Config } from '../../../config/config';
import { simulatedCompanies } from '../../../domain/appraisal/simulated-companies';
import type { SimulatedVendors } from '../vendors/simulated-vendors';
import type { AppraisalPort } from './appraisal-port';
import { createHttpCompanies } from './http-companies';
import { noCompanies } from './no-companies';

const TIMEOUT_MS = 30_000;

/** The appraisal companies of the configuration; otherwise, in demo mode, simulated ones, and none outside of it. */
export function createAppraisals(
  { appraisalCompanies: real, demo }: Pick<Config, 'appraisalCompanies' | 'demo'>,
  simulated: Pick<SimulatedVendors, 'url'>,
  log: Logger,
): AppraisalPort {
  const options = { timeoutMs: TIMEOUT_MS, log };
  if (real) {
    const companyOf = (code: string) => {
      const found = real.get(code);
      if (found === undefined) throw new Error(`The appraisal company ${code} has no address.`);
      return found;
    };
    return createHttpCompanies(
      {
        companies: [...real.keys()],
        isSimulation: false,
        url: async (code) => companyOf(code).url,
        key: (code) => companyOf(code).key,
      },
      options,
    );
  }
  if (!demo) return noCompanies;
  const url = async (code: string) => `${await simulated.url()}/appraisal/${code}`;
  return createHttpCompanies(
    { companies: simulatedCompanies.map(({ code }) => code), isSimulation: true, url },
    options,
  );
}
