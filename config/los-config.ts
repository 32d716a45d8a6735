import { z } from 'zod';
import { ConfigError } from './config';

const text = z.string().trim().min(1).optional();

const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(3100),
  DATA_DIR: z.string().trim().min(1).default('.data'),
  DATABASE_URL: text,
  LOS_TOKEN: z.string().trim().min(16, 'needs at least 16 characters').optional(),
  DEMO: z.enum(['0', '1']).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

/** The token of a demo: the LOS accepts it only on loopback, and a demo portal uses it by default. */
export const demoLosToken = 'emet-demo-los-token';

/** The configuration of `npm run los`. */
export interface LosConfig {
  readonly port: number;
  /** Demo mode listens on loopback only. */
  readonly host: string;
  readonly dataDir: string;
  /** Absent: the LOS starts its own PostgreSQL under `dataDir`. */
  readonly databaseUrl: string | undefined;
  readonly token: string;
  readonly demo: boolean;
  readonly logLevel: string;
}

/** Reads the environment of the separate LOS process. Throws a {@link ConfigError} with everything that is wrong. */
export function readLosConfig(source: Readonly<Record<string, string | undefined>>): LosConfig {
  const present = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(present);
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  }
  const env = parsed.data;
  const demo = env.DEMO === '1' || (env.DATABASE_URL === undefined && env.DEMO !== '0');
  const token = env.LOS_TOKEN ?? (demo ? demoLosToken : undefined);
  if (token === undefined)
    throw new ConfigError(['LOS_TOKEN is missing: the secret that the portal and the LOS share']);
  return Object.freeze({
    port: env.PORT,
    host: demo ? '127.0.0.1' : '0.0.0.0',
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    token,
    demo,
    logLevel: env.LOG_LEVEL,
  });
}

/** The environment of this process, read as that of the LOS. */
export const processLosConfig = (): LosConfig => readLosConfig(process.env);
