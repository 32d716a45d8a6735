import { readFile } from 'node:fs/promises';
import { type Config, processConfig } from '../config/config';
import { anchorKeys, type SignedPoint } from './audit/chain/anchor-key';
import { keptAnchor } from './audit/chain/kept-anchor';
import { anchorsInLog } from './audit/chain/log-anchors';
import { reportOf } from './audit/chain/report';
import { verifyAudit } from './audit/chain/verify';
import { createLog } from './log';
import { openKeptDatabase } from './open-kept-database';
import { portalSecrets } from './portal-secrets';
import { systemClock } from './ports/clock/clock';
import { createFileStore } from './ports/files/index';
import { createKeks } from './ports/keys/index';
import { openVault } from './ports/keys/open-vault';
import { startProblem } from './start-problem';

const print = (text: string) => void process.stdout.write(`${text}\n`);

/** The anchor in the file store, which is encrypted. */
async function anchorInFiles(config: Config, databaseUrl: string): Promise<SignedPoint | null> {
  const log = createLog('silent');
  const opened = await openVault({ databaseUrl, keks: await createKeks(config), clock: systemClock, log });
  try {
    return await keptAnchor(createFileStore(config, opened.vault));
  } finally {
    await opened.close();
  }
}

/** Verifies the audit against its anchors, and those in the logs that are named as arguments. Returns the exit code. */
async function main(logs: readonly string[]): Promise<number> {
  const config = processConfig();
  const keys = anchorKeys(await portalSecrets(config));
  const logged = await Promise.all(logs.map(async (file) => anchorsInLog(await readFile(file, 'utf8'))));
  const { url, db, close } = await openKeptDatabase(config, 'audit');
  try {
    const kept = await anchorInFiles(config, url);
    const { text, code } = reportOf(await verifyAudit(db, keys, [...(kept ? [kept] : []), ...logged.flat()]));
    print(text);
    return code;
  } finally {
    await close();
  }
}

main(process.argv.slice(2))
  .then((code) => process.exit(code))
  .catch((error: unknown) => {
    process.stderr.write(startProblem(error));
    process.exit(2);
  });
