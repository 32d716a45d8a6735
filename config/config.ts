import { z } from 'zod';

const text = z.string().trim().min(1).optional();

const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  DATA_DIR: z.string().trim().min(1).default('.data'),
  DATABASE_URL: text,
  LOS_URL: text,
  LOS_TOKEN: text,
  SMTP_URL: text,
  MAIL_FROM: z.string().trim().min(3).default('Emet Mortgage <no-reply@example.com>'),
  S3_ENDPOINT: text,
  S3_BUCKET: text,
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: text,
  S3_SECRET_ACCESS_KEY: text,
  JWT_SECRET: z.string().min(32, 'needs at least 32 characters').optional(),
  PORTAL_ORIGIN: z.url().optional(),
  FIRST_ADMIN_EMAIL: text,
  FIRST_ADMIN_PASSWORD: z.string().min(12, 'needs at least 12 characters').optional(),
  WORKER: z.enum(['0', '1']).default('1'),
  TRUST_PROXY: z.coerce.number().int().min(0).default(0),
  DEMO: z.enum(['0', '1']).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

/** The address and credentials of the S3-compatible object storage. */
export interface S3Config {
  readonly endpoint: string | undefined;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** All configuration, read once. Nothing else reads the environment. */
export interface Config {
  readonly port: number;
  /** Demo mode listens on loopback only. */
  readonly host: string;
  readonly dataDir: string;
  /** Absent: the portal starts its own PostgreSQL under `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** Absent: the embedded LOS, on the same database. */
  readonly losUrl: string | undefined;
  /** The secret that the portal and an LOS over HTTP share. */
  readonly losToken: string | undefined;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  readonly s3: S3Config | undefined;
  /** Absent only in demo mode, which creates one and stores it in the data folder. */
  readonly jwtSecret: string | undefined;
  readonly portalOrigin: string | undefined;
  /** The administrator that a first start outside demo mode creates. */
  readonly firstAdmin: { readonly email: string; readonly password: string } | undefined;
  /** Whether this process works on orders itself. */
  readonly worker: boolean;
  readonly trustProxy: number;
  readonly demo: boolean;
  readonly logLevel: string;
}

/** The surroundings are not fit to start in; `problems` lists everything to set or mend. */
export class ConfigError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(`The portal cannot start:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'ConfigError';
  }
}

function missingOutsideDemo(env: z.infer<typeof environment>): string[] {
  const needed = {
    JWT_SECRET: 'signs access tokens; at least 32 random characters',
    PORTAL_ORIGIN: 'the address people open, such as https://portal.example.com',
    SMTP_URL: 'the mail server that carries PINs, such as smtp://user:password@mail.example.com:587',
  } as const;
  return (Object.keys(needed) as (keyof typeof needed)[])
    .filter((name) => env[name] === undefined)
    .map((name) => `${name} is missing: ${needed[name]}`);
}

function s3Problems(env: z.infer<typeof environment>): string[] {
  if (env.S3_BUCKET === undefined) return [];
  return (['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const)
    .filter((name) => env[name] === undefined)
    .map((name) => `${name} is missing: S3_BUCKET is set, so the file store needs it`);
}

const workerProblems = ({ WORKER, DATABASE_URL }: z.infer<typeof environment>): string[] =>
  WORKER === '0' && DATABASE_URL === undefined
    ? ['WORKER is 0, but DATABASE_URL is missing: a worker elsewhere cannot reach the embedded database']
    : [];

/** Reads the environment. Throws a {@link ConfigError} with everything that is missing or invalid. */
export function readConfig(source: Readonly<Record<string, string | undefined>>): Config {
  const present = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(present);
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  }
  const env = parsed.data;
  const demo = env.DEMO === '1' || (env.DATABASE_URL === undefined && env.DEMO !== '0');
  const problems = [...(demo ? [] : missingOutsideDemo(env)), ...s3Problems(env), ...workerProblems(env)];
  if (problems.length > 0) throw new ConfigError(problems);
  return Object.freeze({
    port: env.PORT,
    host: demo ? '127.0.0.1' : '0.0.0.0',
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    losUrl: env.LOS_URL,
    losToken: env.LOS_TOKEN,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    s3:
      env.S3_BUCKET && env.S3_ACCESS_KEY_ID && env.S3_SECRET_ACCESS_KEY
        ? {
            endpoint: env.S3_ENDPOINT,
            bucket: env.S3_BUCKET,
            region: env.S3_REGION,
            accessKeyId: env.S3_ACCESS_KEY_ID,
            secretAccessKey: env.S3_SECRET_ACCESS_KEY,
          }
        : undefined,
    jwtSecret: env.JWT_SECRET,
    portalOrigin: env.PORTAL_ORIGIN,
    firstAdmin:
      env.FIRST_ADMIN_EMAIL && env.FIRST_ADMIN_PASSWORD
        ? { email: env.FIRST_ADMIN_EMAIL, password: env.FIRST_ADMIN_PASSWORD }
        : undefined,
    worker: env.WORKER === '1',
    trustProxy: env.TRUST_PROXY,
    demo,
    logLevel: env.LOG_LEVEL,
  });
}

/** The environment of this process. */
export const processConfig = (): Config => readConfig(process.env);
