import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../tests/support/database';
import { openDatabase } from '../db/connection';
import type { PortalDb } from '../db/portal-db';
import { grantPortalRole, PortalRoleError } from '../db/portal-role';
import { audit, openAudit } from './audit.service';

const by = { actor: { login: 'closer' }, requestId: 'r-1', address: '192.0.2.7' };
const event = { action: 'test.event', subject: 'test:1', before: { a: 1 }, after: { a: '“ü”', b: null } };

let database: TestDatabase;
let db: Kysely<PortalDb>;
let owner: Kysely<PortalDb>;
beforeAll(async () => {
  database = await testDatabase();
  db = openDatabase<PortalDb>(database.url, { max: 20 });
  owner = openDatabase<PortalDb>(database.ownerUrl, { max: 2 });
  await db.transaction().execute((trx) => audit(trx, by, event));
});
afterAll(async () => {
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
