import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../tests/support/database';
import { startProblem } from '../start-problem';
import { prepareDatabase } from './prepare-database';

let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

const start = (ownerUrl: string, servingUrl?: string): Promise<string> =>
  prepareDatabase({ ownerUrl, servingUrl }, { migrate: async () => undefined, schemas: [] }).then(
    () => 'started',
    (error: unknown) => startProblem(error),
  );

describe('a start with a database that cannot be opened', () => {
  it('names the variable, the address and what the server said, without the password', async () => {
    const said = await start('postgres://portal:hush-hush@127.0.0.1:1/portal');
    expect(said).toBe(
      'The database 127.0.0.1:1/portal of DATABASE_URL cannot be opened: connect ECONNREFUSED 127.0.0.1:1\n',
    );
    const missing = new URL(database.ownerUrl);
    missing.pathname = '/nowhere';
    expect(await start(missing.href, database.ownerUrl)).toMatch(
      /^The database \S+\/nowhere of DATABASE_OWNER_URL cannot be opened: database "nowhere" does not exist\n$/,
    );
  });

  it('names the login that serves', async () => {
    const unknown = new URL(database.ownerUrl);
    unknown.username = 'no_such_login';
    expect(await start(database.ownerUrl, unknown.href)).toMatch(/of DATABASE_URL cannot be opened: .*no_such_login/);
  });
});
