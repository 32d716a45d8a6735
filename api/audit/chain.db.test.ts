import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Kysely, sql, type Transaction } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../tests/support/database';
import { openDatabase } from '../db/connection';
import type { PortalDb } from '../db/portal-db';
import { grantPortalRole, PortalRoleError } from '../db/portal-role';
import { createFolderStore } from '../ports/files/folder-store';
import { audit, openAudit } from './audit.service';
import { anchorAudit } from './chain/anchor.service';
import { anchorKeys } from './chain/anchor-key';
import { keptAnchor, textOfAnchor } from './chain/kept-anchor';
import { anchorsInLog } from './chain/log-anchors';
import { reportOf } from './chain/report';
import { removeExpired, removeExpiredIn } from './chain/retention.service';
import { verifyAudit, verifyAuditIn } from './chain/verify';

const by = { actor: { login: 'closer' }, requestId: 'r-1', address: '192.0.2.7' };
const event = { action: 'sign-in', subject: 'test:1', before: { a: 1 }, after: { a: '“ü”', b: null } } as const;

let database: TestDatabase;
let db: Kysely<PortalDb>;
let owner: Kysely<PortalDb>;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'audit-'));
  database = await testDatabase();
  db = openDatabase<PortalDb>(database.url, { max: 20 });
  owner = openDatabase<PortalDb>(database.ownerUrl, { max: 2 });
  await db.transaction().execute((trx) => audit(trx, by, event));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await db.destroy();
  await owner.destroy();
  await database.drop();
});

const changes = [
  'update portal.audit set actor = null',
  "update portal.audit set actor = null where action = 'none'",
  'delete from portal.audit',
  'truncate portal.audit',
  "update portal.audit_chain set hash = '\\x00'",
  'delete from portal.audit_chain',
  'truncate portal.audit_chain',
  'update portal.audit_cuts set seq = 0',
  'truncate portal.audit_cuts',
];

describe('the audit', () => {
  it.each(changes)('refuses the portal: %s', async (statement) => {
    await expect(sql.raw(statement).execute(db)).rejects.toThrow(/permission denied/);
  });

  it.each(changes)('refuses the owner of the tables: %s', async (statement) => {
    await expect(sql.raw(statement).execute(owner)).rejects.toThrow(/append-only/);
  });

  it.each([
    "insert into portal.audit (id, action, subject, outcome, at) values (gen_random_uuid(), 'x', 'x:1', 'done', '2001-01-01')",
    "insert into portal.audit_chain (seq, id, hash) values (99, gen_random_uuid(), '\\x00')",
    "insert into portal.audit_cuts (seq, hash, mac, key_id) values (99, '\\x00', '\\x00', 'k')",
    'select portal.audit_extend_by(a) from portal.audit a',
  ])('refuses the portal: %s', async (statement) => {
    await expect(sql.raw(statement).execute(db)).rejects.toThrow(/permission denied/);
  });

  it('without a row is not called unchanged, because it may be that of another database', async () => {
    const other = await testDatabase();
    const empty = openDatabase<PortalDb>(other.url, { max: 1 });
    const report = reportOf(await verifyAudit(empty, keys));
    expect(report).toEqual({ code: 2, text: expect.stringContaining('Nothing was found to verify') });
    await empty.destroy();
    await other.drop();
  });

  it('needs a role that the database user may take, and names the statements that allow it', async () => {
    const login = `emet_test_${randomUUID().slice(0, 8)}`;
    const user = openDatabase<unknown>(database.ownerUrl, { max: 1 });
    await sql`create role ${sql.id(login)} nologin`.execute(user);
    await sql`set role ${sql.id(login)}`.execute(user);
    const refused = grantPortalRole(user);
    await expect(refused).rejects.toThrow(PortalRoleError);
    await expect(refused).rejects.toThrow(`GRANT emet_portal TO "${login}"`);
    await sql`reset role`.execute(user);
    await sql`drop role ${sql.id(login)}`.execute(user);
    await user.destroy();
  });

  it('chains 200 concurrent writes without gaps', async () => {
    const write = (each: number) =>
      each % 2 === 0
        ? openAudit(db, by, event)
        : db.transaction().execute(async (trx) => {
            await audit(trx, by, { ...event, subject: `test:${randomUUID()}` });
            await audit(trx, by, { ...event, subject: `test:${randomUUID()}` });
          });
    await Promise.all(Array.from({ length: 200 }, (_, each) => write(each)));
    const { rows } = await sql<{ rows: number; chained: number; last: number }>`
      select (select count(*) from portal.audit) as rows, count(*) as chained, max(seq) as last
      from portal.audit_chain`.execute(db);
    expect(rows).toEqual([{ rows: 301, chained: 301, last: 301 }]);
  });
});

const secret = Buffer.from('a secret of the tests, long enough to sign with');
const portal = () => ({
  db,
  secret,
  log: pino({ level: 'silent' }),
  files: createFolderStore(folder),
  clock: () => new Date(),
});
const keys = anchorKeys({ secret });

