import type { Logger } from 'pino';
import type { Clock } from '../../ports/clock/clock';
import type { JournalConnection } from './journal-db';
import { deleteOldOperations } from './operations';

const DAY_MS = 86_400_000;

/** Forgets old operations now and once a day; answers how to stop. */
export async function purgeDaily(db: JournalConnection, clock: Clock, log: Logger): Promise<() => void> {
  const purge = () =>
    deleteOldOperations(db, clock()).catch((error: unknown) => log.warn({ err: error }, 'old operations were kept'));
  await purge();
  const daily = setInterval(purge, DAY_MS);
  daily.unref();
  return () => clearInterval(daily);
}
