import path from 'node:path';
import type { Plugin } from 'vite';

/** Large modules of which a library needs little or nothing here, and what a build puts in their place. */
const replacements = [
  { source: 'lodash/isEqual.js', importer: /\/ra-core\/dist\/(store|core)\//, by: 'is-equal.ts' },
  { source: 'query-string', importer: /\/(ra-data-simple-rest|ra-core\/dist\/dataProvider)\//, by: 'query-string.ts' },
  { source: './createThemeWithVars.js', importer: /\/createTheme\.js$/, by: 'no-css-variables.ts' },
  { source: './ThemeProviderWithVars.js', importer: /\/ThemeProvider\.js$/, by: 'no-css-variables.ts' },
  { source: 'react-router-dom', importer: /\/ra-core\/dist\/routing\/adapters\//, by: 'router-parts.ts' },
  { source: './TouchRipple.js', importer: /\/ButtonBase\.js$/, by: 'no-ripple.ts' },
  { source: './SelectInput.js', importer: /\/Select\/Select\.js$/, by: 'select-input.tsx' },
  { source: '../FilledInput/index.js', importer: /\/(TextField|Select)\.js$/, by: 'no-variant.ts' },
  { source: '../Input/index.js', importer: /\/(TextField|Select)\.js$/, by: 'no-variant.ts' },
  { source: 'inflection', importer: /\/ra-core\/dist\/(core|util)\//, by: 'inflection.ts' },
];

/** Keeps libraries out of the first page that only one line of another library needs. */
export function lightModules(): Plugin {
  let root = '';
  return {
    name: 'light-modules',
    apply: 'build',
    enforce: 'pre',
    configResolved: (config) => {
      root = config.root;
    },
    resolveId(source, importer = '') {
      const from = importer.replaceAll('\\', '/');
      const found = replacements.find((each) => each.source === source && each.importer.test(from));
      return found && path.join(root, 'src/providers/light', found.by);
    },
  };
}
