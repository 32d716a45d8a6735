import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../tests/support/database';
import { openDatabase } from '../../db/connection';
import type { Keks, VaultDb } from './data-keys';
import { localKek } from './local-kek';
import { openVault } from './open-vault';
import { type KeyEvent, rotateKeys } from './rotate-keys';
import type { SealedStore } from './sealed-store';

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

  it('notes that everything is sealed, for every process, and no one can take that back by SQL', async () => {
    const [one, other] = await Promise.all([open(), open()]);
    const sealed = one.vault.seal('x', 'y');
    expect(one.vault.acceptsEarlier).toBe(true);
    await sql`create schema los`.execute(db);
    expect(await one.admin.refuseEarlier(['portal'])).toBe(false);
    await sql`drop schema los`.execute(db);
    expect(await one.admin.refuseEarlier(['portal'])).toBe(true);
    for (const { vault } of [one, other]) {
      await vault.reload();
      expect(vault.acceptsEarlier).toBe(false);
      expect(vault.open(sealed, 'y')).toBe('x');
    }
    await db.updateTable('vault.data_keys').set({ refuses_earlier: false }).where('purpose', '=', 'seal').execute();
    await one.vault.reload();
    expect(one.vault.acceptsEarlier).toBe(false);
    await expect(open()).rejects.toThrow('was altered');
    await db.updateTable('vault.data_keys').set({ refuses_earlier: true }).where('purpose', '=', 'seal').execute();
    await one.close();
    await other.close();
  });

  it('can be protected by another key, after which the old one is not needed', async () => {
    const next = localKek(randomBytes(32));
    const first = await open();
    const sealed = first.vault.seal('x', 'y');
    await first.close();
    const moving = await open([next, localKek(kek)]);
    expect(await moving.admin.rewrap()).toHaveLength(2);
    expect(await moving.admin.rewrap()).toEqual([]);
    await moving.close();
    const moved = await open([next]);
    expect(moved.vault.open(sealed, 'y')).toBe('x');
    expect(moved.vault.hash('1', 'ssn')).toBe(first.vault.hash('1', 'ssn'));
    await moved.close();
    await expect(open()).rejects.toThrow(`encrypted under the key ${next.id}`);
  });
});

