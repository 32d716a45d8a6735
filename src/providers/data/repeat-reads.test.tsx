import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeAnswer, fakeServer } from '../../testing/fake-server';
import { download, request } from './http';

const now = Date.UTC(2026, 10, 28);

beforeEach(() => vi.useFakeTimers({ now }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const away: FakeAnswer = { status: 503, json: { code: 'portal-unavailable', message: 'The portal is away.' } };

/** A server that answers these one after the other, and then the last one again and again. */
const server = (...answers: readonly FakeAnswer[]) => {
  const left = [...answers];
  return fakeServer(() => (left.length > 1 ? left.shift() : left[0]) ?? {});
};

/** The data or the status of the failure. */
const outcome = (call: Promise<{ readonly data: unknown }>) =>
  call.then(
    ({ data }) => data,
    ({ status }: { readonly status: number }) => status,
  );

const afterSeconds = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

describe('a read while the server is away for a moment', () => {
  it('is repeated until it is answered', async () => {
    const seen = server(away, away, { json: [1] });
    const read = outcome(request('/lqb/loans'));
    await afterSeconds(4);
    expect(await read).toEqual([1]);
    expect(seen).toHaveLength(3);
  });

  it('is repeated for a file, too', async () => {
    server(away, { text: '%PDF' });
    const file = download('/x');
    await afterSeconds(1);
    expect((await file).blob.size).toBe(4);
  });

  it('shows what the server says after a few tries', async () => {
    const seen = server(away);
    const read = outcome(request('/lqb/loans'));
    await afterSeconds(8);
    expect(await read).toBe(503);
    expect(seen).toHaveLength(4);
  });

  it.each(['3', new Date(now + 3000).toUTCString()])(
    'waits as long as the server asks (Retry-After: %s)',
    async (asked) => {
      const seen = server({ ...away, headers: { 'Retry-After': asked } }, { json: [1] });
      const read = outcome(request('/lqb/loans'));
      await afterSeconds(2.9);
      expect(seen).toHaveLength(1);
      await afterSeconds(0.2);
      expect(await read).toEqual([1]);
    },
  );

  it('fails at once if the server asks for a long wait', async () => {
    const seen = server({ ...away, headers: { 'Retry-After': '120' } });
    expect(await outcome(request('/lqb/loans'))).toBe(503);
    expect(seen).toHaveLength(1);
  });

  it('is not repeated after its page was left', async () => {
    const seen = server(away);
    const left = new AbortController();
    const read = request('/lqb/loans', { signal: left.signal }).catch((error: unknown) => error);
    await afterSeconds(0.1);
    left.abort();
    expect(await read).toMatchObject({ name: 'AbortError' });
    await afterSeconds(8);
    expect(seen).toHaveLength(1);
  });
});

it.each([500, 502, 504, 429])('does not repeat a read that was answered %i', async (status) => {
  const seen = server({ ...away, status });
  expect(await outcome(request('/lqb/loans'))).toBe(status);
  expect(seen).toHaveLength(1);
});

it('does not repeat a write', async () => {
  const seen = server(away);
  expect(await outcome(request('/lqb/loans/1', { method: 'POST', body: {} }))).toBe(503);
  expect(seen).toHaveLength(1);
});
