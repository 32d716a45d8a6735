import { describe, expect, it } from 'vitest';
import { maskLoan, withoutMaskedSsns } from './ssn-mask';

const loan = { applicants: [{ aBSsn: '900-12-3456', aCSsn: '900-98-7654' }, { aBFirstNm: 'Bo' }] };

describe('masked social security numbers', () => {
  it('show four digits, and nothing if there is no number', () => {
    expect(maskLoan(loan).applicants).toEqual([{ aBSsn: '***-**-3456', aCSsn: '***-**-7654' }, { aBFirstNm: 'Bo' }]);
    expect(loan.applicants[0]?.aBSsn).toBe('900-12-3456');
  });

  it('are left out of a change if they match the stored ones', () => {
    const sent = { aBSsn: '***-**-3456', applicants: [{ aBSsn: '***-**-3456', aCSsn: '***-**-3456', aBFirstNm: 'A' }] };
    expect(withoutMaskedSsns(sent, loan)).toEqual({ applicants: [{ aCSsn: '***-**-3456', aBFirstNm: 'A' }] });
    expect(withoutMaskedSsns({ applicants: 'x', aBSsn: '900-11-2222' }, loan)).toEqual({
      applicants: 'x',
      aBSsn: '900-11-2222',
    });
  });
});
