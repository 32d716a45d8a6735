import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../api/db/connection';
import { type MigratedSchema, type Migrations, migrateToLatest } from '../../api/db/migrate';
import { portalMigrations } from '../../api/db/migrations/portal-migrations';
import { losMigrations } from '../../api/los/embedded/los-migrations';
import { journalMigrations } from '../../api/los/journal/journal-migrations';
import { vaultMigrations } from '../../api/ports/keys/data-keys-migrations';
import { type TestDatabase, testDatabase } from '../support/database';
import { narrowed } from './narrowed';
import { releases } from './releases';
import { type Shape, shapeOf } from './shape';

// A new version migrates while the one before it works on the same database (docs/decisions/0112).

const [newest] = releases.slice(-1);
const all: readonly (readonly [MigratedSchema, Migrations])[] = [
  ['portal', portalMigrations],
  ['los', losMigrations],
  ['journal', journalMigrations],
  ['vault', vaultMigrations],
];
const numberOf = (name: string): string => name.slice(0, 4);

let database: TestDatabase;
let db: Kysely<unknown>;
beforeAll(async () => {
  database = await testDatabase({ empty: true });
  db = openDatabase<unknown>(database.url, { max: 1 });
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

describe('each migration since the last release', () => {
  it('leaves to the released version all that it reads and writes, or is marked as a contract step', async () => {
    const upTo = (migrations: Migrations, last: string) =>
      Object.fromEntries(Object.entries(migrations).filter(([name]) => name <= last));
    for (const [schema, migrations] of all) {
      await migrateToLatest(db, schema, upTo(migrations, newest?.last[schema] ?? ''));
    }
    const problems: string[] = [];
    for (const [schema, migrations] of all) {
      const later = Object.keys(migrations).filter((name) => name > (newest?.last[schema] ?? ''));
      for (const name of later.sort()) {
        const before = await shapeOf(db);
        await migrateToLatest(db, schema, upTo(migrations, name));
        const found = narrowed(before, await shapeOf(db));
        if (!/^\d+-contract-/.test(name)) problems.push(...found.map((problem) => `${schema} ${name}: ${problem}`));
      }
    }
    expect(problems).toEqual([]);
  });

  it.each(all)('of %s that is a contract step names the step that a released version already has', (schema, steps) => {
    for (const name of Object.keys(steps).filter((one) => /^\d+-contract-/.test(one))) {
      const expand = /^\d+-contract-(\d+)-/.exec(name)?.[1] ?? expect.fail(`${name} names no earlier migration`);
      const isReleased = releases.some(({ last }) => expand <= numberOf(last[schema]) && numberOf(last[schema]) < name);
      expect(isReleased, `${name}: no release is between ${expand} and it`).toBe(true);
    }
  });
});

describe('what narrows the tables of an earlier version', () => {
  const change = async (...statements: readonly string[]): Promise<string[]> => {
    await sql
      .raw(
        "create table portal.shelf (id integer primary key, kind text check (kind in ('a', 'b')), label text, n integer not null default 1)",
      )
      .execute(db);
    const before: Shape = await shapeOf(db);
    try {
      for (const statement of statements) await sql.raw(statement).execute(db);
      return narrowed(before, await shapeOf(db));
    } finally {
      await sql.raw('drop table if exists portal.shelf, portal.shelves').execute(db);
    }
  };

  it.each([
    ['drop label', 'portal.shelf.label is gone, or has another name'],
    ['rename label to title', 'portal.shelf.label is gone, or has another name'],
    ['alter id type bigint', 'portal.shelf.id is bigint instead of integer'],
    ['alter label set not null', 'portal.shelf.label may not be empty any more'],
    ['alter n drop default', 'portal.shelf.n has no default any more'],
    ['add title text not null', 'portal.shelf.title is new, and rows without it are refused'],
    ["add constraint short check (label <> '')", "portal.shelf has the new limit short: CHECK ((label <> ''::text))"],
    [
      "drop constraint shelf_kind_check, add constraint shelf_kind_check check (kind in ('a', 'c'))",
      "portal.shelf has the stricter limit shelf_kind_check: CHECK ((kind = ANY (ARRAY['a'::text, 'c'::text])))",
    ],
  ])('is found: %s', async (statement, problem) => {
    expect(await change(`alter table portal.shelf ${statement}`)).toEqual([problem]);
  });

  it('is found: a unique index, and another name of the table', async () => {
    expect(await change('create unique index one_label on portal.shelf (label)')).toEqual([
      expect.stringContaining('portal.shelf has the new limit one_label'),
    ]);
    expect(await change('alter table portal.shelf rename to shelves')).toContain(
      'portal.shelf.id is gone, or has another name',
    );
  });

  it.each([
    'add title text',
    "add title text not null default ''",
    'alter n drop not null',
    "drop constraint shelf_kind_check, add constraint shelf_kind_check check (kind in ('a', 'b', 'c'))",
    'drop constraint shelf_kind_check',
  ])('is not: %s', async (statement) => {
    expect(await change(`alter table portal.shelf ${statement}`)).toEqual([]);
  });
});
