import { emailStorm } from '../tests/support/email-storm';
import { listed, withStormPortal } from './storm-portal';

const EMAILS = 1000;

/** Emails about loans through a mail server that fails at random, another way with each SEED. */
export async function run(): Promise<void> {
  const seed = Number(process.env.SEED ?? 1);
  await withStormPortal(async (portal) => {
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
  });
}
