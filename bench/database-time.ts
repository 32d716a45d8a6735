import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import type { BenchDatabase } from './bench-database';

/** Processor time of each connection of a database on this computer, by process ID, in milliseconds; Linux only. */
export async function databaseTime({ db }: BenchDatabase): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity where datname = current_database()`.execute(db);
  return new Map(
    rows.flatMap(({ pid }) => {
      try {
        return [[pid, Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6] as const];
      } catch {
        return [];
      }
    }),
  );
}

/** What the connections used between two readings, of those that were there at both. */
export const usedBetween = (before: ReadonlyMap<number, number>, after: ReadonlyMap<number, number>): number =>
  [...after].reduce((sum, [pid, ms]) => sum + ms - (before.get(pid) ?? ms), 0);
