import { readdirSync, readFileSync } from 'node:fs';

/** The text of a file of a process; empty if the process has ended. */
function ofProcess(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}

const parentOf = (pid: number): number => Number((ofProcess(pid, 'stat').split(') ')[1] ?? '').split(' ')[1]);

/** The process and all that it started, such as those of its database. Linux only. */
function family(root: number): readonly number[] {
  const all = readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0)
    .map((pid) => ({ pid, parent: parentOf(pid) }));
  const found = [root];
  for (const member of found) found.push(...all.filter(({ parent }) => parent === member).map(({ pid }) => pid));
  return found;
}

/** Megabytes of memory of a process and all that it started. What several of them share counts once. */
export function memoryInAll(root: number): number {
  const kilobytes = family(root).map((pid) => Number(/^Pss:\s+(\d+)/m.exec(ofProcess(pid, 'smaps_rollup'))?.[1] ?? 0));
  return kilobytes.reduce((sum, one) => sum + one, 0) / 1024;
}
