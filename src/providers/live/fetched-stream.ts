import type { OpenStream } from './stream-event';

const AGAIN_MS = 60_000;

/** A stream whose code is loaded on first use, because no first page needs it. A failed load is retried after a minute. */
export const fetchedStream =
  (load: () => Promise<{ readonly openStream: OpenStream }>): OpenStream =>
  (from, hear) => {
    let ended = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let close = (): void => undefined;
    const begin = (): void => {
      load().then(
        ({ openStream }) => {
          if (!ended) close = openStream(from, hear);
        },
        () => {
          if (!ended) timer = setTimeout(begin, AGAIN_MS);
        },
      );
    };
    begin();
    return () => {
      ended = true;
      clearTimeout(timer);
      close();
    };
  };
