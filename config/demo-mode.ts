import { z } from 'zod';
import { isLoopbackUrl } from './loopback';

/** Settings that a demo may have without being asked for with `DEMO=1`. */
const neutral = new Set([
  'PORT',
  'DATA_DIR',
  'WORKER',
  'LOG_LEVEL',
  'DEMO',
  'DEMO_LOANS',
  'NODE_ENV',
  'NODE_ENV_DEFAULTED',
]);

/** How many loans a demo has unless `DEMO_LOANS` says otherwise. */
export const DEMO_LOANS = 600;

export const demoVariables = {
  DEMO: z.enum(['0', '1']).optional(),
  DEMO_LOANS: z.coerce.number().int().min(1).max(DEMO_LOANS).default(DEMO_LOANS),
};

/** The environment as far as it decides about demo mode. */
export interface DemoSettings {
  readonly DEMO?: '0' | '1' | undefined;
  /** The launchers set it if the operator did not, and then name it as defaulted. */
  readonly NODE_ENV?: string | undefined;
  readonly NODE_ENV_DEFAULTED?: string | undefined;
  readonly PORTAL_ORIGIN?: string | undefined;
  readonly TRUST_PROXY?: number | undefined;
}

/** The settings that show that this is meant for real use: `names` without those that a demo has, too. */
export const productionSettings = (names: readonly string[]): string[] => names.filter((name) => !neutral.has(name));

/** Whether this is a demo: it is asked for, or nothing at all is configured. */
export const isDemo = (settings: Pick<DemoSettings, 'DEMO'>, production: readonly string[]): boolean =>
  settings.DEMO === '1' || (settings.DEMO === undefined && production.length === 0);

const instead = 'For real use, remove DEMO=1; the start then lists what to set.';

/** Why demo mode, which has known passwords and shows PINs, is not safe here. */
export function demoProblems(settings: DemoSettings, production: readonly string[]): string[] {
  const { NODE_ENV, NODE_ENV_DEFAULTED, PORTAL_ORIGIN: origin, TRUST_PROXY } = settings;
  const isProduction = NODE_ENV === 'production' && NODE_ENV_DEFAULTED === undefined && production.length > 0;
  return [
    ...(isProduction
      ? [
          `NODE_ENV is production and ${production.join(', ')} set, but DEMO is 1: demo mode has known passwords and shows PINs. ${instead} For a demo, remove NODE_ENV.`,
        ]
      : []),
    ...(origin !== undefined && !(origin.startsWith('http:') && isLoopbackUrl(origin))
      ? [
          `PORTAL_ORIGIN is ${origin}, but a demo is for this computer only. ${instead} For a demo, remove PORTAL_ORIGIN.`,
        ]
      : []),
    ...(TRUST_PROXY
      ? [
          `TRUST_PROXY is ${TRUST_PROXY}, but a demo behind a proxy is public. ${instead} For a demo, remove TRUST_PROXY.`,
        ]
      : []),
  ];
}

/** Says why a portal that lacks settings is not a demo. */
export const notDemoBecause = (production: readonly string[]): string[] =>
  production.length === 0
    ? []
    : [`${production.join(', ')} set, so this is not a demo. Only for a demo on this computer, set DEMO=1.`];
