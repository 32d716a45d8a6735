import { type Kysely, sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../tests/support/database';
import { openDatabase } from './connection';
import { runPrepared } from './prepared';

let database: TestDatabase;
let db: Kysely<unknown>;
beforeEach(async () => {
  database = await testDatabase({ empty: true });
  db = openDatabase<unknown>(database.url, { max: 1 });
  await sql`create table kept as select 7 as id`.execute(db);
});
afterEach(async () => {
  await db.destroy();
  await database.drop();
});

const read = (text = 'select id from kept where id >= ') => runPrepared(db, sql`${sql.raw(text)}${1}`);
const prepared = async () =>
  (await sql<{ name: string }>`select name from pg_prepared_statements`.execute(db)).rows.map(({ name }) => name);

it('plans a statement from its second use on, under a name that follows from its text', async () => {
  expect(await read()).toEqual([{ id: 7 }]);
  expect(await prepared()).toEqual([]);
  await read();
  const [name] = await prepared();
  expect(name).toMatch(/^portal-[\w-]{22}$/);
  expect(await read()).toEqual([{ id: 7 }]);
});

it('answers behind a pooler that gave the client another connection, and prepares nothing any more', async () => {
  for (let use = 0; use < 2; use += 1) await read();
  // What the next connection of the pooler does not have.
  await sql`deallocate all`.execute(db);
  expect(await read()).toEqual([{ id: 7 }]);
  expect(await read()).toEqual([{ id: 7 }]);
  expect(await prepared()).toEqual([]);
});

it('answers behind a pooler on whose connection another client prepared the same statement', async () => {
  const text = 'select id, id from kept where id >= ';
  for (let use = 0; use < 2; use += 1) await read(text);
  const [name] = await prepared();
  await db.destroy();
  db = openDatabase<unknown>(database.url, { max: 1 });
  await sql`prepare ${sql.id(name ?? '')} as select 1`.execute(db);
  expect(await read(text)).toEqual([{ id: 7 }]);
});

it('answers after a migration changed the type of a column that it returns', async () => {
  const text = 'select kept.* from kept where id >= ';
  for (let use = 0; use < 3; use += 1) await read(text);
  await sql`alter table kept add label text not null default 'new'`.execute(db);
  expect(await read(text)).toEqual([{ id: 7, label: 'new' }]);
});

it('reports other errors of the statement', async () => {
  const text = 'select id / (id - 7) from kept where id >= ';
  for (let use = 0; use < 3; use += 1) await expect(read(text)).rejects.toThrow('division by zero');
});

it('names each run of a statement to who watches them, prepared or not', async () => {
  const texts: string[] = [];
  const watched = openDatabase<unknown>(database.url, { max: 1, onStatement: (text) => texts.push(text) });
  const text = 'select id from kept where id >= $1 and true';
  for (let use = 0; use < 3; use += 1) await runPrepared(watched, sql`select id from kept where id >= ${1} and true`);
  await watched.destroy();
  expect(texts).toEqual([text, text, text]);
});
