import { type By, consume, keyOf, limiter, type Parts, type Subject } from './limiters';
import { LIMITS, type LimitName } from './limits';
import { markSlowed } from './slowed';

/** One limit for one subject. The counters are stored in the database. */
interface Throttle {
  /** Takes points, one by default: all, or none if fewer are left, which throws 429 with Retry-After. */
  take(count?: number): Promise<void>;
  /** Returns one point. */
  giveBack(): Promise<void>;
  /** Resets the count. */
  clear(): Promise<void>;
}

/** The counter of a subject. The point is taken before the try is checked, so that simultaneous tries cannot slip through. */
export function throttle(
  portal: Parts,
  name: LimitName,
  subject: Subject,
  by: By,
  points: number = LIMITS[name].points,
): Throttle {
  const counter = limiter(portal, name);
  counter.points = points;
  const key = keyOf(portal, name, subject);
  return {
    async take(count = 1) {
      try {
        await consume(counter, key, count, () => markSlowed(portal, counter.getKey(key), subject, by));
      } catch (error) {
        // Refusing a large number leaves what a smaller one may still take.
        if (count > 1) await counter.reward(key, count);
        throw error;
      }
    },
    async giveBack() {
      await counter.reward(key);
    },
    async clear() {
      await counter.delete(key);
    },
  };
}
