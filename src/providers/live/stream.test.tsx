import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { leave } from '../../access/leave';
import { readLogoutReason, sessionKeys } from '../../access/session';
import { signInAs } from '../../testing/renderInPortal';
import { shareStream } from './share-stream';
import { openStream } from './stream';
import type { OpenStream, StreamEvent } from './stream-event';

interface SeenRequest {
  readonly headers: Headers;
  readonly path: string;
  say(text: string): void;
  end(): void;
  readonly signal: AbortSignal;
}

/** A server that answers streams, and writes into them what the test says. */
function streamServer(status = 200): SeenRequest[] {
  const requests: SeenRequest[] = [];
  vi.stubGlobal('fetch', async (path: string | URL, init: RequestInit) => {
    let to: ReadableStreamDefaultController<Uint8Array> | undefined;
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        to = controller;
      },
    });
    const text = new TextEncoder();
    requests.push({
      headers: new Headers(init.headers),
      path: String(path),
      say: (line) => to?.enqueue(text.encode(line)),
      end: () => to?.close(),
      signal: init.signal as AbortSignal,
    });
    return new Response(body, { status, headers: { 'Content-Type': 'text/event-stream' } });
  });
  return requests;
}

const wait = (check: () => void): Promise<void> => vi.waitFor(check, { timeout: 3000, interval: 10 });
const online = vi.spyOn(navigator, 'onLine', 'get');
const closers: (() => void)[] = [];
const open = (from: string | null = null): StreamEvent[] => {
  const heard: StreamEvent[] = [];
  closers.push(openStream(from, (news) => heard.push(news)));
  return heard;
};

beforeEach(() => {
  localStorage.clear();
  online.mockReturnValue(true);
  signInAs({ userName: 'loan-officer' });
});
afterEach(() => {
  for (const close of closers.splice(0)) close();
  vi.unstubAllGlobals();
});

describe('the stream', () => {
  it('sends the token in its header, never in its URL, and emits events', async () => {
    const requests = streamServer();
    const heard = open('41');
    await wait(() => expect(requests).toHaveLength(1));
    expect(requests[0]?.headers.get('Authorization')).toBe('Bearer token');
    expect(requests[0]?.headers.get('Last-Event-ID')).toBe('41');
    expect(requests[0]?.path).toMatch(/\/api\/live$/);
    requests[0]?.say(
      'id: 42\nevent: loans\ndata: {"changes":[],"gone":["2611"]}\n\nid: 43\nevent: refresh\ndata: {}\n\n',
    );
    await wait(() => expect(heard).toHaveLength(2));
    expect(heard[0]).toEqual({ kind: 'loans', id: '42', batch: { changes: [], gone: ['2611'] } });
    expect(heard[1]).toEqual({ kind: 'refresh', id: '43' });
  });

  it('reconnects with the renewed token and resumes after the last event', async () => {
    const requests = streamServer();
    open();
    await wait(() => expect(requests).toHaveLength(1));
    requests[0]?.say('retry: 20\nid: 42\nevent: beat\ndata: {}\n\n');
    localStorage.setItem(sessionKeys.token, 'renewed');
    await new Promise((resolve) => setTimeout(resolve, 50));
    requests[0]?.end();
    await wait(() => expect(requests).toHaveLength(2));
    expect(requests[1]?.headers.get('Authorization')).toBe('Bearer renewed');
    expect(requests[1]?.headers.get('Last-Event-ID')).toBe('42');
  });

  it('pauses while the browser is offline', async () => {
    const requests = streamServer();
    open();
    await wait(() => expect(requests).toHaveLength(1));
    online.mockReturnValue(false);
    window.dispatchEvent(new Event('offline'));
    expect(requests[0]?.signal.aborted).toBe(true);
    online.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    await wait(() => expect(requests).toHaveLength(2));
  });

  it('ends the session if the server does not know it anymore', async () => {
    const to = vi.spyOn(leave, 'to').mockImplementation(() => undefined);
    const requests = streamServer(401);
    open();
    await wait(() => expect(to).toHaveBeenCalledWith('/error401'));
    expect(readLogoutReason()).toBe('invalid');
    expect(requests).toHaveLength(1);
    to.mockRestore();
  });
});

describe('several tabs', () => {
  it('share one stream, and another tab resumes it when its owner closes', async () => {
    const queue: (() => Promise<void>)[] = [];
    const request = async (_name: string, { signal }: { signal: AbortSignal }, lead: () => Promise<void>) => {
      queue.push(async () => (signal.aborted ? undefined : lead()));
      if (queue.length === 1) while (queue[0]) await queue[0]().finally(() => queue.shift());
    };
    vi.stubGlobal('navigator', { ...navigator, onLine: true, locks: { request } });
    const opened: { from: string | null; hear: (news: StreamEvent) => void }[] = [];
    const fake: OpenStream = (from, hear) => {
      opened.push({ from, hear });
      return () => undefined;
    };
    const heard: StreamEvent[][] = [[], [], []];
    const [first, ...others] = heard.map((list) => shareStream('test', fake, (news) => list.push(news)));
    await wait(() => expect(opened).toHaveLength(1));
    opened[0]?.hear({ kind: 'refresh', id: '7' });
    await wait(() => expect(heard.map((list) => list.length)).toEqual([1, 1, 1]));
    first?.();
    await wait(() => expect(opened).toHaveLength(2));
    expect(opened[1]?.from).toBe('7');
    for (const end of others) end();
  });
});
