import { describe, expect, it } from 'vitest';
import { generalCalendar } from './business-days';
import { dateWarnings } from './date-warnings';

const general = generalCalendar({ days: [1, 2, 3, 4, 5], holidays: [], closedOnFederalHolidays: true } as never);
/** An owner-occupied refinance that closes on the Wednesday before New Year's Day. */
const refinance = { sLPurposeT: '1', sOccTPe: '0', sEstCloseD: '2026-12-30', sDisbursementD: '2027-01-05' };

describe('warnings about planned days', () => {
  it('has none for days that keep every clock', () => {
    expect(dateWarnings(refinance, general, '2026-12-30')).toEqual([]);
    expect(dateWarnings({}, general, '2026-12-30')).toEqual([]);
  });

  it('names the end of the rescission if money would be paid out before it is over', () => {
    // December 31, January 2 and 4: New Year's Day and Sunday do not count.
    const tooEarly = { code: 'beforeRescission', date: '2027-01-04' };
    expect(dateWarnings({ ...refinance, sDisbursementD: '2027-01-04' }, general)).toEqual([tooEarly]);
    expect(dateWarnings({ ...refinance, sDisbursementD: '2026-12-30' }, general)).toEqual([tooEarly]);
    // A purchase cannot be rescinded, nor a loan on a house to let.
    const paid = { ...refinance, sDisbursementD: '2026-12-30' };
    expect(dateWarnings({ ...paid, sLPurposeT: '0' }, general)).toEqual([]);
    expect(dateWarnings({ ...paid, sOccTPe: '2' }, general)).toEqual([]);
  });

  it('names a closing on a holiday or before the first possible day, until the loan has closed', () => {
    const holiday = { ...refinance, sEstCloseD: '2027-01-01', sDisbursementD: '2027-01-07' };
    expect(dateWarnings(holiday, general, '2027-01-04')).toEqual([
      { code: 'beforeFirstClosing', date: '2027-01-04' },
      { code: 'closingOnHoliday', date: '2027-01-01' },
    ]);
    expect(dateWarnings({ ...holiday, sConsummationD: '2027-01-02' }, general, '2027-01-04')).toEqual([]);
  });
});
