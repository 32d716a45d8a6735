import { expect, it, vi } from 'vitest';
import { pdfInMemory } from './pdf-source';
import { readBatches } from './read-batches';

const KB = 1024;
const file = Uint8Array.from({ length: 8 * KB * KB }, (_, index) => (index * 7) % 251);
const { signal } = new AbortController();

function opened() {
  const source = pdfInMemory('a', file);
  const read = vi.fn(source.read);
  return { read, readOne: readBatches({ ...source, read }, signal) };
}
const isRight = (bytes: Uint8Array, first: number, last: number): boolean =>
  Buffer.from(bytes).equals(file.slice(first, last + 1));

it('reads 300 small ranges with two requests, and answers each with its bytes', async () => {
  const { read, readOne } = opened();
  const ranges = Array.from({ length: 300 }, (_, index) => ({ first: index * 16 * KB, last: index * 16 * KB + 99 }));
  const right = ranges.toReversed().map(async (range) => isRight(await readOne(range), range.first, range.last));
  expect((await Promise.all(right)).every(Boolean)).toBe(true);
  expect(read).toHaveBeenCalledTimes(2);
});

it('asks for no more than 4 MB at once, and reads a larger range in pieces', async () => {
  const { read, readOne } = opened();
  const large = { first: 1, last: 6 * KB * KB };
  expect(isRight(await readOne(large), large.first, large.last)).toBe(true);
  const sizes = read.mock.calls.map(([ranges]) => ranges.reduce((sum, { first, last }) => sum + last - first + 1, 0));
  expect(sizes.every((size) => size <= 4 * KB * KB)).toBe(true);
});

it('collects what is wanted while requests are under way', async () => {
  const { read, readOne } = opened();
  const answers = [readOne({ first: 0, last: 9 })];
  await vi.waitFor(() => expect(read).toHaveBeenCalledOnce());
  for (let index = 1; index < 50; index += 1) answers.push(readOne({ first: index * KB, last: index * KB + 9 }));
  expect((await Promise.all(answers)).every(({ length }) => length === 10)).toBe(true);
  expect(read.mock.calls.length).toBeLessThanOrEqual(3);
});

it('fails what was asked for together, and reads on', async () => {
  const { read, readOne } = opened();
  read.mockRejectedValueOnce(new Error('Offline'));
  const both = await Promise.allSettled([readOne({ first: 0, last: 9 }), readOne({ first: 50, last: 59 })]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await readOne({ first: 0, last: 99 })).toHaveLength(100);
});