class Undo extends Error {}

/** What the verifier finds after someone with all rights changed the database; the change is taken back. */
async function foundAfter(
  tamper: (trx: Transaction<PortalDb>) => Promise<unknown>,
  options: { readonly kept?: boolean } = {},
): Promise<string | null> {
  const kept = options.kept ? await keptAnchor(portal().files) : null;
  let problem: string | null = 'not verified';
  const undone = await owner
    .transaction()
    .execute(async (trx) => {
      await sql`set local session_replication_role = replica`.execute(trx);
      await tamper(trx);
      problem = (await verifyAuditIn(trx, keys, kept ? [kept] : [])).problem;
      throw new Undo();
    })
    .catch((error: unknown) => error);
  if (!(undone instanceof Undo)) throw undone;
  return problem;
}

const REMOVE_BOTH = `
  with gone as (delete from portal.audit where id = ID returning id)
  delete from portal.audit_chain c using gone where c.id = gone.id`;

/** Computes the chain again from a row on, as someone could who knows how. */
const recompute = (trx: Transaction<PortalDb>, from: number) =>
  sql`
    do $$
    declare r record; previous bytea;
    begin
      for r in select c.seq, a from portal.audit_chain c join portal.audit a using (id)
        where c.seq >= ${sql.lit(from)} order by c.seq loop
        select hash into previous from portal.audit_chain where seq = r.seq - 1;
        update portal.audit_chain set hash = portal.audit_hash(previous, r.seq, r.a) where seq = r.seq;
      end loop;
    end $$`.execute(trx);

describe('verifying the audit', () => {
  it('requires an anchor', async () => {
    expect((await verifyAudit(db, keys)).problem).toContain('has no anchor');
    const anchor = await anchorAudit(portal());
    expect(anchor?.seq).toBe(301);
    expect(await anchorAudit(portal())).toBeNull();
    const verified = await verifyAudit(db, keys);
    expect(verified).toEqual({ rows: 301, anchors: 1, last: 301, problem: null });
    expect(reportOf(verified)).toMatchObject({ code: 0, text: expect.stringContaining('unchanged: 301 rows') });
    expect(reportOf({ ...verified, problem: 'Row 7 was changed.' })).toMatchObject({ code: 1 });
  });

  it.each([
    ['a changed value', 'update portal.audit set actor = $$processor$$ where id = ID', 'was changed'],
    ['a changed time', 'update portal.audit set at = at - $$1 day$$::interval where id = ID', 'was changed'],
    ['a changed detail', "update portal.audit set after = '{}' where id = ID", 'was changed'],
    ['a removed row', 'delete from portal.audit where id = ID', 'was removed'],
    ['a removed row and its place', REMOVE_BOTH, 'was removed from the chain'],
  ])('finds %s and names it', async (_what, statement, expected) => {
    const { id } = await db
      .selectFrom('portal.audit_chain')
      .select('id')
      .where('seq', '=', 150)
      .executeTakeFirstOrThrow();
    const problem = await foundAfter((trx) => sql.raw(statement.replaceAll('ID', `'${id}'`)).execute(trx));
    expect(problem).toContain('Row 150 ');
    expect(problem).toContain(expected);
  });

  it('finds an inserted row', async () => {
    const id = randomUUID();
    const problem = await foundAfter((trx) =>
      sql`insert into portal.audit (id, action, subject, outcome) values (${id}, 'x', 'x:1', 'done')`.execute(trx),
    );
    expect(problem).toContain(id);
    expect(problem).toContain('was inserted');
  });

  const cutEnd = async (trx: Transaction<PortalDb>) => {
    await sql`delete from portal.audit a using portal.audit_chain c where c.id = a.id and c.seq > 290`.execute(trx);
    await sql`delete from portal.audit_chain where seq > 290`.execute(trx);
  };

  it('finds rows removed at the end, even together with the anchors of the database', async () => {
    expect(await foundAfter(cutEnd)).toContain('Row 291 was removed');
    const all = async (trx: Transaction<PortalDb>) => {
      await cutEnd(trx);
      await sql`delete from portal.audit_anchors`.execute(trx);
    };
    expect(await foundAfter(all, { kept: true })).toContain('Row 291 was removed');
  });

  it('finds a recomputed chain, even with a forged anchor', async () => {
    const change = async (trx: Transaction<PortalDb>) => {
      await sql`
        update portal.audit a set actor = 'processor' from portal.audit_chain c where c.id = a.id and c.seq = 150`.execute(
        trx,
      );
      await recompute(trx, 150);
    };
    expect(await foundAfter(change)).toContain('the chain was recomputed');
    const forge = async (trx: Transaction<PortalDb>) => {
      await change(trx);
      await sql`
        update portal.audit_anchors n set hash = c.hash from portal.audit_chain c where c.seq = n.seq`.execute(trx);
    };
    expect(await foundAfter(forge)).toContain('The anchor at row 301 was not made by this portal');
    const cut = (trx: Transaction<PortalDb>) =>
      sql`insert into portal.audit_cuts (seq, hash, mac, key_id)
        select seq, hash, '\\x00', ${keys[0].id} from portal.audit_chain where seq = 150`.execute(trx);
    expect(await foundAfter(cut)).toContain('up to 150 was not made by this portal');
  });

  it('finds a changed row in spite of an anchor that anyone added', async () => {
    const add = (trx: Transaction<PortalDb>) =>
      sql`insert into portal.audit_anchors (seq, hash, mac, key_id) values (1, '\\x00', '\\x00', ${keys[0].id})`.execute(
        trx,
      );
    expect(await foundAfter(add)).toContain('The anchor at row 1 was not made by this portal');
    const change = async (trx: Transaction<PortalDb>) => {
      await add(trx);
      await sql`update portal.audit a set actor = 'x' from portal.audit_chain c where c.id = a.id and c.seq = 9`.execute(
        trx,
      );
    };
    expect(await foundAfter(change)).toContain('Row 9 ');
  });

  it('reads the anchors in a log', async () => {
    const anchor = await keptAnchor(portal().files);
    const line = JSON.stringify({ level: 30, audit: anchor && textOfAnchor(anchor), msg: 'The audit is anchored.' });
    expect(anchorsInLog(`started\n{"audit":\n${line}\n`)).toEqual([anchor]);
  });

  it('accepts anchors of the previous secret while secrets change', async () => {
    const next = { secret: Buffer.from('the next secret, which is as long as the first one'), previousSecret: secret };
    expect((await verifyAudit(db, anchorKeys(next))).problem).toBeNull();
    expect((await anchorAudit({ ...portal(), ...next }))?.seq).toBe(301);
    expect((await verifyAudit(db, anchorKeys({ secret: next.secret }))).problem).toBeNull();
  });
});

