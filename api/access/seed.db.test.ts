import { randomBytes } from 'node:crypto';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Config, readConfig } from '../../config/config';
import { demoPassword, demoUsers } from '../../config/demo/users';
import { type TestDatabase, testDatabase } from '../../tests/support/database';
import { testDataKey } from '../../tests/support/test-data-key';
import type { AppContext } from '../app-context';
import { openDatabase } from '../db/connection';
import type { PortalDb } from '../db/portal-db';
import { startProblem } from '../start-problem';
import { refuseKnownAccounts, removeKnownAccounts } from './demo-users';
import { hashPassword, passwordMatches } from './passwords';
import { seedAccess } from './seed';
import { openSession } from './session.service';
import { userByLogin } from './user.queries';
import { createUser, disableUser, setRoles } from './users.service';

let database: TestDatabase;
let db: AppContext['db'];
beforeEach(async () => {
  database = await testDatabase();
  db = openDatabase<PortalDb>(database.url);
});
afterEach(async () => {
  await db.destroy();
  await database.drop();
});

const demo = readConfig({ DEMO: '1' });
const real = (env: Record<string, string> = {}): Config =>
  readConfig({
    DATABASE_URL: 'postgres://db.example.com/portal?sslmode=verify-full',
    DATA_KEY: testDataKey,
    JWT_SECRET: randomBytes(48).toString('hex'),
    PORTAL_ORIGIN: 'https://portal.example.com',
    SMTP_URL: 'smtp://mail.example.com',
    MAIL_FROM: 'portal@example.com',
    TRUST_PROXY: '1',
    ...env,
  });

const on = (config: Config, lines: string[] = []) => ({
  db,
  config,
  clock: () => new Date('2026-11-20T18:42:00Z'),
  log: pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) }),
});

const logins = async () =>
  (await db.selectFrom('portal.users').select('login').orderBy('login').execute()).map((user) => user.login);

const by = { actor: { login: 'administrator' }, requestId: null, address: null };

describe('a first start', () => {
  it('in demo mode creates one user per role, each with its own salt', async () => {
    await seedAccess(on(demo));
    expect(await logins()).toEqual(demoUsers.map((user) => user.login).sort());
    const hashes = await db.selectFrom('portal.users').select('password_hash').execute();
    expect(new Set(hashes.map((user) => user.password_hash)).size).toBe(33);
    const broker = await userByLogin(db, 'pml-loan-officer');
    expect(broker).toMatchObject({ is_pml: true, company_name: 'Harborline Lending', is_retail: false });
  });

  it('gives every role of both sets its record', async () => {
    await seedAccess(on(demo));
    const records = await db.selectFrom('portal.role_permissions').selectAll().execute();
    expect(records.filter((record) => !record.is_pml)).toHaveLength(28);
    expect(records.filter((record) => record.is_pml)).toHaveLength(5);
    expect(records.every((record) => record.menu_permissions.length > 0)).toBe(true);
  });

  it('by two processes at the same time runs only once', async () => {
    const other = openDatabase<PortalDb>(database.url);
    await Promise.all([seedAccess(on(demo)), seedAccess({ ...on(demo), db: other })]);
    await other.destroy();
    expect(await logins()).toHaveLength(33);
  });

  it('outside demo mode creates the administrator named in the environment', async () => {
    await seedAccess(
      on(real({ FIRST_ADMIN_EMAIL: 'head@lender.example.com', FIRST_ADMIN_PASSWORD: 'a first password' })),
    );
    expect(await logins()).toEqual(['administrator']);
    const administrator = await userByLogin(db, 'administrator');
    expect(administrator).toMatchObject({ email: 'head@lender.example.com', is_pml: false });
    expect(await passwordMatches(administrator?.password_hash ?? null, 'a first password')).toBe(true);
    const audited = await db.selectFrom('portal.audit').select(['actor', 'action', 'subject', 'after']).execute();
    const after = { email: 'head@lender.example.com', roles: ['Administrator'], from: 'FIRST_ADMIN_EMAIL' };
    expect(audited).toEqual([{ actor: null, action: 'user.create', subject: 'user:administrator', after }]);
  });

  it('outside demo mode refuses a common password of that administrator, without repeating it', async () => {
    const environment = { FIRST_ADMIN_EMAIL: 'head@lender.example.com', FIRST_ADMIN_PASSWORD: 'Password1234' };
    const problem = await seedAccess(on(real(environment))).catch(startProblem);
    expect(problem).toMatch(
      /^The portal cannot start:\n {2}- FIRST_ADMIN_PASSWORD is not allowed\. .* common password(?!.*1234).*\n$/,
    );
    expect(await logins()).toEqual([]);
  });

  it('outside demo mode without one creates no user, and says what to set', async () => {
    const lines: string[] = [];
    await seedAccess(on(real(), lines));
    expect(await logins()).toEqual([]);
    expect(lines.join('')).toContain('FIRST_ADMIN_EMAIL');
  });
});

