import pg from 'pg';

/** Creates the login that the portal serves with, or gives it this password and takes every further right from it. */
export async function ensureServingAccount(maintenanceUrl: string, login: string, password: string): Promise<void> {
  const client = new pg.Client({ connectionString: maintenanceUrl });
  await client.connect();
  try {
    const name = pg.escapeIdentifier(login);
    const { rowCount } = await client.query('select from pg_roles where rolname = $1', [login]);
    if (!rowCount) await client.query(`create role ${name}`);
    await client.query(
      `alter role ${name} login nosuperuser nocreatedb nocreaterole noreplication nobypassrls
       password ${pg.escapeLiteral(password)}`,
    );
  } finally {
    await client.end();
  }
}
