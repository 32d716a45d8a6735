import { openDatabase } from '../../api/db/connection';
import { migrateToLatest } from '../../api/db/migrate';
import { migratePortal } from '../../api/db/migrate-portal';
import { losMigrations } from '../../api/los/embedded/los-migrations';

/** Fills the database that every test file gets a copy of: both schemas, no rows. */
export async function prepareTemplate(url: string): Promise<void> {
  const db = openDatabase<unknown>(url, { max: 1 });
  try {
    await migratePortal(db);
    await migrateToLatest(db, 'los', losMigrations);
  } finally {
    await db.destroy();
  }
}
