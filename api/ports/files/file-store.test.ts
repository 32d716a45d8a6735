import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testVault } from '../../../tests/support/test-vault';
import type { FileStore, ObjectStore } from './file-store';
import { createFolderStore } from './folder-store';
import { createS3Store } from './s3-store';
import { sealedFileStore } from './sealed-file-store';

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

  it('returns parts, with the size of the whole', async () => {
    const content = bytes('0123456789'.repeat(20_000));
    await store().put('loans/1/parts.pdf', content, 'application/pdf');
    for (const [first, last] of [
      [0, 9],
      [0, 99_999],
      [65_535, 65_536],
      [131_000, 199_999],
      [199_990, 300_000],
    ] as const) {
      const got = await store().getPart('loans/1/parts.pdf', { first, last });
      expect(got?.object).toEqual({ key: 'loans/1/parts.pdf', size: content.length, contentType: 'application/pdf' });
      expect(await contentOf(got)).toBe(new TextDecoder().decode(content.subarray(first, last + 1)));
    }
    expect(await contentOf(await store().getPart('loans/1/parts.pdf', { first: 200_000, last: 200_001 }))).toBe('');
    expect(await store().getPart('loans/none', { first: 0, last: 1 })).toBeNull();
  });

  it.each(['../secret', '/etc/passwd', 'a//b', 'a/../b', '', 'a/.hidden'])('refuses the key %j', async (key) => {
    await expect(store().put(key, bytes('x'), 'text/plain')).rejects.toThrow('Not a key');
    await expect(store().get(key)).rejects.toThrow('Not a key');
  });

  it('reports that it is ready', async () => {
    await expect(store().ready()).resolves.toBeUndefined();
  });
}

/** What a rotation needs of the store beneath the encrypted one. */
function behavesAsObjectStore(store: () => ObjectStore): void {
  behavesAsFileStore(store);

  it('lists the keys of all objects', async () => {
    await store().put('listed/1/a.pdf', bytes('x'), 'application/pdf');
    await store().put('listed/b', bytes('x'), 'text/plain');
    const keys: string[] = [];
    for await (const key of store().keys()) keys.push(key);
    expect(keys.filter((key) => key.startsWith('listed/')).sort()).toEqual(['listed/1/a.pdf', 'listed/b']);
  });

  it('replaces the content that was read', async () => {
    await store().put('replaced', bytes('old'), 'text/plain');
    const version = (await store().get('replaced'))?.version ?? '';
    expect(await store().replace('replaced', bytes('newer'), 'text/plain', version)).toBe(true);
    const got = await store().get('replaced');
    expect(got?.object).toEqual({ key: 'replaced', size: 5, contentType: 'text/plain' });
    expect(await contentOf(got)).toBe('newer');
    expect(got?.version).not.toBe(version);
  });
}

describe('the folder store', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'files '));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));
  behavesAsObjectStore(() => createFolderStore(folder));

  describe('with encryption', () => {
    behavesAsFileStore(() => sealedFileStore(createFolderStore(path.join(folder, 'sealed')), testVault()));
  });

  it('does not replace what was changed or removed since it was read', async () => {
    const store = createFolderStore(folder);
    await store.put('changed', bytes('old'), 'text/plain');
    const version = (await store.get('changed'))?.version ?? '';
    await store.put('changed', bytes('new'), 'text/plain');
    expect(await store.replace('changed', bytes('old again'), 'text/plain', version)).toBe(false);
    expect(await contentOf(await store.get('changed'))).toBe('new');
    await store.remove('changed');
    expect(await store.replace('changed', bytes('old again'), 'text/plain', version)).toBe(false);
    expect((await readdir(folder)).filter((name) => name.startsWith('changed'))).toEqual([]);
  });

  it('leaves no bytes behind if an object is removed while its content is replaced', async () => {
    const store = createFolderStore(folder);
    await store.put('raced', bytes('old'), 'text/plain');
    const version = (await store.get('raced'))?.version ?? '';
    await rm(path.join(folder, 'raced.json'));
    expect(await store.replace('raced', bytes('new'), 'text/plain', version)).toBe(false);
    expect((await readdir(folder)).filter((name) => name.startsWith('raced'))).toEqual([]);
  });

  it('leaves no partial file behind', async () => {
    await createFolderStore(folder).put('parts/a', bytes('x'), 'text/plain');
    expect((await readdir(path.join(folder, 'parts'))).sort()).toEqual(['a', 'a.json']);
  });
});

describe('the S3 store, when it replaces an object', () => {
  it.each([412, 409, 404])('writes only over the version that was read: the answer %i is no', async (status) => {
    const asked: (string | undefined)[] = [];
    const server = createServer((request, response) => {
      asked.push(request.headers['if-match']);
      request.resume().on('end', () => response.writeHead(status).end());
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const store = createS3Store({
      ...{ endpoint: `http://127.0.0.1:${port}`, bucket: 'portal', region: 'us-east-1' },
      ...{ accessKeyId: 'id', secretAccessKey: 'key' },
    });
    expect(await store.replace('a', bytes('x'), 'text/plain', '"etag"')).toBe(false);
    expect(asked).toEqual(['"etag"']);
    server.closeAllConnections();
    server.close();
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
  behavesAsObjectStore(() => createS3Store(config()));

  describe('with encryption', () => {
    behavesAsFileStore(() => sealedFileStore(createS3Store(config()), testVault()));
  });

  it('fails with unknown credentials and is not ready without its bucket', async () => {
    await expect(
      createS3Store({ ...config(), accessKeyId: 'UNKNOWN' }).put('a', bytes('x'), 'text/plain'),
    ).rejects.toThrow();
    await expect(createS3Store({ ...config(), bucket: 'elsewhere' }).ready()).rejects.toThrow();
  });
});
