import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../tests/support/database';
import type { AppContext } from '../../app-context';
import { openDatabase } from '../../db/connection';
import type { PortalDb } from '../../db/portal-db';
import { createDatabaseMailbox, storedMail } from './database-mailbox';
import { createMail } from './index';

let database: TestDatabase;
let db: AppContext['db'];
beforeAll(async () => {
  database = await testDatabase();
  db = openDatabase<PortalDb>(database.url);
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

const clock = () => new Date('2026-11-20T18:42:00Z');

describe('the mailbox in the database', () => {
  it('stores mail by address in any case, newest first, and prints it', async () => {
    const printed: string[] = [];
    const mail = createDatabaseMailbox({ db, clock, print: (text) => void printed.push(text) });
    await mail.send({ to: 'One@example.com', subject: 'First', text: 'a' });
    await mail.send({ to: 'one@example.com', subject: 'Second', text: 'b' });
    await mail.send({ to: 'two@example.com', subject: 'Other', text: 'c' });
    expect(await storedMail(db, 'ONE@example.com')).toEqual([
      { to: 'one@example.com', subject: 'Second', text: 'b', at: '2026-11-20T18:42:00.000Z' },
      { to: 'one@example.com', subject: 'First', text: 'a', at: '2026-11-20T18:42:00.000Z' },
    ]);
    expect((await storedMail(db)).map((stored) => stored.subject)).toEqual(['Other', 'Second', 'First']);
    expect(printed[0]).toContain('One@example.com');
  });

  it('does not print mail of orders, which no one waits for at the console', async () => {
    const printed: string[] = [];
    const mail = createDatabaseMailbox({ db, clock, print: (text) => void printed.push(text) });
    await mail.send({ to: 'four@example.com', subject: 'Your lock expires', text: 'e' }, randomUUID());
    expect(await storedMail(db, 'four@example.com')).toHaveLength(1);
    expect(printed).toEqual([]);
  });

  it('keeps the last 200 messages', async () => {
    const mail = createDatabaseMailbox({ db, clock });
    for (let i = 0; i < 205; i += 1) await mail.send({ to: 'many@example.com', subject: `${i}`, text: '' });
    const rows = await db.selectFrom('portal.mailbox').select('id').execute();
    expect(rows).toHaveLength(200);
    expect((await storedMail(db))[0]?.subject).toBe('204');
  });

  it('is used if no mail server is configured', async () => {
    const printed: string[] = [];
    const config = { smtpUrl: undefined, mailFrom: 'no-reply@example.com', demo: true };
    await createMail({ config, db, clock, print: (text) => void printed.push(text) }).send({
      to: 'three@example.com',
      subject: 'Kept',
      text: 'd',
    });
    expect(await storedMail(db, 'three@example.com')).toHaveLength(1);
    expect(printed).toHaveLength(1);
  });
});
