import { readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build, type Plugin, runnerImport } from 'vite';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { guestPage } from './src/build/guest-page.ts';
import { lightModules } from './src/build/light-modules.ts';
import { pageFiles } from './src/build/page-files.ts';
import { pdfFiles } from './src/build/pdf-files.ts';
import { pureModules } from './src/build/pure-modules.ts';
import { sharedChunks } from './src/build/shared-chunks.ts';
import { signInPage } from './src/build/sign-in-page.ts';
import { signingPage } from './src/build/signing-page.ts';
import { textModules } from './src/build/text-modules.ts';
import type { HoleName } from './tests/security/canary/holes.ts';
import { canary } from './tests/security/canary/plugin.ts';
import { builtThreads } from './tests/support/built-threads.ts';

const replacesModules = /\bvi\.(mock|doMock|resetModules)\(/;

/** Test files that put something else in the place of a module: they cannot share what others have imported before them. */
const alone = ['domain', 'config', 'api', 'bench', 'src', 'tests'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => join(folder, name).replaceAll('\\', '/'))
    .filter((file) => replacesModules.test(readFileSync(file, 'utf8'))),
);

const dbAlone = alone.filter((file) => /\.db\.test\.ts$|^tests\/(contract|journey)\//.test(file));

/** Vitest looks for its own kinds of names where a project names no file. */
const some = (files: readonly string[], project: TestProjectInlineConfiguration): TestProjectInlineConfiguration[] =>
  files.length === 0 ? [] : [project];

/** Longer than any test takes while all run: what a test waits for in vain fails it all the same. */
const PATIENCE_MS = 30_000;

/** What the failures that tests cause, and the lack of layout in jsdom, print into the output of a successful run. */
const expectedOutput: readonly RegExp[] = [
  // React-Admin prints each call that failed. Only calls that no one answers are the test's own mistake.
  /^ApiError: (?!We can’t reach the portal\. Check)/,
  /^Authorization error: the server answered 40[13]\./,
  /^MUI X Charts: ChartContainer does not have `width` prop/,
  /^Warning: Please use the `legacy` build in Node\.js/,
  /^Not implemented: navigation to another Document/,
  /^oidc-provider (WARNING|NOTICE): /,
];

const db = {
  environment: 'node',
  include: ['{api,bench,config,tests}/**/*.db.test.ts', 'tests/{contract,journey}/**/*.test.ts'],
  globalSetup: ['tests/support/database-server.ts'],
  setupFiles: ['tests/support/database-is-prepared.ts'],
  testTimeout: PATIENCE_MS,
  hookTimeout: 60_000,
} as const satisfies TestProjectInlineConfiguration['test'];

const fixedSeed = 'tests/support/fixed-seed.ts';

const component = {
  environment: 'jsdom',
  setupFiles: ['tests/support/component-setup.ts', fixedSeed],
  testTimeout: PATIENCE_MS,
} as const satisfies TestProjectInlineConfiguration['test'];

const quickCanary = 'tests/security/canary/quick-canary.test.ts';

const attacks = ['tests/security/**/*.test.ts'];

const security = {
  ...db,
  include: attacks,
  setupFiles: [...db.setupFiles, fixedSeed],
  // All attacks take half an hour, so their files run beside each other.
  isolate: process.env.SECURITY === 'full',
} as const satisfies TestProjectInlineConfiguration['test'];

/** `npm run test:security` runs the attacks alone. Otherwise a sample shares what the tests on the database have imported. */
const runsAlone = process.env.SECURITY_REPORT !== undefined;

/** Holes that `npm run test:security -- --canary` puts into the portal under test, to see whether its attacks find them. */
const seededHoles = (process.env.CANARY?.split(',') ?? []) as HoleName[];

/** The kinds of test by where they lie; a file belongs to exactly one. */
const projects: TestProjectInlineConfiguration[] = [
  // Functions and handlers without a database.
  {
    extends: true,
    plugins: [builtThreads],
    test: {
      name: 'unit',
      environment: 'node',
      include: [
        '{domain,config,api,bench}/**/*.test.ts',
        'tests/architecture/**/*.test.ts',
        'tests/specified/**/*.test.ts',
        'tests/support/**/*.test.ts',
        // Rules of the web app that need no page.
        'src/**/*.test.ts',
      ],
      exclude: ['**/*.db.test.ts'],
      setupFiles: [fixedSeed],
      testTimeout: PATIENCE_MS,
      // Pure functions: files may share what they import, which saves a third of the time.
      isolate: false,
    },
  },
  // What needs a real PostgreSQL: the embedded one, or DATABASE_URL. To import the API anew for each file takes a minute.
  {
    extends: true,
    plugins: [builtThreads],
    test: {
      ...db,
      name: 'db',
      include: [...db.include, ...(runsAlone ? [] : attacks)],
      exclude: [...alone, quickCanary],
      setupFiles: [...db.setupFiles, fixedSeed],
      isolate: false,
    },
  },
  ...some(dbAlone, {
    extends: true,
    plugins: [builtThreads],
    test: { ...db, name: 'db-alone', include: dbAlone },
  }),
  // All attacks on a whole portal: `npm run test:security` (docs/security-harness.md).
  ...some(runsAlone ? attacks : [], {
    extends: true,
    plugins: [builtThreads, canary(seededHoles)],
    test: { ...security, name: 'security', exclude: [quickCanary] },
  }),
  // The same attacks on a portal with two holes, which they must find.
  {
    extends: true,
    plugins: [builtThreads, canary(['no-role', 'other-company'])],
    test: { ...security, name: 'canary', include: [quickCanary] },
  },
  // Parts of pages in jsdom. To import React-Admin and MUI anew for each file would take longer than the tests.
  {
    extends: true,
    test: { ...component, name: 'component', include: ['{src,tests}/**/*.test.tsx'], exclude: alone, isolate: false },
  },
  // They share what is outside of src, and import all of src again.
  {
    extends: true,
    test: {
      ...component,
      name: 'component-alone',
      include: alone.filter((file) => file.endsWith('.tsx')),
      setupFiles: ['tests/support/fresh-modules.ts', ...component.setupFiles],
      sequence: { setupFiles: 'list' },
      isolate: false,
    },
  },
  // The built portal in a real browser.
  {
    extends: true,
    test: {
      name: 'e2e',
      environment: 'node',
      include: ['tests/e2e/**/*.test.ts'],
      globalSetup: ['tests/support/prepared-portal.ts'],
      setupFiles: ['tests/support/portal-is-prepared.ts'],
      isolate: false,
      testTimeout: 120_000,
      hookTimeout: 120_000,
    },
  },
];

/** `npm test` names a folder where projects find what others have read of the sources: most read the same. It removes the folder. */
const { MODULES_OF_RUN } = process.env;
const sharedModules = MODULES_OF_RUN
  ? { experimental: { fsModuleCache: true, fsModuleCachePath: MODULES_OF_RUN } }
  : {};

/** Which tests begin: those of pages need neither a database nor the portal that browser tests copy, which are being prepared. */
const order = ['component-alone', 'component', 'e2e', 'db', 'db-alone', 'security', 'canary', 'unit'];

/** The files that take longest: one that began last would run alone in the end. */
const longest = [
  'screens-by-role',
  'axe-routes',
  'application',
  'axe-rtl',
  'http-los',
  'crash',
  'decision',
  'live',
  'journey',
  'random-requests',
  'backup',
  'credit.db',
  'replica',
  'signing.db',
  'imports',
  'response-shapes',
  'openapi',
];

function rank({ project, moduleId }: TestSpecification): number {
  const at = longest.indexOf(basename(moduleId).replace(/\.test\.tsx?$/, ''));
  return order.indexOf(project.name) * (longest.length + 1) + (at === -1 ? longest.length : at);
}

const kindAndPath = ({ project, moduleId }: TestSpecification): string => `${project.name} ${moduleId}`;

/** Vitest's own order within each kind, but the longest first. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.sort((one, other) => rank(one) - rank(other));
  }

  /** Deals the files out like cards, so that each shard gets its part of each kind and of the longest ones. */
  override async shard(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { index, count } = this.ctx.config.shard ?? { index: 1, count: 1 };
    const inOrder = files.toSorted(
      (one, other) => rank(one) - rank(other) || (kindAndPath(one) < kindAndPath(other) ? -1 : 1),
    );
    return inOrder.filter((_, at) => at % count === index - 1);
  }
}

