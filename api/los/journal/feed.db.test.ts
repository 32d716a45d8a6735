import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../tests/support/database';
import { openDatabase } from '../../db/connection';
import { addToFeed, changesSince } from './feed';
import type { JournalConnection, JournalDb, JournalTransaction } from './journal-db';

/** A transaction that stays open until the test ends it. */
interface OpenTransaction {
  readonly id: string;
  commit(): Promise<void>;
  fail(): Promise<void>;
}

const loanNum = '2611000001';

describe('the change feed under concurrent writers', () => {
  let database: TestDatabase;
  let db: JournalConnection;

  beforeAll(async () => {
    database = await testDatabase();
    db = openDatabase<JournalDb>(database.url, { max: 8 });
  });
  afterAll(async () => {
    await db.destroy();
    await database.drop();
  });

  /** Draws its number in the feed and then waits. */
  async function begun(): Promise<OpenTransaction> {
    const id = randomUUID();
    let end: (commits: boolean) => void = () => {};
    const ending = new Promise<boolean>((resolve) => {
      end = resolve;
    });
    let ended: Promise<void> = Promise.resolve();
    await new Promise<void>((drawn, failed) => {
      ended = db.transaction().execute(async (trx: JournalTransaction) => {
        await addToFeed(trx, [{ loanNum, version: 1, operationId: id }]);
        drawn();
        if (!(await ending)) throw new Error('rolled back');
      });
      ended.catch(failed);
    });
    return {
      id,
      commit: async () => {
        end(true);
        await ended;
      },
      fail: async () => {
        end(false);
        await ended.catch(() => {});
      },
    };
  }

  const idsSince = async (cursor: string) => {
    const page = await changesSince(db, cursor, 100);
    return { cursor: page.cursor, ids: page.changes.map((change) => change.operationId) };
  };

  it('does not skip a writer that drew its number first and commits last', async () => {
    const { cursor } = await idsSince('');
    const slow = await begun();
    const quick = await begun();
    await quick.commit();
    const meanwhile = await idsSince(cursor);
    expect(meanwhile).toEqual({ cursor, ids: [] });
    await slow.commit();
    expect((await idsSince(meanwhile.cursor)).ids).toEqual([slow.id, quick.id]);
  });

  it('waits for a writer that commits within a moment', async () => {
    const { cursor } = await idsSince('');
    const slow = await begun();
    const quick = await begun();
    await quick.commit();
    const reading = idsSince(cursor);
    await new Promise((resolve) => setTimeout(resolve, 50));
    await slow.commit();
    expect((await reading).ids).toEqual([slow.id, quick.id]);
  });

  it('continues after a gap left by an aborted writer', async () => {
    const { cursor } = await idsSince('');
    const gone = await begun();
    const quick = await begun();
    await quick.commit();
    await gone.fail();
    expect((await idsSince(cursor)).ids).toEqual([quick.id]);
  });

  it('lets new writers continue while a reader waits', async () => {
    const { cursor } = await idsSince('');
    const slow = await begun();
    await (await begun()).commit();
    const reading = idsSince(cursor);
    const late = begun().then((one) => one.commit());
    await reading;
    await late;
    await slow.commit();
    expect((await idsSince(cursor)).ids).toHaveLength(3);
  });
});
