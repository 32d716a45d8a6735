import { expect, it } from 'vitest';
import { adjustmentLines, readAdjustments } from './adjustment-lines';

const adjustments = [
  { description: 'Escrow waiver; no impounds', rate: '0.000', price: '-0.125', margin: '0.000' },
  { description: 'Loan amount, 350,000 to 600,000', rate: '0.125', price: '0.250', margin: '-0.005' },
];

it('stores adjustments as lines of text, and reads them again', () => {
  expect(readAdjustments(adjustmentLines(adjustments))).toEqual(adjustments);
  expect(adjustmentLines([])).toBeNull();
  expect(readAdjustments(null)).toEqual([]);
});

it('keeps a line of another form as a description that changes nothing', () => {
  expect(readAdjustments('SRP')).toEqual([{ description: 'SRP', rate: '0.000', price: '0.000', margin: '0.000' }]);
});
