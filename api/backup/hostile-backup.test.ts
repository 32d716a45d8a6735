import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFolderStore } from '../ports/files/folder-store';
import { checkedManifest, type Manifest, writeManifest } from './manifest';
import { assertEmpty, objectCopier, restoreObjects } from './object-copies';

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
    await assertEmpty(empty);
    expect(await restoreObjects(folder, manifest, empty)).toBe(1);
    expect((await empty.get('loans/1/a.pdf'))?.object).toMatchObject({
      size: bytes.length,
      contentType: 'application/pdf',
    });
    await expect(assertEmpty(empty)).rejects.toThrow('already has files, such as loans/1/a.pdf');
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
    await expect(restoreObjects(folder, manifest, empty)).rejects.toThrow('is not in the backup');
    await assertEmpty(empty);
  });
});
