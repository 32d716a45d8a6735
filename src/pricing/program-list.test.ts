import { describe, expect, it } from 'vitest';
import { leastOf } from './compare';
import { curveTicks } from './curve';
import { amountReason, option, program, refused } from './pricing.test-support';
import { bestOption, filterChoices, listed, nearMisses, noFilter, toggled } from './program-list';

const thirty = program('thirty', [option('6.000', 99.5), option('6.125', 100.5, { HousingPayment: '3949.47' })], {
  displayOrder: 2,
});
const fifteen = program('fifteen', [option('5.250', 100.25, { HousingPayment: '5225.21' })], {
  displayOrder: 1,
  Term: 180,
});
const arm = program('arm', [option('5.625', 100, { HousingPayment: '3741.77' })], { displayOrder: 3, FinMethT: '1' });
const fha = program('fha', [option('5.625', 100, { HousingPayment: '3741.77' })], { displayOrder: 4, LoanType: '1' });
const all = [thirty, fifteen, arm, fha];
const names = (programs: readonly { Name: string }[]): string[] => programs.map(({ Name }) => Name);

describe('program list', () => {
  it('shows the lowest rate at par or better', () => {
    expect(bestOption(thirty)?.Rate).toBe('6.125');
  });

  it('sorts by the lender’s order, rate or payment, with ties in the lender’s order', () => {
    expect(names(listed(all, noFilter, 'order'))).toEqual(['fifteen', 'thirty', 'arm', 'fha']);
    expect(names(listed(all, noFilter, 'rate'))).toEqual(['fifteen', 'arm', 'fha', 'thirty']);
    expect(names(listed(all, noFilter, 'payment'))).toEqual(['arm', 'fha', 'thirty', 'fifteen']);
  });

  it('keeps programs that match any selected chip of each kind', () => {
    const filter = toggled(toggled(noFilter, 'terms', '30'), 'products', '0');
    expect(names(listed(all, filter, 'order'))).toEqual(['thirty', 'arm']);
    expect(names(listed(all, toggled(filter, 'products', '1'), 'order'))).toEqual(['thirty', 'arm', 'fha']);
    expect(toggled(toggled(noFilter, 'terms', '30'), 'terms', '30')).toEqual(noFilter);
  });

  it('offers chips only for kinds with more than one choice', () => {
    expect(filterChoices(all)).toEqual({ terms: ['30', '15'], products: ['0', '1'], amortizations: ['0', '1'] });
    expect(filterChoices([thirty])).toEqual(noFilter);
    expect(filterChoices([thirty, program('heloc', [], { LienPosT: '1' })]).products).toEqual(['0', 'second']);
  });

  it('finds the reasons that alone exclude programs, most programs first', () => {
    const near = refused('near', [amountReason], { displayOrder: 9 });
    const far = refused('far', [amountReason, { ...amountReason, code: 'score' }], { displayOrder: 1 });
    const score = { ...amountReason, code: 'score' as const };
    const [one, two] = [refused('one', [score]), refused('two', [score])];
    expect(nearMisses([far, near, one, thirty, two], 3)).toEqual([
      { reason: score, programs: [one, two] },
      { reason: amountReason, programs: [near] },
    ]);
  });
});

describe('comparison', () => {
  it('marks the lowest values, and none if all are equal', () => {
    expect(leastOf(['10.00', '9.50', undefined, '9.500'])).toEqual([false, true, false, true]);
    expect(leastOf(['10.00', '10.00'])).toEqual([false, false]);
    expect(leastOf(['10.00', null])).toEqual([false, false]);
  });
});

describe('price axis', () => {
  it('always has a tick at par, and at most seven ticks', () => {
    expect(curveTicks([98.25, 101.75])).toEqual([98, 99, 100, 101, 102]);
    expect(curveTicks([96.1, 103.9])).toEqual([96, 98, 100, 102, 104]);
    expect(curveTicks([100.5])).toEqual([100, 101]);
  });
});
