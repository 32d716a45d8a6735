import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CruiseResult, cruise, type Edge, importRules, projectRoot } from './cruise';

/** An import that violates each rule: [file, its content, the forbidden import]. */
const violationExamples: Record<string, [file: string, content: string, target: string]> = {
  'domain-knows-only-itself': ['domain/loan/a.ts', "import '../../config/ok';", 'config/ok.ts'],
  'domain-has-no-packages-but-zod-and-decimal': ['domain/loan/b.ts', "import 'node:fs';", 'fs'],
  'config-knows-only-domain': ['config/c.ts', "import '../api/http/ok';", 'api/http/ok.ts'],
  'api-knows-no-web-app': ['api/http/d.ts', "import '../../src/theme/ok';", 'src/theme/ok.ts'],
  'src-knows-only-domain': ['src/loan/e.ts', "import type { X } from '../../api/http/ok';", 'api/http/ok.ts'],
  'src-leaves-schemas-on-the-server': [
    'src/loan/f.ts',
    "import { X } from '../../domain/loan/ok.schemas'; console.log(X);",
    'domain/loan/ok.schemas.ts',
  ],
  'src-calls-the-api-by-contract': [
    'src/loan/untyped.ts',
    "import { request } from '../providers/data/http'; request();",
    'src/providers/data/http.ts',
  ],
  'api-area-offers-one-file': ['api/pricing/g.ts', "import '../loan/loan.queries';", 'api/loan/loan.queries.ts'],
  'api-foundation-knows-no-area': ['api/db/h.ts', "import '../loan/loan.service';", 'api/loan/loan.service.ts'],
  'los-is-reached-by-its-port': ['api/loan/i.ts', "import '../los/embedded/ok';", 'api/los/embedded/ok.ts'],
  'los-adapters-know-no-http': ['api/los/embedded/j.ts', "import '../../http/ok';", 'api/http/ok.ts'],
  'journal-knows-no-los': ['api/los/journal/k.ts', "import '../embedded/ok';", 'api/los/embedded/ok.ts'],
  'src-area-offers-one-file': ['src/pricing/k.ts', "import '../loan/LoanPage';", 'src/loan/LoanPage.ts'],
  'src-foundation-knows-no-area': ['src/providers/l.ts', "import '../loan/public';", 'src/loan/public.ts'],
  'src-looks-know-no-access': ['src/theme/m.ts', "import '../access/session';", 'src/access/session.ts'],
  'product-knows-no-test-help': ['src/loan/r.ts', "import '../testing/ok';", 'src/testing/ok.ts'],
  'domain-folders-form-no-cycle': ['domain/format/s.ts', "import '../loan/t';", 'domain/loan/t.ts'],
  'no-cycles': ['domain/loan/n.ts', "import './o';", 'domain/loan/o.ts'],
  'no-development-packages-in-the-product': ['api/http/p.ts', "import 'vitest';", 'node_modules/vitest'],
  'no-unresolved-imports': ['api/http/q.ts', "import './nowhere';", './nowhere'],
};

/** More violations, in the same form. */
const moreViolationExamples: readonly [rule: string, ...(typeof violationExamples)[string]][] = [
  ['no-cycles', 'src/theme/by-type.ts', "import type { X } from './typed';", 'src/theme/typed.ts'],
  ['no-cycles', 'src/theme/lazy.ts', "export const load = () => import('./loaded');", 'src/theme/loaded.ts'],
  ['domain-folders-form-no-cycle', 'domain/unlisted/w.ts', "import '../loan/ok.schemas';", 'domain/loan/ok.schemas.ts'],
  ['domain-folders-form-no-cycle', 'domain/loan/x.ts', "import '../unlisted/ok';", 'domain/unlisted/ok.ts'],
  ['api-area-offers-one-file', 'api/loan/y.ts', "import '../new-area/inner';", 'api/new-area/inner.ts'],
  [
    'src-leaves-schemas-on-the-server',
    'src/loan/contracts.ts',
    "import { okContract } from '../../domain/loan/ok.contract'; console.log(okContract);",
    'domain/loan/ok.contract.ts',
  ],
  [
    'src-calls-the-api-by-contract',
    'src/providers/live/untyped.ts',
    "import { upload } from '../data/upload'; upload();",
    'src/providers/data/upload.ts',
  ],
  ['src-area-offers-one-file', 'src/loan/z.ts', "import '../new-area/inner';", 'src/new-area/inner.ts'],
];

