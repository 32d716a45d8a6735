/** How slowly a body may arrive. */
export interface PaceLimits {
  /** While others wait for memory, each stretch of so many seconds must bring so many bytes. */
  readonly seconds: number;
  readonly bytes: number;
  /** Seconds without a single byte, whether others wait or not. */
  readonly silence: number;
}

/** 50 kB/s, the rate of a poor mobile connection. */
const usual: PaceLimits = { seconds: 10, bytes: 500_000, silence: 30 };

/** What is known of a body at a moment. */
export interface BodyState {
  /** Bytes that have arrived so far. */
  readonly received: number;
  /** The sender waits for us: for memory that others have. */
  readonly isHeld: boolean;
  /** Others wait for memory. */
  readonly othersWait: boolean;
}

/** Looked at once a second, says whether a body arrives too slowly. Only the time counts during which we wait for the sender. */
export function createPace(limits: PaceLimits = usual): { isTooSlow(now: BodyState): boolean } {
  let last = -1;
  let silent = 0;
  let stretch: number[] = [];
  return {
    isTooSlow({ received, isHeld, othersWait }) {
      silent = isHeld || received !== last ? 0 : silent + 1;
      last = received;
      if (isHeld || !othersWait) stretch = [];
      else stretch.push(received);
      const [begin = 0] = stretch;
      const isSlow = stretch.length > limits.seconds && received - begin < limits.bytes;
      if (stretch.length > limits.seconds) stretch.shift();
      return isSlow || silent >= limits.silence;
    },
  };
}
