import { describe, expect, it } from 'vitest';
import { defaultBusinessHours } from '../../loan/business-hours';
import { emptyDocument, type NewLoanDocument } from '../../loan/document';
import type { EstimateRecord } from '../../loan/fees/closing-lists';
import type { CocRecord } from '../../loan/fees/coc-record';
import { generalCalendar } from '../calendar/business-days';
import { type ClockStep, estimateClock, firstClosing } from './estimate-clock';
import { estimateDifference } from './estimate-difference';
import { intentProblem, issueObstacle, neededFields, receiptProblem, unsupportedFeature } from './estimate-rules';

const general = generalCalendar(defaultBusinessHours);
const estimate = (number: number, issued: string, more: Partial<EstimateRecord> = {}): EstimateRecord => ({
  ...{ id: `${number}`, number, issued, by: 'Ann', lines: [], lenderCredit: '0.00', cashToClose: null },
  ...{
    covers: null,
    reason: null,
    delivery: { method: 'electronic', received: null, evidence: null, recordedBy: null },
  },
  ...more,
});
const loan = (more: Partial<NewLoanDocument> = {}): NewLoanDocument => ({ ...emptyDocument(), ...more });
const row = (of: NewLoanDocument, step: ClockStep, today: string) =>
  estimateClock(of, general, today).find((each) => each.step === step);

describe('the clock before the first Loan Estimate', () => {
  it('has its last day, which passes', () => {
    const applied = loan({ sAppSubmittedD: '2026-11-23' });
    // Tuesday, Wednesday, and Friday after Thanksgiving.
    expect(row(applied, 'issued', '2026-11-24')).toMatchObject({ day: { date: '2026-11-27' }, state: 'open' });
    expect(row(applied, 'issued', '2026-11-28')?.state).toBe('late');
    expect(row(loan(), 'issued', '2026-11-28')).toMatchObject({ day: null, state: 'open' });
  });
});

describe('the clock of a Loan Estimate from outside the portal', () => {
  const dates = {
    sInitialLoanEstimateIssuedD: '2026-11-20',
    sIntentToProceedD: '2026-11-25',
    sEstCloseD: '2026-12-28',
  };
  const outside = loan({ sAppSubmittedD: '2026-11-19', ...dates });

  it('has its dates, without a number', () => {
    const rows = estimateClock(outside, general, '2026-11-30');
    expect(rows.map(({ step, number, done }) => [step, number, done])).toEqual([
      ['application', null, '2026-11-19'],
      ['issued', null, '2026-11-20'],
      ['received', null, '2026-11-24'],
      ['intent', null, '2026-11-25'],
      ['disclosure', null, null],
      ['closing', null, null],
    ]);
    expect(row(outside, 'issued', '2026-11-30')).toMatchObject({ day: { date: '2026-11-24' }, state: 'done' });
    expect(row(outside, 'closing', '2026-11-30')?.day?.date).toBe('2026-11-30');
    const received = { ...outside, sInitialLoanEstimateReceivedD: '2026-11-21' };
    expect(row(received, 'received', '2026-11-30')).toMatchObject({
      done: '2026-11-21',
      isPresumed: false,
      method: null,
    });
  });

  it('stays the first one once the portal has issued its own, which is a revised one', () => {
    const delivery = { method: 'in-person', received: '2026-11-27', evidence: null, recordedBy: 'Ann' };
    const own = { ...outside, loanEstimates: [estimate(1, '2026-11-27', { delivery })] };
    const rows = estimateClock(own, general, '2026-11-30');
    expect(rows.filter(({ step }) => step === 'issued')).toMatchObject([
      { number: null, day: { date: '2026-11-24' }, done: '2026-11-20', state: 'done' },
      { number: 1, day: null, done: '2026-11-27', state: 'done' },
    ]);
    expect(row(own, 'intent', '2026-11-30')?.day?.date).toBe('2026-12-07');
    // Four business days after it was handed over, without Sunday.
    expect(row(own, 'closing', '2026-11-30')?.day?.date).toBe('2026-12-02');
    const lastDays = { ...outside, version: 1, sLNm: '1', sStatusT: '0', sEstCloseD: '2026-12-01' };
    expect(issueObstacle(lastDays, { issued: '2026-11-27', method: 'in-person' })?.code).toBe('too-late-to-close');
  });
});

