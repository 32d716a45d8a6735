import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

export const projectRoot = join(import.meta.dirname, '..', '..');

/** An import from one file to another, as dependency-cruiser saw it. */
export interface Edge {
  readonly resolved: string;
  readonly dependencyTypes: readonly string[];
}

export interface Cruise {
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

/** Reads every import under `root` with the rules of the project. */
export function cruise(root: string): Promise<Cruise> {
  const present = folders.filter((folder) => existsSync(join(root, folder)));
  const args = [program, '--config', join(projectRoot, '.dependency-cruiser.cjs'), '--output-type', 'json', ...present];
  return new Promise((done, fail) => {
    // The exit code counts the violations, which are in the output too.
    execFile(process.execPath, args, { cwd: root, maxBuffer: 2 ** 28 }, (error, out) => {
      if (out.startsWith('{')) done(JSON.parse(out) as Cruise);
      else fail(error ?? new Error(out));
    });
  });
}

interface Rules {
  readonly forbidden: readonly { readonly name: string }[];
}

/** The names of all rules. */
export function ruleNames(): string[] {
  const rules = createRequire(import.meta.url)('../../.dependency-cruiser.cjs') as Rules;
  return rules.forbidden.map(({ name }) => name);
}
