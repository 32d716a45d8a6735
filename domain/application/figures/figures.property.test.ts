import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withComputed } from '../../loan/computed';
import { ratioInput } from '../../loan/computed/amounts';
import { formatThousandths } from '../../numbers/fixed';
import { monthlyInterest, monthlyPayment } from '../../pricing/payment';
import { ratios } from '../../pricing/ratios';
import { arbitraryLoan } from './arbitrary-loan.test-support';
import type { Figure, FigureLine } from './figure';
import { manyFigures, singleFigures } from './figure-keys';
import { figureList, figuresOf } from './figures';

const every = [...singleFigures, ...manyFigures];

/** What a person gets who adds up the lines with a pocket calculator. */
function addedUp(lines: readonly FigureLine[], effects: readonly string[]): Decimal {
  const counted = lines.filter((one) => one.counted && effects.includes(one.effect));
  return counted.reduce(
    (sum, { amount, effect }) => (effect === 'minus' ? sum.minus(amount ?? 0) : sum.plus(amount ?? 0)),
    new Decimal(0),
  );
}

function byHand({ method, lines }: Figure): string {
  const sum = addedUp(lines, ['plus', 'minus']);
  if (method === 'sum') return sum.toFixed(2);
  return sum
    .div(addedUp(lines, ['over']))
    .mul(100)
    .toFixed(3, Decimal.ROUND_HALF_UP);
}

function paymentByHand({ method, lines }: Figure): string {
  const [note, rate] = lines.map(({ amount }) => new Decimal(amount ?? 0));
  const cents = note?.mul(100).toNumber() ?? 0;
  const thousandths = rate?.mul(1000).toNumber() ?? 0;
  const months = lines.filter(({ kind }) => kind === 'months');
  const count = addedUp(
    months.map((one) => (one.effect === 'none' ? { ...one, effect: 'plus' as const } : one)),
    ['plus', 'minus'],
  ).toNumber();
  const paid = method === 'interest' ? monthlyInterest(cents, thousandths) : monthlyPayment(cents, thousandths, count);
  return new Decimal(paid).div(100).toFixed(2);
}

describe('for any loan', () => {
  it('the counted lines make the value', () => {
    fc.assert(
      fc.property(arbitraryLoan, (loan) => {
        for (const figure of figureList(figuresOf(loan), every)) {
          if (figure.value === undefined) continue;
          const expected = ['sum', 'ratio'].includes(figure.method) ? byHand(figure) : paymentByHand(figure);
          expect([figure.key, figure.value]).toEqual([figure.key, expected]);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('a line counts or says why not', () => {
    fc.assert(
      fc.property(arbitraryLoan, (loan) => {
        const lines = figureList(figuresOf(loan), every).flatMap((figure) => figure.lines);
        expect(lines.filter(({ counted, why }) => counted !== (why === undefined))).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });

  it('the ratios to value are those of pricing', () => {
    fc.assert(
      fc.property(arbitraryLoan, (loan) => {
        const input = ratioInput(loan);
        const found = input && ratios(input);
        const text = (value: number | undefined) => (value === undefined ? undefined : formatThousandths(value));
        const { ltv, cltv, hcltv } = figuresOf(loan);
        expect([ltv.value, cltv.value, hcltv.value]).toEqual([text(found?.ltv), text(found?.cltv), text(found?.hcltv)]);
      }),
      { numRuns: 300 },
    );
  });

  it('income by borrower and by kind, and assets by kind, add up to the total', () => {
    fc.assert(
      fc.property(arbitraryLoan, (loan) => {
        const figures = figuresOf(loan);
        const sum = (list: readonly Figure[]) =>
          list.reduce((total, { value }) => total.plus(value ?? 0), new Decimal(0)).toFixed(2);
        const rents = Decimal.max(0, figures.netRent.value ?? 0);
        const earned = new Decimal(figures.totalIncome.value ?? 0).minus(rents).toFixed(2);
        expect(sum(figures.borrowerIncome)).toBe(earned);
        expect(
          sum(
            figureList(
              figures,
              singleFigures.filter((key) => key.startsWith('income')),
            ),
          ),
        ).toBe(earned);
        const kinds = figureList(figures, ['accountAssets', 'retirementAssets', 'giftAssets', 'illiquidAssets']);
        expect(sum(kinds)).toBe(figures.totalAssets.value);
      }),
      { numRuns: 200 },
    );
  });

  it('the figures come out the same when the computed fields stand in the loan', () => {
    fc.assert(
      fc.property(arbitraryLoan, (loan) => {
        expect(withComputed(withComputed(loan))).toEqual(withComputed(loan));
      }),
      { numRuns: 100 },
    );
  });
});
