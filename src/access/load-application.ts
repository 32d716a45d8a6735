import { withOneReload } from '../pages/with-one-reload';

let loading: ReturnType<typeof load> | undefined;
const load = withOneReload(() => import('../App'));

/** Fetches the application once; a failed try may be repeated. */
export function loadApplication(): ReturnType<typeof load> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
