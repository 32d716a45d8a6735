import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';

/** Fields 3 and up of /proc/<pid>/stat; field 2, the name, may contain spaces and parentheses. Linux only. */
function statOf(pid: number): string[] | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}

/** True while a process with this ID runs, under any owner. False for a zombie. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return statOf(pid)?.[0] !== 'Z';
}

function ps(pid: number, column: string): string | undefined {
  try {
    return execFileSync('ps', ['-o', `${column}=`, '-p', String(pid)], { encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return undefined;
  }
}

/**
 * When the process began, in a platform-specific unit. Together with the ID it identifies a process even after the ID is
 * reused. Undefined if the platform does not provide it.
 */
export function beginningOf(pid: number): string | undefined {
  if (process.platform === 'win32') return undefined;
  return process.platform === 'linux' ? statOf(pid)?.[19] : ps(pid, 'lstart');
}

/** True if the live process is a PostgreSQL server and, if the platform shows it, one that works in `dataFolder`. */
export function isPostgresIn(pid: number, dataFolder: string): boolean {
  if (!isAlive(pid)) return false;
  if (process.platform === 'win32') return true;
  if (process.platform !== 'linux') return (ps(pid, 'comm') ?? '').includes('postgres');
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === dataFolder;
  } catch {
    return false;
  }
}

/** Polls every few milliseconds. Resolves to true as soon as `condition` holds, or to false on timeout. */
export async function until(condition: () => boolean, milliseconds: number): Promise<boolean> {
  const end = performance.now() + milliseconds;
  while (!condition()) {
    if (performance.now() > end) return false;
    await new Promise((done) => setTimeout(done, 20));
  }
  return true;
}
