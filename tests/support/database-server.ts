import { randomBytes } from 'node:crypto';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { ensureServingAccount } from '../../api/db/embedded/serving-account';
import { ensureServerBuilt } from '../../config/launch/ensure-built.mjs';
import { findPgBouncer, type Pooler, startPooler } from '../processes/pooler';
import { withDatabase, withLogin } from './database-url';
import { closeForCopies, onServer } from './on-server';
import { prepareTemplate, seedTemplate } from './prepare-template';
import { prepareInBackground } from './prepared-later';
import { scratchFolder } from './scratch-folder';
import { dropAll, portalLogin, startServer, type TestServer } from './test-server';

declare module 'vitest' {
  interface ProvidedContext {
    testServer: TestServer;
  }
}

async function makeTemplates(server: TestServer): Promise<void> {
  const { url, template, seeded, login } = server;
  await ensureServingAccount(url, login.name, login.password);
  await onServer(url, (client) => client.query(`create database ${template}`));
  await prepareTemplate(withDatabase(url, template), withLogin(withDatabase(url, template), login));
  await onServer(url, (client) => client.query(`create database ${seeded} template ${template}`));
  await seedTemplate(withLogin(withDatabase(url, seeded), login));
  for (const name of [template, seeded]) await closeForCopies(url, name);
}

/** With TEST_POOLER=1, portals connect through PgBouncer: `npm run check:pooler`. */
async function poolerFor({ url, login }: TestServer): Promise<Pooler | null> {
  const found = process.env.TEST_POOLER === '1' ? findPgBouncer() : null;
  return found && startPooler({ ...found, urls: [withLogin(url, login)], size: 10 });
}

/**
 * Vitest global setup of the projects that need PostgreSQL: one server for all, embedded unless DATABASE_URL is set. Builds the
 * portal. Other tests run until the databases that test files copy are there.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const all = project.vitest.getRootProject();
  if ('testServer' in all.getProvidedContext()) return async () => {};
  // For the threads of portals under test (`built-threads.ts`).
  if (!(await ensureServerBuilt())) throw new Error('The server could not be built.');
  const server = await startServer();
  const prefix = `emet_test_${randomBytes(4).toString('hex')}_`;
  const { url, strategy } = server;
  const login = { name: portalLogin(prefix), password: randomBytes(24).toString('base64url') };
  const names = { template: `${prefix}template`, seeded: `${prefix}seeded`, prefix };
  const outcome = path.join(scratchFolder(), `${prefix}outcome`);
  const testServer: TestServer = { url, strategy, login, outcome, ...names };
  const preparation = prepareInBackground(outcome, () => makeTemplates(testServer));
  const pooler = await poolerFor(testServer);
  all.provide('testServer', pooler ? { ...testServer, poolerPort: pooler.port } : testServer);
  return async () => {
    await preparation.ended;
    preparation.forget();
    await pooler?.stop();
    await dropAll(testServer);
    await server.stop();
  };
}
