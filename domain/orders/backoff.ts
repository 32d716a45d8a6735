/** How long to wait between two tries: the first time, how much longer each time after that, and at most. */
export interface Backoff {
  readonly firstMs: number;
  readonly factor: number;
  readonly mostMs: number;
}

/**
 * Milliseconds to wait after the nth try (the first is 1). `random`, from 0 to 1, varies the wait by a quarter each way, so
 * that orders that failed together do not retry together.
 */
export function waitAfter({ firstMs, factor, mostMs }: Backoff, tries: number, random: number): number {
  const wait = Math.min(mostMs, firstMs * factor ** Math.max(0, tries - 1));
  return Math.round(wait * (0.75 + random / 2));
}
