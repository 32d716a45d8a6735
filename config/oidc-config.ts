import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { isExternalRole } from '../domain/access/roles';
import { isLoopbackUrl } from './loopback';
import { type ProviderFactor, rolesOf, secondFactorOf } from './oidc-rules';

const text = z.string().trim().min(1).optional();
const flag = z.enum(['0', '1']).optional();

/** There are two external identity services (rule SESSION-12). */
const numbers = [1, 2] as const;
type Number = (typeof numbers)[number];

const variables = {
  ISSUER: text,
  NAME: text,
  CLIENT_ID: text,
  CLIENT_SECRET: text,
  CLIENT_SECRET_FILE: text,
  USERS: z.enum(['internal', 'external', 'all']).optional(),
  LINK: z.enum(['administrator', 'email']).optional(),
  CREATE: flag,
  ROLES_CLAIM: text,
  ROLES: text,
  SECOND_FACTOR: text,
  SCOPES: text,
  SESSION: z.enum(['provider', 'portal']).optional(),
} as const;

type Name = keyof typeof variables;
type Variable = `OIDC_${Number}_${Name}`;

/** `OIDC_1_ISSUER` and so on, for both providers. */
export const oidcVariables = Object.fromEntries(
  numbers.flatMap((number) => Object.entries(variables).map(([name, shape]) => [`OIDC_${number}_${name}`, shape])),
) as {
  readonly [Key in Variable]: (typeof variables)[Key extends `OIDC_${Number}_${infer N extends Name}` ? N : never];
};

type OidcEnvironment = { readonly [Key in Variable]?: string | undefined } & {
  readonly PORTAL_ORIGIN?: string | undefined;
};

/** An OpenID Connect provider, and what it may do for users of the portal (docs/decisions/0101). */
export interface OidcProvider {
  readonly id: string;
  readonly name: string;
  /** In the form of the URL class, so that one issuer has one spelling. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** The side of the users who may use it. */
  readonly users: 'internal' | 'external' | 'all';
  /** Who links an account of the provider to a user: an administrator, or also the first sign-in by a verified email address. */
  readonly link: 'administrator' | 'email';
  /** Whether the first sign-in creates a user if there is none. */
  readonly creates: boolean;
  readonly rolesClaim: string | undefined;
  /** The role of each value of that claim. */
  readonly roles: ReadonlyMap<string, string>;
  readonly secondFactor: ProviderFactor;
  readonly scopes: string;
  /** Whether sessions end with the provider's access token (rule SESSION-11). */
  readonly endsWithToken: boolean;
}

/** The names of variables begin with that of their provider. */
const fullNames = (said: string, number: Number): string =>
  said.replaceAll(new RegExp(`\\b(${Object.keys(variables).join('|')})\\b`, 'g'), `OIDC_${number}_$1`);

type Values = { readonly [Key in Name]: string | undefined };

const valuesOf = (env: OidcEnvironment, number: Number): Values =>
  Object.fromEntries(Object.keys(variables).map((name) => [name, env[`OIDC_${number}_${name as Name}`]])) as Values;

/** The secret itself, or the content of its file. */
function secretOf({ CLIENT_SECRET, CLIENT_SECRET_FILE: file }: Values, problem: (text: string) => void) {
  if (CLIENT_SECRET !== undefined && file !== undefined) {
    problem('CLIENT_SECRET and CLIENT_SECRET_FILE are both set: remove one of them');
  }
  if (CLIENT_SECRET !== undefined) return CLIENT_SECRET;
  if (file === undefined) {
    problem('CLIENT_SECRET is missing: the secret of the portal at this provider, or CLIENT_SECRET_FILE with its file');
    return undefined;
  }
  try {
    const secret = readFileSync(file, 'utf8').trim();
    if (secret !== '') return secret;
    problem('CLIENT_SECRET_FILE is empty');
  } catch {
    problem('CLIENT_SECRET_FILE cannot be read');
  }
  return undefined;
}

