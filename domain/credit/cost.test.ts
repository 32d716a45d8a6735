import { describe, expect, it } from 'vitest';
import { creditCost, creditPricesOf } from './cost';

const prices = { hard: 25_00, soft: 8_00, reissue: 5_00 };
/** As the lender set them. */
const settings = { creditHardPrice: '31.50', creditSoftPrice: '9.25', creditReissuePrice: '0.00' };
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

  it('follows the prices of the general settings', () => {
    const order = { pull: 'hard', bureaus: three, borrowers: ['0B'] } as const;
    expect(creditCost({ ...order, action: 'new' }, creditPricesOf(settings))).toBe(94_50);
    expect(creditCost({ ...order, action: 'new', pull: 'soft' }, creditPricesOf(settings))).toBe(27_75);
    expect(creditCost({ ...order, action: 'reissue' }, creditPricesOf(settings))).toBe(0);
  });
});
