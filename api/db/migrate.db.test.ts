import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../tests/support/database';
import { anchorKeys } from '../audit/chain/anchor-key';
import { verifyAudit } from '../audit/chain/verify';
import { createIndexConcurrently } from './concurrent-index';
import { openDatabase } from './connection';
import { isNewer, type Migrations, migrateToLatest, NewerDatabaseError } from './migrate';
import { migratePortal } from './migrate-portal';
import { placeholderLoanNumMigration } from './migrations/0043-placeholder-loan-num';
import { lettersOfOpenPagesMigration } from './migrations/0049-letters-of-open-pages';
import { oneReversalMigration } from './migrations/0243-one-reversal';
import { portalMigrations } from './migrations/portal-migrations';
import type { PortalDb } from './portal-db';

const first: Migrations = {
  '0001-shelf': {
    up: async (db: Kysely<unknown>) => {
      await sql`create table portal.shelf (id integer primary key, label text not null)`.execute(db);
      await sql`insert into portal.shelf values (1, 'kept')`.execute(db);
    },
  },
};

const second: Migrations = {
  ...first,
  '0002-shelf-color': {
    up: async (db: Kysely<unknown>) => {
      await sql`alter table portal.shelf add color text not null default 'white'`.execute(db);
    },
  },
};

const third: Migrations = {
  ...second,
  '0003-contract-0002-no-label': {
    up: async (db: Kysely<unknown>) => {
      await sql`alter table portal.shelf drop label`.execute(db);
    },
  },
};

const indexed: Migrations = {
  ...second,
  '0003-index': {
    alone: true,
    up: (db: Kysely<unknown>) =>
      createIndexConcurrently(db, { name: 'shelf_label', table: 'portal.shelf', on: '(label)' }),
  },
};

const broken: Migrations = {
  ...second,
  '0003-half': {
    up: async (db: Kysely<unknown>) => {
      await sql`create table portal.half (id integer)`.execute(db);
      await sql`select nothing from nowhere`.execute(db);
    },
  },
};