/** Allowed imports. */
const allowed: Record<string, string> = {
  'config/ok.ts': "import '../domain/loan/ok.schemas'; export type X = 1;",
  'domain/loan/ok.schemas.ts': "import 'zod'; export const X = 1;",
  'domain/loan/ok.contract.ts': "import './ok.schemas'; export const okContract = {};",
  'domain/loan/t.ts': "import '../format/ok';",
  'domain/format/ok.ts': 'export type X = 1;',
  'domain/unlisted/ok.ts': 'export type X = 1;',
  'api/new-area/inner.ts': 'export type X = 1;',
  'src/new-area/inner.ts': 'export type X = 1;',
  'src/pages/screens.ts': "export const load = () => import('../loan/ListedPage');",
  'src/pages/page-table.ts': 'export const pages = [];',
  'src/loan/ListedPage.ts': "import '../pages/page-table';",
  'domain/loan/ok.test.ts': "import 'vitest'; import '../../api/http/ok';",
  'api/http/ok.ts': "import '../../config/ok'; import '../../domain/loan/ok.schemas'; export type X = 1;",
  'api/los/embedded/ok.ts': 'export type X = 1;',
  'api/loan/loan.queries.ts': "import '../http/ok';",
  'api/loan/loan.service.ts': "import './loan.queries';",
  'api/pricing/ok.ts': "import '../loan/loan.service';",
  'src/testing/ok.ts': "import 'vitest';",
  'src/providers/data/http.ts': 'export const request = () => 1; export type Download = 1;',
  'src/providers/data/upload.ts': 'export const upload = () => 1;',
  'src/providers/data/calls.ts':
    "import { request } from './http'; import { upload } from './upload'; request(); upload();",
  'src/loan/loan-calls.ts':
    "import type { LoanContract } from '../../domain/loan/ok.contract'; import type { Download } from '../providers/data/http'; import '../providers/data/calls'; export type X = [LoanContract, Download];",
  'src/theme/ok.ts': 'export type X = 1;',
  'src/access/session.ts': "import '../theme/ok';",
  'src/loan/LoanPage.ts': "import type { X } from '../../domain/loan/ok.schemas'; export type Y = typeof X;",
  'src/loan/public.ts': "import './LoanPage';",
  'src/pricing/ok.ts': "import '../loan/public'; import '../theme/ok';",
};

/** The other half of each test cycle. */
const cycleEnds: Record<string, string> = {
  'domain/loan/o.ts': "import './n';",
  'src/loan/v.ts': "import '../pages/u';",
  'src/theme/typed.ts': "import './by-type'; export type X = 1;",
  'src/theme/loaded.ts': "import './lazy';",
};

function writeFiles(folder: string): void {
  const files = {
    ...allowed,
    ...cycleEnds,
    ...Object.fromEntries(Object.values(violationExamples).map(([file, content]) => [file, content])),
    ...Object.fromEntries(moreViolationExamples.map(([, file, content]) => [file, content])),
  };
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
  writeFileSync(
    join(folder, 'tsconfig.json'),
    '{ "compilerOptions": { "moduleResolution": "bundler", "module": "ESNext" } }',
  );
  writeFileSync(
    join(folder, 'package.json'),
    '{ "dependencies": { "zod": "*" }, "devDependencies": { "vitest": "*" } }',
  );
  symlinkSync(join(projectRoot, 'node_modules'), join(folder, 'node_modules'), 'dir');
}

