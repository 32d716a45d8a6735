import type { Kysely } from 'kysely';
import { openDatabase } from './connection';
import { grantLaterTables, grantPortalRights } from './portal-rights';
import { assertReachable } from './reachable';
import { servingLogin } from './serving-login';

/** How to connect to a database. */
export interface DatabaseUrls {
  /** As the owner of the tables: for migrations, commands and the encryption keys. */
  readonly ownerUrl: string;
  /** As the login that has only the rights it needs; absent if there is only the owner's. */
  readonly servingUrl: string | undefined;
}

interface Preparation {
  readonly migrate: (owner: Kysely<unknown>) => Promise<void>;
  /** The schemas that the login works with. */
  readonly schemas: readonly string[];
  /** Whether a newer portal has set the rights: it may have tables that this code does not know to restrict. */
  readonly isNewer?: (owner: Kysely<unknown>) => Promise<boolean>;
}

/** Migrates the database as the owner of its tables, and then gives its rights to the login that serves. */
export async function prepareDatabase(
  { ownerUrl, servingUrl }: DatabaseUrls,
  { migrate, schemas, isNewer }: Preparation,
): Promise<void> {
  await assertReachable(servingUrl === undefined ? 'DATABASE_URL' : 'DATABASE_OWNER_URL', ownerUrl);
  if (servingUrl !== undefined) await assertReachable('DATABASE_URL', servingUrl);
  const owner = openDatabase<unknown>(ownerUrl, { max: 1 });
  try {
    const login = servingUrl === undefined ? null : await servingLogin(owner, servingUrl);
    if (login !== null) await grantLaterTables(owner, login, schemas);
    await migrate(owner);
    if (login !== null && !(await isNewer?.(owner))) await grantPortalRights(owner, login, schemas);
  } finally {
    await owner.destroy();
  }
}
