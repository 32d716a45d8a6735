import { createServer } from 'node:http';
import { afterAll, beforeAll, describe } from 'vitest';
import { openDatabase } from '../../api/db/connection';
import { createEmbeddedLos } from '../../api/los/embedded/embedded-los';
import type { LosDb } from '../../api/los/embedded/los-db';
import { createRemoteLos } from '../../api/los/remote/remote-los';
import { createLosApp } from '../../api/los/wire/los-app';
import { listen, shut, silent, token } from '../contract/open-los';
import { testDatabase } from '../support/database';
import { type TestPortal, testPortal } from '../support/test-portal';
import { testVault } from '../support/test-vault';
import { carriesALoanFromCreationToRegistration } from './api-journey';

/** An LOS over HTTP on its own database, with the demo programs. */
async function losOverHttp(_url: string, clock: () => Date) {
  const database = await testDatabase({ seeded: true });
  const db = openDatabase<LosDb>(database.url);
  const server = createServer(
    createLosApp({ los: createEmbeddedLos({ db, vault: testVault(), clock, log: silent }), token, log: silent }),
  );
  const url = await listen(server);
  return {
    port: createRemoteLos({ url, token, log: silent }),
    close: async () => {
      await shut(server);
      await db.destroy();
      await database.drop();
    },
  };
}

describe('the main workflow with an LOS over HTTP', () => {
  let at: TestPortal;
  beforeAll(async () => {
    at = await testPortal({ los: losOverHttp });
  });
  afterAll(() => at.close());
  carriesALoanFromCreationToRegistration(() => at, 'pml-loan-officer');
  carriesALoanFromCreationToRegistration(() => at, 'loan-officer');
});
