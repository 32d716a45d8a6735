import { CompiledQuery, type Kysely } from 'kysely';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { AppContext } from '../app-context';
import type { PortalDb } from '../db/portal-db';
import { type AppError, refuse } from '../http/app-error';
import { keyedHash } from './secrets';

/** Points allowed per number of seconds. */
const LIMITS = {
  /** Wrong passwords for one user ID, whether it exists or not. */
  'password-user': { points: 10, duration: 900 },
  /** Failed tries from one address, of any kind. */
  address: { points: 60, duration: 900 },
  /** PINs mailed to a user and not used. */
  'pin-mail': { points: 6, duration: 600 },
  /** Wrong PINs of one user; requesting a new PIN does not reset it. */
  'pin-user': { points: 30, duration: 3600 },
  /** Accounts registered from one address. */
  register: { points: 5, duration: 3600 },
  /** Social security numbers that one user reveals; the limit is a general setting. */
  reveal: { points: 30, duration: 3600 },
  /** Prices requested from one address without signing in. */
  'public-price': { points: 30, duration: 600 },
  /** Lists and files of the public area read from one address without signing in; a whole office can share one address. */
  'public-read': { points: 600, duration: 600 },
} as const;

type ThrottleName = keyof typeof LIMITS;

/** The state of a counter after taking a point: the points left, and when the count restarts. */
interface Attempts {
  readonly left: number;
  readonly until: Date;
}

/** One limit for one subject. The counters are stored in the database. */
interface Throttle {
  /** Takes a point and returns the new state. Throws 429 with Retry-After if none is left. */
  take(): Promise<Attempts>;
  /** Returns one point. */
  giveBack(): Promise<void>;
  /** Resets the count. */
  clear(): Promise<void>;
}

type Limiters = Readonly<Record<ThrottleName, RateLimiterPostgres>>;
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

const refused = (rest: RateLimiterRes): AppError => {
  const wait = String(Math.max(1, Math.ceil(rest.msBeforeNext / 1000)));
  return refuse('too-many-tries', 'too-many-tries', {
    headers: { 'Retry-After': wait },
  });
};

/**
 * The counter of a subject. The point is taken before the try is checked, so that simultaneous tries cannot slip through.
 * Subjects are stored hashed, because people type passwords into the wrong field.
 */
export function throttle(
  portal: Pick<AppContext, 'db' | 'secret'>,
  name: ThrottleName,
  subject: string,
  points: number = LIMITS[name].points,
): Throttle {
  const limiter = limiters(portal.db)[name];
  limiter.points = points;
  const key = keyedHash(portal.secret, 'throttle', subject);
  return {
    async take() {
      try {
        const { remainingPoints, msBeforeNext } = await limiter.consume(key);
        return { left: remainingPoints, until: new Date(Date.now() + msBeforeNext) };
      } catch (error) {
        throw error instanceof RateLimiterRes ? refused(error) : error;
      }
    },
    async giveBack() {
      await limiter.reward(key);
    },
    async clear() {
      await limiter.delete(key);
    },
  };
}
