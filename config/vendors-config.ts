import { z } from 'zod';
import { ConfigError } from './config-error';
import { environmentProblems } from './environment-problems';

const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(3200),
  DATA_DIR: z.string().trim().min(1).default('.data'),
  VENDOR_STEP_MS: z.coerce.number().int().min(0).default(5_000),
});

/** The configuration of `npm run vendors`. */
export interface VendorsConfig {
  readonly port: number;
  /** Where the vendors keep their orders. */
  readonly dataDir: string;
  /** Milliseconds in which an appraisal gets from one state to the next. */
  readonly stepMs: number;
}

/** Reads the environment of the simulated vendors. Throws a {@link ConfigError} with everything that is wrong. */
export function readVendorsConfig(source: Readonly<Record<string, string | undefined>>): VendorsConfig {
  const present = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(present);
  if (!parsed.success) {
    throw new ConfigError(environmentProblems(parsed.error));
  }
  const { PORT: port, DATA_DIR: dataDir, VENDOR_STEP_MS: stepMs } = parsed.data;
  return { port, dataDir, stepMs };
}

/** The environment of this process, read as that of the vendors. */
export const processVendorsConfig = (): VendorsConfig => readVendorsConfig(process.env);

/** The environment of vendors that the portal starts itself: any free port. */
export const ownVendorsEnvironment = (dataDir: string): NodeJS.ProcessEnv => ({
  ...process.env,
  PORT: '0',
  DATA_DIR: dataDir,
});

const lendingQbEnvironment = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(3300),
  LENDINGQB_FAULTS: z.coerce.number().min(0).max(1).default(0),
});

/** The configuration of `npm run lendingqb`. */
export interface LendingQbSimulatorConfig {
  readonly port: number;
  /** How often a call goes wrong, from 0 to 1. */
  readonly faults: number;
}

/** Reads the environment of the simulated LendingQB. Throws a {@link ConfigError} with everything that is wrong. */
export function readLendingQbSimulatorConfig(
  source: Readonly<Record<string, string | undefined>>,
): LendingQbSimulatorConfig {
  const present = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = lendingQbEnvironment.safeParse(present);
  if (!parsed.success) {
    throw new ConfigError(environmentProblems(parsed.error));
  }
  const { PORT: port, LENDINGQB_FAULTS: faults } = parsed.data;
  return { port, faults };
}

/** The environment of this process, read as that of the simulated LendingQB. */
export const processLendingQbSimulatorConfig = (): LendingQbSimulatorConfig =>
  readLendingQbSimulatorConfig(process.env);
