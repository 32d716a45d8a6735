import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { circularImports } from './cycles';

export const projectRoot = join(import.meta.dirname, '..', '..');

/** An import from one file to another, as found by dependency-cruiser. */
export interface Edge {
  readonly resolved: string;
  readonly dependencyTypes: readonly string[];
  /** A dynamic import. */
  readonly dynamic: boolean;
}

export interface Violation {
  readonly from: string;
  readonly to: string;
  readonly rule: string;
}

export interface CruiseResult {
  readonly modules: readonly { readonly source: string; readonly dependencies: readonly Edge[] }[];
  readonly violations: readonly Violation[];
}

/** What dependency-cruiser writes. */
interface Output extends Pick<CruiseResult, 'modules'> {
  readonly summary: {
    readonly violations: readonly (Omit<Violation, 'rule'> & { readonly rule: { readonly name: string } })[];
  };
}

const NO_CYCLES = 'no-cycles';

function resultOf(written: string): CruiseResult {
  const { modules, summary } = JSON.parse(written) as Output;
  const found = summary.violations.map(({ from, to, rule }) => ({ from, to, rule: rule.name }));
  return { modules, violations: [...found, ...circularImports(modules).map((one) => ({ ...one, rule: NO_CYCLES }))] };
}

const folders = ['api', 'bench', 'config', 'domain', 'src', 'tests'];
const program = join(projectRoot, 'node_modules', 'dependency-cruiser', 'bin', 'dependency-cruise.mjs');

/** Reads all imports under `root` and checks them against the project's rules. */
export function cruise(root: string): Promise<CruiseResult> {
  const present = folders.filter((folder) => existsSync(join(root, folder)));
  const folder = mkdtempSync(join(tmpdir(), 'emet-cruise-'));
  const file = join(folder, 'cruise.json');
  const config = join(projectRoot, '.dependency-cruiser.cjs');
  const args = [program, '--config', config, '--output-type', 'json', '--output-to', file, ...present];
  return new Promise((done, fail) => {
    // The exit code is the number of violations, which are also in the output.
    execFile(process.execPath, args, { cwd: root }, (error) => {
      if (existsSync(file)) done(resultOf(readFileSync(file, 'utf8')));
      else fail(error ?? new Error('dependency-cruiser wrote nothing'));
      rmSync(folder, { recursive: true, force: true });
    });
  });
}

interface Rules {
  readonly forbidden: readonly { readonly name: string; readonly comment: string }[];
}

/** What each rule says to do instead. */
export function importRules(): ReadonlyMap<string, string> {
  const { forbidden } = createRequire(import.meta.url)('../../.dependency-cruiser.cjs') as Rules;
  return new Map([
    ...forbidden.map(({ name, comment }) => [name, comment] as const),
    [NO_CYCLES, 'Two files that need each other are one, or lack a third. Types and lazy imports count.'],
  ]);
}
