import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operation } from '../../../tests/contract/contract-loan';
import { type TestDatabase, testDatabase } from '../../../tests/support/database';
import { earlierVault, testVault } from '../../../tests/support/test-vault';
import { openDatabase } from '../../db/connection';
import type { JournalConnection, JournalDb } from './journal-db';
import { deleteOldOperations, type OperationRequest, runOnce } from './operations';

describe('an operation', () => {
  let database: TestDatabase;
  let db: JournalConnection;
  let now = new Date('2026-11-20T18:42:00Z');

  beforeAll(async () => {
    database = await testDatabase();
    db = openDatabase<JournalDb>(database.url);
  });
  afterAll(async () => {
    await db.destroy();
    await database.drop();
  });

  const once = <T>(requested: OperationRequest, act: () => Promise<T>, vault = testVault()): Promise<T> =>
    runOnce((work) => db.transaction().execute(work), vault, requested, now, act);
  const counted = () => {
    const runs = { count: 0 };
    const act = async () => {
      runs.count += 1;
      await new Promise((resolve) => setTimeout(resolve, 20));
      return { run: runs.count };
    };
    return { runs, act };
  };

  it('runs once even if it arrives many times at once, and all get the same answer', async () => {
    const { runs, act } = counted();
    const write = { operation: operation(), action: 'test', request: { a: 1 } };
    const answers = await Promise.all(Array.from({ length: 6 }, () => once(write, act)));
    expect(runs.count).toBe(1);
    expect(new Set(answers.map((answer) => answer.run))).toEqual(new Set([1]));
  });

  it('runs again after it failed, because nothing was done', async () => {
    const write = { operation: operation(), action: 'test', request: null };
    await expect(once(write, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    const { runs, act } = counted();
    expect(await once(write, act)).toEqual({ run: 1 });
    expect(runs.count).toBe(1);
  });

  it('stores an empty answer', async () => {
    const write = { operation: operation(), action: 'test', request: null };
    expect(await once(write, async () => undefined)).toBeUndefined();
    expect(await once(write, () => Promise.reject(new Error('again')))).toBeUndefined();
  });

  it('is refused if its ID was used with another action or another request', async () => {
    const by = operation(randomUUID());
    await once({ operation: by, action: 'test', request: { a: 1 } }, async () => 1);
    const again = (action: string, request: unknown) => once({ operation: by, action, request }, async () => 2);
    await expect(again('test', { a: 2 })).rejects.toThrow('operation ID');
    await expect(again('other', { a: 1 })).rejects.toThrow('operation ID');
  });

  it('leaves no hash of its request that could be compared with those of all Social Security numbers', async () => {
    const request = { aBSsn: '900-12-3456' };
    const write = { operation: operation(), action: 'test', request };
    await once(write, async () => 1);
    const { request_hash } = await db
      .selectFrom('journal.operations')
      .select('request_hash')
      .where('id', '=', write.operation.id)
      .executeTakeFirstOrThrow();
    expect(request_hash).toMatch(/^mac1\./);
    for (const encoding of ['hex', 'base64url'] as const) {
      const plain = createHash('sha256').update(JSON.stringify(request)).digest(encoding);
      expect(request_hash).not.toContain(plain);
    }
  });

  it('is answered again if it was stored before its answer and its request were encrypted', async () => {
    const write = { operation: operation(), action: 'test', request: { a: 1 } };
    await sql`insert into journal.operations (id, action, result, at)
      values (${write.operation.id}, 'test', '{"answer": {"run": 7}}', ${now})`.execute(db);
    expect(await once(write, async () => ({ run: 8 }), earlierVault())).toEqual({ run: 7 });
    await expect(once(write, async () => ({ run: 8 }))).rejects.toThrow('not sealed');
  });

  it('is forgotten after a week', async () => {
    const write = { operation: operation(), action: 'test', request: null };
    await once(write, async () => 1);
    now = new Date(now.getTime() + 6 * 86_400_000);
    await deleteOldOperations(db, now);
    expect(await once(write, async () => 2)).toBe(1);
    now = new Date(now.getTime() + 2 * 86_400_000);
    await deleteOldOperations(db, now);
    expect(await once(write, async () => 3)).toBe(3);
  });
});
