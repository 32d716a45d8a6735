import express, { type Express } from 'express';
import { pino } from 'pino';
import supertest from 'supertest';
import { readConfig } from '../../config/config';
import { demoPassword } from '../../config/demo/users';
import { testDatabase } from '../../tests/support/database';
import { testVault } from '../../tests/support/test-vault';
import type { AppContext } from '../app-context';
import { openDatabase } from '../db/connection';
import type { PortalDb } from '../db/portal-db';
import { answerError } from '../http/errors';
import { mount } from '../http/mount';
import { requestLog } from '../http/request-log';
import type { LosPort } from '../los/port';
import { noCompanies } from '../ports/appraisal/no-companies';
import { noAgencies } from '../ports/credit/no-agencies';
import { createDatabaseMailbox } from '../ports/mail/database-mailbox';
import { noPaymentLinks } from '../ports/payments/payment-links';
import { createMetrics } from '../system/metrics';
import { accessCalls } from './access.routes';
import { seedAccess } from './seed';
import { authenticate, sessionActor } from './session.service';

/** The sign-in part of a portal; tests can replace any of its parts. */
export interface AccessPortal {
  readonly portal: AppContext;
  readonly app: Express;
  readonly databaseUrl: string;
  /** Moves the clock forward. */
  forward(ms: number): void;
  /** A second process on the same database, with its own pool, limiters and app. */
  second(): { readonly app: Express; readonly portal: AppContext };
  close(): Promise<void>;
}

export const MINUTE = 60_000;

/** An app that serves the calls of the area, mounted as in the portal. */
export function accessApp(portal: AppContext): Express {
  const api = express.Router();
  mount(api, accessCalls, portal, {
    authenticate: (token, use) => authenticate(portal, token, use),
    remembered: () => null,
    refreshActor: (actor) => sessionActor(portal, actor),
    visibleLoan: () => Promise.reject(new Error('no loans here')),
    assertEditable: () => {},
    assertLosOffers: async () => {},
    countGuest: async () => {},
    recordDenial: () => {},
    recordExport: async () => {},
    recordMalware: async () => {},
  });
  const app = express();
  app.set('trust proxy', 1);
  app.use(requestLog(portal.log));
  app.use('/api', api);
  app.use(answerError(portal.log));
  return app;
}

const nothing = (): never => {
  throw new Error('not part of sign-in');
};

/** A seeded demo portal on its own database. */
export async function accessPortal(parts: Partial<AppContext> = {}): Promise<AccessPortal> {
  const database = await testDatabase();
  const pools = [openDatabase<PortalDb>(database.url)];
  let now = Date.parse('2026-11-20T18:42:00Z');
  const on = (db: AppContext['db']): AppContext => ({
    config: readConfig({ DEMO: '1', LOG_LEVEL: 'silent' }),
    db,
    los: { takeHandover: async () => null } as unknown as LosPort,
    files: { put: nothing, get: nothing, getPart: nothing, remove: nothing, ready: nothing },
    metrics: createMetrics(),
    vault: testVault(),
    credit: noAgencies,
    appraisals: noCompanies,
    payments: noPaymentLinks,
    documentVendors: [],
    scanner: null,
    typesetter: { typeset: nothing, problem: nothing, close: nothing },
    mail: createDatabaseMailbox({ db, clock: () => new Date(now) }),
    clock: () => new Date(now),
    log: pino({ level: 'silent' }),
    secret: Buffer.from('a secret of the tests, long enough to sign with'),
    ...parts,
  });
  const portal = on(pools[0] as AppContext['db']);
  await seedAccess(portal);
  return {
    portal,
    app: accessApp(portal),
    databaseUrl: database.url,
    forward: (ms) => {
      now += ms;
    },
    second() {
      const db = openDatabase<PortalDb>(database.url);
      pools.push(db);
      const other = on(db);
      return { portal: other, app: accessApp(other) };
    },
    async close() {
      await Promise.all(pools.map((pool) => pool.destroy()));
      await database.drop();
    },
  };
}

/** A browser that stores cookies. */
export const browser = (app: Express) => supertest.agent(app);

export const isExternal = (login: string): boolean => login.startsWith('pml-') || login.endsWith('-external');

/** A browser at another address. */
export const browserAt = (app: Express, address: string) => browser(app).set('X-Forwarded-For', address);

/** Sends user ID and password; returns the raw response. */
export const sendCredentials = (agent: ReturnType<typeof browser>, login: string, pw: string = demoPassword) =>
  agent.post('/api/mfa/login').send({ login, pw, is_pml: isExternal(login) });

/** The PIN in the newest mail to a demo user. */
export async function mailedPin(agent: ReturnType<typeof browser>, login: string): Promise<string> {
  const mail = await agent.get('/api/demo/mailbox').query({ to: `${login}@example.com` });
  return /\b\d{6}\b/.exec(mail.body[0].text)?.[0] ?? 'no PIN';
}

/** A PIN that differs from the right one. */
export const otherPin = (pin: string): string => (pin === '111111' ? '222222' : '111111');

/** Signs in with password and PIN; returns the access token. */
export async function signInAs(app: Express, login: string, pw: string = demoPassword): Promise<string> {
  const agent = browser(app);
  await sendCredentials(agent, login, pw).expect(200);
  const verified = await agent.post('/api/mfa/verify-pin').send({ login, code: await mailedPin(agent, login) });
  if (verified.status !== 200) throw new Error(`verify-pin answered ${verified.status}`);
  return verified.body.token;
}

/** The `Authorization` header for a token. */
export const bearer = (token: string): Record<string, string> => ({ Authorization: `Bearer ${token}` });
