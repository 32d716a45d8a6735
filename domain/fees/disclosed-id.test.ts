import { describe, expect, it } from 'vitest';
import type { NewLoanDocument } from '../loan/document';
import { disclosedId } from './disclosed-id';

const fee = (id: string, Description: string, ClosingCostFeeType = 'AppraisalFee') =>
  ({ id, Description, ClosingCostFeeType }) as never;
const line = (id: string, description: string, type = 'AppraisalFee') => ({ id, description, type });
const loan = (fees: readonly never[], ...estimates: readonly (readonly object[])[]): NewLoanDocument =>
  ({ fees, loanEstimates: estimates.map((lines) => ({ lines })) }) as never;

describe('the ID of a charge that is entered again', () => {
  const appraisal = fee('', 'Appraisal fee ');

  it('is the one of the fee that it takes the place of, or under which it was disclosed last', () => {
    expect(disclosedId(appraisal, [], loan([fee('a', 'Appraisal Fee')]))).toBe('a');
    const disclosed = loan([], [line('first', 'Appraisal Fee')], [line('last', 'Appraisal Fee')]);
    expect(disclosedId(appraisal, [], disclosed)).toBe('last');
  });

  it('is new while another fee has it, and for a charge of another type or name', () => {
    const disclosed = loan([], [line('a', 'Appraisal Fee')]);
    expect(disclosedId(appraisal, [fee('a', 'Appraisal Fee')], disclosed)).toBeUndefined();
    expect(disclosedId(fee('', 'Appraisal Fee', 'OtherFee'), [], disclosed)).toBeUndefined();
    expect(disclosedId(fee('', 'Second appraisal'), [], disclosed)).toBeUndefined();
    expect(disclosedId(appraisal, [], {} as NewLoanDocument)).toBeUndefined();
  });
});
