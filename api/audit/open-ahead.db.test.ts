import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../tests/support/database';
import { openDatabase } from '../db/connection';
import type { PortalDb } from '../db/portal-db';
import { portalCaller } from '../http/caller';
import { closeAudit, openAuditAhead } from './audit.service';

let database: TestDatabase;
let db: Kysely<PortalDb>;
beforeAll(async () => {
  database = await testDatabase();
  db = openDatabase<PortalDb>(database.url, { max: 1 });
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

const commits = async (of: Kysely<PortalDb>) =>
  (await sql<{ waits: string }>`select current_setting('synchronous_commit') as waits`.execute(of)).rows[0]?.waits;

const entry = { action: 'loan.loan-terms', subject: 'loan:2611000001', after: { fields: ['sNoteIR'] } } as const;

it('opens an entry like any other, which does not wait for the disk', async () => {
  await sql`set synchronous_commit = on`.execute(db);
  const id = await openAuditAhead(db, portalCaller, entry);
  const opened = db.selectFrom('portal.audit_entries').select(['outcome', 'after']).where('id', '=', id);
  expect(await opened.executeTakeFirst()).toEqual({ outcome: 'open', after: { fields: ['sNoteIR'] } });
  await closeAudit(db, id, 'done');
  expect(await opened.executeTakeFirst()).toMatchObject({ outcome: 'done' });
  await db.transaction().execute(async (trx) => {
    await openAuditAhead(trx, portalCaller, entry);
    expect(await commits(trx)).toBe('off');
  });
});

it('leaves what its connection does later as it was', async () => {
  await sql`set synchronous_commit = on`.execute(db);
  // The second and later ones are prepared.
  for (let turn = 0; turn < 3; turn += 1) await openAuditAhead(db, portalCaller, entry);
  expect(await commits(db)).toBe('on');
});
