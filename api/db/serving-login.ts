import { type Kysely, sql } from 'kysely';
import { openDatabase } from './connection';
import { portalSchemas } from './portal-rights';

/** The login of `DATABASE_URL` could leave the rights that the portal gives it. */
export class ServingLoginError extends Error {
  constructor(login: string, problems: readonly string[]) {
    super(
      `The portal serves with the database login "${login}" of DATABASE_URL, which must have no rights but those that ` +
        `DATABASE_OWNER_URL gives it:\n${problems.map((problem) => `  - ${problem}`).join('\n')}\n\n` +
        `Use a login of its own for DATABASE_URL, such as one made with: CREATE ROLE emet_portal LOGIN PASSWORD '…';\n`,
    );
    this.name = 'ServingLoginError';
  }
}

interface Login {
  readonly attributes: readonly string[];
  readonly memberships: readonly string[];
  readonly owns: boolean;
}

/** Through whose name the portal serves, and in which database. */
async function whoServes(servingUrl: string): Promise<{ readonly login: string; readonly database: string }> {
  const db = openDatabase<unknown>(servingUrl, { max: 1 });
  try {
    // Not current_user, which the URL could set to another role.
    const { rows } = await sql<{ login: string; database: string }>`
      select session_user as login, current_database() as database`.execute(db);
    return rows[0] ?? { login: '', database: '' };
  } finally {
    await db.destroy();
  }
}

async function describeLogin<T>(owner: Kysely<T>, login: string): Promise<Login | undefined> {
  const { rows } = await sql<Login>`
    select
      array_remove(array[
        case when r.rolsuper then 'SUPERUSER' end, case when r.rolcreaterole then 'CREATEROLE' end,
        case when r.rolreplication then 'REPLICATION' end, case when r.rolbypassrls then 'BYPASSRLS' end
      ], null) as attributes,
      array(select g.rolname::text from pg_auth_members m join pg_roles g on g.oid = m.roleid where m.member = r.oid)
        as memberships,
      exists (select from pg_database d where d.datname = current_database() and d.datdba = r.oid)
        or exists (select from pg_namespace n where n.nspowner = r.oid and n.nspname = any(${[...portalSchemas, 'vault']}::text[]))
        or exists (select from pg_class c join pg_namespace n on n.oid = c.relnamespace
          where c.relowner = r.oid and n.nspname = any(${[...portalSchemas, 'vault']}::text[])) as owns
    from pg_roles r where r.rolname = ${login}`.execute(owner);
  return rows[0];
}

/**
 * The login that the portal serves with. Throws a {@link ServingLoginError} if it could become another role, ignore the rights
 * it has, or change them.
 */
export async function servingLogin<T>(owner: Kysely<T>, servingUrl: string): Promise<string> {
  const { login, database } = await whoServes(servingUrl);
  const found = await describeLogin(owner, login);
  const { rows } = await sql<{ database: string }>`select current_database() as database`.execute(owner);
  const problems = [
    ...(found === undefined || rows[0]?.database !== database
      ? ['DATABASE_OWNER_URL leads to another server or database than DATABASE_URL']
      : []),
    ...(found?.attributes.map((attribute) => `it is ${attribute}`) ?? []),
    ...(found?.memberships.map((role) => `it is a member of "${role}"`) ?? []),
    ...(found?.owns ? ['it owns the database or some of the tables of the portal'] : []),
  ];
  if (problems.length > 0) throw new ServingLoginError(login, problems);
  return login;
}
