import type { OpenStream, StreamEvent } from './stream-event';

/**
 * One stream for all tabs of the browser: the tab that holds the lock opens it and forwards its events. When that tab closes,
 * the next one resumes where it stopped. Without Web Locks, each tab opens its own. Returns a function that ends it.
 */
export function shareStream(name: string, open: OpenStream, onEvent: (event: StreamEvent) => void): () => void {
  if (!('locks' in navigator) || typeof BroadcastChannel === 'undefined') return open(null, onEvent);
  const channel = new BroadcastChannel(name);
  const ended = new AbortController();
  let last: string | null = null;
  const forward = (event: StreamEvent): void => {
    last = event.id || last;
    onEvent(event);
  };
  channel.onmessage = ({ data }: MessageEvent<StreamEvent>) => forward(data);
  const lead = (): Promise<void> =>
    new Promise((resolve) => {
      const close = open(last, (event) => {
        channel.postMessage(event);
        forward(event);
      });
      ended.signal.addEventListener('abort', () => {
        close();
        resolve();
      });
    });
  // Rejects if this tab closes while it waits for the lock.
  void navigator.locks.request(name, { signal: ended.signal }, lead).catch(() => undefined);
  return () => {
    ended.abort();
    channel.close();
  };
}
