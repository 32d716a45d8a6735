import { type Kysely, type RawBuilder, sql } from 'kysely';
import pg from 'pg';
import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { completePurchase, createLoan } from '../../tests/support/loan-builder';
import { type TestPortal, testPortal } from '../../tests/support/test-portal';
import { buildApp } from '../app';
import { closingEntries, openAudit } from '../audit/audit.service';
import { openDatabase } from '../db/connection';
import type { PortalDb } from '../db/portal-db';
import { portalCaller } from '../http/caller';
import { followWrites } from './pipeline/index.service';

let at: TestPortal;
let otherDb: Kysely<PortalDb>;
let loanNum: string;
let token: string;
beforeAll(async () => {
  at = await testPortal();
  otherDb = openDatabase<PortalDb>(at.databaseUrl);
  loanNum = await createLoan(at, 'loan-officer', completePurchase);
  token = await at.signIn('loan-officer');
});
afterAll(async () => {
  await otherDb.destroy();
  await at.close();
});

const versionOf = async (): Promise<number> => (await at.portal.los.loadLoan(loanNum)).version;

const send = (version: number, values: object, section = 'loan-terms') =>
  supertest(at.app)
    .post(`/api/loan-proxy/${loanNum}/${section}`)
    .set('Authorization', `Bearer ${token}`)
    .send({ version, ...values });
const save = async (values: object, section?: string) => send(await versionOf(), values, section);

/** Outcomes of the user's changes of the loan, by audit entry, and the operations that the LOS knows. */
async function recorded() {
  const { rows } = await sql<{ outcome: string; known: boolean; fed: number }>`
    select e.outcome, exists (select from journal.operations o where o.id = e.id) as known,
      (select count(*)::int from journal.changes c where c.operation_id = e.id) as fed
    from portal.audit_entries e
    where subject = ${`loan:${loanNum}`} and action = 'loan.loan-terms' order by at`.execute(at.portal.db);
  return rows;
}

describe('a saved section', () => {
  it('takes seven statements, of which none opens a transaction, and leaves the same traces as any write', async () => {
    const rates = ['6.125', '6.250', '6.375', '6.500'];
    for (const sNoteIR of rates.slice(0, 3)) expect((await save({ sNoteIR })).status).toBe(200);
    const version = await versionOf();
    const query = vi.spyOn(pg.Client.prototype, 'query');
    const saved = await send(version, { sNoteIR: rates[3] });
    const statements = query.mock.calls.map(([sent]) => JSON.stringify(sent));
    query.mockRestore();
    expect([saved.status, saved.body.sNoteIR]).toEqual([200, '6.500']);
    expect(statements).toHaveLength(7);
    expect(statements.filter((text) => /begin|commit/i.test(text.slice(0, 12)))).toEqual([]);
    expect(await recorded()).toEqual(rates.map(() => ({ outcome: 'done', known: true, fed: 1 })));
    const indexed = await at.portal.db
      .selectFrom('portal.pipeline')
      .innerJoin('portal.loan_history', 'portal.loan_history.loan_num', 'portal.pipeline.loan_num')
      .innerJoin('portal.loan_likeness', 'portal.loan_likeness.loan_num', 'portal.pipeline.loan_num')
      .select(['sNoteIR', 'portal.pipeline.version', 'portal.loan_history.version as history'])
      .select('portal.loan_likeness.version as likeness')
      .where('portal.pipeline.loan_num', '=', loanNum)
      .executeTakeFirst();
    const next = version + 1;
    expect(indexed).toEqual({ sNoteIR: '6.500', version: next, history: next, likeness: next });
  });

  it('names its author in one live change', async () => {
    const { version } = (await save({ sNoteIR: '6.625' })).body;
    const changes = await at.portal.db
      .selectFrom('portal.live_changes')
      .select(['what', 'by_login'])
      .where('loan_num', '=', loanNum)
      .where('version', '=', version)
      .execute();
    expect(changes).toEqual([{ what: 'loan', by_login: 'loan-officer' }]);
  });

  it('is stored for one of two who save at the same moment; the other one is told, and leaves nothing in the LOS', async () => {
    const version = await versionOf();
    const before = await recorded();
    const answers = await Promise.all(['6.750', '6.875'].map((sNoteIR) => send(version, { sNoteIR })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await versionOf()).toBe(version + 1);
    const added = (await recorded()).slice(before.length).sort((a, b) => a.fed - b.fed);
    expect(added.at(-1)).toEqual({ outcome: 'done', known: true, fed: 1 });
    // The other one may have been refused before it was sent to the LOS.
    for (const refused of added.slice(0, -1)) expect(refused).toEqual({ outcome: 'failed', known: false, fed: 0 });
  });

  it('locks the rows of the pipeline before all others, as those do who write many, so that they cannot wait for each other', async () => {
    const changed = { ...(await at.portal.los.loadLoan(loanNum)), version: (await versionOf()) + 1 };
    const by = { login: 'loan-officer', name: 'Loan Officer' };
    const entry = await openAudit(at.portal.db, portalCaller, {
      action: 'loan.loan-terms',
      subject: `loan:${loanNum}`,
    });
    const also = (once: RawBuilder<unknown>) => closingEntries([entry], 'done', { once });
    const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    let indexed: Promise<boolean> | undefined;
    await otherDb.transaction().execute(async (trx) => {
      await sql`select from portal.pipeline where loan_num = ${loanNum} for update`.execute(trx);
      indexed = followWrites(at.portal, { loans: [changed], by, also });
      await expect.poll(async () => (await waiting.execute(at.portal.db)).rows).toHaveLength(1);
      await sql`set local lock_timeout = 1`.execute(trx);
      await sql`select from portal.loan_likeness where loan_num = ${loanNum} for update`.execute(trx);
      await sql`select from portal.loan_history where loan_num = ${loanNum} for update`.execute(trx);
      await sql`select from portal.open_writes where id = ${entry} for update`.execute(trx);
    });
    expect(await indexed).toBe(true);
  });

  it('follows what another process has just changed in option lists and settings', async () => {
    const other = buildApp({ ...at.portal, db: otherDb });
    const administrator = await at.signIn('administrator');
    const change = async (path: string, values: object) => {
      const agent = supertest.agent(other).set('Authorization', `Bearer ${administrator}`);
      const { version } = (await agent.get(`/api/emet-data/${path}`).expect(200)).body;
      await agent
        .post(`/api/emet-data/${path}`)
        .send({ version, ...values })
        .expect(200);
    };
    expect((await save({ sProdSpT: '2' }, 'loan-prop')).status).toBe(200);
    expect((await save({ sProdSpT: '0' }, 'loan-prop')).status).toBe(200);
    await change('option/sProdSpT', { options: [{ code: '2', active: false }] });
    expect((await save({ sProdSpT: '2' }, 'loan-prop')).status).toBe(422);
    await change('general-settings/general', { shortDebtPercent: 3 });
    expect((await save({ sNoteIR: '7.000' })).status).toBe(200);
    expect(await at.portal.los.loadLoan(loanNum)).toMatchObject({ sShortDebtPc: 3 });
  });
});
