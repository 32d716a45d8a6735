/** A deterministic random generator: the same seed gives the same numbers on every machine. */
export interface Random {
  /** From 0 up to, not including, 1. */
  next(): number;
  /** A whole number from `least` to `most`, both included. */
  int(least: number, most: number): number;
  /** True that often, `share` being from 0 to 1. */
  chance(share: number): boolean;
  pick<T>(from: readonly [T, ...T[]]): T;
  /** One of the values, chosen by weight. */
  weighted<T>(from: readonly (readonly [value: T, weight: number])[]): T;
}

/** Spreads neighboring numbers over all 32-bit numbers, so that loans 1 and 2 have nothing in common. */
function scrambled(seed: number): number {
  let mixed = seed | 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x45d9f3b);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  return (mixed ^ (mixed >>> 16)) | 0;
}

/**
 * The chance of one thing of many: number `index` of `seed`. Each has its own, so that loan 5 is the same whether 10 or a
 * million are made. A generator of the kind known as mulberry32: small, fast, and good enough for demo data only.
 */
export function randomOf(seed: number, index: number): Random {
  let state = scrambled(scrambled(seed + 0x9e3779b9) + index);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const int = (least: number, most: number): number => least + Math.floor(next() * (most - least + 1));
  return {
    next,
    int,
    chance: (share) => next() < share,
    pick: (from) => from[int(0, from.length - 1)] ?? from[0],
    weighted: (from) => {
      let total = 0;
      for (const entry of from) total += entry[1];
      let left = next() * total;
      for (const entry of from) {
        left -= entry[1];
        if (left < 0) return entry[0];
      }
      const last = from.at(-1);
      if (last === undefined) throw new RangeError('There is nothing to choose from.');
      return last[0];
    },
  };
}
