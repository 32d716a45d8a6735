import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { startEmbeddedDatabase } from '../../api/db/embedded/embedded-database';

/** A folder for database folders, with a name that breaks careless scripts. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "emet test's “Ölçüm” "));
  chmodSync(folder, 0o711);
  return folder;
}

/** Creates a database once, with one row in `kept`, and returns a function that copies its folder. */
export async function preparedFolder(parent: string): Promise<(name: string) => string> {
  const original = join(parent, 'original');
  // Created without waiting for the disk; copies start as a portal starts them.
  const settings = { fsync: 'off' };
  const database = await startEmbeddedDatabase({ dataDir: original, log: () => {}, settings });
  await query(database.url, 'create table kept (id integer primary key)');
  await query(database.url, 'insert into kept values (1)');
  await database.stop();
  return (name) => {
    const copy = join(parent, name);
    // cp keeps the owner of each file, unlike Node's own copy.
    execFileSync('cp', ['-a', original, copy]);
    return copy;
  };
}

export async function query<T extends pg.QueryResultRow>(url: string, text: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query<T>(text)).rows;
  } finally {
    await client.end();
  }
}

/** A process that runs an embedded database, as a portal does, and that a test kills. */
export interface Holder {
  readonly url: string;
  /** PID of PostgreSQL. */
  readonly pid: number;
  readonly process: ChildProcess;
  kill(): Promise<void>;
}

export function spawnHolder(dataDir: string): ChildProcess {
  const script = join(import.meta.dirname, 'hold-embedded-database.ts');
  return spawn(process.execPath, ['--import', 'tsx', script, dataDir], {
    cwd: join(import.meta.dirname, '..', '..'),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

export async function holdDatabase(dataDir: string): Promise<Holder> {
  const child = spawnHolder(dataDir);
  const { stdout } = child;
  if (!stdout) throw new Error('no output');
  const line = await new Promise<string>((done, fail) => {
    createInterface({ input: stdout }).once('line', done);
    child.once('exit', (code) => fail(new Error(`the holder ended with ${code}`)));
  });
  const { url, pid } = JSON.parse(line) as { url: string; pid: number };
  return { url, pid, process: child, kill: () => killHard(child) };
}

/** Sends kill -9 and waits until the process has ended. */
export async function killHard(child: ChildProcess): Promise<void> {
  const gone = new Promise<void>((done) => child.once('exit', () => done()));
  child.kill('SIGKILL');
  await gone;
}

function processFact(pid: number, field: 'Uid' | 'PPid', column: string): number {
  if (process.platform !== 'linux') {
    return Number(execFileSync('ps', ['-o', `${column}=`, '-p', String(pid)], { encoding: 'utf8' }).trim());
  }
  // Minimal containers have no ps.
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(status)?.[1]);
}

/** The parent process. */
export const parentOf = (pid: number): number => processFact(pid, 'PPid', 'ppid');

/** The user ID that the process runs as. */
export const accountOf = (pid: number): number => processFact(pid, 'Uid', 'uid');
