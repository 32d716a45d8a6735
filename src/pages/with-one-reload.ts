import { leave } from '../access/leave';

const FLAG = 'PAGE_LAZY_RELOADED';

/**
 * Wraps a dynamic import. If it fails, perhaps because the portal was updated, the browser reloads once. If
 * it fails again, the error is thrown (MSG-06, MSG-07).
 */
export function withOneReload<T>(load: () => Promise<T>): () => Promise<T> {
  return async () => {
    try {
      const part = await load();
      localStorage.removeItem(FLAG);
      return part;
    } catch (error) {
      if (localStorage.getItem(FLAG) === 'true') {
        localStorage.removeItem(FLAG);
        throw error;
      }
      localStorage.setItem(FLAG, 'true');
      leave.reload();
      return new Promise<T>(() => undefined);
    }
  };
}
