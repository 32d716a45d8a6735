import { z } from 'zod';
import { type AppraisalCompany, readAppraisalCompanies, readPaymentLinks } from './appraisal-companies';
import { type ClamdAddress, readClamdUrl } from './clamd-address';
import { ConfigError } from './config-error';
import { readCreditAgencies } from './credit-agencies';
import { type DataKeyConfig, dataKeyVariables, missingDataKey, readDataKey } from './data-key';
import { databaseLoginProblems } from './database-transport';
import { demoProblems, demoVariables, isDemo, notDemoBecause, productionSettings } from './demo-mode';
import { environmentProblems } from './environment-problems';
import { incompleteSettings } from './incomplete-settings';
import { type LendingQbConfig, lendingQbVariables, readLendingQb } from './lendingqb-config';
import { isLoopbackUrl } from './loopback';
import { losTokenProblems } from './los-token';
import { type OidcProvider, oidcVariables, readOidc } from './oidc-config';
import { makeSecretCommand, secretWeakness } from './secret-strength';
import { tracingVariables } from './tracing';
import { transportProblems } from './transport';

const text = z.string().trim().min(1).optional();

/** An email address, or a name with one in angle brackets. */
const emailAtEnd = /^[^\s@<>]+@[^\s@<>]+$|<[^\s@<>]+@[^\s@<>]+>$/;

const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  DATA_DIR: z.string().trim().min(1).default('.data'),
  DATABASE_URL: text,
  DATABASE_OWNER_URL: text,
  DATABASE_READ_URL: text,
  DATABASE_DIRECT_URL: text,
  ALLOW_PLAIN_DATABASE: z.enum(['0', '1']).optional(),
  LOS_URL: text,
  LOS_TOKEN: text,
  ...lendingQbVariables,
  SMTP_URL: text,
  MAIL_FROM: z
    .string()
    .trim()
    .regex(emailAtEnd, 'must have an email address, such as Emet Mortgage <portal@example.com>')
    .optional(),
  S3_ENDPOINT: text,
  S3_BUCKET: text,
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: text,
  S3_SECRET_ACCESS_KEY: text,
  CLAMD_URL: z
    .string()
    .trim()
    .transform((url, context) => {
      const address = readClamdUrl(url);
      if (address) return address;
      context.addIssue({ code: 'custom', message: 'needs the form tcp://host:3310 or unix:/path' });
      return z.NEVER;
    })
    .optional(),
  ALLOW_PLAIN_CLAMD: z.enum(['0', '1']).optional(),
  CREDIT_AGENCIES: text,
  APPRAISAL_COMPANIES: text,
  PAYMENT_LINKS: text,
  VENDORS_URL: z.url().optional(),
  JWT_SECRET: text,
  JWT_SECRET_PREVIOUS: text,
  METRICS_TOKEN: text,
  ...tracingVariables,
  ...oidcVariables,
  ...dataKeyVariables,
  PORTAL_ORIGIN: z.url().optional(),
  FIRST_ADMIN_EMAIL: z.string().trim().regex(emailAtEnd, 'must be an email address').optional(),
  FIRST_ADMIN_PASSWORD: z.string().min(12, 'needs at least 12 characters').optional(),
  WORKER: z.enum(['0', '1']).default('1'),
  TRUST_PROXY: z.coerce.number().int().min(0).default(0),
  ...demoVariables,
  NODE_ENV: text,
  NODE_ENV_DEFAULTED: text,
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
  /** For migrations and commands; `databaseUrl` is then a login without further rights. */
  readonly databaseOwnerUrl: string | undefined;
  /** A streaming replica of `databaseUrl`, from which lists are read; absent: they are read from the database itself. */
  readonly databaseReadUrl: string | undefined;
  /** `databaseUrl` past its pooler, for connections that keep state between transactions; absent: `databaseUrl` itself. */
  readonly databaseDirectUrl: string | undefined;
  /** Absent: LendingQB, or the embedded LOS on the same database. */
  readonly losUrl: string | undefined;
  /** Absent: the LOS is not LendingQB. */
  readonly lendingQb: LendingQbConfig | undefined;
  /** The secret that the portal and an LOS over HTTP share. */
  readonly losToken: string | undefined;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  readonly s3: S3Config | undefined;
  /** Where clamd listens; absent: uploads are not scanned for malware. */
  readonly clamd: ClamdAddress | undefined;
  /** The URLs of the credit agencies by code. Absent: none or, in demo mode, the simulated ones. */
  readonly creditAgencies: ReadonlyMap<string, string> | undefined;
  /** URL and key of the appraisal companies by code. Absent: none or, in demo mode, the simulated ones. */
  readonly appraisalCompanies: ReadonlyMap<string, AppraisalCompany> | undefined;
  /** The provider of payment links. Absent: none or, in demo mode, a simulated one. */
  readonly paymentLinks: AppraisalCompany | undefined;
  /** Where `npm run vendors` listens; absent: in demo mode, the portal starts the vendors itself. */
  readonly vendorsUrl: string | undefined;
  /** Absent only in demo mode, which creates one and stores it in the data folder. */
  readonly jwtSecret: string | undefined;
  /** With it, Prometheus may read /metrics; absent: no one may. */
  readonly metricsToken: string | undefined;
  /** The OpenTelemetry collector that gets the traces; absent: nothing is traced. */
  readonly tracesTo: string | undefined;
  /** A second secret whose tokens are accepted, too, while secrets change. */
  readonly previousJwtSecret: string | undefined;
  /** The OpenID Connect providers with which users sign in besides their password. */
  readonly oidc: readonly OidcProvider[];
  /** Absent only in demo mode, which creates a key and stores it in the data folder. */
  readonly dataKey: DataKeyConfig | undefined;
  readonly portalOrigin: string | undefined;
  /** Whether users open the portal over TLS, which ends at a proxy. */
  readonly https: boolean;
  /** The administrator that a first start outside demo mode creates. */
  readonly firstAdmin: { readonly email: string; readonly password: string } | undefined;
  /** Whether this process works on orders itself. */
  readonly worker: boolean;
  readonly trustProxy: number;
  readonly demo: boolean;
  /** How many loans the first start of a demo writes. */
  readonly demoLoans: number;
  readonly logLevel: string;
}

