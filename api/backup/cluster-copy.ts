import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';

/** What PostgreSQL makes again at its start, or must not find there (its documentation, "Making a base backup"). */
const withoutContent = /^(pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)\//;
const leftOut = /(^|\/)(postmaster\.(pid|opts)|pg_internal\.init|pgsql_tmp[^/]*)(\/|$)/;

const isMissing = (error: unknown): boolean => Object(error).code === 'ENOENT';

/** Copies a folder with all folders below it. A file that PostgreSQL removes meanwhile is not needed. */
async function copyTree(from: string, to: string, wants: (name: string) => boolean): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    const source = path.join(entry.parentPath, entry.name);
    const name = path.relative(from, source).replaceAll(path.sep, '/');
    if (!wants(name)) continue;
    if (entry.isDirectory()) await mkdir(path.join(to, name), { recursive: true, mode: 0o700 });
    else if (entry.isFile()) {
      await copyFile(source, path.join(to, name)).catch((error: unknown) => {
        if (!isMissing(error)) throw error;
      });
    }
  }
}

interface Stopped {
  readonly labelfile: string;
  readonly spcmapfile: string | null;
}

/**
 * Copies the files of a running PostgreSQL into an empty folder, from which another one can start: the state at the end of the
 * copy. Nothing has to wait for it. `url` is of a superuser.
 */
export async function copyCluster(url: string, to: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'emet-portal backup' });
  await client.connect();
  try {
    const { rows } = await client.query<{ data_directory: string }>('show data_directory');
    const from = rows[0]?.data_directory ?? '';
    // The slot ends with the connection. Until then, PostgreSQL keeps all the log that the copy needs.
    const slot = `backup_${process.pid}_${Date.now()}`;
    await client.query('select pg_create_physical_replication_slot($1, true, true)', [slot]);
    await client.query("select pg_backup_start('emet-portal', true)");
    await copyTree(from, to, (name) => !withoutContent.test(name) && !leftOut.test(name));
    const stopped = await client.query<Stopped>('select labelfile, spcmapfile from pg_backup_stop(false)');
    const { labelfile = '' } = stopped.rows[0] ?? {};
    await writeFile(path.join(to, 'backup_label'), labelfile, { mode: 0o600 });
    await copyTree(path.join(from, 'pg_wal'), path.join(to, 'pg_wal'), (name) => /^[0-9A-F]{24}$/.test(name));
  } finally {
    await client.end();
  }
}