/** Of these providers, one issuer signs in the users of any organization. */
const isShared = ({ hostname, pathname }: URL): boolean =>
  hostname === 'login.microsoftonline.com' && /^\/(common|organizations|consumers)\//.test(pathname);

function issuerOf({ ISSUER = '' }: Values, problem: (text: string) => void): string {
  if (!URL.canParse(ISSUER)) {
    problem('ISSUER must be an address, such as https://login.example.com');
    return '';
  }
  const url = new URL(ISSUER);
  if (url.protocol !== 'https:' && !isLoopbackUrl(ISSUER)) problem('ISSUER must begin with https:');
  if (isShared(url)) problem('ISSUER is shared by all organizations: name your own tenant');
  return url.href;
}

function createProblems(values: Values, roles: ReadonlyMap<string, string>, problem: (text: string) => void): void {
  const users = values.USERS ?? 'internal';
  if (values.CREATE !== '1') {
    if (values.ROLES !== undefined || values.ROLES_CLAIM !== undefined) {
      problem('ROLES and ROLES_CLAIM are for users that the provider creates: set CREATE=1, or remove them');
    }
    return;
  }
  if (users === 'all') problem('CREATE is 1, so USERS must be internal or external');
  if (values.ROLES_CLAIM === undefined || roles.size === 0) {
    problem('CREATE is 1, so ROLES_CLAIM and ROLES must say which roles a new user gets');
  }
  for (const role of roles.values()) {
    if (isExternalRole(role) !== (users === 'external')) problem(`ROLES has ${role}, which ${users} users cannot have`);
  }
}

function readProvider(env: OidcEnvironment, number: Number, problems: string[]): OidcProvider[] {
  const values = valuesOf(env, number);
  if (Object.values(values).every((value) => value === undefined)) return [];
  // Each variable is named in full, as the operator sets it.
  const problem = (said: string): void => void problems.push(fullNames(said, number));
  if (env.PORTAL_ORIGIN === undefined) {
    problems.push(`PORTAL_ORIGIN is missing: the provider of OIDC_${number}_ISSUER sends users back to it`);
  }
  for (const name of ['NAME', 'CLIENT_ID'] as const) if (values[name] === undefined) problem(`${name} is missing`);
  const roles = rolesOf(values.ROLES, problem);
  createProblems(values, roles, problem);
  return [
    {
      id: `oidc-${number}`,
      name: values.NAME ?? '',
      issuer: issuerOf(values, problem),
      clientId: values.CLIENT_ID ?? '',
      clientSecret: secretOf(values, problem) ?? '',
      users: (values.USERS as OidcProvider['users'] | undefined) ?? 'internal',
      link: (values.LINK as OidcProvider['link'] | undefined) ?? 'administrator',
      creates: values.CREATE === '1',
      rolesClaim: values.ROLES_CLAIM,
      roles,
      secondFactor: secondFactorOf(values.SECOND_FACTOR, problem),
      scopes: values.SCOPES ?? 'openid profile email',
      endsWithToken: values.SESSION !== 'portal',
    },
  ];
}

/** The providers that are configured, and what is wrong with them. */
export function readOidc(env: OidcEnvironment): {
  readonly providers: readonly OidcProvider[];
  readonly problems: readonly string[];
} {
  const problems: string[] = [];
  const providers = numbers.flatMap((number) => readProvider(env, number, problems));
  const [one, other] = providers;
  if (one && other && one.issuer === other.issuer)
    problems.push('OIDC_1_ISSUER and OIDC_2_ISSUER are the same provider');
  if (one && other && one.name === other.name) problems.push('OIDC_1_NAME and OIDC_2_NAME are the same');
  for (const { id, scopes } of providers) {
    if (!scopes.split(/\s+/).includes('openid'))
      problems.push(`${id.toUpperCase().replace('-', '_')}_SCOPES needs openid`);
  }
  return { providers, problems: [...new Set(problems)] };
}
