import { describe, expect, it } from 'vitest';
import { draw } from './draw';

const population = Array.from({ length: 1000 }, (_, place) => `2610${String(place).padStart(6, '0')}`);

describe('a draw', () => {
  it('is the same for the same seed, whatever the order of the loans', () => {
    const drawn = draw(population, 100, 'seed');
    expect(drawn).toHaveLength(100);
    expect(draw([...population].reverse(), 100, 'seed')).toEqual(drawn);
    expect(draw([...population, ...population], 100, 'seed')).toEqual(drawn);
    expect(draw(population, 100, 'other')).not.toEqual(drawn);
  });

  it('gives each loan the same chance', () => {
    const counts = new Map<string, number>();
    for (let seed = 0; seed < 400; seed += 1) {
      for (const loanNum of draw(population.slice(0, 20), 2, String(seed))) {
        counts.set(loanNum, (counts.get(loanNum) ?? 0) + 1);
      }
    }
    expect(counts.size).toBe(20);
    // 40 on average; the seeds are fixed, so this never changes.
    expect(Math.min(...counts.values())).toBeGreaterThan(20);
    expect(Math.max(...counts.values())).toBeLessThan(62);
  });
});
