import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const projectRoot = join(import.meta.dirname, '..', '..');

/** An import from one file to another, as found by dependency-cruiser. */
export interface Edge {
  readonly resolved: string;
  readonly dependencyTypes: readonly string[];
  /** A dynamic import. */
  readonly dynamic: boolean;
}

export interface CruiseResult {
  readonly modules: readonly { readonly source: string; readonly dependencies: readonly Edge[] }[];
  readonly summary: {
    readonly totalCruised: number;
    readonly violations: readonly {
      readonly from: string;
      readonly to: string;
      readonly rule: { readonly name: string };
    }[];
  };
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
      if (existsSync(file)) done(JSON.parse(readFileSync(file, 'utf8')) as CruiseResult);
      else fail(error ?? new Error('dependency-cruiser wrote nothing'));
      rmSync(folder, { recursive: true, force: true });
    });
  });
}

interface Rules {
  readonly forbidden: readonly { readonly name: string }[];
}

/** The names of all rules, without duplicates. */
export function ruleNames(): string[] {
  const rules = createRequire(import.meta.url)('../../.dependency-cruiser.cjs') as Rules;
  return [...new Set(rules.forbidden.map(({ name }) => name))];
}
