import { formatDate } from '../format/date';
import type { LockRecord } from './lock-record';

/** The note of a lock on its loan (`sRLckdN`). */
export const lockNote = ({ lock }: LockRecord): string | null => {
  if (lock === null) return null;
  const extended = lock.extensions.length > 0 ? `, extended by ${lock.extensions.reduce((a, b) => a + b, 0)}` : '';
  const ended = lock.canceledOn ? `, canceled ${formatDate(lock.canceledOn, 'long')}` : '';
  return `${lock.kind === 'relock' ? 'Relock' : 'Lock'}, ${lock.days} days${extended}${ended}`;
};
