import { setTimeout } from 'node:timers/promises';
import { processConfig } from '../config/config';
import { compose } from './composition';
import { rotateKeys } from './ports/keys/rotate-keys';
import { startProblem } from './start-problem';

const print = (text: string) => void process.stdout.write(`${text}\n`);

/** With `rewrap`, only the keys that protect the data keys change. */
async function main(task: string | undefined): Promise<number> {
  const progress = (text: string) => print(`  ${text}`);
  const { portal, keys, sealedStores, close } = await compose(processConfig(), progress, () => process.exit(1));
  try {
    if (task === 'rewrap') {
      print(`Data keys that another key protected before: ${await keys.rewrap()}`);
      return 0;
    }
    const waitUntil = async (time: Date) => {
      await setTimeout(Math.max(0, time.getTime() - Date.now()));
    };
    const problems = await rotateKeys({ admin: keys, vault: portal.vault, stores: sealedStores, progress, waitUntil });
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

main(process.argv[2]).then(
  (code) => process.exit(code),
  (error: unknown) => {
    process.stderr.write(startProblem(error));
    process.exit(1);
  },
);
