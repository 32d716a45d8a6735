import { chmodSync, chownSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { canRead, closedFolderOnTheWay, databaseAccount, unprivilegedAccount } from './account';

describe('the account of the embedded database', () => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'emet-account-')));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('is postgres if it exists, otherwise nobody', () => {
    const nobody = 'root:x:0:0:root:/root:/bin/sh\nnobody:x:65534:65533:nobody:/:/bin/false\n';
    expect(unprivilegedAccount(nobody)).toEqual({ name: 'nobody', uid: 65534, gid: 65533 });
    expect(unprivilegedAccount(`${nobody}postgres:x:101:104::/var/lib/postgresql:/bin/sh\n`)).toMatchObject({
      uid: 101,
    });
  });

  it('is never root, whatever the list of accounts says', () => {
    expect(unprivilegedAccount('postgres:x:0:0::/:/bin/sh\n')).toEqual({ name: 'nobody', uid: 65534, gid: 65534 });
    expect(unprivilegedAccount('')).toMatchObject({ uid: 65534 });
  });

  it('reads the negative numbers of macOS', () => {
    expect(unprivilegedAccount('nobody:*:-2:-2:Unprivileged User:/var/empty:/usr/bin/false\n')).toMatchObject({
      uid: 4294967294,
      gid: 4294967294,
    });
  });

  it("is the current user's own account unless it is root, and as root the owner of existing data", () => {
    const data = join(folder, 'data');
    mkdirSync(data);
    if (process.getuid?.() === 0) {
      expect(databaseAccount(join(folder, 'none'))?.uid).not.toBe(0);
      chownSync(data, 4711, 4712);
      expect(databaseAccount(data)).toMatchObject({ uid: 4711, gid: 4712 });
    } else {
      expect(databaseAccount(data)).toBeUndefined();
    }
  });

  it('finds the nearest folder that it cannot enter', () => {
    const otherAccount = { name: 'stranger', uid: 4711, gid: 4711 };
    const open = join(folder, 'open');
    const shut = join(folder, 'shut');
    for (const path of [folder, open, shut]) mkdirSync(path, { recursive: true });
    for (const path of [folder, open]) chmodSync(path, 0o711);
    mkdirSync(join(shut, 'inside'));
    writeFileSync(join(open, 'readable'), '');
    writeFileSync(join(open, 'secret'), '', { mode: 0o600 });
    chmodSync(shut, 0o700);
    expect(closedFolderOnTheWay(otherAccount, open)).toBeUndefined();
    expect(closedFolderOnTheWay(otherAccount, join(shut, 'inside'))).toBe(shut);
    expect(canRead(otherAccount, join(open, 'readable'))).toBe(true);
    expect(canRead(otherAccount, join(open, 'secret'))).toBe(false);
  });
});
