import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FileStore } from './file-store';
import { createFolderStore } from './folder-store';
import { createS3Store } from './s3-store';

const bytes = (value: string) => new TextEncoder().encode(value);

const contentOf = (got: Awaited<ReturnType<FileStore['get']>>) => (got === null ? null : text(got.stream));

function behavesAsFileStore(store: () => FileStore): void {
  it('returns the stored bytes and content type', async () => {
    await store().put('loans/1/a.pdf', bytes('one'), 'application/pdf');
    const got = await store().get('loans/1/a.pdf');
    expect(got?.object).toEqual({
      key: 'loans/1/a.pdf',
      size: 3,
      contentType: 'application/pdf',
    });
    expect(await contentOf(got)).toBe('one');
  });

  it('replaces an existing object', async () => {
    await store().put('loans/1/b.pdf', bytes('old and longer'), 'application/pdf');
    await store().put('loans/1/b.pdf', bytes('new'), 'text/plain');
    const got = await store().get('loans/1/b.pdf');
    expect(got?.object.contentType).toBe('text/plain');
    expect(await contentOf(got)).toBe('new');
  });

  it('returns null for missing and removed objects', async () => {
    expect(await store().get('loans/none')).toBeNull();
    await store().put('loans/1/c.pdf', bytes('x'), 'application/pdf');
    await store().remove('loans/1/c.pdf');
    await store().remove('loans/1/c.pdf');
    expect(await store().get('loans/1/c.pdf')).toBeNull();
  });

  it.each(['../secret', '/etc/passwd', 'a//b', 'a/../b', '', 'a/.hidden'])('refuses the key %j', async (key) => {
    await expect(store().put(key, bytes('x'), 'text/plain')).rejects.toThrow('Not a key');
    await expect(store().get(key)).rejects.toThrow('Not a key');
  });

  it('reports that it is ready', async () => {
    await expect(store().ready()).resolves.toBeUndefined();
  });
}

describe('the folder store', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'files '));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));
  behavesAsFileStore(() => createFolderStore(folder));

  it('leaves no partial file behind', async () => {
    await createFolderStore(folder).put('parts/a', bytes('x'), 'text/plain');
    expect((await readdir(path.join(folder, 'parts'))).sort()).toEqual(['a', 'a.json']);
  });
});

describe('the S3 store, against a server that speaks S3', () => {
  let server: S3rver;
  let folder: string;
  let port: number;
  const config = () => ({
    endpoint: `http://127.0.0.1:${port}`,
    bucket: 'portal',
    region: 'us-east-1',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  });
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 's3-'));
    server = new S3rver({
      port: 0,
      address: '127.0.0.1',
      silent: true,
      directory: folder,
      configureBuckets: [{ name: 'portal', configs: [] }],
    });
    port = (await server.run()).port;
  });
  afterAll(async () => {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  });
  behavesAsFileStore(() => createS3Store(config()));

  it('fails with unknown credentials and is not ready without its bucket', async () => {
    await expect(
      createS3Store({ ...config(), accessKeyId: 'UNKNOWN' }).put('a', bytes('x'), 'text/plain'),
    ).rejects.toThrow();
    await expect(createS3Store({ ...config(), bucket: 'elsewhere' }).ready()).rejects.toThrow();
  });
});
