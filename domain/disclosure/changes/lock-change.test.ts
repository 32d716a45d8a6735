import { expect, it } from 'vitest';
import { sampleTerms } from '../../fees/sample-form.test-support';
import type { LoanDocument } from '../../loan/document';
import { withLockChange } from './lock-change';

const loan: LoanDocument = {
  ...sampleTerms,
  ...{ sLNm: '7', version: 1, sStatusT: '4', sRateLockStatusT: '1', sNoteIR: '6.500', sRLckdExpiredD: '2026-12-28' },
  loanEstimates: [
    {
      ...{ id: '1', number: 1, issued: '2026-11-02', by: 'Ida Holm', lines: [], lenderCredit: '0.00' },
      ...{ covers: null, reason: null, cashToClose: null },
    },
  ],
};
const change = { expired: false, on: '2026-11-27', at: '2026-11-27T20:00:00Z', by: 'Lock desk' };

it('renews its open request when the lock is extended, and keeps what users wrote there', () => {
  const [first] = withLockChange(loan, { ...change, orderId: 'a' }) ?? [];
  expect(first?.description).toBe('The rate was locked at 6.500% until 12/28/2026.');
  if (!first) expect.fail();
  const extended = { ...loan, sRLckdExpiredD: '2027-01-04' };
  const again = (description: string) =>
    withLockChange({ ...extended, cocs: [{ ...first, description }] }, { ...change, orderId: 'b' });
  expect(again(first.description)).toMatchObject([
    { description: 'The rate was locked at 6.500% until 01/04/2027.', learned: '2026-11-27', orderId: 'b' },
  ]);
  expect(again(`${first.description}\nTold the borrower by phone.`)?.[0]?.description).toBe(
    'The rate was locked at 6.500% until 01/04/2027.\nTold the borrower by phone.',
  );
});