describe('the import rules', () => {
  const folder = mkdtempSync(join(tmpdir(), 'emet-imports-'));
  let scanned: CruiseResult;

  beforeAll(async () => {
    writeFiles(folder);
    scanned = await cruise(folder);
  }, 180_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const found = (rule: string) => scanned.violations.filter((violation) => violation.rule === rule);

  it('each have a violation below', () => {
    expect(Object.keys(violationExamples).sort()).toEqual([...importRules().keys()].sort());
  });

  const all = [
    ...Object.entries(violationExamples).map(([rule, offence]) => [rule, ...offence] as const),
    ...moreViolationExamples,
  ];

  it.each(all)('detect a violation: %s in %s', (rule, file, _, target) => {
    expect(found(rule).filter(({ from, to }) => from === file && to.includes(target))).not.toEqual([]);
  });

  it('accept allowed imports', () => {
    const allowedFiles = Object.keys(allowed);
    expect(scanned.violations.filter(({ from }) => allowedFiles.includes(from))).toEqual([]);
  });
});

describe('the project', () => {
  let real: CruiseResult;

  beforeAll(async () => {
    real = await cruise(projectRoot);
  }, 180_000);

  it('is scanned completely: files of every part, and the imports between them', () => {
    expect(real.modules.length).toBeGreaterThan(50);
    for (const part of ['domain', 'config', 'api', 'src']) {
      const own = real.modules.filter(({ source }) => source.startsWith(`${part}/`));
      expect(own.length, part).toBeGreaterThan(3);
      expect(own.flatMap(({ dependencies }) => dependencies).length, part).toBeGreaterThan(3);
    }
  });

  it('follows every rule', () => {
    expect(real.violations.map(({ rule, from, to }) => `${rule}: ${from} → ${to}`)).toEqual([]);
  });

  /** All files that these load, each with the file that imports it. */
  function reached(from: readonly string[], follow: (edge: Edge) => boolean): ReadonlyMap<string, string> {
    const runtime = new Map(
      real.modules.map(({ source, dependencies }) => [
        source,
        dependencies.filter((edge) => !edge.dependencyTypes.includes('type-only') && follow(edge)),
      ]),
    );
    const cameFrom = new Map(from.map((file) => [file, '']));
    for (const file of cameFrom.keys()) {
      for (const { resolved } of runtime.get(file) ?? []) if (!cameFrom.has(resolved)) cameFrom.set(resolved, file);
    }
    return cameFrom;
  }

  const among = (files: ReadonlyMap<string, string>, unwanted: RegExp): string[] =>
    [...files].filter(([file]) => unwanted.test(file)).map(([file, by]) => `${file}, imported by ${by}`);

  it('keeps zod out of every chunk of the web app', () => {
    const files = reached(['src/main.tsx'], () => true);
    expect(files.size).toBeGreaterThan(20);
    expect(among(files, /node_modules\/zod\//)).toEqual([]);
  });

  it('loads no forms, calendars, charts, editors or other pages with the sign-in, the pipeline and a loan', () => {
    const pages = ['src/loan/PipelinePage.tsx', 'src/loan/DashboardPage.tsx'];
    const first = ['src/main.tsx', 'src/App.tsx', 'src/loan/LoanSummaryPanel.tsx', ...pages];
    const files = reached(first, ({ dynamic }) => !dynamic);
    expect(files.size).toBeGreaterThan(200);
    const packages = /node_modules\/(@tiptap|ra-input-rich-text|@mui\/x-|dayjs|react-hook-form|eventsource)/;
    const parts =
      /^src\/(application|pricing|reference|access\/(users|roles)|files(?!\/files-calls)|catalogue|self-test)\//;
    const others = [...files.keys()].filter((file) => file.endsWith('Page.tsx') && !pages.includes(file));
    expect([...among(files, packages), ...among(files, parts), ...others]).toEqual([]);
  });

  it("uses only React-Admin's core, without its layout, sign-in and texts", () => {
    const whole = /import [^;]*\bAdmin(UI|Context)?\b[^;]*from 'react-admin'/;
    const files = real.modules.map(({ source }) => source).filter((file) => /^src\/.*\.tsx?$/.test(file));
    expect(files.filter((file) => whole.test(readFileSync(join(projectRoot, file), 'utf8')))).toEqual([]);
  });
});
