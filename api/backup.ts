import { copyFile, mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { type Config, processConfig } from '../config/config';
import { BackupError } from './backup/backup-error';
import { copyCluster } from './backup/cluster-copy';
import { demoFiles } from './backup/demo-files';
import { dumpDatabase } from './backup/dump';
import { writeManifest } from './backup/manifest';
import { objectCopier } from './backup/object-copies';
import { record } from './backup/record';
import { type KeptDatabase, openKeptDatabase } from './open-kept-database';
import { systemClock } from './ports/clock/clock';
import { createObjectStore } from './ports/files/index';
import { startProblem } from './start-problem';

const print = (text: string) => void process.stdout.write(`${text}\n`);

async function majorVersion({ db }: KeptDatabase): Promise<number> {
  const { rows } = await sql<{ version: number }>`select current_setting('server_version_num')::int as version`.execute(
    db,
  );
  return Math.floor((rows[0]?.version ?? 0) / 10_000);
}

/** The keys of the database, as far as a copy of a file could need one that another copy lacks. */
async function keyIds({ db }: KeptDatabase): Promise<string> {
  const { rows } = await sql<{ id: string; retired: boolean }>`
    select id, retired_at is not null as retired from vault.data_keys order by id`.execute(db);
  return JSON.stringify(rows);
}

/** Writes database, stored files and, of a demo, its keys into the folder. */
async function writeInto(folder: string, config: Config, database: KeptDatabase, madeAt: Date): Promise<void> {
  const isCluster = config.databaseUrl === undefined;
  const keys = await keyIds(database);
  const copyObjects = objectCopier(createObjectStore(config), folder);
  // A file that the database names was stored before. One that is removed while the copy runs is copied before that.
  await copyObjects();
  print(isCluster ? '  Copying the database …' : '  Dumping the database …');
  if (isCluster) await copyCluster(database.url, path.join(folder, 'database'));
  else await dumpDatabase(database.url, path.join(folder, 'database.dump'));
  const files = await copyObjects();
  if ((await keyIds(database)) !== keys) {
    throw new BackupError('The data keys changed during the backup. Make it again once their rotation has ended.');
  }
  for (const name of config.demo ? demoFiles : []) {
    await copyFile(path.join(config.dataDir, name), path.join(folder, name)).catch(() => undefined);
  }
  const facts = { madeAt: madeAt.toISOString(), majorVersion: await majorVersion(database) };
  const manifest = await writeManifest(folder, { ...facts, database: isCluster ? 'cluster' : 'dump' });
  const size = manifest.files.reduce((sum, file) => sum + file.size, 0);
  print(`  ${files} stored ${files === 1 ? 'file' : 'files'}, ${Math.ceil(size / 1_000_000)} MB in all`);
}

/** Makes a backup in a new folder below `target`. Returns that folder. */
async function main(target: string | undefined): Promise<void> {
  if (target === undefined) throw new BackupError('Name the folder for backups: npm run backup -- /var/backups/portal');
  const config = processConfig();
  const madeAt = systemClock();
  const folder = path.resolve(target, `portal-${madeAt.toISOString().slice(0, 19).replaceAll(':', '-')}`);
  const half = `${folder}.part`;
  const database = await openKeptDatabase(config, 'backup');
  try {
    await mkdir(half, { recursive: true, mode: 0o700 });
    await record(database, 'portal.backup', { folder });
    await writeInto(half, config, database, madeAt);
    await rename(half, folder);
  } catch (error) {
    await rm(half, { recursive: true, force: true });
    throw error;
  } finally {
    await database.close();
  }
  print(`The backup is in ${folder}`);
}

main(process.argv[2]).then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(startProblem(error));
    process.exit(1);
  },
);
