import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFolderStore } from '../ports/files/folder-store';
import { BackupError } from './backup-error';
import { assertFitsCluster } from './cluster-restore';
import { checkedManifest, type Manifest, writeManifest } from './manifest';
import { objectCopier, restoreObjectsAnd } from './object-copies';

let place: string;
let folder: string;
let manifest: Manifest;
const store = () => createFolderStore(path.join(place, 'store'));
const bytes = Buffer.from('sealed');

beforeEach(async () => {
  place = await mkdtemp(path.join(tmpdir(), 'portal-backup-'));
  folder = path.join(place, 'backup');
  await mkdir(folder);
  await store().put('loans/1/a.pdf', bytes, 'application/pdf');
  await objectCopier(store(), folder)();
  manifest = await writeManifest(folder, { madeAt: '2026-11-20T18:42:00.000Z', database: 'dump', majorVersion: 18 });
});
afterEach(() => rm(place, { recursive: true, force: true }));

describe('a backup', () => {
  it('restores its files into an empty store only', async () => {
    expect(await checkedManifest(folder)).toEqual(manifest);
    const empty = createFolderStore(path.join(place, 'empty'));
    expect(await restoreObjectsAnd(async () => undefined, folder, manifest, empty)).toBe(1);
    expect((await empty.get('loans/1/a.pdf'))?.object).toMatchObject({
      size: bytes.length,
      contentType: 'application/pdf',
    });
    const again = restoreObjectsAnd(async () => undefined, folder, manifest, empty);
    await expect(again).rejects.toThrow('already has files, such as loans/1/a.pdf');
    expect((await empty.get('loans/1/a.pdf'))?.object).toMatchObject({ size: bytes.length });
  });

  it('leaves the store empty if its database cannot be restored, so that it can be restored again', async () => {
    const empty = createFolderStore(path.join(place, 'empty'));
    const failing = () => Promise.reject(new Error('pg_restore was not found.'));
    await expect(restoreObjectsAnd(failing, folder, manifest, empty)).rejects.toThrow('pg_restore was not found.');
    expect(await restoreObjectsAnd(async () => undefined, folder, manifest, empty)).toBe(1);
  });

  it.each(['{"format":1,"ma', '', '[]', '{"format":2}'])('is refused if its manifest is %s', async (text) => {
    await writeFile(path.join(folder, 'manifest.json'), text);
    await expect(checkedManifest(folder)).rejects.toThrow(BackupError);
  });

  it('of another version of PostgreSQL is refused before anything is restored', () => {
    const older: Manifest = { ...manifest, database: 'cluster', majorVersion: 9 };
    expect(() => assertFitsCluster(older, path.join(place, 'database'))).toThrow('The backup is of PostgreSQL 9');
  });

  it('is refused if a file was changed, is missing or was added', async () => {
    await writeFile(path.join(folder, 'more'), '');
    await expect(checkedManifest(folder)).rejects.toThrow('more in');
    await rm(path.join(folder, 'more'));
    await writeFile(path.join(folder, 'files', '0'), 'sealeD');
    await expect(checkedManifest(folder)).rejects.toThrow('files/0 in');
    await rm(path.join(folder, 'files', '0'));
    await expect(checkedManifest(folder)).rejects.toThrow('files/0 in');
  });

  it('is refused if it has a link, which could name any file of the computer', async () => {
    await symlink('/etc/hostname', path.join(folder, 'link'));
    await expect(checkedManifest(folder)).rejects.toThrow('link in');
  });

  it.each(['../../secret', 'files/../manifest.json', 'files/1'])('does not restore a file from %s', async (copy) => {
    const line = { key: 'loans/1/b.pdf', contentType: 'application/pdf', copy };
    await writeFile(path.join(folder, 'files.jsonl'), JSON.stringify(line));
    const empty = createFolderStore(path.join(place, 'empty'));
    await expect(restoreObjectsAnd(async () => undefined, folder, manifest, empty)).rejects.toThrow(
      'is not in the backup',
    );
    for await (const key of empty.keys()) expect.unreachable(key);
  });
});