const removeKnown = () => db.transaction().execute((trx) => removeKnownAccounts(trx, new Date()));

describe('a start outside demo mode', () => {
  it('is refused if the database has users of the demo, and names the command that removes them', async () => {
    await seedAccess(on(demo));
    await expect(refuseKnownAccounts(db)).rejects.toThrow(/accountant, [\s\S]* and 28 more[\s\S]*npm run demo:remove/);
    await disableUser(on(demo), 'shipper', by);
    await expect(refuseKnownAccounts(db)).rejects.toThrow('users of the demo');
  });

  it("is refused if a user has the demo's password, and checks each password once", async () => {
    const environment = { FIRST_ADMIN_EMAIL: 'head@lender.example.com', FIRST_ADMIN_PASSWORD: 'four loud magpies' };
    await seedAccess(on(real(environment)));
    // The rules refuse it today, since it contains a first name of that user. Earlier versions did not.
    await db
      .updateTable('portal.users')
      .set({ password_hash: await hashPassword(demoPassword) })
      .execute();
    await expect(refuseKnownAccounts(db)).rejects.toThrow("demo's password: administrator.");
    await removeKnown();
    await refuseKnownAccounts(db);
    const administrator = await userByLogin(db, 'administrator');
    expect(await passwordMatches(administrator?.password_hash ?? null, demoPassword)).toBe(false);
    expect(administrator?.checked_password_hash).toBe(administrator?.password_hash);
  });

  it('is possible after the demo was removed, with its sessions and mail, and is audited', async () => {
    await seedAccess(on(demo));
    const own = { email: 'head@lender.example.com', password: 'four loud magpies', firstName: 'Head', lastName: 'Of' };
    await createUser(on(demo), { ...own, login: 'head', roles: ['Administrator'], isPml: false }, by);
    const { id } = (await userByLogin(db, 'funder')) ?? { id: '' };
    await openSession(on(demo), db, { userId: id, device: 'a browser', address: '203.0.113.7' });
    await db
      .insertInto('portal.mailbox')
      .values({ recipient: 'funder@example.com', subject: 'PIN', body: '123456', at: new Date() })
      .execute();
    expect(await removeKnown()).toMatchObject({ demo: expect.any(Array), withPassword: [] });
    expect(await logins()).toEqual(['head']);
    for (const table of ['portal.sessions', 'portal.mailbox'] as const) {
      expect(await db.selectFrom(table).selectAll().execute(), table).toEqual([]);
    }
    const entries = await db.selectFrom('portal.audit').select('subject').where('action', '=', 'user.delete').execute();
    expect(entries).toHaveLength(demoUsers.length);
    await refuseKnownAccounts(db);
  });
});

describe('a later start', () => {
  it('keeps what users changed', async () => {
    await seedAccess(on(demo));
    const portal = on(demo);
    await disableUser(portal, 'shipper', by);
    await setRoles(portal, 'closer', ['Funder'], by);
    await db
      .updateTable('portal.role_permissions')
      .set({ menu_permissions: [31] })
      .execute();
    await db.deleteFrom('portal.users').where('login', '=', 'manager').execute();
    const lines: string[] = [];
    await seedAccess(on(demo, lines));
    expect(await logins()).not.toContain('manager');
    expect((await userByLogin(db, 'shipper'))?.disabled_at).not.toBeNull();
    const record = await db.selectFrom('portal.role_permissions').select('menu_permissions').executeTakeFirst();
    expect(record?.menu_permissions).toEqual([31]);
    expect(lines).toEqual([]);
  });
});
