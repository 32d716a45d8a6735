import { type Kysely, sql } from 'kysely';
import { grantPortalRights } from './portal-rights';

/** The role that the portal works as. It may not change or delete rows of the audit. */
export const portalRole = 'emet_portal';

/** The database user may not create the role, or may not work as it. */
export class PortalRoleError extends Error {
  constructor(user: string, cause: unknown) {
    super(
      `The portal works as the database role "${portalRole}", which cannot change the audit, and the user "${user}" may not set ` +
        `it up. Have an administrator of the database run this once, and start again:\n\n` +
        `  CREATE ROLE ${portalRole} NOLOGIN;  -- if it does not exist\n` +
        `  GRANT ${portalRole} TO "${user.replaceAll('"', '""')}" WITH SET TRUE, INHERIT FALSE;\n`,
      { cause },
    );
    this.name = 'PortalRoleError';
  }
}

const role = sql.id(portalRole);

/** Creates the role if necessary, and lets this user work as it. Another database of the server may create it at the same time. */
async function ensureRole<T>(trx: Kysely<T>): Promise<void> {
  await sql`
    do $$
    begin
      if not exists (select from pg_roles where rolname = ${sql.lit(portalRole)}) then
        create role ${role} nologin;
      end if;
    exception when duplicate_object or unique_violation then null;
    end $$`.execute(trx);
  const { rows } = await sql<{ member: boolean }>`
    select pg_has_role(current_user, ${portalRole}, 'SET') as member`.execute(trx);
  if (!rows[0]?.member) await sql`grant ${role} to current_user with set true, inherit false`.execute(trx);
}

/** SQL state of a statement that the user may not run. */
const INSUFFICIENT_PRIVILEGE = '42501';

/**
 * Sets up the role for a portal whose only database user is the owner of the tables, after the migrations, as that user. Throws
 * {@link PortalRoleError} with the statements for an administrator if this user may not.
 */
export async function grantPortalRole<T>(db: Kysely<T>): Promise<void> {
  const { rows } = await sql<{ user: string }>`select current_user as user`.execute(db);
  try {
    await db.transaction().execute(ensureRole);
  } catch (error) {
    const isRefused = error instanceof Error && 'code' in error && error.code === INSUFFICIENT_PRIVILEGE;
    throw isRefused ? new PortalRoleError(rows[0]?.user ?? '', error) : error;
  }
  await grantPortalRights(db, portalRole);
}

/** The same database, for connections that work as the portal's role from the start. They can become their user again. */
export function asPortalRole(url: string): string {
  const restricted = new URL(url);
  const options = restricted.searchParams.get('options');
  restricted.searchParams.set('options', `${options === null ? '' : `${options} `}-c role=${portalRole}`);
  return restricted.href;
}
