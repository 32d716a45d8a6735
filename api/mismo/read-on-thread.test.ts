import { describe, expect, it } from 'vitest';
import { bytesOf, testText, today } from './mismo.test-support';
import { readMismo } from './read-mismo';
import { readMismoOnThread } from './read-on-thread';

const filled = (text: string) => text.replace('</DEAL>', `<FILL>${'<X>abcdefgh</X>\n'.repeat(80_000)}</FILL></DEAL>`);
const large = bytesOf(filled(testText('conventional-couple.xml')));
const broken = bytesOf(filled(testText('conventional-couple.xml')).replace('</FILL>', ''));

/** How often other work could run while the file was read. */
async function turnsWhile(read: Promise<unknown>): Promise<number> {
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
  }, 5);
  await read.finally(() => clearInterval(timer));
  return turns;
}

describe('reading a large file', () => {
  it('returns the same result as reading directly, without blocking others', async () => {
    const read = readMismoOnThread(large, today);
    expect(await turnsWhile(read)).toBeGreaterThan(5);
    expect(await read).toEqual(readMismo(large, { today }));
  }, 20_000);

  it('rejects the same files, with the same messages and locations', async () => {
    let expected: unknown;
    try {
      readMismo(broken, { today });
    } catch (error) {
      expected = error;
    }
    const refusal: unknown = await readMismoOnThread(broken, today).catch((error: unknown) => error);
    expect(refusal).toEqual(expected);
    expect(refusal).toMatchObject({ name: 'ImportRefusal', code: 'malformed', line: expect.any(Number) });
  }, 20_000);

  it.each([
    ['time', { memoryMb: 512, milliseconds: 1 }],
    ['memory', { memoryMb: 12, milliseconds: 20_000 }],
  ])(
    'is stopped if it takes too much %s, and the next file is read',
    async (_what, limits) => {
      const [given, next] = await Promise.allSettled([
        readMismoOnThread(large, today, limits),
        readMismoOnThread(broken, today),
      ]);
      expect(given).toMatchObject({ reason: { code: 'too-hard' } });
      expect(next).toMatchObject({ reason: { code: 'malformed' } });
    },
    40_000,
  );

  it('is refused while others are waiting, so that files do not fill the memory, and works again later', async () => {
    const reads = Array.from({ length: 10 }, () =>
      readMismoOnThread(broken, today, { memoryMb: 512, milliseconds: 1 }),
    );
    const codes = (await Promise.allSettled(reads)).map((one) =>
      one.status === 'rejected' ? (one.reason.status ?? one.reason.code) : null,
    );
    expect(codes).toEqual([...Array(8).fill('too-hard'), 429, 429]);
    await expect(readMismoOnThread(broken, today)).rejects.toMatchObject({ code: 'malformed' });
  }, 40_000);
});
