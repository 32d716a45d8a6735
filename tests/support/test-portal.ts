import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Express } from 'express';
import { type DestinationStream, pino } from 'pino';
import supertest from 'supertest';
import { buildApp } from '../../api/app';
import type { AppContext } from '../../api/app-context';
import { openDatabase } from '../../api/db/connection';
import type { PortalDb } from '../../api/db/portal-db';
import { createTypesetter } from '../../api/documents/engine/typesetter';
import { createLog } from '../../api/log';
import { createEmbeddedLos } from '../../api/los/embedded/embedded-los';
import type { LosDb } from '../../api/los/embedded/los-db';
import type { LosPort } from '../../api/los/port';
import { orderTypes } from '../../api/order-types';
import { startOrderWorker } from '../../api/orders/worker';
import type { AppraisalPort } from '../../api/ports/appraisal/appraisal-port';
import { noCompanies } from '../../api/ports/appraisal/no-companies';
import type { CreditPort } from '../../api/ports/credit/credit-port';
import { noAgencies } from '../../api/ports/credit/no-agencies';
import type { DocumentsPort } from '../../api/ports/documents/documents-port';
import { createFileStore } from '../../api/ports/files/index';
import { createDatabaseMailbox } from '../../api/ports/mail/database-mailbox';
import { noPaymentLinks, type PaymentLinks } from '../../api/ports/payments/payment-links';
import { createScanner } from '../../api/ports/scanner/index';
import { createMetrics } from '../../api/system/metrics';
import { readConfig } from '../../config/config';
import { testDatabase } from './database';
import { testVault } from './test-vault';

/** A whole portal on its own database, with a clock that the test controls. */
export interface TestPortal {
  readonly portal: AppContext;
  readonly app: Express;
  readonly databaseUrl: string;
  /** For connections as the owner of the tables. */
  readonly ownerUrl: string;
  /** Sets the time, or advances it by milliseconds. */
  readonly time: { set(at: Date): void; forward(ms: number): void };
  /** Signs in with password and PIN, and returns the access token. */
  signIn(login: string): Promise<string>;
  /** A request agent with that user's token; signs in if necessary. */
  as(login: string): Promise<ReturnType<typeof supertest.agent>>;
  close(): Promise<void>;
}

/** Options of a test; the defaults are those of demo mode. */
export interface TestPortalOptions {
  readonly now?: Date;
  readonly env?: Readonly<Record<string, string>>;
  /** Runs a worker, so that orders are processed. */
  readonly worker?: boolean;
  /** Receives the log, which is silent otherwise. */
  readonly log?: DestinationStream;
  /** Replaces the connection to credit agencies, of which there is none. */
  readonly credit?: CreditPort;
  /** Replaces the connection to appraisal companies, of which there is none. */
  readonly appraisals?: AppraisalPort;
  /** Replaces the provider of payment links, of which there is none. */
  readonly payments?: PaymentLinks;
  /** Vendors of documents, of which there is none. */
  readonly documentVendors?: readonly DocumentsPort[];
  /** Replaces the embedded LOS. */
  readonly los?: (url: string, clock: () => Date) => Promise<{ port: LosPort; close(): Promise<void> }>;
}

const PASSWORD = 'Demo-portal-1';

const embedded = async (url: string, clock: () => Date) => {
  const db = openDatabase<LosDb>(url);
  return {
    port: createEmbeddedLos({ db, vault: testVault(), clock, log: pino({ level: 'silent' }) }),
    close: () => db.destroy(),
  };
};

/** External roles sign in as PML users. */
const isExternal = (login: string): boolean => login.startsWith('pml-') || login.endsWith('-external');

/** Starts a portal for a test file; `close` it when done. */
export async function testPortal(options: TestPortalOptions = {}): Promise<TestPortal> {
  let now = options.now?.getTime() ?? Date.parse('2026-11-20T18:42:00Z');
  const clock = () => new Date(now);
  const database = await testDatabase({ seeded: true });
  const db = openDatabase<PortalDb>(database.url);
  const dataDir = await mkdtemp(path.join(tmpdir(), 'portal-test-'));
  const config = readConfig({
    DEMO: '1',
    DATA_DIR: dataDir,
    LOG_LEVEL: options.log ? 'info' : 'silent',
    ...options.env,
  });
  const log = createLog(config.logLevel, options.log);
  const vault = testVault();
  const los = await (options.los ?? embedded)(database.url, clock);
  const typesetter = createTypesetter();
  const portal: AppContext = {
    config,
    db,
    los: los.port,
    losSharesLog: options.los === undefined,
    files: createFileStore(config, vault),
    vault,
    mail: createDatabaseMailbox({ db, clock }),
    credit: options.credit ?? noAgencies,
    appraisals: options.appraisals ?? noCompanies,
    payments: options.payments ?? noPaymentLinks,
    documentVendors: options.documentVendors ?? [],
    scanner: createScanner(config),
    typesetter,
    clock,
    log,
    metrics: createMetrics(),
    secret: Buffer.from('a secret of the tests, long enough to sign with'),
  };
  const app = buildApp(portal);
  const worker = options.worker ? startOrderWorker(portal, database.directUrl, orderTypes) : null;
  const tokens = new Map<string, string>();

  const signIn = async (login: string): Promise<string> => {
    const agent = supertest.agent(app);
    await agent
      .post('/api/mfa/login')
      .send({ login, pw: PASSWORD, is_pml: isExternal(login) })
      .expect(200);
    const mail = await agent
      .get('/api/demo/mailbox')
      .query({ to: `${login}@example.com` })
      .expect(200);
    const code = /\b\d{6}\b/.exec(mail.body[0].text)?.[0];
    const verified = await agent.post('/api/mfa/verify-pin').send({ login, code }).expect(200);
    tokens.set(login, verified.body.token);
    return verified.body.token;
  };

  return {
    portal,
    app,
    databaseUrl: database.url,
    ownerUrl: database.ownerUrl,
    time: {
      set: (at) => {
        now = at.getTime();
      },
      forward: (ms) => {
        now += ms;
      },
    },
    signIn,
    async as(login) {
      const token = tokens.get(login) ?? (await signIn(login));
      return supertest.agent(app).set('Authorization', `Bearer ${token}`);
    },
    async close() {
      await worker?.stop();
      await typesetter.close();
      await los.close();
      await db.destroy();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
