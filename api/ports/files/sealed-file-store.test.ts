import { createSecretKey, randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { testVault } from '../../../tests/support/test-vault';
import { KeyRing } from '../keys/key-ring';
import { keyVault } from '../keys/key-vault';
import { SealedValueError } from '../keys/vault';
import { createFolderStore } from './folder-store';
import { sealedFileStore } from './sealed-file-store';

const PDF = 'application/pdf';
const CHUNK = 64 * 1024;
const borrower = Buffer.from('%PDF-1.7 Ruta Lindqvist 123-45-6789');

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sealed-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const plainStore = () => createFolderStore(folder);
const store = () => sealedFileStore(plainStore(), testVault());
const raw = (key: string) => readFile(path.join(folder, key));
const read = async (key: string): Promise<Buffer | null> => {
  const got = await store().get(key);
  return got === null ? null : buffer(got.stream);
};

/** A vault that knows a second key, which is the current one if it is active. */
const secondKey = createSecretKey(randomBytes(32));
const changingVault = (active: boolean) => {
  const base = { purpose: 'seal', retiredAt: null, refusesEarlier: false } as const;
  const old = { ...base, id: '7e577e57', key: createSecretKey(Buffer.alloc(32, 1)), activeFrom: new Date(0) };
  const next = { ...base, id: 'bbbbbbbb', key: secondKey, activeFrom: new Date(active ? 1 : 8e15) };
  return keyVault(new KeyRing([old, next], () => new Date()), async () => {});
};

describe('the encrypted file store', () => {
  it('leaves nothing of the content in the store beneath, and no size or name in its metadata', async () => {
    await plainStore().put('plain.pdf', borrower, PDF);
    expect((await raw('plain.pdf')).includes('123-45-6789')).toBe(true);
    await store().put('sealed.pdf', borrower, PDF);
    expect((await raw('sealed.pdf')).includes('%PDF')).toBe(false);
    expect((await raw('sealed.pdf')).includes('123-45-6789')).toBe(false);
    expect(JSON.parse((await raw('sealed.pdf.json')).toString())).toEqual({ key: 'sealed.pdf', contentType: PDF });
  });

  it.each([0, 1, CHUNK - 1, CHUNK, CHUNK + 1, 2 * CHUNK, 5 * CHUNK + 17])(
    'returns %i bytes and their number',
    async (size) => {
      const content = randomBytes(size);
      await store().put('sized', content, PDF);
      const got = await store().get('sized');
      expect(got?.object).toEqual({ key: 'sized', size, contentType: PDF });
      expect(got && (await buffer(got.stream)).equals(content)).toBe(true);
    },
  );

  it('encrypts the same content differently each time', async () => {
    await store().put('one', borrower, PDF);
    await store().put('two', borrower, PDF);
    expect((await raw('one')).subarray(-20)).not.toEqual((await raw('two')).subarray(-20));
  });

  it('reads objects that were stored in plain, of any size', async () => {
    for (const content of [Buffer.alloc(0), Buffer.from('<'), randomBytes(3 * CHUNK)]) {
      await plainStore().put('plain', content, PDF);
      expect(await read('plain')).toEqual(content);
    }
  });

  it('fails instead of returning an altered, shortened, extended or moved object as if it were whole', async () => {
    const content = randomBytes(2 * CHUNK + 100);
    await store().put('whole', content, PDF);
    const sealed = await raw('whole');
    const chunk = CHUNK + 16;
    const header = sealed.length - content.length - 3 * 16;
    const flipped = (at: number) => {
      const altered = Buffer.from(sealed);
      altered[at] = (altered[at] ?? 0) ^ 1;
      return altered;
    };
    const [first, second, third] = [0, 1, 2].map((at) =>
      sealed.subarray(header + at * chunk, header + (at + 1) * chunk),
    );
    const parts = (...some: (Buffer | undefined)[]) =>
      Buffer.concat([sealed.subarray(0, header), ...some.flatMap((part) => part ?? [])]);
    const damaged = {
      'a byte of the key ID': flipped(10),
      'a byte of the file key': flipped(30),
      'a byte of the first chunk': flipped(header + 5),
      'the last byte': flipped(sealed.length - 1),
      'the last byte missing': sealed.subarray(0, -1),
      'cut between chunks': parts(first, second),
      'cut in a chunk': parts(first, second?.subarray(0, 99)),
      'no chunks': parts(),
      'half a header': sealed.subarray(0, 40),
      'chunks exchanged': parts(second, first, third),
      'a chunk left out': parts(first, third),
      'a chunk added': parts(first, second, third, third),
    };
    for (const [what, bytes] of Object.entries(damaged)) {
      await writeFile(path.join(folder, 'whole'), bytes);
      await expect(read('whole'), what).rejects.toThrow(SealedValueError);
    }
    await writeFile(path.join(folder, 'whole'), sealed);
    expect(await read('whole')).toEqual(content);
    await plainStore().put('elsewhere', sealed, PDF);
    await expect(read('elsewhere')).rejects.toThrow('The value "file:elsewhere" does not open');
  });

  it('closes the file beneath if the content is not read', async () => {
    await store().put('unread', randomBytes(5 * CHUNK), PDF);
    const inner = plainStore();
    const get = vi.spyOn(inner, 'get');
    const got = await sealedFileStore(inner, testVault()).get('unread');
    const source = (await get.mock.results[0]?.value)?.stream;
    got?.stream.destroy();
    await vi.waitFor(() => expect(source.destroyed).toBe(true));
  });

  it('reads the keys again if another process sealed with a new one', async () => {
    await sealedFileStore(plainStore(), changingVault(true)).put('new-key', borrower, PDF);
    const known = testVault();
    const vault = {
      ...known,
      openBytes: vi.fn(known.openBytes),
      reload: vi.fn(async () => {
        vault.openBytes.mockImplementation(changingVault(true).openBytes);
      }),
    };
    const got = await sealedFileStore(plainStore(), vault).get('new-key');
    expect(got && (await buffer(got.stream))).toEqual(borrower);
    expect(vault.reload).toHaveBeenCalledTimes(1);
  });
});

describe('a rotation of the encrypted file store', () => {
  const rotated = async (vault = changingVault(true)) => {
    const batches = { checked: 0, renewed: 0, problems: [] as string[] };
    for await (const batch of sealedFileStore(createFolderStore(path.join(folder, 'rotated')), vault).renew()) {
      batches.checked += batch.checked;
      batches.renewed += batch.renewed;
      batches.problems.push(...batch.problems);
    }
    return batches;
  };

  it('encrypts plain and old objects with the new key, once, and names those that do not open', async () => {
    const beneath = createFolderStore(path.join(folder, 'rotated'));
    const old = sealedFileStore(beneath, changingVault(false));
    await beneath.put('a/plain', borrower, PDF);
    await old.put('b/old', borrower, PDF);
    await old.put('c/large', randomBytes(3 * CHUNK), PDF);
    await beneath.put('d/moved', await raw(path.join('rotated', 'b', 'old')), PDF);
    expect(await rotated()).toEqual({
      checked: 4,
      renewed: 3,
      problems: [expect.stringMatching(/"file:d\/moved" does not open with key 7e577e57/)],
    });
    expect(await rotated()).toMatchObject({ checked: 4, renewed: 0 });
    const onlyNew = keyVault(
      new KeyRing(
        [
          {
            id: 'bbbbbbbb',
            purpose: 'seal',
            key: secondKey,
            activeFrom: new Date(0),
            retiredAt: null,
            refusesEarlier: false,
          },
        ],
        () => new Date(),
      ),
      async () => {},
    );
    for (const key of ['a/plain', 'b/old']) {
      const got = await sealedFileStore(beneath, onlyNew).get(key);
      expect(got?.object).toEqual({ key, size: borrower.length, contentType: PDF });
      expect(got && (await buffer(got.stream))).toEqual(borrower);
    }
  });
});
