import { leave } from '../../access/leave';
import { ChunkError } from './chunk-error';

const KEY = 'PAGE_LAZY_RELOADED';

/** The names of the chunks that the browser was reloaded for and that have not loaded since. */
const reloaded = (): readonly string[] => localStorage.getItem(KEY)?.split(' ') ?? [];

function store(chunks: readonly string[]): void {
  if (chunks.length === 0) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, chunks.join(' '));
}

/** To be called when a chunk has loaded: its next failure may reload the browser again. */
export function loadedAgain(chunk: string): void {
  if (reloaded().includes(chunk)) store(reloaded().filter((name) => name !== chunk));
}

/**
 * Wraps a dynamic import. If it fails, perhaps because the portal was updated, the browser reloads once. If it fails again, the
 * error is thrown (MSG-06, MSG-07), as one that pages show in our own words. The flag is kept for each chunk, because others load again with each reload: one flag for
 * all would be cleared by them, and the browser would reload without end.
 */
export function withOneReload<T>(chunk: string, load: () => Promise<T>): () => Promise<T> {
  return async () => {
    try {
      const part = await load();
      loadedAgain(chunk);
      return part;
    } catch (error) {
      if (reloaded().includes(chunk)) throw new ChunkError(chunk, error);
      store([...reloaded(), chunk]);
      leave.reload();
      return new Promise<T>(() => undefined);
    }
  };
}
