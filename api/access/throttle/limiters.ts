import { CompiledQuery, type Kysely } from 'kysely';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { message } from '../../../domain/messages/message';
import type { AppContext } from '../../app-context';
import type { PortalDb } from '../../db/portal-db';
import { type AppError, refuse } from '../../http/app-error';
import type { Author, Caller } from '../../http/caller';
import { keyedHash } from '../secrets';
import { LIMITS, type LimitName } from './limits';

/** What the limits of sign-in read and write. */
export type Parts = Pick<AppContext, 'db' | 'secret' | 'log'>;

/** Who tries, for the audit; the actor is null before sign-in. */
export type By = Caller<Author | null>;

/** Whom a counter counts. A device is the ID of a remembered one. */
export interface Subject {
  readonly login?: string;
  readonly userId?: string;
  readonly network?: string;
  readonly device?: string;
}

type Limiters = Readonly<Record<LimitName, RateLimiterPostgres>>;
const limitersOf = new WeakMap<Kysely<PortalDb>, Limiters>();

/** Lets the limiter use the pool that everything else uses. */
const clientOf = (db: Kysely<PortalDb>) => ({
  async query({ text, values }: { text: string; values?: unknown[] }) {
    const { rows, numAffectedRows } = await db.executeQuery(CompiledQuery.raw(text, values ?? []));
    return { rows, rowCount: Number(numAffectedRows ?? rows.length) };
  },
});

function limiters(db: Kysely<PortalDb>): Limiters {
  const stored = limitersOf.get(db);
  if (stored) return stored;
  const storeClient = clientOf(db);
  const made = Object.fromEntries(
    Object.entries(LIMITS).map(([keyPrefix, limit]) => [
      keyPrefix,
      new RateLimiterPostgres({
        ...limit,
        keyPrefix,
        storeClient,
        storeType: 'client',
        schemaName: 'portal',
        tableName: 'throttle',
        tableCreated: true,
        // One limiter deletes expired rows for all of them, every few minutes.
        clearExpiredByTimeout: keyPrefix === 'address',
      }),
    ]),
  ) as Limiters;
  limitersOf.set(db, made);
  return made;
}

/** The limiter of a name; its counters are stored in the database. */
export const limiter = (portal: Parts, name: LimitName): RateLimiterPostgres => limiters(portal.db)[name];

/** The key of a counter. It is a hash, because people type passwords into the field of the user ID. */
export const keyOf = (portal: Parts, name: LimitName, { login, userId, network, device }: Subject): string =>
  keyedHash(portal.secret, 'throttle', name, login ?? '', userId ?? '', network ?? '', device ?? '');

/** 429 with Retry-After, and the wait in full minutes. */
export const refused = ({ msBeforeNext }: Pick<RateLimiterRes, 'msBeforeNext'>): AppError =>
  refuse('too-many-tries', message('too-many-tries', { minutes: Math.max(1, Math.ceil(msBeforeNext / 60_000)) }), {
    headers: { 'Retry-After': String(Math.max(1, Math.ceil(msBeforeNext / 1000))) },
  });

/** Takes points. Throws 429 with Retry-After if too few are left; `onFirst` runs for the first refusal of a period. */
export async function consume(
  of: RateLimiterPostgres,
  key: string,
  count = 1,
  onFirst: () => Promise<void> = async () => {},
): Promise<RateLimiterRes> {
  try {
    return await of.consume(key, count);
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    if (error.consumedPoints - count <= of.points) await onFirst();
    throw refused(error);
  }
}
