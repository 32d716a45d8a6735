import { expect, it } from 'vitest';
import { addMonths } from '../format/date';
import { amountsOn } from './dated-amounts';
import { ledgerOf } from './ledger';
import { sampleTerms } from './sample-terms.test-support';

const { firstDue, principalAndInterest, insurance, escrow } = sampleTerms;
const second = addMonths(firstDue, 1);
const changed = { ...sampleTerms, amounts: [{ from: second, insurance: 0, escrow: escrow + 25_00 }] };

it('has the amounts of the loan until others begin, and of several for one date the last', () => {
  expect(amountsOn(changed, firstDue)).toMatchObject({ insurance, escrow });
  expect(amountsOn(changed, second)).toMatchObject({ insurance: 0, escrow: escrow + 25_00 });
  const corrected = [...changed.amounts, { from: second, insurance: 0, escrow: escrow + 30_00 }];
  expect(amountsOn({ ...changed, amounts: corrected }, addMonths(second, 5)).escrow).toBe(escrow + 30_00);
});

it('leaves months before the change as they were applied', () => {
  const payment = principalAndInterest + insurance + escrow;
  const paid = (reference: string, date: string, amount: number) =>
    ({ reference, date, type: 'payment', amount }) as const;
  const first = paid('P-1', firstDue, payment);
  const later = paid('P-2', second, principalAndInterest + escrow + 25_00);
  expect(ledgerOf(changed, [first]).applied).toEqual(ledgerOf(sampleTerms, [first]).applied);
  expect(ledgerOf(changed, [first, later]).applied.map(({ escrow: into, insurance: mi }) => [into, mi])).toEqual([
    [escrow, insurance],
    [escrow + 25_00, 0],
  ]);
});
