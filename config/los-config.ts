import { z } from 'zod';
import { ConfigError } from './config-error';
import { type DataKeyConfig, dataKeyVariables, missingDataKey, readDataKey } from './data-key';
import { databaseLoginProblems, databaseTransportProblems } from './database-transport';
import { demoProblems, demoVariables, isDemo, notDemoBecause, productionSettings } from './demo-mode';
import { environmentProblems } from './environment-problems';
import { demoLosToken, losTokenProblems } from './los-token';
import { tracingVariables } from './tracing';

const text = z.string().trim().min(1).optional();

const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(3100),
  DATA_DIR: z.string().trim().min(1).default('.data'),
  DATABASE_URL: text,
  DATABASE_OWNER_URL: text,
  ALLOW_PLAIN_DATABASE: z.enum(['0', '1']).optional(),
  LOS_TOKEN: z.string().trim().min(16, 'needs at least 16 characters').optional(),
  ...dataKeyVariables,
  ...tracingVariables,
  ...demoVariables,
  NODE_ENV: text,
  NODE_ENV_DEFAULTED: text,
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

/** The configuration of `npm run los`. */
export interface LosConfig {
  readonly port: number;
  /** Demo mode listens on loopback only. */
  readonly host: string;
  readonly dataDir: string;
  /** Absent: the LOS starts its own PostgreSQL under `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** For migrations and commands; `databaseUrl` is then a login without further rights. */
  readonly databaseOwnerUrl: string | undefined;
  readonly token: string;
  /** Absent only in demo mode, which creates a key and stores it in the data folder. */
  readonly dataKey: DataKeyConfig | undefined;
  /** The OpenTelemetry collector that gets the traces; absent: nothing is traced. */
  readonly tracesTo: string | undefined;
  readonly demo: boolean;
  /** How many loans the first start of a demo writes. */
  readonly demoLoans: number;
  readonly logLevel: string;
}

/** Reads the environment of the separate LOS process. Throws a {@link ConfigError} with everything that is wrong. */
export function readLosConfig(source: Readonly<Record<string, string | undefined>>): LosConfig {
  const present = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(present);
  if (!parsed.success) {
    throw new ConfigError(environmentProblems(parsed.error), 'LOS');
  }
  const env = parsed.data;
  const known = Object.keys(environment.shape).filter((name) => Object.hasOwn(present, name));
  const production = productionSettings(known);
  const demo = isDemo(env, production);
  const dataKey = readDataKey(env);
  const problems = [
    ...(demo
      ? demoProblems(env, production)
      : [...databaseTransportProblems(env), ...losTokenProblems(env.LOS_TOKEN), ...missingDataKey(env)]),
    ...databaseLoginProblems(env),
    ...dataKey.problems,
  ];
  const because = problems.length > 0 && !demo && env.DEMO === undefined ? notDemoBecause(production) : [];
  if (problems.length > 0) throw new ConfigError([...problems, ...because], 'LOS');
  return Object.freeze({
    port: env.PORT,
    host: demo ? '127.0.0.1' : '0.0.0.0',
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    databaseOwnerUrl: env.DATABASE_OWNER_URL,
    token: env.LOS_TOKEN ?? demoLosToken,
    dataKey: dataKey.keys,
    tracesTo: env.OTEL_EXPORTER_OTLP_ENDPOINT,
    demo,
    demoLoans: env.DEMO_LOANS,
    logLevel: env.LOG_LEVEL,
  });
}

/** The environment of this process, read as that of the LOS. */
export const processLosConfig = (): LosConfig => readLosConfig(process.env);
