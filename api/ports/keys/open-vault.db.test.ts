import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../tests/support/database';
import { openDatabase } from '../../db/connection';
import type { Keks, VaultDb } from './data-keys';
import { localKek } from './local-kek';
import { openVault } from './open-vault';

describe('the vault of a database', () => {
  const kek = randomBytes(32);
  let database: TestDatabase;
  let db: Kysely<VaultDb>;

  beforeAll(async () => {
    database = await testDatabase({ empty: true });
    db = openDatabase<VaultDb>(database.url);
  });
  afterAll(async () => {
    await db.destroy();
    await database.drop();
  });

  const open = (keks: Keks = [localKek(kek)]) =>
    openVault({ databaseUrl: database.url, keks, clock: () => new Date(), log: pino({ level: 'silent' }) });
  const rows = () => db.selectFrom('vault.data_keys').selectAll().orderBy('purpose').execute();

  it('makes its keys once, even if two processes start together, and stores them encrypted', async () => {
    const [one, other] = await Promise.all([open(), open()]);
    const stored = await rows();
    expect(stored.map(({ purpose, kek: by }) => [purpose, by])).toEqual([
      ['hash', localKek(kek).id],
      ['seal', localKek(kek).id],
    ]);
    expect(stored.map(({ wrapped }) => wrapped.length)).toEqual([60, 60]);
    expect(other.vault.open(one.vault.seal('123-45-6789', 'x'), 'x')).toBe('123-45-6789');
    expect(other.vault.hash('123456789', 'ssn')).toBe(one.vault.hash('123456789', 'ssn'));
    await one.close();
    await other.close();
  });

  it('opens after a restart, also under a key that is no longer the first', async () => {
    const first = await open();
    const sealed = first.vault.seal('x', 'y');
    await first.close();
    const again = await open([localKek(randomBytes(32)), localKek(kek)]);
    expect(again.vault.open(sealed, 'y')).toBe('x');
    await again.close();
  });

  it('does not open without its key, and says which one to configure', async () => {
    await expect(open([localKek(randomBytes(32))])).rejects.toThrow(
      `encrypted under the key ${localKek(kek).id}, which is not configured`,
    );
  });

  it('does not open a data key that was exchanged with another', async () => {
    const [hash, seal] = await rows();
    if (!hash || !seal) throw new Error('The keys are missing.');
    await db.updateTable('vault.data_keys').set({ wrapped: hash.wrapped }).where('id', '=', seal.id).execute();
    await expect(open()).rejects.toThrow('was altered');
    await db.updateTable('vault.data_keys').set({ wrapped: seal.wrapped }).where('id', '=', seal.id).execute();
  });
});