/** Nothing is painted before the first script has written the look of the person: no flash of another theme. */
const paintWithTheLook: Plugin = {
  name: 'paint-with-the-look',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => html.replace('<script type="module"', '<script type="module" blocking="render"'),
  },
};

/** Writes `.br` and `.gz` beside each script, style and drawing of a build, so that no request waits for compression. */
const compressAssets: Plugin = {
  name: 'compress-assets',
  apply: 'build',
  async writeBundle({ dir = '' }, bundle) {
    // Quality 11 saves 2% more, for three times the time. Below a kilobyte nothing is saved.
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } };
    const written = Object.values(bundle).map(async (file) => {
      const bytes = Buffer.from(file.type === 'chunk' ? file.code : file.source);
      if (!/\.(m?js|css|svg)$/.test(file.fileName) || bytes.length < 1024) return;
      const beside = join(dir, file.fileName);
      await writeFile(`${beside}.br`, await promisify(brotliCompress)(bytes, quality));
      await writeFile(`${beside}.gz`, await promisify(gzip)(bytes, { level: 9 }));
    });
    await Promise.all(written);
  },
};

const chunks = sharedChunks({
  buildWith: build,
  plugins: () => [react(), textModules(), lightModules(), pureModules()],
});

export default defineConfig({
  plugins: [
    react(),
    textModules(),
    lightModules(),
    pureModules(),
    chunks.plugin,
    paintWithTheLook,
    compressAssets,
    pageFiles(),
    pdfFiles(),
    signInPage(),
    signingPage({ buildWith: build, plugins: () => [react()] }),
    guestPage({ importWith: runnerImport, plugins: () => [react()] }),
  ],
  build: {
    outDir: 'dist',
    // Served as /licenses.md: the licenses of what browsers are sent must go with it.
    license: { fileName: 'licenses.md' },
    emptyOutDir: true,
    target: 'es2022',
    // The content security policy lets in files of this host only: nothing is written into other files, fonts included.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 900,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // The plan has no cycles. To add what a module imports to its group could make some.
          includeDependenciesRecursively: false,
          groups: [{ name: chunks.nameOf, debugName: 'shared' }],
        },
      },
    },
  },
  server: { proxy: { '/api': 'http://localhost:3000' } },
  test: {
    projects,
    passWithNoTests: true,
    onConsoleLog: (log) => !expectedOutput.some((expected) => expected.test(log)),
    setupFiles: ['tests/support/patience.ts'],
    // Vitest gives up after a second, which a busy machine may need for a page or a few writes.
    expect: { poll: { timeout: PATIENCE_MS / 2 } },
    sequence: { sequencer: LongestFirst },
    // One more than the cores: a browser test and one of the database often wait for another process.
    maxWorkers: availableParallelism() + 1,
    ...sharedModules,
  },
});
