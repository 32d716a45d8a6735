import { sql } from 'kysely';
import { openDatabase } from './connection';

/** The configured database could not be opened. The message is for the console, and has no password. */
export class DatabaseUnreachableError extends Error {
  constructor(variable: string, url: string, { cause }: ErrorOptions) {
    const { host, pathname } = new URL(url);
    const said =
      cause instanceof Error ? cause.message || String((cause as NodeJS.ErrnoException).code) : String(cause);
    super(`The database ${host}${pathname} of ${variable} cannot be opened: ${said}`, { cause });
    this.name = 'DatabaseUnreachableError';
  }
}

/** Throws a {@link DatabaseUnreachableError} unless the database answers. `variable` is where its address is from. */
export async function assertReachable(variable: string, url: string): Promise<void> {
  const db = openDatabase<unknown>(url, { max: 1 });
  try {
    await sql`select 1`.execute(db);
  } catch (cause) {
    throw new DatabaseUnreachableError(variable, url, { cause });
  } finally {
    await db.destroy();
  }
}
