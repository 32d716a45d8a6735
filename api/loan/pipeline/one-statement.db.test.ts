import type { Express } from 'express';
import pg from 'pg';
import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { pipelineRow } from '../../../domain/loan/pipeline.schemas';
import { withheldNames } from '../../../domain/loan/withheld';
import { type TestPortal, testPortal } from '../../../tests/support/test-portal';
import { buildApp } from '../../app';
import { openDatabase } from '../../db/connection';
import type { PortalDb } from '../../db/portal-db';
import { seedOrganization } from '../../reference/seed';
import { upsertRows } from './index.queries';
import { indexRowOf } from './index-row';
import { loanOf } from './pipeline.test-support';

let at: TestPortal;
let second: Express;
const otherDb = { db: undefined as ReturnType<typeof openDatabase<PortalDb>> | undefined };

beforeAll(async () => {
  at = await testPortal();
  await seedOrganization(at.portal);
  otherDb.db = openDatabase<PortalDb>(at.databaseUrl);
  second = buildApp({ ...at.portal, db: otherDb.db });
  const { db } = at.portal;
  await upsertRows(db, [
    indexRowOf(
      loanOf('7000000001', {
        applicants: [{ aBFirstNm: 'Gül', aBLastNm: 'Quote"\\Slash', aCFirstNm: 'Ann', aCLastNm: 'Lee' }],
        ...{ sFinalLAmt: '410000.00', sNoteIR: '6.125', sRLckdExpiredD: '2026-12-01', sFundD: '2026-12-03' },
        sOriginatingCompanyName: 'Harborline Lending',
      }),
    ),
    indexRowOf(loanOf('7000000002', { sBranchName: 'Bellevue', sStatusD: null })),
    indexRowOf(loanOf('7000000003', { sOriginatingCompanyName: 'Cobalt', sBranchName: 'Bellevue' })),
  ]);
});
afterAll(async () => {
  await otherDb.db?.destroy();
  await at.close();
});

const askedOf = async (app: Express, token: string, filter: object = { tab: 0 }) =>
  supertest(app)
    .get('/api/lqb/loans')
    .query({ filter: JSON.stringify(filter) })
    .set('Authorization', `Bearer ${token}`);
const ids = (answer: supertest.Response): string[] => answer.body.map((row: { id: string }) => row.id).sort();

/** A session that both processes have already answered. */
async function knownEverywhere(login: string): Promise<string> {
  const token = await at.signIn(login);
  for (const app of [at.app, second, at.app, second]) expect((await askedOf(app, token)).status).toBe(200);
  return token;
}

/** The statements that a request sends. */
async function statementsOf<Answer>(request: () => Promise<Answer>): Promise<number> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await request();
    return query.mock.calls.length;
  } finally {
    query.mockRestore();
  }
}