type Environment = z.infer<typeof environment>;

function missingOutsideDemo(env: Environment): string[] {
  const needed = {
    JWT_SECRET: `signs access tokens; make one with ${makeSecretCommand}`,
    PORTAL_ORIGIN: 'the address users open, such as https://portal.example.com',
    SMTP_URL: 'the mail server that carries PINs, such as smtps://user:password@mail.example.com',
    MAIL_FROM: 'the address that PINs and other mail come from, such as Emet Mortgage <portal@example.com>',
  } as const;
  return (Object.keys(needed) as (keyof typeof needed)[])
    .filter((name) => env[name] === undefined)
    .map((name) => `${name} is missing: ${needed[name]}`);
}

function s3Problems(env: Environment): string[] {
  if (env.S3_BUCKET === undefined) return [];
  return (['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const)
    .filter((name) => env[name] === undefined)
    .map((name) => `${name} is missing: S3_BUCKET is set, so the file store needs it`);
}

const workerProblems = ({ WORKER, DATABASE_URL }: Environment): string[] =>
  WORKER === '0' && DATABASE_URL === undefined
    ? ['WORKER is 0, but DATABASE_URL is missing: a worker elsewhere cannot reach the embedded database']
    : [];

/** A secret that can be guessed lets anyone sign in as anyone, or read how the portal works. */
const secretProblems = (env: Environment): string[] =>
  (['JWT_SECRET', 'JWT_SECRET_PREVIOUS', 'METRICS_TOKEN'] as const).flatMap((name) => {
    const weakness = env[name] === undefined ? null : secretWeakness(env[name]);
    return weakness === null ? [] : [`${name} ${weakness}; make a random one with ${makeSecretCommand}`];
  });

/** The simulated vendors make up data, and get that of borrowers without encryption. */
const vendorProblems = ({ VENDORS_URL: url }: Environment, demo: boolean): string[] =>
  url !== undefined && !(demo && isLoopbackUrl(url))
    ? ['VENDORS_URL names simulated vendors, which are for a demo on this computer only']
    : [];

const losProblems = ({ LOS_URL, LENDINGQB_URL, LOS_TOKEN, ...env }: Environment, demo: boolean): string[] => [
  ...(LOS_URL !== undefined && LENDINGQB_URL !== undefined
    ? ['LOS_URL and LENDINGQB_URL are both set, but there is one LOS: remove one of them']
    : []),
  ...(demo || LOS_URL === undefined ? [] : losTokenProblems(LOS_TOKEN)),
  ...readLendingQb({ ...env, LENDINGQB_URL }).problems,
];

/** Everything that prevents a start. */
function problemsOf(env: Environment, demo: boolean, production: readonly string[]): string[] {
  const missing = demo ? [] : [...missingOutsideDemo(env), ...missingDataKey(env)];
  return [
    ...(demo ? demoProblems(env, production) : transportProblems(env)),
    ...missing,
    ...losProblems(env, demo),
    ...secretProblems(env),
    ...readCreditAgencies(env.CREDIT_AGENCIES).problems,
    ...readAppraisalCompanies(env.APPRAISAL_COMPANIES).problems,
    ...readPaymentLinks(env.PAYMENT_LINKS).problems,
    ...vendorProblems(env, demo),
    ...readOidc(env).problems,
    ...s3Problems(env),
    ...incompleteSettings(env),
    ...workerProblems(env),
    ...databaseLoginProblems(env),
    ...(missing.length > 0 && env.DEMO === undefined ? notDemoBecause(production) : []),
  ];
}

/** Reads the environment. Throws a {@link ConfigError} with everything that is missing or invalid. */
export function readConfig(source: Readonly<Record<string, string | undefined>>): Config {
  const present = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(present);
  if (!parsed.success) {
    throw new ConfigError(environmentProblems(parsed.error));
  }
  const env = parsed.data;
  const known = Object.keys(environment.shape).filter((name) => Object.hasOwn(present, name));
  const production = productionSettings(known);
  const demo = isDemo(env, production);
  const dataKey = readDataKey(env);
  const problems = [...problemsOf(env, demo, production), ...dataKey.problems];
  if (problems.length > 0) throw new ConfigError(problems);
  return Object.freeze({
    port: env.PORT,
    host: demo ? '127.0.0.1' : '0.0.0.0',
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    databaseOwnerUrl: env.DATABASE_OWNER_URL,
    databaseReadUrl: env.DATABASE_READ_URL,
    databaseDirectUrl: env.DATABASE_DIRECT_URL,
    losUrl: env.LOS_URL,
    losToken: env.LOS_TOKEN,
    lendingQb: readLendingQb(env).lendingQb,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM ?? 'Emet Mortgage <no-reply@example.com>',
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
    clamd: env.CLAMD_URL,
    creditAgencies: readCreditAgencies(env.CREDIT_AGENCIES).urls,
    appraisalCompanies: readAppraisalCompanies(env.APPRAISAL_COMPANIES).companies,
    paymentLinks: readPaymentLinks(env.PAYMENT_LINKS).provider,
    vendorsUrl: env.VENDORS_URL,
    jwtSecret: env.JWT_SECRET,
    metricsToken: env.METRICS_TOKEN,
    tracesTo: env.OTEL_EXPORTER_OTLP_ENDPOINT,
    previousJwtSecret: env.JWT_SECRET_PREVIOUS,
    oidc: readOidc(env).providers,
    dataKey: dataKey.keys,
    portalOrigin: env.PORTAL_ORIGIN === undefined ? undefined : new URL(env.PORTAL_ORIGIN).origin,
    https: env.PORTAL_ORIGIN?.startsWith('https:') ?? false,
    firstAdmin:
      env.FIRST_ADMIN_EMAIL && env.FIRST_ADMIN_PASSWORD
        ? { email: env.FIRST_ADMIN_EMAIL, password: env.FIRST_ADMIN_PASSWORD }
        : undefined,
    worker: env.WORKER === '1',
    trustProxy: env.TRUST_PROXY,
    demo,
    demoLoans: env.DEMO_LOANS,
    logLevel: env.LOG_LEVEL,
  });
}

/** The environment of this process. */
export const processConfig = (): Config => readConfig(process.env);