describe('the clock of Loan Estimates', () => {
  const first = estimate(1, '2026-11-20');
  const disclosed = loan({ sAppSubmittedD: '2026-11-19', sEstCloseD: '2026-12-28', loanEstimates: [first] });

  it('presumes receipt after three days, and takes evidence of an earlier day', () => {
    expect(row(disclosed, 'received', '2026-11-23')).toMatchObject({ done: null, isPresumed: false });
    expect(row(disclosed, 'received', '2026-11-24')).toMatchObject({ done: '2026-11-24', isPresumed: true });
    const delivery = { method: 'mail', received: '2026-11-21', evidence: 'Call', recordedBy: 'Ann' };
    const told = { ...disclosed, loanEstimates: [{ ...first, delivery }] };
    expect(row(told, 'received', '2026-11-30')).toMatchObject({ done: '2026-11-21', isPresumed: false });
  });

  it('ends ten business days later unless the borrowers intend to proceed', () => {
    expect(row(disclosed, 'intent', '2026-12-07')).toMatchObject({ day: { date: '2026-12-07' }, state: 'open' });
    expect(row(disclosed, 'intent', '2026-12-08')?.state).toBe('late');
    const intent = { date: '2026-11-24', borrowers: ['Ann Lee'], method: 'phone', recordedBy: 'Ida' };
    const given = { ...disclosed, loanEstimates: [{ ...first, intent }] };
    expect(row(given, 'intent', '2026-12-08')).toMatchObject({ done: '2026-11-24', state: 'done', method: 'phone' });
  });

  it('lets the loan close seven days after the first, and four after a revised one was received', () => {
    expect(firstClosing([])).toBeUndefined();
    expect(firstClosing([first])?.date).toBe('2026-11-30');
    // Received on Saturday 12/5 at the latest; Sunday does not count.
    expect(firstClosing([first, estimate(2, '2026-12-02')])?.date).toBe('2026-12-10');
  });

  it('waits for a revised one that was mailed before one that was handed over', () => {
    const delivery = { method: 'in-person', received: '2026-12-03', evidence: null, recordedBy: 'Ann' };
    const handedOver = estimate(3, '2026-12-03', { delivery });
    expect(firstClosing([first, handedOver])?.date).toBe('2026-12-08');
    expect(firstClosing([first, estimate(2, '2026-12-02'), handedOver])?.date).toBe('2026-12-10');
  });

  it('names the last day for an approved change', () => {
    const coc = {
      ...{
        id: 'c',
        status: 'APPROVED',
        reason: 'rate-lock',
        description: 'Locked',
        learned: '2026-11-24',
        trigger: null,
      },
      ...{ orderId: null, requestedAt: '', requestedBy: '', lines: [], decidedAt: null, decidedBy: null, note: null },
      estimate: null,
    };
    const waiting = { ...disclosed, cocs: [coc] };
    expect(row(waiting, 'revision', '2026-11-25')).toMatchObject({ number: 2, day: { date: '2026-11-30' } });
    // An estimate that is handed over on the 25th leaves four business days before December 1.
    const on = (sEstCloseD: string) => row({ ...waiting, sEstCloseD }, 'revision', '2026-11-25');
    expect(on('2026-12-01')).toMatchObject({ number: 2 });
    expect(on('2026-11-30')).toMatchObject({ number: null, day: { date: '2026-11-30' } });
  });
});

