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

/** Code of libraries that a build leaves out. It fails if the code is not there, so that someone looks at a new version. */
const omissions = [
  {
    module: /\/react-hook-form\/dist\/index\.esm\.mjs$/,
    // A state that the portal does not use. It would render each new form again, and run its effects, before the first paint.
    code: /updateFormState\(\(data\) => \(\{\s*\.\.\.data,\s*isReady: true,\s*\}\)\);/,
  },
] as const;

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
    transform: {
      filter: { id: omissions.map(({ module }) => module) },
      handler(code, id) {
        const from = id.replaceAll('\\', '/');
        const omitted = omissions.filter(({ module }) => module.test(from));
        const missing = omitted.find((each) => !each.code.test(code));
        if (missing) this.error(`${from} has no ${missing.code}.`);
        return { code: omitted.reduce((rest, each) => rest.replace(each.code, ''), code), map: null };
      },
    },
  };
}
