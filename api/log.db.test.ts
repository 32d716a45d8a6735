import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../tests/support/database';
import { openPool } from './db/connection';
import { createLog } from './log';

/** A log, and the lines it wrote. */
function recorded() {
  const lines: string[] = [];
  return { lines, log: createLog('info', { write: (line: string) => void lines.push(line) }) };
}

describe('the log', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase({ empty: true });
  });
  afterAll(() => database.drop());

  it('masks credentials anywhere in a logged object', () => {
    const { lines, log } = recorded();
    const body = { login: 'processor', pw: 'hush-1', code: 'hush-2', oldPassword: 'hush-3' };
    log.info({ body, token: 'hush-4', answer: { data: { access_token: 'hush-5' } } }, 'a line');
    log.info({ req: { headers: { authorization: 'hush-6', cookie: 'hush-7' } }, password: 'hush-8' }, 'another');
    expect(lines.join('')).toContain('processor');
    expect(lines.join('')).not.toContain('hush');
  });

  it.each([
    ['context', `select '{"aBSsn":"523-45-6711","aBLastNm":"\\ud800"}'::jsonb`, { errorCode: '22P02' }],
    ['message', `select '523-45-6711'::int`, { errorCode: '22P02', routine: expect.any(String) }],
    [
      'detail',
      `create temp table people (ssn text constraint one_person unique); insert into people values ('523-45-6711'), ('523-45-6711')`,
      { errorCode: '23505', table: 'people', constraint: 'one_person' },
    ],
  ])('never repeats the values that an error of the database quotes in its %s', async (_part, statement, facts) => {
    const { lines, log } = recorded();
    const pool = openPool(database.url, { max: 1 });
    const error: unknown = await pool.query(statement).catch((thrown: unknown) => thrown);
    await pool.end();
    expect(JSON.stringify([error, String(error)])).toContain('523-45-6711');
    log.error({ err: error }, 'a call failed');
    log.error({ err: new Error('The loan was not saved.', { cause: error }) }, 'a call failed');
    expect(lines).toHaveLength(2);
    expect(lines.join('')).not.toContain('6711');
    const [plain, wrapped] = lines.map((line) => JSON.parse(line).err);
    expect(plain).toMatchObject({ type: 'DatabaseError', ...facts, stack: expect.stringContaining('log.db.test.ts') });
    expect(wrapped).toMatchObject({ type: 'Error', message: 'The loan was not saved.', cause: facts });
  });
});
