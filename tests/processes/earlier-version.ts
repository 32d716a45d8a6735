import { execFileSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..', '..');

const git = (...args: string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

/** The code of an earlier commit, which is built. */
export interface EarlierVersion {
  readonly root: string;
  readonly commit: string;
  remove(): void;
}

const migrations = ['api/db/migrations', 'api/los/embedded/migrations', 'api/los/journal/migrations'];

/** The last commit without the newest migration. */
function beforeTheLastMigration(): string {
  const last = git('log', '-1', '--diff-filter=A', '--format=%H', '--', ...migrations);
  if (last === '') throw new Error('No commit added a migration. Name one with --from.');
  return `${last}^`;
}

/** A link to the folder would not do: packages in it would belong to this version. */
function copyPackages(to: string): void {
  const from = path.join(root, 'node_modules');
  try {
    execFileSync('cp', ['-al', from, to], { stdio: 'ignore' });
  } catch {
    cpSync(from, to, { recursive: true });
  }
}

/** Checks out and builds a commit, or the last one before a migration, with the packages that are installed. */
export function buildEarlierVersion(folder: string, from: string | undefined): EarlierVersion {
  const commit = git('rev-parse', '--short', from ?? beforeTheLastMigration());
  git('worktree', 'add', '--quiet', '--detach', folder, commit);
  try {
    copyPackages(path.join(folder, 'node_modules'));
    const build = `
      import { ensureServerBuilt } from './config/launch/ensure-built.mjs';
      process.exit((await ensureServerBuilt()) ? 0 : 1);`;
    execFileSync(process.execPath, ['--input-type=module', '-e', build], { cwd: folder, stdio: 'inherit' });
  } catch (error) {
    git('worktree', 'remove', '--force', folder);
    throw error;
  }
  return { root: folder, commit, remove: () => void git('worktree', 'remove', '--force', folder) };
}
