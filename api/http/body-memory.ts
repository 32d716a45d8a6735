/** The part of the memory that one body holds. */
export interface BodyShare {
  /** Waits until there is room for more bytes, then counts them. */
  take(bytes: number): Promise<void>;
  /** Waits for room now. */
  isWaiting(): boolean;
  /** Bodies of others wait for room now that this one may have, not only for earlier bodies of their own user. */
  othersWait(): boolean;
  /** Gives back all that was taken. */
  release(): void;
}

interface Owned {
  readonly owner: string | undefined;
  bytes: number;
  /** Bytes for which it waits. */
  waitsFor: number;
}

/**
 * Bounds the memory of bodies of one kind together. A body for which there is no room waits, so its sender does, too. The oldest
 * one never waits: if all did, each for the others, none would ever end. Bodies of one owner beside their oldest get no more than
 * half of the memory together with it, so that slow uploads of one user leave room for others.
 */
export function createBodyMemory(budget: number): { open(owner?: string): BodyShare } {
  const shares = new Map<BodyShare, Owned>();
  let used = 0;
  let waiting: (() => void)[] = [];
  const sameOwner = (one: Owned, other: Owned): boolean =>
    one === other || (one.owner !== undefined && one.owner === other.owner);
  const isWithinPart = (of: Owned, bytes: number): boolean => {
    const ofOwner = [...shares.values()].filter((other) => sameOwner(of, other));
    return ofOwner[0] === of || ofOwner.reduce((sum, other) => sum + other.bytes, bytes) <= budget / 2;
  };
  const open = (owner?: string): BodyShare => {
    const own: Owned = { owner, bytes: 0, waitsFor: 0 };
    const mayTake = (bytes: number): boolean =>
      shares.keys().next().value === share || (used + bytes <= budget && isWithinPart(own, bytes));
    const share: BodyShare = {
      async take(bytes) {
        own.waitsFor = bytes;
        while (shares.has(share) && !mayTake(bytes)) await new Promise<void>((resolve) => waiting.push(resolve));
        own.waitsFor = 0;
        if (!shares.has(share)) return;
        own.bytes += bytes;
        used += bytes;
      },
      isWaiting: () => own.waitsFor > 0,
      othersWait: () =>
        [...shares.values()].some(
          (other) => other.waitsFor > 0 && !sameOwner(own, other) && isWithinPart(other, other.waitsFor),
        ),
      release() {
        if (!shares.delete(share)) return;
        used -= own.bytes;
        const woken = waiting;
        waiting = [];
        for (const resolve of woken) resolve();
      },
    };
    shares.set(share, own);
    return share;
  };
  return { open };
}
