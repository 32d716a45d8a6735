import type { AppContext } from '../api/app-context';
import { openDatabase } from '../api/db/connection';
import type { LosDb } from '../api/los/embedded/los-db';
import { plainContext } from '../tests/support/plain-context';
import { benchDatabase } from './bench-database';

/** Runs with a portal on a database of its own, without web server or worker, which the storms of orders work on. */
export async function withStormPortal(run: (portal: AppContext) => Promise<void>): Promise<void> {
  const database = await benchDatabase();
  const losDb = openDatabase<LosDb>(database.url, { max: 1 });
  const portal = plainContext({ db: database.db, losDb, folder: '.data/bench' });
  try {
    await run(portal);
  } finally {
    await portal.typesetter.close();
    await losDb.destroy();
    await database.remove();
  }
}

/** Counts in one line: `completed 1997, failed 3`. */
export const listed = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ');
