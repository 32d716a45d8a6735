import { calls } from '../../api/calls';
import { pages } from '../../domain/pages/page-table';
import { entryPaths } from '../../src/access/entry-path';
import { specifiedCalls } from './specified-calls';
import { specifiedRoutes } from './specified-routes';

export interface Coverage {
  readonly area: string;
  readonly specified: number;
  readonly missing: readonly string[];
}

/** Names of parameters, letters and a final slash make no difference. */
const plain = (address: string): string =>
  address
    .replace(/\{[^}]*\}|:\w+/g, '{}')
    .replace(/(?<=.)\/$/, '')
    .toLowerCase();

const coverageOf = (
  specified: Readonly<Record<string, readonly string[]>>,
  existing: readonly string[],
): readonly Coverage[] => {
  const known = new Set(existing.map(plain));
  return Object.entries(specified).map(([area, all]) => ({
    area,
    specified: all.length,
    missing: all.filter((one) => !known.has(plain(one))),
  }));
};

const pagePaths = pages.flatMap(({ path, aliases = [] }) => [path, ...aliases]);

/** Which specified calls the API has, by area. */
export const callCoverage = (): readonly Coverage[] =>
  coverageOf(
    specifiedCalls,
    calls.map(({ method, path }) => `${method} ${path}`),
  );

/** Which specified routes open a screen, by area. The root leads to one of the others. */
export const screenCoverage = (): readonly Coverage[] =>
  coverageOf(specifiedRoutes, ['/', ...Object.values(entryPaths), `${entryPaths.landing}/{sessionId}`, ...pagePaths]);
