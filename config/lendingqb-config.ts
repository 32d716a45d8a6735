import { z } from 'zod';
import { pacific } from '../domain/format/date';
import { ConfigError } from './config-error';
import { type LendingQbMap, readLendingQbMap } from './lendingqb-map';
import { isLoopbackUrl } from './loopback';

const text = z.string().trim().min(1).optional();

/** The services that may be on hosts of their own. */
export const lendingQbServices = ['auth', 'loan', 'documents', 'reports', 'pricer', 'users', 'views'] as const;

export type LendingQbService = (typeof lendingQbServices)[number];

export const lendingQbVariables = {
  LENDINGQB_URL: text,
  LENDINGQB_SERVICES: text,
  LENDINGQB_USER: text,
  LENDINGQB_PASSWORD: text,
  LENDINGQB_CUSTOMER_CODE: text,
  LENDINGQB_TOKEN_URL: text,
  LENDINGQB_CLIENT_ID: text,
  LENDINGQB_CLIENT_SECRET: text,
  LENDINGQB_APP_CODE: text,
  LENDINGQB_TEMPLATE: text,
  LENDINGQB_TIME_ZONE: text,
  LENDINGQB_MAP: text,
} as const;

export type LendingQbEnvironment = {
  readonly [Name in keyof typeof lendingQbVariables]?: string | undefined;
};

/** How the portal signs in to LendingQB: as a user, or as a client of its OAuth service. */
export type LendingQbSignIn =
  | {
      readonly kind: 'password';
      readonly userName: string;
      readonly password: string;
      /** Of a broker user (`PML####`). */
      readonly customerCode: string | undefined;
    }
  | {
      readonly kind: 'client';
      readonly tokenUrl: string;
      readonly clientId: string;
      readonly clientSecret: string;
    };

export interface LendingQbConfig {
  /** The folder of each service, without a slash at the end. */
  readonly urls: Readonly<Record<LendingQbService, string>>;
  readonly signIn: LendingQbSignIn;
  /** Names the portal in the list of modified loans. */
  readonly appCode: string;
  /** The template of new loans; LendingQB's own default without one. */
  readonly template: string | undefined;
  /** Of the dates with times that LendingQB writes. */
  readonly timeZone: string;
  readonly map: LendingQbMap;
}

function serviceUrls(env: LendingQbEnvironment, url: string, problems: string[]) {
  const urls = Object.fromEntries(lendingQbServices.map((service) => [service, url.replace(/\/+$/, '')]));
  for (const entry of env.LENDINGQB_SERVICES?.split(',').map((part) => part.trim()) ?? []) {
    const [, service = '', at = ''] = /^(\w+)=(\S+)$/.exec(entry) ?? [];
    if (Object.hasOwn(urls, service) && URL.canParse(at)) urls[service] = at.replace(/\/+$/, '');
    else {
      problems.push(
        `LENDINGQB_SERVICES needs the form documents=https://edocs.lendingqb.com/los/webservice, with one of ${lendingQbServices.join(', ')}, and a comma before the next one`,
      );
    }
  }
  return urls as Record<LendingQbService, string>;
}

function readSignIn(env: LendingQbEnvironment, problems: string[]): LendingQbSignIn | undefined {
  const {
    LENDINGQB_USER: userName,
    LENDINGQB_PASSWORD: password,
    LENDINGQB_TOKEN_URL: tokenUrl,
    LENDINGQB_CLIENT_ID: clientId,
    LENDINGQB_CLIENT_SECRET: clientSecret,
  } = env;
  if (userName !== undefined && password !== undefined && clientId === undefined) {
    return { kind: 'password', userName, password, customerCode: env.LENDINGQB_CUSTOMER_CODE };
  }
  if (clientId !== undefined && clientSecret !== undefined && tokenUrl !== undefined && userName === undefined) {
    return { kind: 'client', tokenUrl, clientId, clientSecret };
  }
  problems.push(
    'LENDINGQB_URL needs one sign-in: LENDINGQB_USER and LENDINGQB_PASSWORD, or LENDINGQB_TOKEN_URL, LENDINGQB_CLIENT_ID and LENDINGQB_CLIENT_SECRET',
  );
  return undefined;
}

const isTimeZone = (name: string): boolean => {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
    return true;
  } catch {
    return false;
  }
};

const isProtected = (url: string): boolean => URL.canParse(url) && (/^https:/i.test(url) || isLoopbackUrl(url));

/** Reads the settings of the LendingQB adapter, and what is wrong with them; undefined without `LENDINGQB_URL`. */
export function readLendingQb(env: LendingQbEnvironment): {
  readonly lendingQb: LendingQbConfig | undefined;
  readonly problems: readonly string[];
} {
  const { LENDINGQB_URL: url, LENDINGQB_APP_CODE: appCode, LENDINGQB_TIME_ZONE: timeZone = pacific } = env;
  if (url === undefined) return { lendingQb: undefined, problems: [] };
  const problems: string[] = [];
  const urls = serviceUrls(env, url, problems);
  const signIn = readSignIn(env, problems);
  const addresses = [...Object.values(urls), ...(signIn?.kind === 'client' ? [signIn.tokenUrl] : [])];
  if (!addresses.every(isProtected)) {
    problems.push(
      "Every address of LendingQB must begin with https: unless it is this computer, because borrowers' data passes through it",
    );
  }
  if (appCode === undefined) {
    problems.push(
      'LENDINGQB_APP_CODE is missing: the code that LendingQB gave the portal for its list of modified loans',
    );
  }
  if (!isTimeZone(timeZone)) problems.push('LENDINGQB_TIME_ZONE needs a name such as America/Los_Angeles');
  const { map, problems: mapProblems } = readLendingQbMap(env.LENDINGQB_MAP);
  problems.push(...mapProblems);
  if (problems.length > 0 || signIn === undefined || appCode === undefined) return { lendingQb: undefined, problems };
  return { lendingQb: { urls, signIn, appCode, template: env.LENDINGQB_TEMPLATE, timeZone, map }, problems };
}

/** The settings in the environment of this process. Throws a {@link ConfigError} with everything that is wrong. */
export function processLendingQb(): LendingQbConfig {
  const present = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ''));
  const { lendingQb, problems } = readLendingQb(present);
  if (lendingQb === undefined) throw new ConfigError(problems.length > 0 ? problems : ['LENDINGQB_URL is missing']);
  return lendingQb;
}
