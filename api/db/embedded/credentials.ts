import { randomBytes } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** How to sign in to the embedded database; stored in its folder, readable only by its owner. */
export interface Credentials {
  readonly password: string;
  /** The port of the last run. It is tried first, so that saved connections keep working. */
  readonly port?: number | undefined;
  /** Of the login that the portal serves with; created at the first start. */
  readonly servingPassword?: string | undefined;
}

/** The owner of the embedded database, and the name of that. */
export const roleName = 'emet';
export const databaseName = 'emet';

const fileIn = (folder: string): string => join(folder, 'credentials.json');

export function readCredentials(folder: string): Credentials | undefined {
  try {
    const stored = JSON.parse(readFileSync(fileIn(folder), 'utf8')) as Partial<Credentials>;
    if (typeof stored.password !== 'string') return undefined;
    const { password, port, servingPassword } = stored;
    return { password, port, ...(typeof servingPassword === 'string' && { servingPassword }) };
  } catch {
    return undefined;
  }
}

/** Writes the file atomically. */
export function writeCredentials(folder: string, credentials: Credentials): void {
  const half = `${fileIn(folder)}.new`;
  writeFileSync(half, JSON.stringify(credentials), { mode: 0o600 });
  renameSync(half, fileIn(folder));
}

export const newPassword = (): string => randomBytes(24).toString('base64url');

export const connectionUrl = (password: string, port: number, database: string, login: string = roleName): string =>
  `postgres://${login}:${password}@127.0.0.1:${port}/${database}`;
