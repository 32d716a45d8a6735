import { afterEach, describe, expect, it, vi } from 'vitest';
import { testDatabase } from '../../tests/support/database';
import { connection, dumpDatabase, restoreDump } from './dump';

afterEach(() => vi.unstubAllEnvs());

describe('a dump of a PostgreSQL of the lender', () => {
  it('says which programs it needs, without the password', async () => {
    vi.stubEnv('PATH', '/nowhere');
    const url = 'postgres://portal:secret-of-the-lender@127.0.0.1:1/portal';
    const refused = await dumpDatabase(url, '/nowhere/database.dump').catch((error: Error) => error.message);
    expect(refused).toMatch(/^pg_dump was not found\. Install the client programs of PostgreSQL/);
    expect(refused).not.toContain('secret-of-the-lender');
  });

  it.each([
    ['postgres://p:a%40b@db.example.com/portal?sslmode=require', 'sslmode=verify-full&sslrootcert=system', 'a@b'],
    [
      'postgres://p@db.example.com/portal?sslmode=verify-full&sslrootcert=/ca.crt&password=s',
      'sslmode=verify-full&sslrootcert=%2Fca.crt',
      's',
    ],
    ['postgres://p:x@127.0.0.1/portal', '', 'x'],
  ])('checks the certificate of %s, and keeps the password off the command line', (url, query, password) => {
    const { target, env } = connection(url);
    expect(new URL(target).search.slice(1)).toBe(query);
    expect(new URL(target).password).toBe('');
    expect(env.PGPASSWORD).toBe(password);
  });

  it('is not restored over a portal', async () => {
    const database = await testDatabase({ seeded: true });
    await expect(restoreDump(database.ownerUrl, '/nowhere/database.dump')).rejects.toThrow('already has a portal');
    await database.drop();
  });
});
