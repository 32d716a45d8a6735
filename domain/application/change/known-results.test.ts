import { expect, it } from 'vitest';
import { sampleLoan } from '../calculations/sample-loan.test-support';
import { applyLoanChange, validateLoanChange } from './loan-change';

const changed = (input: Record<string, unknown>) => {
  const { changes } = validateLoanChange(input, sampleLoan);
  return { applied: applyLoanChange(sampleLoan, changes), computed: applyLoanChange(sampleLoan, { ...changes }) };
};

it.each([
  ['an amount', { sLAmtCalc: '310000.00', sNoteIR: '6.125' }],
  ['a borrower', { aBLastNm: 'Okafor', aBDob: '1980-01-02' }],
  ['a date that other figures follow', { sDisbursementD: '2026-12-04', sSchedDueD1: '2027-02-01' }],
  ['a list', { assets: [{ id: 'a1', owners: ['0B'], type: '3', value: '1000.00' }] }],
])('a change of %s has the result that is computed from its values', (_what, input) => {
  const { applied, computed } = changed(input);
  expect(applied).toEqual(computed);
});

it('a result that is computed again stays the same', () => {
  const { applied } = changed({ sLAmtCalc: '310000.00' });
  expect(applyLoanChange({ ...applied }, {})).toEqual(applied);
  expect(applyLoanChange(applied, {})).toEqual(applied);
});

it('changes of one loan are applied to another one as to any', () => {
  const { changes } = validateLoanChange({ sLAmtCalc: '310000.00' }, sampleLoan);
  const other = { ...sampleLoan, sPurchPrice: '500000.00' };
  expect(applyLoanChange(other, changes)).toEqual(applyLoanChange(other, { ...changes }));
});
