import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { KeyProblem } from './kek';
import { kmsKek } from './kms-kek';

const arn = 'arn:aws:kms:us-west-2:111122223333:key/1234abcd-12ab-34cd-56ef-1234567890ab';

const request = z.object({
  KeyId: z.string(),
  EncryptionContext: z.record(z.string(), z.string()),
  Plaintext: z.string().optional(),
  CiphertextBlob: z.string().optional(),
});

/** A key service that hides what it was given, and gives it back to the same key and context only. */
function fakeKms(): Server {
  const hidden = new Map<string, { readonly by: string; readonly plain: string }>();
  return createServer(async (asked, response) => {
    const { KeyId, EncryptionContext, Plaintext, CiphertextBlob } = request.parse(await json(asked));
    const by = JSON.stringify([KeyId, EncryptionContext]);
    const answer = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/x-amz-json-1.1' }).end(JSON.stringify(body));
    if (asked.headers['x-amz-target'] === 'TrentService.Encrypt') {
      const blob = randomBytes(184).toString('base64');
      hidden.set(blob, { by, plain: Plaintext ?? '' });
      return answer(200, { CiphertextBlob: blob, KeyId });
    }
    const found = hidden.get(CiphertextBlob ?? '');
    if (found?.by !== by) return answer(400, { __type: 'InvalidCiphertextException', message: null });
    return answer(200, { Plaintext: found.plain, KeyId });
  });
}

describe('a key of a KMS', () => {
  const server = fakeKms();
  beforeAll(async () => {
    await once(server.listen(0, '127.0.0.1'), 'listening');
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const kek = (key = arn) =>
    kmsKek(key, {
      endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      credentials: { accessKeyId: 'id', secretAccessKey: 'secret' },
      maxAttempts: 1,
    });

  it('opens the data keys that it protects, in their context only', async () => {
    const key = randomBytes(32);
    const wrapped = await kek().wrap(key, 'data-key:seal:aaaaaaaa');
    expect(wrapped.includes(key)).toBe(false);
    expect(await kek().unwrap(wrapped, 'data-key:seal:aaaaaaaa')).toEqual(key);
    await expect(kek().unwrap(wrapped, 'data-key:seal:bbbbbbbb')).rejects.toThrow(KeyProblem);
    await expect(kek(arn.replace('1234abcd', '9999abcd')).unwrap(wrapped, 'data-key:seal:aaaaaaaa')).rejects.toThrow(
      /The KMS key arn:.*9999abcd.* cannot be used\. InvalidCiphertextException/,
    );
  });

  it('is named by its ARN', () => {
    expect(kek().id).toBe(arn);
  });
});
