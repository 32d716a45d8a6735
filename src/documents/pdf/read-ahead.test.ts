import { expect, it, vi } from 'vitest';
import { pdfInMemory } from './pdf-source';
import { readAhead } from './read-ahead';

const KB = 1024;
const file = Uint8Array.from({ length: 8 * KB * KB }, (_, index) => (index * 7) % 251);
const { signal } = new AbortController();

function opened() {
  const source = pdfInMemory('a', file);
  const read = vi.fn(source.read);
  return { read, ahead: readAhead({ ...source, read }) };
}

it('walks through a file of 8 MB with a few requests, and answers exactly what is asked for', async () => {
  const { read, ahead } = opened();
  for (let first = 0; first < file.length; first += 256 * KB) {
    const last = first + 64 * KB - 1;
    expect(Buffer.from(await ahead.read(first, last, signal)).equals(file.slice(first, last + 1))).toBe(true);
  }
  expect(read.mock.calls.length).toBeLessThan(10);
});

it('reads no more than is asked for where a reader jumps', async () => {
  const { read, ahead } = opened();
  for (const first of [6000, 100, 4000, 2000]) await ahead.read(first * KB, (first + 64) * KB - 1, signal);
  expect(read.mock.calls.every(([first, last]) => last - first === 64 * KB - 1)).toBe(true);
});

it('asks once for what two want at the same time', async () => {
  const { read, ahead } = opened();
  const both = await Promise.all([ahead.read(0, 99, signal), ahead.read(10, 19, signal)]);
  expect(both.map(({ length }) => length)).toEqual([100, 10]);
  expect(read).toHaveBeenCalledOnce();
});

it('asks again after a failure', async () => {
  const { read, ahead } = opened();
  read.mockRejectedValueOnce(new Error('Offline'));
  await expect(ahead.read(0, 99, signal)).rejects.toThrow('Offline');
  expect(await ahead.read(0, 99, signal)).toHaveLength(100);
});

it('reads a range that is larger than a block whole', async () => {
  const { ahead } = opened();
  expect(await ahead.read(1, 5 * KB * KB, signal)).toHaveLength(5 * KB * KB);
});
