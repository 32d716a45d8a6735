import { describe, expect, it } from 'vitest';
import { catalogFeeOf } from '../../domain/fees/fee-catalog';
import type { FeeTypeCode } from '../../domain/fees/fee-labels';
import { newFee } from '../../domain/fees/fee-records';
import { feeAmount, pastedRows, readPasted } from './pasted-fees';

const loan = { sBranchChannelT: '1' };
function fee(type: FeeTypeCode, amount: string) {
  const known = catalogFeeOf(type);
  if (!known) throw new Error(type);
  return newFee(known, loan, type, amount);
}
const fees = [fee('UnderwritingFee', '1000.00'), fee('AppraisalFee', '600.00'), fee('CreditReportFee', '50.00')];
const paste = (text: string, from = 0) =>
  readPasted(pastedRows(text) ?? [], fees.slice(from), fees, loan, (place) => `new-${place}`);
const amounts = ({ fees: found }: ReturnType<typeof paste>) => found.map(({ id, TotalAmount }) => [id, TotalAmount]);

describe('what is pasted from a spreadsheet', () => {
  it('fills amounts from the focused fee down', () => {
    expect(amounts(paste('$1,100.50\n650\n', 0))).toEqual([
      ['UnderwritingFee', '1100.50'],
      ['AppraisalFee', '650.00'],
    ]);
    expect(paste('1\n2\n3', 2).unread).toEqual(['2', '3']);
    expect(amounts(paste('1195\n\n75\n\n'))).toEqual([
      ['UnderwritingFee', '1195.00'],
      ['CreditReportFee', '75.00'],
    ]);
    expect(amounts(paste('\n650'))).toEqual([['AppraisalFee', '650.00']]);
  });

  it('sets fees by name, and adds those that are missing', () => {
    const found = paste(
      'Credit report\t62.00\nTitle – Survey fee\tPuget\t450\nPrepaid interest\t12\nNo such thing\t5\nAppraisal\t-5',
    );
    expect(amounts(found)).toEqual([
      ['CreditReportFee', '62.00'],
      ['new-1', '450.00'],
    ]);
    expect(found.unread).toEqual(['Prepaid interest 12', 'No such thing 5', 'Appraisal -5']);
  });

  it('is text if it is one value', () => {
    expect(pastedRows('1,250.00')).toBeUndefined();
    expect([feeAmount('$1,250.5'), feeAmount('(300)'), feeAmount('abc')]).toEqual(['1250.50', undefined, undefined]);
    expect([feeAmount('999,999,999.99'), feeAmount('1,000,000,000')]).toEqual(['999999999.99', undefined]);
  });
});
