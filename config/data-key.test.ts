import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { missingDataKey, readDataKey } from './data-key';

const none = { DATA_KEY: undefined, DATA_KEY_FILE: undefined, DATA_KEY_KMS: undefined };
const read = (env: Partial<Record<keyof typeof none, string>>) => readDataKey({ ...none, ...env });
const random = () => randomBytes(32).toString('base64');
const folder = mkdtempSync(path.join(tmpdir(), 'data-key-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('the key that protects the data keys', () => {
  it('is required outside demo mode', () => {
    expect(missingDataKey(none)).toEqual([
      'DATA_KEY is missing: encrypts borrowers\' data; make one with "openssl rand -base64 32", or set DATA_KEY_FILE or DATA_KEY_KMS',
    ]);
    expect(read({ DATA_KEY: ',' }).problems).toEqual(missingDataKey(none));
    expect(readDataKey(none)).toEqual({ keys: undefined, problems: [] });
  });

  it('can be several: the first is the current one', () => {
    const keys = [random(), random()];
    const { keys: found, problems } = read({ DATA_KEY: keys.join(', ') });
    expect(problems).toEqual([]);
    expect(found?.local.map((key) => Buffer.from(key).toString('base64'))).toEqual(keys);
  });

  it('can be in a file', () => {
    const key = random();
    const file = path.join(folder, 'key');
    writeFileSync(file, `${key}\n`);
    expect(read({ DATA_KEY_FILE: file }).keys?.local).toEqual([Buffer.from(key, 'base64')]);
    writeFileSync(file, '\n');
    expect(read({ DATA_KEY_FILE: file }).problems).toEqual([expect.stringContaining('DATA_KEY_FILE is empty')]);
    expect(read({ DATA_KEY_FILE: path.join(folder, 'none') }).problems).toEqual([
      expect.stringContaining('DATA_KEY_FILE cannot be read: ENOENT'),
    ]);
  });

  it('can be a key of a KMS, but not an alias', () => {
    const arn = 'arn:aws:kms:us-west-2:111122223333:key/1234abcd-12ab-34cd-56ef-1234567890ab';
    expect(read({ DATA_KEY_KMS: arn })).toEqual({ keys: { kms: [arn], local: [] }, problems: [] });
    expect(read({ DATA_KEY_KMS: 'arn:aws:kms:us-west-2:111122223333:alias/portal' }).problems).toEqual([
      expect.stringContaining('DATA_KEY_KMS is not the ARN of a key'),
    ]);
  });

  it.each([
    ['too short', randomBytes(16).toString('base64'), 'has 16 bytes instead of 32'],
    ['hexadecimal', randomBytes(32).toString('hex'), 'has 48 bytes instead of 32'],
    ['not base64', 'correct-horse-battery-staple!', 'is not base64'],
    ['all the same', Buffer.alloc(32, 7).toString('base64'), 'is not random'],
    ['counted', Buffer.from(Array.from({ length: 32 }, (_, at) => at)).toString('base64'), 'is not random'],
    ['a phrase', Buffer.from('correct horse battery staple 123').toString('base64'), 'is not random'],
  ])('is refused if it is %s, without being printed', (_, key, problem) => {
    const { problems } = read({ DATA_KEY: key });
    expect(problems[0]).toContain(problem);
    expect(problems[0]).toContain('openssl rand -base64 32');
    expect(problems.join()).not.toContain(key);
  });

  it('accepts any random key', () => {
    const made = Array.from({ length: 2000 }, random);
    expect(made.flatMap((key) => read({ DATA_KEY: key }).problems)).toEqual([]);
  });
});