describe('migrations', () => {
  let database: TestDatabase;
  let db: Kysely<unknown>;

  beforeAll(async () => {
    database = await testDatabase({ empty: true });
    db = openDatabase<unknown>(database.url);
  });

  afterAll(async () => {
    await db.destroy();
    await database.drop();
  });

  const shelves = async () => (await sql`select * from portal.shelf`.execute(db)).rows;

  it('set up an empty database, once', async () => {
    expect(await migrateToLatest(db, 'portal', first)).toEqual(['0001-shelf']);
    expect(await migrateToLatest(db, 'portal', first)).toEqual([]);
    expect(await shelves()).toEqual([{ id: 1, label: 'kept' }]);
  });

  it('upgrade the previous version with its rows', async () => {
    expect(await migrateToLatest(db, 'portal', second)).toEqual(['0002-shelf-color']);
    expect(await shelves()).toEqual([{ id: 1, label: 'kept', color: 'white' }]);
  });

  it('leave no changes behind if one fails', async () => {
    await expect(migrateToLatest(db, 'portal', broken)).rejects.toThrow(/nowhere/);
    const { rows } = await sql<{ half: string | null }>`select to_regclass('portal.half') as half`.execute(db);
    expect(rows).toEqual([{ half: null }]);
    expect(await migrateToLatest(db, 'portal', second)).toEqual([]);
  });

  it('let an older portal start again beside the newer one, as long as nothing that it uses was removed', async () => {
    expect(await migrateToLatest(db, 'portal', first)).toEqual([]);
    expect(await isNewer(db, 'portal', first)).toBe(true);
    expect(await isNewer(db, 'portal', second)).toBe(false);
    expect(await shelves()).toHaveLength(1);
  });

  it('wait for a table in use without keeping others from it, and are tried again', async () => {
    const own = await testDatabase({ empty: true });
    const portal = openDatabase<unknown>(own.url);
    try {
      await migrateToLatest(portal, 'portal', first);
      const write = await portal.startTransaction().execute();
      await sql`update portal.shelf set label = 'written'`.execute(write);
      const patience = { lockTimeoutMs: 50, pauseMs: 50 };
      await expect(migrateToLatest(portal, 'portal', second, { ...patience, tries: 2 })).rejects.toThrow(
        /lock timeout/,
      );
      let isDone = false;
      const migrated = migrateToLatest(portal, 'portal', second, patience).finally(() => {
        isDone = true;
      });
      for (let id = 2; id <= 5; id += 1) {
        await sql`insert into portal.shelf values (${id}, 'meanwhile')`.execute(portal);
        expect(isDone).toBe(false);
      }
      await write.commit().execute();
      expect(await migrated).toEqual(['0002-shelf-color']);
    } finally {
      await portal.destroy();
      await own.drop();
    }
  });

  it('create an index while others write, also after a process was killed in the middle of it', async () => {
    const own = await testDatabase({ empty: true });
    const portals = [openDatabase<unknown>(own.url), openDatabase<unknown>(own.url)] as const;
    const valid = async () =>
      (
        await sql`select indisvalid as valid from pg_index
          where indexrelid = to_regclass('portal.shelf_label')`.execute(portals[0])
      ).rows;
    try {
      await migrateToLatest(portals[0], 'portal', second);
      // What an index that was not finished leaves.
      await sql`create index shelf_label on portal.shelf (label)`.execute(portals[0]);
      await sql`update pg_index set indisvalid = false where indexrelid = 'portal.shelf_label'::regclass`.execute(
        portals[0],
      );
      await Promise.all(portals.map((portal) => migrateToLatest(portal, 'portal', indexed)));
      expect(await valid()).toEqual([{ valid: true }]);
      expect(await migrateToLatest(portals[0], 'portal', indexed)).toEqual([]);
    } finally {
      await Promise.all(portals.map((portal) => portal.destroy()));
      await own.drop();
    }
  });

  it('create an index with its table in a new database', async () => {
    const own = await testDatabase({ empty: true });
    const portal = openDatabase<unknown>(own.url);
    try {
      expect(await migrateToLatest(portal, 'portal', indexed)).toEqual(Object.keys(indexed));
    } finally {
      await portal.destroy();
      await own.drop();
    }
  });

  it('that were added before one that has run are refused', async () => {
    const added = { ...second, '0001-zero': { up: async () => {} } };
    await expect(migrateToLatest(db, 'portal', added)).rejects.toThrow(/0001-zero.*was added before 0002-shelf-color/);
  });

  it('that removed what an older portal uses keep it from starting, and are named', async () => {
    await migrateToLatest(db, 'portal', third);
    const older = migrateToLatest(db, 'portal', first);
    await expect(older).rejects.toThrow(NewerDatabaseError);
    await expect(older).rejects.toThrow(/newer than this portal.*0003-contract-0002-no-label/);
    expect(await migrateToLatest(db, 'portal', third)).toEqual([]);
  });

  it('run once when two portals start together', async () => {
    const own = await testDatabase({ empty: true });
    const portals = [openDatabase<unknown>(own.url), openDatabase<unknown>(own.url), openDatabase<unknown>(own.url)];
    try {
      const ran = await Promise.all(portals.map((portal) => migrateToLatest(portal, 'portal', second)));
      expect(ran.flat().sort()).toEqual(['0001-shelf', '0002-shelf-color']);
    } finally {
      await Promise.all(portals.map((portal) => portal.destroy()));
      await own.drop();
    }
  });
});

