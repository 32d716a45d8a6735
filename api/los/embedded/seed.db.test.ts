import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { draftLoan, operation } from '../../../tests/contract/contract-loan';
import { type TestDatabase, testDatabase } from '../../../tests/support/database';
import { testVault } from '../../../tests/support/test-vault';
import { openDatabase } from '../../db/connection';
import { createEmbeddedLos } from './embedded-los';
import type { Db, LosDb } from './los-db';
import { removeDemoLoans } from './remove-demo-loans';
import { seedDemoLoans } from './seed';

const vault = testVault();
const now = new Date('2026-11-20T18:42:00Z');
/** More than one insert has. */
const COUNT = 210;

describe('the first start of a demo', () => {
  let database: TestDatabase;
  let db: Db;

  beforeAll(async () => {
    database = await testDatabase();
    db = openDatabase<LosDb>(database.url);
  });
  afterAll(async () => {
    await db.destroy();
    await database.drop();
  });

  const seed = () => seedDemoLoans({ db, vault }, now, { count: COUNT });
  const count = async () =>
    (
      await db
        .selectFrom('los.loans')
        .select((of) => of.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
    ).count;

  it('writes the loans once, even if two processes start together', async () => {
    await Promise.all([seed(), seed()]);
    expect(await count()).toBe(COUNT);
    await seed();
    expect(await count()).toBe(COUNT);
  });

  it('lists each in the feed, and the LOS continues from there', async () => {
    const los = createEmbeddedLos({ db, vault, clock: () => now, log: pino({ level: 'silent' }) });
    const { changes, cursor } = await los.changesSince('', 1000);
    expect(new Set(changes.map((one) => one.loanNum)).size).toBe(COUNT);
    const created = await los.createLoan(operation(), draftLoan());
    expect(changes.map((one) => one.loanNum)).not.toContain(created.sLNm);
    expect((await los.changesSince(cursor, 10)).changes).toHaveLength(1);
  });

  it('writes everything around the loans', async () => {
    const los = createEmbeddedLos({ db, vault, clock: () => now, log: pino({ level: 'silent' }) });
    const { loan_num } = await db
      .selectFrom('los.conditions')
      .select('loan_num')
      .orderBy('loan_num')
      .executeTakeFirstOrThrow();
    const loan = await los.loadLoan(loan_num);
    expect((await los.statusLog(loan_num)).at(-1)?.status).toBe(loan.sStatusT);
    expect(await los.agents(loan_num)).not.toEqual([]);
    const [condition] = await los.conditions(loan_num);
    expect(condition?.createdD).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  it('can be removed with everything around the loans, but not the loans of users', async () => {
    const before = await count();
    expect(await db.transaction().execute(removeDemoLoans)).toBe(COUNT);
    expect(await count()).toBe(before - COUNT);
    expect(before).toBeGreaterThan(COUNT);
    for (const table of ['los.agents', 'los.conditions', 'journal.status_log'] as const) {
      const rows = await db.selectFrom(table).select('loan_num').execute();
      const owned = await db.selectFrom('los.loans').select('loan_num').execute();
      const kept = new Set(owned.map((loan) => loan.loan_num));
      expect(
        rows.filter((row) => !kept.has(row.loan_num)),
        table,
      ).toEqual([]);
    }
    expect(await db.selectFrom('los.employees').select('login').execute()).toEqual([]);
    expect(await db.transaction().execute(removeDemoLoans)).toBe(0);
  });
});
