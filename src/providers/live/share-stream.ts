import type { News, OpenStream } from './news';

/**
 * One stream for all tabs of the browser: the tab that holds the lock opens it and passes on what it hears; when it closes,
 * the next one goes on where it stopped. Where the browser has no locks, each tab opens its own. Returns what ends it.
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
  // Rejects when this tab ends while it waits for the lock.
  void navigator.locks.request(name, { signal: ended.signal }, lead).catch(() => undefined);
  return () => {
    ended.abort();
    channel.close();
  };
}