describe('a page of the pipeline', () => {
  it('is one statement for users of every side: session, rows, total, unread messages and assignments', async () => {
    for (const login of ['administrator', 'loan-officer', 'pml-loan-officer']) {
      const token = await knownEverywhere(login);
      expect(await statementsOf(() => askedOf(at.app, token)), login).toBe(1);
      expect(await statementsOf(() => askedOf(at.app, token, { tab: 0, mine: true, q: 'lee' })), login).toBe(1);
    }
  });

  it('has rows of the shape of the contract, without anything that someone must not see', async () => {
    const exact = z.array(z.strictObject(pipelineRow.shape)).min(1);
    const token = await at.signIn('administrator');
    const found = await askedOf(at.app, token, { q: 'quo' });
    expect(exact.parse(found.body)).toEqual([
      expect.objectContaining({
        ...{ id: '7000000001', sLNm: '7000000001', version: 1, tab: 0, matched: ['quote'] },
        ...{ aBFirstNm: 'Gül', aBLastNm: 'Quote"\\Slash', sFinalLAmt: '410000.00', sNoteIR: '6.125' },
        ...{ sRLckdExpiredD: '2026-12-01', sFundD: '2026-12-03', sEstCloseD: null, sLpTemplateNm: null },
      }),
    ]);
    expect(found.headers['content-type']).toBe('application/json; charset=utf-8');
    exact.parse((await askedOf(at.app, token)).body);
    const names = Object.keys(pipelineRow.shape);
    for (const reader of [null, { isPml: true, isRetail: false }, { isPml: false, isRetail: true }]) {
      expect(names.filter((name) => withheldNames(reader).has(name))).toEqual([]);
    }
  });

  it('is refused at once, in every process, after signing out', async () => {
    const token = await knownEverywhere('underwriter');
    await supertest(at.app).post('/api/auth/logout').set('Authorization', `Bearer ${token}`);
    const { db } = at.portal;
    await db.updateTable('portal.sessions').set({ revoked_at: at.portal.clock(), revoked_reason: 'test' }).execute();
    for (const app of [second, at.app]) expect((await askedOf(app, token)).status).toBe(401);
  });

  it('is refused at once, in every process, to a user without roles or disabled', async () => {
    const token = await knownEverywhere('processor');
    const { db } = at.portal;
    const { id } = await db
      .selectFrom('portal.users')
      .select('id')
      .where('login', '=', 'processor')
      .executeTakeFirstOrThrow();
    const removed = await db.deleteFrom('portal.user_roles').where('user_id', '=', id).returningAll().execute();
    for (const app of [second, at.app]) expect((await askedOf(app, token)).status).toBe(403);
    await db.insertInto('portal.user_roles').values(removed).execute();
    for (const app of [second, at.app]) expect((await askedOf(app, token)).status).toBe(200);
    await db.updateTable('portal.users').set({ disabled_at: at.portal.clock() }).where('id', '=', id).execute();
    for (const app of [second, at.app]) expect((await askedOf(app, token)).status).toBe(401);
  });

  it('is refused at once, in every process, if a role lost its permissions or its page', async () => {
    const token = await knownEverywhere('underwriter');
    const { db } = at.portal;
    const of = db
      .selectFrom('portal.role_permissions')
      .selectAll()
      .where('role', '=', 'Underwriter')
      .where('is_pml', '=', false);
    const before = await of.executeTakeFirstOrThrow();
    const write = (menu_permissions: number[]) =>
      db.updateTable('portal.role_permissions').set({ menu_permissions }).where('role', '=', 'Underwriter').execute();
    await write([]);
    for (const app of [second, at.app]) expect((await askedOf(app, token)).status).toBe(403);
    await write([...before.menu_permissions]);
    for (const app of [second, at.app]) expect((await askedOf(app, token)).status).toBe(200);
    const letters = await db.deleteFrom('portal.ui_access').where('role', '=', 'Underwriter').returningAll().execute();
    expect(letters.length).toBeGreaterThan(0);
    const without = (await askedOf(second, token)).status;
    expect((await askedOf(at.app, token)).status).toBe(without);
    await db.insertInto('portal.ui_access').values(letters).execute();
    for (const app of [second, at.app]) expect((await askedOf(app, token)).status).toBe(200);
  });

  it('shows the loans of the new branch at once, in every process', async () => {
    const token = await knownEverywhere('loan-officer');
    expect(ids(await askedOf(second, token))).toEqual(['7000000001']);
    await at.portal.db
      .updateTable('portal.users')
      .set({ branch_name: 'Bellevue' })
      .where('login', '=', 'loan-officer')
      .execute();
    for (const app of [second, at.app]) expect(ids(await askedOf(app, token))).toEqual(['7000000002', '7000000003']);
  });

  it('shows a loan of another company to its assignee as soon as they are assigned, and hides it after', async () => {
    const token = await knownEverywhere('pml-loan-officer');
    expect(ids(await askedOf(second, token))).toEqual(['7000000001']);
    const write = (version: number, login: string | null) =>
      upsertRows(at.portal.db, [
        indexRowOf(loanOf('7000000003', { sOriginatingCompanyName: 'Cobalt', sEmployeeLoanRepLogin: login, version })),
      ]);
    await write(2, 'pml-loan-officer');
    for (const app of [second, at.app]) expect(ids(await askedOf(app, token))).toEqual(['7000000001', '7000000003']);
    expect(ids(await askedOf(second, token, { mine: true }))).toEqual(['7000000003']);
    await write(3, null);
    for (const app of [second, at.app]) expect(ids(await askedOf(app, token))).toEqual(['7000000001']);
  });

  it('ends with a session that is idle for too long, however well it is remembered', async () => {
    const token = await knownEverywhere('manager');
    await at.portal.db
      .updateTable('portal.sessions')
      .set({ last_seen_at: new Date('2026-11-20T01:00:00Z') })
      .execute();
    for (const app of [second, at.app]) expect((await askedOf(app, token)).status).toBe(401);
  });

  it('records the use of the session, at most once a minute', async () => {
    const token = await knownEverywhere('closer');
    at.time.forward(61_000);
    expect(await statementsOf(() => askedOf(at.app, token))).toBe(2);
    expect(await statementsOf(() => askedOf(at.app, token))).toBe(1);
  });
});
