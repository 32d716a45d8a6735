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
import { emailStorm } from '../tests/support/email-storm';
import { testVault } from '../tests/support/test-vault';
import { benchDatabase } from './bench-database';

const EMAILS = 1000;

const listed = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .map(([state, count]) => `${state} ${count}`)
    .join(', ');

/** Emails about loans through a mail server that fails at random, another way with each SEED. */
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
    const report = await emailStorm({ portal, emails: EMAILS, seed });
    const { unclear, duplicated, wrong, lost } = report;
    const failures = [...report.failures.values()].reduce((sum, count) => sum + count, 0);
    console.log(
      `${EMAILS} emails to ${report.recipients} recipients, seed ${seed}: ${failures} failures of the server, ${report.attempts} attempts, ${(report.milliseconds / 1000).toFixed(0)} s`,
    );
    console.log(`  by itself: ${listed(report.first)}`);
    console.log(`  after people sent again: ${listed(report.last)}`);
    console.log(
      `  sent twice by itself ${duplicated.length}, shown wrongly ${wrong.length}, never arrived ${lost.length}; outcome unknown for ${unclear.recipients} recipients, of whom ${unclear.had} had it; people added ${unclear.copies} copies with the same Message-ID`,
    );
    for (const line of [...duplicated, ...wrong, ...lost]) console.log(`  ${line}`);
    if (duplicated.length + wrong.length + lost.length > 0) process.exitCode = 1;
  } finally {
    await typesetter.close();
    await losDb.destroy();
    await database.remove();
  }
}
