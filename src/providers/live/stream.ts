import { EventSource } from 'eventsource';
import type { EventsOf } from '../../../domain/contract/contract';
import type { PipelineContract } from '../../../domain/loan/pipeline.contract';
import { isOfAnother } from '../../access/interruption';
import { idleHeader } from '../../access/last-use';
import { readToken, reportRefusal } from '../../access/session';
import { ownerHeader, urlOf, watchSession } from '../data/api-request';
import type { OpenStream, StreamEvent } from './stream-event';

/** The server sends a heartbeat every 20 seconds; a stream that is silent for longer has failed. */
const SILENCE_MS = 65_000;
const FIRST_WAIT_MS = 5_000;
const LONGEST_WAIT_MS = 60_000;

type LiveEvents = EventsOf<PipelineContract['GET /live']>;

/** Listens for one of the events that the contract names. */
function listen<Name extends keyof LiveEvents>(
  source: EventSource,
  name: Name,
  onEvent: (data: LiveEvents[Name], id: string) => void,
): void {
  source.addEventListener(name, ({ data, lastEventId }) => onEvent(JSON.parse(String(data)), lastEventId));
}

/** The current token goes in a header, never in a URL, and is read again on each reconnect. */
function withToken(from: string | null): typeof fetch {
  return (input, init = {}) => {
    const headers = new Headers(init.headers);
    const token = readToken();
    if (token) headers.set('Authorization', `Bearer ${token}`);
    for (const [name, value] of Object.entries({ ...idleHeader(), ...ownerHeader() })) headers.set(name, value);
    if (from && !headers.has('Last-Event-ID')) headers.set('Last-Event-ID', from);
    return fetch(input, { ...init, headers });
  };
}

/** Keeps one stream open while the browser is online. A 401 ends the session, as for any call. */
export const openStream: OpenStream = (from, onEvent) => {
  let last = from;
  let source: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wait = FIRST_WAIT_MS;

  const close = (): void => {
    clearTimeout(timer);
    source?.close();
    source = null;
  };
  const openAfter = (ms: number): void => {
    close();
    timer = setTimeout(open, ms);
  };
  const restartTimeout = (): void => {
    clearTimeout(timer);
    timer = setTimeout(open, SILENCE_MS);
  };
  const emit = (event: StreamEvent): void => {
    last = event.id || last;
    restartTimeout();
    onEvent(event);
  };

  function open(): void {
    close();
    if (!navigator.onLine || !readToken() || isOfAnother()) return;
    const endSessionOn401 = watchSession({});
    const opened = new EventSource(urlOf('/live'), { fetch: withToken(last) as never });
    source = opened;
    restartTimeout();
    opened.addEventListener('open', () => {
      wait = FIRST_WAIT_MS;
    });
    listen(opened, 'loans', (batch, id) => emit({ kind: 'loans', id, batch }));
    for (const kind of ['refresh', 'beat'] as const) listen(opened, kind, (_, id) => emit({ kind, id }));
    // Only the window with the stream hears it; the others see the renewed user in the storage they share.
    listen(opened, 'access', reportRefusal);
    // Another stream of this session replaced this one: retry later.
    listen(opened, 'replaced', () => openAfter(LONGEST_WAIT_MS));
    opened.addEventListener('error', ({ code }) => {
      if (code === 401) {
        close();
        endSessionOn401(code);
        return;
      }
      if (opened.readyState !== opened.CLOSED || source !== opened) return;
      openAfter(wait);
      wait = Math.min(wait * 2, LONGEST_WAIT_MS);
    });
  }

  window.addEventListener('online', open);
  window.addEventListener('offline', close);
  open();
  return () => {
    window.removeEventListener('online', open);
    window.removeEventListener('offline', close);
    close();
  };
};