describe('a rotation of the keys', () => {
  const keks: Keks = [localKek(randomBytes(32))];
  let database: TestDatabase;
  let now = Date.parse('2026-11-20T18:00:00Z');
  const clock = () => new Date(now);
  const open = () => openVault({ databaseUrl: database.url, keks, clock, log: pino({ level: 'silent' }) });
  type Process = Awaited<ReturnType<typeof open>>;
  let portal: Process;
  let command: Process;

  beforeAll(async () => {
    database = await testDatabase({ empty: true });
    [portal, command] = await Promise.all([open(), open()]);
  });
  afterAll(async () => {
    await portal.close();
    await command.close();
    await database.drop();
  });

  /** Values by name, encrypted one by one; `between` is called after each. */
  const values = new Map<string, string>();
  const storeOf = ({ vault }: Process, between: (name: string) => void): SealedStore => ({
    name: 'values',
    async *renew() {
      for (const [name, value] of [...values]) {
        const isSealed = value.startsWith('enc1.');
        const isStale = !value.startsWith(vault.prefix);
        if (isStale) values.set(name, vault.seal(isSealed ? vault.open(value, name) : value, name));
        yield { checked: 1, renewed: isStale ? 1 : 0, problems: [] };
        between(name);
      }
    },
  });
  const rotate = (process: Process, between: (name: string) => void = () => {}, progress: string[] = []) =>
    rotateKeys({
      ...{ admin: process.admin, vault: process.vault, stores: [storeOf(process, between)] },
      record: async (event) => void events.push(event),
      progress: (text) => progress.push(text),
      // The portal reads the keys regularly, and so before the new one is used.
      waitUntil: async (time) => {
        await portal.vault.reload();
        expect(portal.vault.prefix).toBe(before);
        now = time.getTime();
      },
    });
  let before = '';
  const events: KeyEvent[] = [];
  const opened = () =>
    [...values].map(([name, value]) => (value.startsWith('enc1.') ? portal.vault.open(value, name) : value));

  it('encrypts old and plain values while others write, and can be stopped and begun again', async () => {
    before = portal.vault.prefix;
    const first = before;
    for (let at = 0; at < 10; at += 1) values.set(`${at}`, portal.vault.seal(`value ${at}`, `${at}`));
    values.set('plain', 'value in plain');
    const hash = portal.vault.hash('123456789', 'ssn');
    // Killed after five values.
    await expect(
      rotate(command, (name) => {
        values.set(`written with ${name}`, portal.vault.seal('written', `written with ${name}`));
        if (name === '5') throw new Error('killed');
      }),
    ).rejects.toThrow('killed');
    expect(portal.vault.prefix).not.toBe(before);
    expect([...values.values()].filter((value) => value.startsWith(before))).toHaveLength(4);
    expect(opened()).toEqual([
      ...Array.from({ length: 10 }, (_, at) => `value ${at}`),
      'value in plain',
      ...Array.from({ length: 6 }, () => 'written'),
    ]);
    expect(portal.vault.hashes('123456789', 'ssn')).toContain(hash);

    const again = portal.vault.prefix;
    before = again;
    expect(command.vault.prefix).toBe(again);
    const progress: string[] = [];
    expect(await rotate(command, () => {}, progress)).toEqual([]);
    expect(progress).toContain('values: 17 checked, 5 encrypted again');
    expect(progress.at(-1)).toMatch(/^Keys that nothing uses anymore: [0-9a-f]{8}, [0-9a-f]{8}$/);
    expect(portal.vault.prefix).toBe(again);
    // The second run continued with the keys of the first.
    const pair = expect.arrayContaining([expect.stringMatching(/^[0-9a-f]{8}$/), again.split('.')[1]]);
    expect(events).toEqual([
      { action: 'keys.rotate', keys: pair },
      { action: 'keys.rotate', keys: events[0]?.keys },
      { action: 'keys.retire', keys: expect.arrayContaining([first.split('.')[1]]) },
    ]);
    expect([...values.values()].filter((value) => !value.startsWith(again))).toEqual([]);
  });

  it('leaves nothing that needs the old key', async () => {
    const db = openDatabase<VaultDb>(database.url);
    await db.deleteFrom('vault.data_keys').where('retired_at', 'is not', null).execute();
    expect(await db.selectFrom('vault.data_keys').select('purpose').orderBy('purpose').execute()).toHaveLength(2);
    await db.destroy();
    const later = await open();
    for (const [name, value] of values) expect(later.vault.open(value, name)).toMatch(/^value|^written/);
    await later.close();
  });

  it('encrypts what was still written with the old key before it retires that', async () => {
    before = portal.vault.prefix;
    const late = portal.vault.seal('late', 'late');
    let passed = false;
    expect(
      await rotate(command, () => {
        if (!passed) values.set('late', late);
        passed = true;
      }),
    ).toEqual([]);
    expect(values.get('late')?.startsWith(command.vault.prefix)).toBe(true);
    expect(portal.vault.open(values.get('late') ?? '', 'late')).toBe('late');
  });

  it('keeps the old keys in use if a value does not open', async () => {
    before = portal.vault.prefix;
    const problems = ['The value "x" does not open.'];
    const broken: SealedStore = {
      name: 'broken',
      async *renew() {
        yield { checked: 1, renewed: 0, problems };
      },
    };
    const { admin, vault } = command;
    const progress = () => {};
    const done = async () => {};
    expect(await rotateKeys({ admin, vault, stores: [broken], progress, waitUntil: done, record: done })).toEqual(
      problems,
    );
    const db = openDatabase<VaultDb>(database.url);
    const live = await db.selectFrom('vault.data_keys').select('id').where('retired_at', 'is', null).execute();
    await db.destroy();
    expect(live).toHaveLength(4);
  });
});
