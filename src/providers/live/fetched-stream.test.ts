import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchedStream } from './fetched-stream';
import type { OpenStream } from './stream-event';

const close = vi.fn();
const openStream = vi.fn<OpenStream>(() => close);
const hear = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
});
afterEach(() => vi.useRealTimers());

it('opens the stream once its code has loaded, and closes it', async () => {
  const end = fetchedStream(async () => ({ openStream }))('7', hear);
  await vi.advanceTimersByTimeAsync(0);
  expect(openStream).toHaveBeenCalledExactlyOnceWith('7', hear);
  end();
  expect(close).toHaveBeenCalledOnce();
});

it('opens no stream if the page was left meanwhile', async () => {
  fetchedStream(async () => ({ openStream }))(null, hear)();
  await vi.advanceTimersByTimeAsync(0);
  expect(openStream).not.toHaveBeenCalled();
});

it('retries after a minute if the code fails to load', async () => {
  const load = vi.fn(async () => ({ openStream })).mockRejectedValueOnce(new Error('offline'));
  fetchedStream(load)(null, hear);
  await vi.advanceTimersByTimeAsync(59_000);
  expect(openStream).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(openStream).toHaveBeenCalledOnce();
});

it('does not retry after it was closed', async () => {
  const load = vi.fn(async () => Promise.reject(new Error('offline')));
  const end = fetchedStream(load)(null, hear);
  await vi.advanceTimersByTimeAsync(0);
  end();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(load).toHaveBeenCalledOnce();
});
