import type { News, OpenStream } from './news';

/**
 * One stream for all tabs of the browser: the tab that holds the lock opens it and forwards its events. When that tab closes,
 * the next one resumes where it stopped. Without Web Locks, each tab opens its own. Returns a function that ends it.
 */
export function shareStream(name: string, open: OpenStream, hear: (news: News) => void): () => void {
  if (!('locks' in navigator) || typeof BroadcastChannel === 'undefined') return open(null, hear);
  const channel = new BroadcastChannel(name);
  const ended = new AbortController();
  let last: string | null = null;
  const heard = (news: News): void => {
    last = news.id || last;
    hear(news);
  };
  channel.onmessage = ({ data }: MessageEvent<News>) => heard(data);
  const lead = (): Promise<void> =>
    new Promise((resolve) => {
      const close = open(last, (news) => {
        channel.postMessage(news);
        heard(news);
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
