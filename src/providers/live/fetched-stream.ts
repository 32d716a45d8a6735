import type { OpenStream } from './news';

const AGAIN_MS = 60_000;

/** A stream whose code is fetched when it is first wanted, and again after a minute where that fails: no first page needs it. */
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
