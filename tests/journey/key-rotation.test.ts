import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openDatabase } from '../../api/db/connection';
import { createEmbeddedLos } from '../../api/los/embedded/embedded-los';
import { loanPlace } from '../../api/los/embedded/find-loan';
import type { Db, LosDb } from '../../api/los/embedded/los-db';
import { embeddedStores } from '../../api/los/embedded/sealed-tables';
import { sealedImports } from '../../api/mismo/stored/sealed-imports';
import { orderById } from '../../api/orders/orders.queries';
import { sealedOrders } from '../../api/orders/sealed-orders';
import { refuseEarlierValues } from '../../api/ports/keys/refuse-earlier';
import { sealJson } from '../../api/ports/keys/sealed-json';
import type { SealedTableStore } from '../../api/ports/keys/sealed-table';
import type { Vault } from '../../api/ports/keys/vault';
import { dumpDatabase, partsWith, spellingsOfDay, spellingsOfSsn } from '../support/database-dump';
import { completePurchase, createLoan } from '../support/loan-builder';
import { onServer } from '../support/on-server';
import { type TestPortal, testPortal } from '../support/test-portal';
import { earlierVault, newVault, testVault } from '../support/test-vault';

describe('a rotation of the keys', () => {
  let at: TestPortal;
  let db: Db;
  let loanNum: string;
  const rotated = newVault({ opensEarlier: true });
  const losAfterwards = () =>
    createEmbeddedLos({ db, vault: newVault({ opensEarlier: false }), clock: at.portal.clock, log: at.portal.log });

  const storesOf = (vault: Vault): SealedTableStore[] => [
    sealedOrders({ db: at.portal.db, vault }),
    sealedImports({ db: at.portal.db, vault }),
    ...embeddedStores({ db, vault }),
  ];
  /** Goes through all stores; answers how many rows were old, by store. */
  async function rotate(stores: readonly SealedTableStore[]): Promise<Record<string, number>> {
    const found: Record<string, number> = {};
    for (const { name, renew } of stores) {
      for await (const { checked, renewed, problems } of renew()) {
        expect({ name, renewed, problems }).toEqual({ name, renewed: checked, problems: [] });
        found[name] = (found[name] ?? 0) + checked;
      }
    }
    return found;
  }
  const asOwner = (statement: string, values: unknown[] = []) =>
    onServer(at.ownerUrl, (client) => client.query(statement, values));

  beforeAll(async () => {
    at = await testPortal();
    db = openDatabase<LosDb>(at.databaseUrl);
    loanNum = await createLoan(at, 'loan-officer', { ...completePurchase, sSpCity: 'Pasadena' });
  });
  afterAll(async () => {
    await db.destroy();
    await at.close();
  });

  it('is not needed to refuse a plain loan, or an earlier value of it, that someone stores by SQL', async () => {
    const agent = await at.as('loan-officer');
    const url = `/api/lqb/loans/${loanNum}`;
    const [earlier] = (await asOwner('select doc, version from los.loans')).rows;
    const loan = await at.portal.los.loadLoan(loanNum);
    await agent.post(url).send({ version: loan.version, sSpCity: 'Altadena' }).expect(200);
    const [current] = (await asOwner('select doc, version from los.loans')).rows;
    for (const doc of [loan, earlier.doc, { sealed: earlier.doc.versioned }]) {
      await asOwner('update los.loans set doc = $1', [JSON.stringify(doc)]);
      const { body } = await agent.get(url).expect(500);
      expect(body).toMatchObject({ code: 'not-decrypted' });
    }
    await asOwner('update los.loans set doc = $1', [JSON.stringify(current.doc)]);
    expect((await agent.get(url).expect(200)).body).toMatchObject({ sSpCity: 'Altadena' });
  });

  it('does not seal plain values once they are refused', async () => {
    const [current] = (await asOwner('select doc from los.loans')).rows;
    await asOwner(`update los.loans set doc = '{"sLNm": "1"}'`);
    const problems: string[] = [];
    for (const { renew } of storesOf(testVault())) for await (const batch of renew()) problems.push(...batch.problems);
    expect(problems).toEqual([expect.stringContaining(`"los.loans:${loanNum}" does not open: it is not sealed`)]);
    await asOwner('update los.loans set doc = $1', [JSON.stringify(current.doc)]);
  });

  it('is not needed after an update: a start seals what is plain or without its version, once, and refuses it from then on', async () => {
    const loan = await at.portal.los.loadLoan(loanNum);
    const vault = earlierVault();
    const refused: string[][] = [];
    const admin = { refuseEarlier: async (schemas: readonly string[]) => refused.push([...new Set(schemas)]) > 0 };
    const start = (tables = storesOf(vault)) => refuseEarlierValues({ admin, vault, tables, log: at.portal.log });
    for (const doc of [JSON.stringify(loan), sealJson(vault, loan, `los.loans:${loanNum}`)]) {
      await asOwner('update los.loans set doc = $1', [doc]);
      await start();
      expect(await at.portal.los.loadLoan(loanNum)).toEqual(loan);
    }
    expect(refused).toEqual([
      ['portal', 'los', 'journal'],
      ['portal', 'los', 'journal'],
    ]);
    await asOwner(`update los.loans set doc = '{"sealed": "enc1.aaaaaaaa.AAAA"}'`);
    await start();
    expect(refused).toHaveLength(2);
    await asOwner('update los.loans set doc = $1', [sealJson(vault, loan, loanPlace(loanNum, loan.version))]);
    await refuseEarlierValues({ admin, vault: testVault(), tables: storesOf(vault), log: at.portal.log });
    expect(refused).toHaveLength(2);
  });

  it('seals what is plain or has an earlier key, and leaves the rest', async () => {
    const loan = await at.portal.los.loadLoan(loanNum);
    const log = await at.portal.los.changeLog(loanNum, { limit: 500 });
    const dated = log.entries.find(({ field }) => field === 'applicants[0].aBDob');
    await asOwner('update los.loans set doc = $1', [JSON.stringify(loan)]);
    await asOwner(`update journal.change_log set after = $1 where field = 'applicants[0].aBDob'`, [
      JSON.stringify(dated?.after),
    ]);
    const [order, operation] = [randomUUID(), randomUUID()];
    await asOwner(
      `insert into portal.orders (id, kind, loan_num, state, request) values ($1, 'test', $2, 'draft', '{"note": "plain"}')`,
      [order, loanNum],
    );
    await asOwner(
      `insert into portal.loan_imports (operation, name, size, content_type, storage_key, imported_at, imported_by, beyond)
       values ($1, 'a.xml', 1, 'application/xml', 'imports/a.xml', now(), 'X', '[{"path": "A/B", "count": 1}]')`,
      [operation],
    );
    const accepting = createEmbeddedLos({ db, vault: earlierVault(), clock: at.portal.clock, log: at.portal.log });
    expect(await accepting.loadLoan(loanNum)).toEqual(loan);
    expect(await accepting.changeLog(loanNum, { limit: 500 })).toEqual(log);

    const found = await rotate(storesOf(rotated));
    expect(found).toMatchObject({ 'los.loans': 1, 'portal.orders': 1, 'portal.loan_imports': 1 });
    expect(found['journal.change_log']).toBeGreaterThan(20);
    expect(found['journal.operations']).toBeGreaterThan(1);
    expect(await rotate(storesOf(rotated))).toEqual({});

    expect(await losAfterwards().loadLoan(loanNum)).toEqual(loan);
    expect(await losAfterwards().changeLog(loanNum, { limit: 500 })).toEqual(log);
    expect(await orderById(at.portal.db, newVault({ opensEarlier: false }), order)).toMatchObject({
      request: { note: 'plain' },
    });
    const dump = await dumpDatabase(at.ownerUrl);
    expect(partsWith(dump, [...spellingsOfSsn('900-12-3456'), ...spellingsOfDay('1986-04-02')])).toEqual([]);
    expect(dump.filter(({ text }) => text.includes(testVault().prefix)).map(({ name }) => name)).toEqual([]);
  });

  it('does not overwrite a change that is saved at the same time', async () => {
    const loan = await losAfterwards().loadLoan(loanNum);
    const changed = { ...loan, version: loan.version + 1, sSpCity: 'Altadena' };
    await asOwner('update los.loans set doc = $1', [JSON.stringify(loan)]);
    const loans = embeddedStores({ db, vault: rotated }).find(({ name }) => name === 'los.loans');
    const rotating = await onServer(at.ownerUrl, async (writer) => {
      await writer.query('begin');
      await writer.query('update los.loans set doc = $1, version = $2', [
        sealJson(rotated, changed, loanPlace(loanNum, changed.version)),
        changed.version,
      ]);
      const batches = loans?.renew()[Symbol.asyncIterator]();
      const first = batches?.next();
      await vi.waitFor(async () => {
        const { rows } = await writer.query(
          `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
        );
        expect(rows).toHaveLength(1);
      });
      await writer.query('commit');
      return first;
    });
    expect(rotating?.value).toEqual({ checked: 1, renewed: 0, problems: [] });
    expect(await losAfterwards().loadLoan(loanNum)).toEqual(changed);
  });

  it('names a value that does not open, and continues with the others', async () => {
    await asOwner(`update los.loans set doc = '{"sealed": "enc1.aaaaaaaa.AAAA"}'`);
    const problems: string[] = [];
    for (const { renew } of storesOf(rotated)) for await (const batch of renew()) problems.push(...batch.problems);
    expect(problems).toEqual([
      `The value "los.loans:${loanNum}" does not open with key aaaaaaaa: this database has no such key.`,
    ]);
  });
});
