import { densities, measures, neutralColors, type Pair, type SchemeName, schemes } from './tokens';

const lines = (entries: Readonly<Record<string, string>>): string =>
  Object.entries(entries)
    .map(([name, value]) => `--${name}:${value};`)
    .join('');

const colors = (pairs: Readonly<Record<string, Pair>>): string =>
  Object.entries(pairs)
    .map(([name, [light, dark]]) => `--${name}:light-dark(${light},${dark});`)
    .join('');

/**
 * All tokens as one style sheet. Colours are written once for both modes; `data-theme` on the root forces a mode,
 * `data-density` the rows, and a finger gets controls of 44 px.
 */
export function cssVariables(scheme: SchemeName): string {
  return [
    `:root{color-scheme:light dark;${colors(neutralColors)}${colors(schemes[scheme])}${lines(measures)}${lines(densities.comfortable)}}`,
    '[data-theme="light"]{color-scheme:light}',
    '[data-theme="dark"]{color-scheme:dark}',
    `[data-density="compact"]{${lines(densities.compact)}}`,
    '@media (pointer:coarse){:root{--control:44px}}',
  ].join('\n');
}
