import { ApiError } from '../../providers/data/api-error';

/** Whether the server refused a write because somebody else saved first. */
export const isStale = (error: unknown): error is ApiError => error instanceof ApiError && error.code === 'stale';

/** What the server has now, where it refused a write because somebody else saved first. */
export function currentOf<Current>(error: unknown, is: (value: unknown) => value is Current): Current | null {
  return isStale(error) && is(error.body.current) ? error.body.current : null;
}
