import { copyFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { processConfig } from '../config/config';
import { BackupError } from './backup/backup-error';
import { assertFitsCluster, restoreCluster } from './backup/cluster-restore';
import { demoFiles } from './backup/demo-files';
import { assertNoPortal, restoreDump } from './backup/dump';
import { checkedManifest, type Manifest } from './backup/manifest';
import { restoreObjectsAnd } from './backup/object-copies';
import { record } from './backup/record';
import { openKeptDatabase } from './open-kept-database';
import { createObjectStore } from './ports/files/index';
import { startProblem } from './start-problem';

const print = (text: string) => void process.stdout.write(`${text}\n`);

function refuseOther({ database }: Manifest, isCluster: boolean): void {
  if ((database === 'cluster') === isCluster) return;
  throw new BackupError(
    isCluster
      ? 'This backup is of a PostgreSQL of yours. Set DATABASE_URL, or DATABASE_OWNER_URL, to an empty database.'
      : 'This backup is of the embedded database. Restore it without DATABASE_URL.',
  );
}

/** Restores a backup into an empty database and an empty store, after every file of it was compared with its checksum. */
async function main(named: string | undefined): Promise<void> {
  if (named === undefined) throw new BackupError('Name the backup: npm run restore -- /var/backups/portal/portal-…');
  const folder = path.resolve(named);
  const config = processConfig();
  print('  Comparing the backup with its checksums …');
  const manifest = await checkedManifest(folder);
  const databaseDir = path.join(config.dataDir, 'database');
  const url = config.databaseOwnerUrl ?? config.databaseUrl;
  refuseOther(manifest, url === undefined);
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 });
  const store = createObjectStore(config);
  if (url === undefined) assertFitsCluster(manifest, databaseDir);
  else await assertNoPortal(url);
  print('  Restoring the stored files …');
  const restoreDatabase = async () => {
    print('  Restoring the database …');
    if (url === undefined) await restoreCluster(path.join(folder, 'database'), databaseDir);
    else await restoreDump(url, path.join(folder, 'database.dump'));
  };
  const files = await restoreObjectsAnd(restoreDatabase, folder, manifest, store);
  const names = new Set(manifest.files.map((file) => file.path));
  for (const name of demoFiles.filter((file) => names.has(file))) {
    await copyFile(path.join(folder, name), path.join(config.dataDir, name));
  }
  const database = await openKeptDatabase(config, 'restore');
  await record(database, 'portal.restore', { madeAt: manifest.madeAt }).finally(() => database.close());
  print(
    `Restored: the state of ${manifest.madeAt}, with ${files} stored ${files === 1 ? 'file' : 'files'}. Start the portal.`,
  );
}

main(process.argv[2]).then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(startProblem(error));
    process.exit(1);
  },
);
