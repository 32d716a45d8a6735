import { withOneReload } from '../providers/chunks/with-one-reload';

let loading: ReturnType<typeof load> | undefined;
const load = withOneReload('App', () => import('../App'));

/** Loads the application once. A failed load can be retried. */
export function loadApplication(): ReturnType<typeof load> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
