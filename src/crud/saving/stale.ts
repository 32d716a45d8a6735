import { ApiError } from '../../providers/data/api-error';

/** Whether the server rejected a write because another user saved first. */
export const isStale = (error: unknown): error is ApiError => error instanceof ApiError && error.code === 'stale';

/** The server's current record if it rejected a write because another user saved first. */
export function currentOf<Current>(error: unknown, is: (value: unknown) => value is Current): Current | null {
  return isStale(error) && is(error.body.current) ? error.body.current : null;
}
