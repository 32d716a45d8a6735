import { readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** The account that runs PostgreSQL when the portal runs as root, which PostgreSQL refuses to do. */
export interface Account {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

const preferred = ['postgres', '_postgres', 'nobody'] as const;

/** Finds `postgres`, otherwise `nobody`, in the text of a passwd file. macOS writes the IDs of nobody as negative numbers. */
export function unprivilegedAccount(passwd: string): Account {
  const known = new Map<string, Account>();
  for (const line of passwd.split('\n')) {
    const [name, , uid, gid] = line.split(':');
    if (name && uid && gid) known.set(name, { name, uid: Number(uid) >>> 0, gid: Number(gid) >>> 0 });
  }
  for (const name of preferred) {
    const account = known.get(name);
    if (account && account.uid !== 0) return account;
  }
  return { name: 'nobody', uid: 65534, gid: 65534 };
}

function passwdFile(): string {
  try {
    return readFileSync('/etc/passwd', 'utf8');
  } catch {
    return '';
  }
}

/**
 * The account to run PostgreSQL as, or undefined to use the portal's own (anything but root). An existing data folder keeps its
 * owner's account, so that the owner can still use it.
 */
export function databaseAccount(existingData: string): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  try {
    const { uid, gid } = statSync(existingData);
    if (uid !== 0) return { name: String(uid), uid, gid };
  } catch {
    // No data folder yet.
  }
  return unprivilegedAccount(passwdFile());
}

function allows(account: Account, path: string, bit: 4 | 1): boolean {
  const { mode, uid, gid } = statSync(path);
  const shift = uid === account.uid ? 6 : gid === account.gid ? 3 : 0;
  return ((mode >> shift) & bit) !== 0;
}

/** The nearest folder on the way to `path` (a real, existing path) that the account cannot pass through, or undefined. */
export function closedFolderOnTheWay(account: Account, path: string): string | undefined {
  for (let folder = path; ; folder = dirname(folder)) {
    if (statSync(folder).isDirectory() && !allows(account, folder, 1)) return folder;
    if (folder === dirname(folder)) return undefined;
  }
}

/** True if the account can reach and read the file. */
export function canRead(account: Account, file: string): boolean {
  return allows(account, file, 4) && closedFolderOnTheWay(account, dirname(file)) === undefined;
}
