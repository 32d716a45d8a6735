import { describe, expect, it } from 'vitest';
import { generalCalendar } from '../disclosure/calendar/business-days';
import { type CopySent, mayWaiveOn, type ValuationFacts, valuationClock } from './valuation-clock';

const hours = { days: [1, 2, 3, 4, 5], holidays: [], closedOnFederalHolidays: true, opens: '08:00', closes: '17:00' };
const general = generalCalendar(hours as Parameters<typeof generalCalendar>[0]);
const base: ValuationFacts = {
  loan: { sLienPosT: '0', sAppSubmittedD: '2026-11-09', sEstCloseD: '2026-12-04' },
  ...{ noticeOn: null, waivedOn: null, valuations: [], borrowers: ['Ann Lee'] },
};
const row = (step: string, more: Partial<ValuationFacts>, today = '2026-11-20') =>
  valuationClock({ ...base, ...more }, general, today).find((one) => one.step === step);
const copy = { borrower: 'Ann Lee', method: 'mail', sentOn: '2026-11-23', receivedOn: null } as const;
const one = { appraisal: 'a', reportVersion: 1, completedOn: '2026-11-20' };
const valued = (...copies: CopySent[]) => [{ ...one, copies }];

describe('the clock of copies of valuations (12 CFR 1002.14)', () => {
  it('asks for the notice by the third business day after the application', () => {
    // Veterans Day, 11 November, does not count.
    expect(row('notice', {})).toMatchObject({ day: { date: '2026-11-13' }, state: 'late' });
    expect(row('notice', { noticeOn: '2026-11-12' })).toMatchObject({ done: '2026-11-12', state: 'done' });
    expect(row('notice', { noticeOn: '2026-11-16' })?.state).toBe('late');
  });

  it('asks for the copy promptly or three business days before closing, or at closing after a waiver in time', () => {
    expect(row('copy', { valuations: valued() })).toMatchObject({ day: { date: '2026-11-27' }, state: 'open' });
    const open = { ...base.loan, sEstCloseD: null };
    expect(row('copy', { loan: open, valuations: valued() })?.day?.date).toBe('2026-11-27');
    const soon = { ...base.loan, sEstCloseD: '2026-11-27' };
    expect(row('copy', { loan: soon, valuations: valued() })?.day?.date).toBe('2026-11-23');
    expect(row('copy', { valuations: valued(), waivedOn: '2026-12-01' })?.day?.date).toBe('2026-12-04');
    expect(row('copy', { valuations: valued(), waivedOn: '2026-12-02' })?.day?.date).toBe('2026-11-27');
    expect([mayWaiveOn('2026-12-01', '2026-12-04', general), mayWaiveOn('2026-12-02', '2026-12-04', general)]).toEqual([
      ...[true, false],
    ]);
  });

  it('gives 30 days if the loan ends after a waiver', () => {
    const loan = { ...base.loan, sWithdrawnD: '2026-11-27' };
    expect(row('copy', { loan, valuations: valued(), waivedOn: '2026-11-24' })?.day?.date).toBe('2026-12-27');
  });

  it('presumes receipt three business days after mailing, and counts closing from it', () => {
    // Thanksgiving, 26 November, does not count.
    const sent = { valuations: valued(copy) };
    expect(row('received', sent)).toMatchObject({ day: { date: '2026-11-27' }, state: 'open', done: null });
    expect(row('received', sent, '2026-11-30')).toMatchObject({ done: '2026-11-27', state: 'done' });
    expect(row('closing', sent)?.day?.date).toBe('2026-12-02');
    expect(row('closing', { ...sent, waivedOn: '2026-11-24' })?.day?.date).toBe('2026-11-30');
    expect(row('closing', { ...sent, waivedOn: '2026-11-20' })?.day?.date).toBe('2026-11-27');
    expect(row('closing', { valuations: valued() })).toBeUndefined();
  });

  it('judges the copy by its receipt, not by the day it was sent', () => {
    const late = { ...copy, sentOn: '2026-11-25' };
    expect(row('copy', { valuations: valued(late) })).toMatchObject({ done: '2026-11-25', state: 'late' });
    const handed = { ...late, method: 'in-person' } as const;
    expect(row('copy', { valuations: valued(handed) })).toMatchObject({ done: '2026-11-25', state: 'done' });
  });

  it('does not presume that an electronic copy was received', () => {
    const sent = { ...copy, method: 'electronic' } as const;
    expect(row('received', { valuations: valued(sent) }, '2026-12-03')).toMatchObject({ day: null, state: 'open' });
    expect(row('copy', { valuations: valued(sent) }, '2026-12-03')?.state).toBe('late');
    expect(row('closing', { valuations: valued(sent) })).toBeUndefined();
    const mailed = { valuations: valued(sent, { ...copy, sentOn: '2026-11-24' }) };
    expect(row('received', mailed)?.day?.date).toBe('2026-11-30');
    const opened = { valuations: valued({ ...sent, receivedOn: '2026-11-24' }, copy) };
    expect(row('received', opened, '2026-11-25')).toMatchObject({ done: '2026-11-24', method: 'electronic' });
  });

  it('closes only with the copies of every appraisal, and marks a loan that closed before', () => {
    const second = { ...one, appraisal: 'b' };
    const both = (copies: CopySent[]) => ({ valuations: [...valued(copy), { ...second, copies }] });
    expect(row('closing', both([]))).toBeUndefined();
    const sent = both([{ ...copy, sentOn: '2026-11-24' }]);
    expect(row('closing', sent)).toMatchObject({ day: { date: '2026-12-03' }, state: 'open' });
    const closed = (sConsummationD: string) => ({ ...sent, loan: { ...base.loan, sConsummationD } });
    expect(row('closing', closed('2026-12-02'), '2026-12-05')?.state).toBe('late');
    expect(row('closing', closed('2026-12-03'), '2026-12-05')?.state).toBe('done');
  });

  it('does not apply to second liens', () => {
    expect(valuationClock({ ...base, loan: { ...base.loan, sLienPosT: '1' } }, general, '2026-11-20')).toEqual([]);
  });
});