const removals = async () =>
  (
    await db.selectFrom('portal.audit').select('after').where('action', '=', 'audit.retention').orderBy('at').execute()
  ).map(({ after }) => after);

describe('the retention', () => {
  it.each([
    ['changed', async () => {}],
    ['changed and chained again', chainAgain],
  ])('never signs the removal of rows that someone %s', async (_how, hide) => {
    const said: string[] = [];
    const log = pino({ level: 'error' }, { write: (line: string) => void said.push(line) });
    const tampered = owner.transaction().execute(async (trx) => {
      await sql`set local session_replication_role = replica`.execute(trx);
      await ageRows(trx, 10);
      await hide(trx);
      await sql`set local session_replication_role = origin`.execute(trx);
      expect(await removeExpiredIn(trx, { ...portal(), log })).toBe(0);
      throw new Undo();
    });
    await expect(tampered).rejects.toThrow(Undo);
    expect(said.join()).toContain('The audit was changed');
  });

  it('removes what is older, and nothing else, so that the rest still verifies', async () => {
    expect(await removeExpired(portal())).toBe(0);
    await expect(sql`select portal.audit_remove(10, '\\x00', 'k')`.execute(db)).rejects.toThrow('keeps rows');
    await expect(sql`delete from portal.audit`.execute(owner)).rejects.toThrow('append-only');
    await age(100);
    expect(await removeExpired({ ...portal(), clock: () => new Date('2020-01-01') })).toBe(0);
    expect(await removeExpired(portal())).toBe(100);
    expect(await removeExpired(portal())).toBe(0);
    await anchorAudit(portal());
    const kept = await keptAnchor(portal().files);
    expect(await verifyAudit(db, keys, kept ? [kept] : [])).toMatchObject({ rows: 202, last: 302, problem: null });
    expect(await removals()).toMatchObject([{ removed: 100, through: 100, from: expect.any(String) }]);
  });

  async function ageRows(trx: Transaction<PortalDb>, rows: number): Promise<void> {
    await sql`
      update portal.audit a set at = a.at - interval '8 years'
      from portal.audit_chain c where c.id = a.id and c.seq <= ${rows}`.execute(trx);
  }

  async function chainAgain(trx: Transaction<PortalDb>): Promise<void> {
    await sql`
      update portal.audit_chain set hash = portal.audit_hash(decode(repeat('00', 32), 'hex'), 1, a)
      from portal.audit a where a.id = portal.audit_chain.id and seq = 1`.execute(trx);
    await recompute(trx, 2);
  }

  /** Makes the first rows eight years old, as if they had been written then. */
  async function age(rows: number): Promise<void> {
    await owner.transaction().execute(async (trx) => {
      await sql`set local session_replication_role = replica`.execute(trx);
      await ageRows(trx, rows);
      await chainAgain(trx);
      await sql`delete from portal.audit_anchors`.execute(trx);
    });
    await rm(path.join(folder, 'audit'), { recursive: true });
    await anchorAudit(portal());
  }
});
