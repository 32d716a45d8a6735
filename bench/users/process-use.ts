import { readFileSync } from 'node:fs';

/** Megabytes of memory of a process; Linux only, like the rest. */
export const memoryMb = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? Number.NaN) / 1024;

/** Seconds of processor time of a process since its start. */
function busySeconds(pid: number): number {
  const [user, system] = (readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1] ?? '').split(' ').slice(11, 13);
  return (Number(user) + Number(system)) / 100;
}

/** Watches from now on how busy processes are, in percent of one core: if a bench itself is near 100, it measures itself. */
export function busyShares(processes: Readonly<Record<string, number>>): () => string {
  const began = performance.now();
  const before = Object.values(processes).map(busySeconds);
  return () => {
    const seconds = (performance.now() - began) / 1_000;
    return Object.entries(processes)
      .map(
        ([name, pid], place) => `${name} ${Math.round(((busySeconds(pid) - (before[place] ?? 0)) / seconds) * 100)}%`,
      )
      .join(', ');
  };
}
