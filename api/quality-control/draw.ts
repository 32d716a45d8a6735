import { createHash } from 'node:crypto';

/** The place of a loan in the order of a seed. */
const placeOf = (seed: string, loanNum: string): string =>
  createHash('sha256').update(`${seed}:${loanNum}`).digest('hex');

/** Draws loans of a population. The same seed draws the same loans, in whatever order they are given. */
export const draw = (population: readonly string[], size: number, seed: string): string[] =>
  [...new Set(population)]
    .map((loanNum) => [placeOf(seed, loanNum), loanNum] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .slice(0, size)
    .map(([, loanNum]) => loanNum);
