import { pino } from 'pino';
import type { AppContext } from '../api/app-context';
import { openDatabase } from '../api/db/connection';
import { createTypesetter } from '../api/documents/engine/typesetter';
import { createEmbeddedLos } from '../api/los/embedded/embedded-los';
import type { LosDb } from '../api/los/embedded/los-db';
import { noAgencies } from '../api/ports/credit/no-agencies';
import { createFolderStore } from '../api/ports/files/folder-store';
import { createDatabaseMailbox } from '../api/ports/mail/database-mailbox';
import { readConfig } from '../config/config';
import { creditStorm } from '../tests/support/credit-storm';
import { testVault } from '../tests/support/test-vault';
import { benchDatabase } from './bench-database';

const ORDERS = 2000;
const LOGIN = 'storm-officer';

const listed = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ');

/** Credit reports from an agency that fails at random, another way with each SEED. */
export async function run(): Promise<void> {
  const seed = Number(process.env.SEED ?? 1);
  const database = await benchDatabase();
  const losDb = openDatabase<LosDb>(database.url, { max: 1 });
  const typesetter = createTypesetter();
  const clock = () => new Date();
  const log = pino({ level: 'silent' });
  const vault = testVault();
  const portal: AppContext = {
    ...{ config: readConfig({ DEMO: '1', LOG_LEVEL: 'silent' }), db: database.db, vault, clock, log, typesetter },
    los: createEmbeddedLos({ db: losDb, vault, clock, log }),
    files: createFolderStore('.data/bench'),
    scanner: null,
    credit: noAgencies,
    documentVendors: [],
    mail: createDatabaseMailbox({ db: database.db, clock }),
    secret: Buffer.from('a secret of the bench, long enough to sign with'),
  };
  try {
    await database.db
      .insertInto('portal.users')
      .values({
        ...{ id: crypto.randomUUID(), login: LOGIN, email: 'storm@example.com', first_name: 'Ada', last_name: 'Storm' },
        ...{ display_name: null, password_hash: 'none', is_pml: false, is_retail: true, can_view_mini: false },
        ...{ branch_name: null, company_name: null, price_group: null, mini_correspondent_price_group: null },
        ...{ settings: '{}', shortcuts: '[]', disabled_at: null, created_at: clock() },
      })
      .execute();
    const report = await creditStorm({ portal, login: LOGIN, orders: ORDERS, seed });
    const { states, lost, billedTwice, submittedTwice, unbilled, requests, faults, milliseconds } = report;
    console.log(`${ORDERS} credit orders, seed ${seed}: ${requests} requests, ${(milliseconds / 1000).toFixed(0)} s`);
    console.log(`  answers: ${listed(faults)}`);
    console.log(`  orders: ${listed(states)}`);
    console.log(
      `  lost ${lost.length}, billed twice ${billedTwice.length}, submitted twice ${submittedTwice.length}, not billed ${unbilled.length}`,
    );
  } finally {
    await typesetter.close();
    await losDb.destroy();
    await database.remove();
  }
}