describe('the last day of a revised estimate', () => {
  const change = (learned: string, estimateNumber = 2) => ({ learned, estimate: estimateNumber }) as CocRecord;
  const due = (...cocs: readonly CocRecord[]) =>
    estimateClock(
      loan({ loanEstimates: [estimate(1, '2026-10-20'), estimate(2, '2026-11-24')], cocs }),
      general,
      '2026-11-30',
    ).find(({ step, number }) => step === 'issued' && number === 2);

  it('is the first of the changes that it discloses in time, whatever waited before them', () => {
    // Of the ten percent bucket, and no reason for a revision by itself.
    expect(due(change('2026-11-02'), change('2026-11-20'))).toMatchObject({
      day: { date: '2026-11-25' },
      state: 'done',
    });
    expect(due(change('2026-11-23'), change('2026-11-20'))?.day?.date).toBe('2026-11-25');
  });

  it('is the first of the changes if it discloses none in time', () => {
    expect(due(change('2026-11-03'), change('2026-11-02'))).toMatchObject({
      day: { date: '2026-11-05' },
      state: 'late',
    });
    expect(due(change('2026-11-20', 1))?.day).toBeNull();
  });

  it('is none if it covers only what waited', () => {
    const covers = { lines: ['a'], lenderCredit: false };
    const waited = { loanEstimates: [estimate(2, '2026-11-24', { covers })], cocs: [change('2026-11-02')] };
    expect(row(loan(waited), 'issued', '2026-11-30')?.day).toBeNull();
  });
});

describe('the rules of issue, receipt and intent', () => {
  const stored = { ...loan({ loanEstimates: [estimate(1, '2026-11-20')] }), version: 1, sLNm: '1', sStatusT: '0' };
  const today = { issued: '2026-12-01', method: 'mail' } as const;

  it('refuse a revision that arrives later than four days before closing, unless it is handed over', () => {
    const closing = { ...stored, sEstCloseD: '2026-12-08' };
    expect(issueObstacle(closing, today)).toMatchObject({ code: 'too-late-to-close', first: { date: '2026-12-09' } });
    expect(issueObstacle(closing, { ...today, method: 'in-person' })).toBeUndefined();
    expect(issueObstacle({ ...closing, loanEstimates: [] }, today)).toBeUndefined();
    expect(issueObstacle({ ...stored, sInitialClosingDisclosureIssuedD: '2026-11-30' }, today)?.code).toBe(
      'after-closing-disclosure',
    );
  });

  it('know no receipt before the issue and no intent before the receipt', () => {
    const sent = estimate(1, '2026-11-20');
    expect(receiptProblem(sent, '2026-11-19', '2026-11-24')).toBe('before-issue');
    expect(receiptProblem(sent, '2026-11-25', '2026-11-24')).toBe('in-future');
    const delivery = { method: 'mail', received: '2026-11-23', evidence: 'Call', recordedBy: 'Ann' };
    expect(intentProblem({ ...sent, delivery }, '2026-11-22', '2026-11-24')).toBe('before-receipt');
    expect(intentProblem({ ...sent, delivery }, '2026-11-23', '2026-11-24')).toBeUndefined();
  });

  it('name the fields and features that keep a form from being printed', () => {
    expect(neededFields(loan({ sLPurposeT: '1', sFinMethT: '1' }), false)).toEqual(
      expect.arrayContaining(['sNoteIR', 'sApprVal', 'sRAdjMarginR']),
    );
    expect(unsupportedFeature(loan({ sTerm: 360, sDue: 84 }))).toBe('balloon');
    expect(unsupportedFeature(loan({ sTerm: 360, sDue: 360 }))).toBeUndefined();
  });
});

describe('the difference of two estimates', () => {
  const line = (id: string, bucket: string, amount: string) => ({
    ...{ id, type: id, description: id, section: 'B', bucket, amount },
  });

  it('sums each bucket, with the lender credits as a charge that must not rise', () => {
    const earlier = { lines: [line('a', 'zero', '600.00'), line('s', 'ten', '400.00')], lenderCredit: '500.00' };
    const later = { lines: [line('a', 'zero', '650.00'), line('n', 'none', '9.50')], lenderCredit: '200.00' };
    const { buckets, before, after } = estimateDifference(earlier, later);
    expect(buckets.map(({ bucket, change, unchanged }) => [bucket, change, unchanged])).toEqual([
      ['zero', 350_00, 0],
      ['ten', -400_00, 0],
      ['none', 9_50, 0],
    ]);
    expect(buckets[0]?.lines.map(({ id, before: was, after: is }) => [id, was, is])).toEqual([
      ['a', 600_00, 650_00],
      ['lenderCredit', -500_00, -200_00],
    ]);
    expect([before, after]).toEqual([500_00, 459_50]);
  });
});
