import { setTimeout } from 'node:timers/promises';
import { processConfig } from '../config/config';
import { processLosConfig } from '../config/los-config';
import { audit } from './audit/audit.service';
import { compose } from './composition';
import { portalCaller } from './http/caller';
import { openLosProcess } from './los/open-los-process';
import { type KeyEvent, rotateKeys } from './ports/keys/rotate-keys';
import { startDatabase } from './start-database';
import { startProblem } from './start-problem';

const print = (text: string) => void process.stdout.write(`${text}\n`);

/** The portal, or the LOS of a process of its own, which has no audit, with its keys. */
async function open(which: string | undefined, progress: (text: string) => void) {
  if (which === 'los') {
    const los = await openLosProcess(processLosConfig(), progress);
    return { ...los, record: async () => {} };
  }
  const config = processConfig();
  const database = startDatabase(config, { progress, onLost: () => process.exit(1) });
  const { portal, ...opened } = await compose(config, progress, database);
  const record = ({ action, keys }: KeyEvent) =>
    portal.db
      .transaction()
      .execute((trx) => audit(trx, portalCaller, { action, subject: 'keys:data', after: { keys } }));
  return { ...opened, vault: portal.vault, record };
}

/** `task` is `rotate` or `rewrap`, which changes only the key that protects the data keys; `which` is `los` or nothing. */
async function main(task: string | undefined, which: string | undefined): Promise<number> {
  const progress = (text: string) => print(`  ${text}`);
  const { vault, keys, sealedStores, record, close } = await open(which, progress);
  try {
    if (task === 'rewrap') {
      const rewrapped = await keys.rewrap();
      if (rewrapped.length > 0) await record({ action: 'keys.rewrap', keys: rewrapped });
      print(`Data keys that another key protected before: ${rewrapped.length}`);
      return 0;
    }
    const waitUntil = async (time: Date) => {
      await setTimeout(Math.max(0, time.getTime() - Date.now()));
    };
    const problems = await rotateKeys({ admin: keys, vault, stores: sealedStores, progress, waitUntil, record });
    if (problems.length === 0) {
      print('Everything is encrypted with the new keys.');
      return 0;
    }
    process.stderr.write(
      `The old keys stay in use, because of these values:\n${problems.map((one) => `  ${one}\n`).join('')}`,
    );
    return 1;
  } finally {
    await close();
  }
}

main(process.argv[2], process.argv[3]).then(
  (code) => process.exit(code),
  (error: unknown) => {
    process.stderr.write(startProblem(error));
    process.exit(1);
  },
);
