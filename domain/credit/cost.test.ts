import { describe, expect, it } from 'vitest';
import { creditCost } from './cost';

const prices = { hard: 25_00, soft: 8_00, reissue: 5_00 };
const three = ['Experian', 'TransUnion', 'Equifax'];

describe('the expected cost of a credit order', () => {
  it.each([
    ['new', 'hard', three, ['0B'], 75_00],
    ['new', 'hard', three, ['0B', '0C'], 150_00],
    ['new', 'soft', three, ['0B', '0C'], 48_00],
    ['upgrade', 'hard', ['Equifax'], ['0B', '0C'], 50_00],
    ['reissue', 'hard', three, ['0B', '0C'], 5_00],
    ['supplement', 'hard', three, ['0B'], 0],
  ] as const)('%s, %s, %j for %j', (action, pull, bureaus, borrowers, cents) => {
    expect(creditCost({ action, pull, bureaus, borrowers }, prices)).toBe(cents);
  });
});