describe('the migrations of the portal', () => {
  it('run on an empty database, create the schema and the trigrams, and are listed in order of their names', async () => {
    const own = await testDatabase({ empty: true });
    const db = openDatabase<unknown>(own.url);
    try {
      expect(await migratePortal(db)).toEqual(Object.keys(portalMigrations).sort());
      expect(Object.keys(portalMigrations)).toEqual(Object.keys(portalMigrations).sort());
      const { rows } = await sql<{ near: number }>`select public.similarity('Larkspur', 'Larkspurr') as near`.execute(
        db,
      );
      expect(rows[0]?.near).toBeGreaterThan(0.7);
    } finally {
      await db.destroy();
      await own.drop();
    }
  });

  it('rename the placeholder of the loan number in stored email templates, and nothing else', async () => {
    const own = await testDatabase({ empty: true });
    const db = openDatabase<unknown>(own.url);
    const rename = '0043-placeholder-loan-num';
    const earlier = Object.fromEntries(Object.entries(portalMigrations).filter(([name]) => name < rename));
    try {
      await migrateToLatest(db, 'portal', earlier);
      await sql`
        insert into portal.email_templates (code, label, subject, notes) values
          ('A', 'A', 'Loan [[loanNumber]]', '<p>[[ loanNumber ]] and [[loanNumber]] for [[borrowerName]]</p>'),
          ('B', 'B', 'loanNumber', null)`.execute(db);
      expect(await migrateToLatest(db, 'portal', { ...earlier, [rename]: placeholderLoanNumMigration })).toEqual([
        rename,
      ]);
      const { rows } = await sql`
        select version, subject, notes from portal.email_templates order by code`.execute(db);
      expect(rows).toEqual([
        { version: 2, subject: 'Loan [[loanNum]]', notes: '<p>[[loanNum]] and [[loanNum]] for [[borrowerName]]</p>' },
        { version: 1, subject: 'loanNumber', notes: null },
      ]);
    } finally {
      await db.destroy();
      await own.drop();
    }
  });

  it('leave one reversal of a transaction, and the others without effect', async () => {
    const own = await testDatabase({ empty: true });
    const db = openDatabase<unknown>(own.url);
    const name = '0243-one-reversal';
    const earlier = Object.fromEntries(Object.entries(portalMigrations).filter(([each]) => each < name));
    try {
      await migrateToLatest(db, 'portal', earlier);
      await sql`
        insert into portal.transactions (reference, loan_num, date, type, amount, reverses, received_at, received_from)
        select reference, '1', day::date, type, amount, reverses, now(), 'servicing' from (values
          ('P', '2026-03-01', 'payment', 100.00, null), ('Q', '2026-04-01', 'payment', 100.00, null),
          ('R1', '2026-02-01', 'reversal', -100.00, 'P'), ('R2', '2026-03-02', 'reversal', -100.00, 'P'),
          ('R3', '2026-04-03', 'reversal', -100.00, 'P')) as given (reference, day, type, amount, reverses)`.execute(
        db,
      );
      await migrateToLatest(db, 'portal', { ...earlier, [name]: oneReversalMigration });
      const { rows } = await sql`
        select reference, reverses from portal.transactions where type = 'reversal' order by reference`.execute(db);
      expect(rows).toEqual([
        { reference: 'R1', reverses: 'R1' },
        { reference: 'R2', reverses: 'P' },
        { reference: 'R3', reverses: 'R3' },
      ]);
    } finally {
      await db.destroy();
      await own.drop();
    }
  });

  it('give a role letters for the pages that its menu opens, unless an administrator took them away', async () => {
    const own = await testDatabase({ empty: true });
    const db = openDatabase<PortalDb>(own.url);
    const added = '0049-letters-of-open-pages';
    const earlier = Object.fromEntries(Object.entries(portalMigrations).filter(([name]) => name < added));
    try {
      await migrateToLatest(db, 'portal', earlier);
      await sql`
        insert into portal.role_permissions (role, is_pml, menu_permissions, loan_status_permissions) values
          ('Closer', false, '{31,19,22,24}', '{5}'), ('Credit Auditor', false, '{31,18}', '{}')`.execute(db);
      await sql`
        insert into portal.ui_access (connect_portal, role, letter) values
          ('/dashboard', 'Closer', 'w'), ('/app', 'Closer', 'r'), ('/dashboard', 'Credit Auditor', 'r')`.execute(db);
      await sql`
        insert into portal.audit (id, action, subject, outcome, before, after) values
          (gen_random_uuid(), 'ui-access.change', 'ui-access:/cd', 'done', '{"Closer":"w"}', '{}')`.execute(db);
      await migrateToLatest(db, 'portal', { ...earlier, [added]: lettersOfOpenPagesMigration });
      const { rows } = await sql<{ line: string }>`
        select role || ' ' || connect_portal || ' ' || letter as line from portal.ui_access order by 1`.execute(db);
      expect(rows.map(({ line }) => line)).toEqual([
        'Closer /app r',
        'Closer /coc w',
        'Closer /dashboard w',
        'Credit Auditor /dashboard r',
        'Credit Auditor /documents r',
      ]);
    } finally {
      await db.destroy();
      await own.drop();
    }
  });

  it('chain the audit of a running portal, and leave its open writes to be closed', async () => {
    const own = await testDatabase({ empty: true });
    const db = openDatabase<PortalDb>(own.url);
    const earlier = Object.fromEntries(Object.entries(portalMigrations).filter(([name]) => name < '0054'));
    try {
      await migrateToLatest(db, 'portal', earlier);
      await sql`
        insert into portal.audit (id, actor, action, subject, outcome, after)
        select gen_random_uuid(), 'closer', 'loan.change', 'loan:1', outcome, '{"fields": ["sNoteIR"]}'
        from unnest(array['done', 'failed', 'open']) as outcome`.execute(db);
      await migratePortal(db);
      expect(await verifyAudit(db, anchorKeys({ secret: Buffer.from('a secret') }))).toMatchObject({
        rows: 3,
        problem: expect.stringContaining('has no anchor'),
      });
      const open = db
        .selectFrom('portal.open_writes')
        .innerJoin('portal.audit', 'portal.audit.id', 'portal.open_writes.id');
      expect(await open.select('outcome').execute()).toEqual([{ outcome: 'open' }]);
    } finally {
      await db.destroy();
      await own.drop();
    }
  });
});
