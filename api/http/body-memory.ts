/** The part of the memory that one body holds. */
export interface BodyShare {
  /** Waits until there is room for more bytes, then counts them. */
  take(bytes: number): Promise<void>;
  /** Gives back all that was taken. */
  release(): void;
}

/**
 * Bounds the memory of bodies of one kind together. A body for which there is no room waits, so its sender does, too. The oldest
 * one never waits: if all did, each for the others, none would ever end.
 */
export function createBodyMemory(budget: number): { open(): BodyShare } {
  const shares = new Set<BodyShare>();
  let used = 0;
  let waiting: (() => void)[] = [];
  const open = (): BodyShare => {
    let own = 0;
    const mayTake = (bytes: number): boolean => used + bytes <= budget || shares.values().next().value === share;
    const share: BodyShare = {
      async take(bytes) {
        while (shares.has(share) && !mayTake(bytes)) await new Promise<void>((resolve) => waiting.push(resolve));
        if (!shares.has(share)) return;
        own += bytes;
        used += bytes;
      },
      release() {
        if (!shares.delete(share)) return;
        used -= own;
        const woken = waiting;
        waiting = [];
        for (const resolve of woken) resolve();
      },
    };
    shares.add(share);
    return share;
  };
  return { open };
}
