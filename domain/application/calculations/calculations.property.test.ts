import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ruleOf } from '../../loan/agency';
import { formatThousandths } from '../../numbers/fixed';
import { monthlyInterest, monthlyPayment } from '../../pricing/payment';
import { ratios } from '../../pricing/ratios';
import { withComputed } from '../change/computed';
import { payTotal } from '../pay';
import { BOARDER, FOSTER_CARE } from '../record-kinds';
import { arbitraryLoan, loanWithoutHistory } from './arbitrary-loan.test-support';
import type { Calculation, CalculationLine } from './calculation';
import { manyCalculations, singleCalculations } from './calculation-keys';
import { calculationList, calculationsOf } from './calculations';
import { fosterRules } from './income-rules';
import { ratioInput } from './ratio-input';
import { isDeducted } from './support';

const every = [...singleCalculations, ...manyCalculations];

/** The sum of the lines as calculated by hand. */
function addedUp(lines: readonly CalculationLine[], effects: readonly string[]): Decimal {
  const counted = lines.filter((one) => one.counted && effects.includes(one.effect));
  return counted.reduce(
    (sum, { amount, effect }) => (effect === 'minus' ? sum.minus(amount ?? 0) : sum.plus(amount ?? 0)),
    new Decimal(0),
  );
}

function byHand({ kind, method, lines }: Calculation): string {
  const sum = addedUp(lines, ['plus', 'minus']);
  if (method === 'sum') return sum.toFixed(2);
  if (method === 'average') return sum.div(addedUp(lines, ['over'])).toFixed(2);
  if (kind === 'months') {
    const months = sum.div(addedUp(lines, ['over']));
    return Decimal.max(0, months).toFixed(2, Decimal.ROUND_DOWN);
  }
  return sum
    .div(addedUp(lines, ['over']))
    .mul(100)
    .toFixed(3, Decimal.ROUND_HALF_UP);
}

function paymentByHand({ method, lines }: Calculation): string {
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
        for (const calculation of calculationList(calculationsOf(loan), every)) {
          if (calculation.value === undefined) continue;
          const expected = ['sum', 'ratio', 'average'].includes(calculation.method)
            ? byHand(calculation)
            : paymentByHand(calculation);
          expect([calculation.key, calculation.value]).toEqual([calculation.key, expected]);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('every line counts or explains why not', () => {
    fc.assert(
      fc.property(arbitraryLoan, (loan) => {
        const lines = calculationList(calculationsOf(loan), every).flatMap((calculation) => calculation.lines);
        expect(lines.filter(({ counted, why }) => counted !== (why === undefined))).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });

  it('income without a history and without answers about it counts as entered', () => {
    fc.assert(
      fc.property(loanWithoutHistory, (loan) => {
        const jobs = loan.employments
          .filter(({ status }) => status !== '1')
          .map((job) => job.monthlyIncome ?? payTotal(job) ?? '0');
        const sources = loan.incomes
          .filter(({ type }) => !['23', '31', '32', BOARDER].includes(type ?? ''))
          .filter(({ type }) => type !== FOSTER_CARE || !(ruleOf(fosterRules, loan)?.months ?? 1))
          .map(({ monthlyAmount }) => monthlyAmount ?? '0');
        const deducted = loan.liabilities.filter((debt) => isDeducted(debt, loan)).map(({ payment }) => payment ?? '0');
        const { totalIncome, netRent, subjectRent, incomeGrossUp } = calculationsOf(loan);
        const gains = [netRent, subjectRent].map(({ value }) => Decimal.max(0, value ?? 0));
        const entered = Decimal.sum(0, ...jobs, ...sources, ...gains).minus(Decimal.sum(0, ...deducted));
        expect(totalIncome.value).toBe(entered.toFixed(2));
        expect(incomeGrossUp.lines).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  it('the ratios to value are those of pricing', () => {
    fc.assert(
      fc.property(arbitraryLoan, (loan) => {
        const input = ratioInput(loan);
        const found = input && ratios(input);
        const text = (value: number | undefined) => (value === undefined ? undefined : formatThousandths(value));
        const { ltv, cltv, hcltv } = calculationsOf(loan);
        expect([ltv.value, cltv.value, hcltv.value]).toEqual([text(found?.ltv), text(found?.cltv), text(found?.hcltv)]);
      }),
      { numRuns: 300 },
    );
  });

  it('income by borrower and by kind, and assets by kind, add up to the total', () => {
    fc.assert(
      fc.property(arbitraryLoan, (loan) => {
        const calculations = calculationsOf(loan);
        const sum = (list: readonly Calculation[]) =>
          list.reduce((total, { value }) => total.plus(value ?? 0), new Decimal(0)).toFixed(2);
        const gain = (key: 'netRent' | 'subjectRent') => Decimal.max(0, calculations[key].value ?? 0);
        const rents = gain('netRent').plus(gain('subjectRent'));
        const earned = new Decimal(calculations.totalIncome.value ?? 0).minus(rents).toFixed(2);
        expect(sum(calculations.borrowerIncome)).toBe(earned);
        expect(
          sum(
            calculationList(
              calculations,
              singleCalculations.filter((key) => key.startsWith('income')),
            ),
          ),
        ).toBe(earned);
        const kinds = calculationList(calculations, [
          'accountAssets',
          'retirementAssets',
          'giftAssets',
          'illiquidAssets',
        ]);
        expect(sum(kinds)).toBe(calculations.totalAssets.value);
      }),
      { numRuns: 200 },
    );
  });

  it('the results do not depend on stored computed fields', () => {
    fc.assert(
      fc.property(arbitraryLoan, (loan) => {
        expect(withComputed(withComputed(loan))).toEqual(withComputed(loan));
      }),
      { numRuns: 100 },
    );
  });
});
