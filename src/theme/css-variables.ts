import type { OuterPart, Preferences } from './preferences';
import { densities, measures, neutralColors, type Pair, type SchemeName, schemes } from './tokens';

const lines = (entries: Readonly<Record<string, string>>): string =>
  Object.entries(entries)
    .map(([name, value]) => `--${name}:${value};`)
    .join('');

const colors = (pairs: Readonly<Record<string, Pair>>): string =>
  Object.entries(pairs)
    .map(([name, [light, dark]]) => `--${name}:light-dark(${light},${dark});`)
    .join('');

const outerParts: readonly OuterPart[] = ['navbar', 'toolbar', 'footer'];

/** A page part with its own mode or scheme. It also sets the text color, which would otherwise come from the page. */
function partRule(part: OuterPart, { schemes: chosen, partModes }: Preferences): string {
  const mode = partModes[part];
  const declared = [
    mode === 'page' ? '' : `color-scheme:${mode};color:var(--text);`,
    chosen[part] === chosen.main ? '' : colors(schemes[chosen[part]]),
  ].join('');
  return declared === '' ? '' : `[data-part="${part}"]{${declared}}`;
}

/** Samples in the settings panel, which show a scheme by name, whatever the page uses. */
const sampleRules = (): string =>
  (Object.keys(schemes) as SchemeName[])
    .map((name) => `[data-sample-scheme="${name}"]{${colors(schemes[name])}}`)
    .join('\n');

/**
 * All tokens as one style sheet. Colors are written once for both modes. `data-theme` on the root forces a mode, `data-part`
 * marks a part with its own, `data-density` sets the row height, and touch screens get controls of 44 px.
 */
export function cssVariables(look: Preferences): string {
  return [
    `:root{color-scheme:light dark;${colors(neutralColors)}${colors(schemes[look.schemes.main])}${lines(measures)}${lines(densities.comfortable)}}`,
    '[data-theme="light"]{color-scheme:light}',
    '[data-theme="dark"]{color-scheme:dark}',
    ...outerParts.map((part) => partRule(part, look)),
    sampleRules(),
    '[data-sample-mode="light"]{color-scheme:light}',
    '[data-sample-mode="dark"]{color-scheme:dark}',
    `[data-density="compact"]{${lines(densities.compact)}}`,
    '@media (pointer:coarse){:root{--control:44px}}',
    // Print on white.
    '@media print{:root,:root[data-theme]{color-scheme:light}}',
  ]
    .filter(Boolean)
    .join('\n');
}
