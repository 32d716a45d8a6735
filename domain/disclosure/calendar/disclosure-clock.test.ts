import { describe, expect, it } from 'vitest';
import { defaultBusinessHours } from '../../loan/business-hours';
import { generalCalendar } from './business-days';
import {
  afterClosingDisclosure,
  afterEstimate,
  afterRevisedEstimate,
  closingDisclosureDue,
  cureDue,
  estimateDue,
  intentDue,
  isAprAccurate,
  receivedOn,
  rescissionEnds,
  restartsWait,
  revisionDue,
} from './disclosure-clock';

const general = generalCalendar(defaultBusinessHours);

describe('the clock of disclosures', () => {
  it('waits seven business days after a Loan Estimate: Monday 6/1 to Tuesday 6/9', () => {
    expect(afterEstimate('2015-06-01')).toMatchObject({ date: '2015-06-09', skipped: [{ date: '2015-06-07' }] });
  });

  it('presumes receipt three business days after mailing, and waits three more: 11/20 to 11/24 to 11/28', () => {
    const mailed = { sent: '2026-11-20', method: 'mail' } as const;
    expect(receivedOn(mailed).date).toBe('2026-11-24');
    expect(afterClosingDisclosure(mailed)).toMatchObject({
      date: '2026-11-28',
      skipped: [{ reason: { name: 'Thanksgiving Day' } }],
    });
    expect(afterClosingDisclosure({ ...mailed, evidence: '2026-11-21' }).date).toBe('2026-11-25');
    expect(receivedOn({ ...mailed, evidence: '2026-12-24' }).date).toBe('2026-11-24');
    expect(receivedOn({ sent: '2026-11-20', method: 'in-person' }).date).toBe('2026-11-20');
  });

  it('has the dates of comment 19(e)(4)(ii)-1.iv: asked on 6/8, due 6/11, mailed then, received 6/15', () => {
    expect(revisionDue('2015-06-08', general).date).toBe('2015-06-11');
    expect(receivedOn({ sent: '2015-06-11', method: 'electronic' }).date).toBe('2015-06-15');
  });

  it('has the dates of comment v: delivered on 6/9, closing on 6/12', () => {
    expect(afterClosingDisclosure({ sent: '2015-06-09', method: 'in-person' }).date).toBe('2015-06-12');
  });

  it('counts the Loan Estimate, intent and revisions by the days on which the office is open', () => {
    expect(estimateDue('2026-07-01', general)).toMatchObject({
      date: '2026-07-07',
      skipped: [{ date: '2026-07-03' }, { date: '2026-07-04' }, { date: '2026-07-05' }],
    });
    expect(intentDue('2013-02-15', general).date).toBe('2013-03-04');
    expect(revisionDue('2026-11-23', general).date).toBe('2026-11-27');
  });

  it('counts back from consummation', () => {
    expect(closingDisclosureDue('2026-11-30')).toMatchObject({
      date: '2026-11-25',
      skipped: [{ date: '2026-11-29' }, { date: '2026-11-26' }],
    });
    expect(afterRevisedEstimate({ sent: '2026-03-02', method: 'electronic' }).date).toBe('2026-03-10');
  });

  it('ends rescission and cure', () => {
    expect(rescissionEnds('2026-12-23').date).toBe('2026-12-28');
    expect(cureDue('2026-01-15')).toBe('2026-03-16');
  });
});

describe('a new wait', () => {
  const disclosed = { apr: 7_000, product: 'Fixed Rate', hasPrepaymentPenalty: false };

  it('starts if the APR is no longer accurate: 7.10 is, 7.15 is not', () => {
    expect(isAprAccurate(7_000, 7_100, false)).toBe(true);
    expect(isAprAccurate(7_000, 7_125, false)).toBe(true);
    expect(isAprAccurate(7_000, 7_150, false)).toBe(false);
    expect(isAprAccurate(7_000, 7_150, true)).toBe(true);
    expect(isAprAccurate(7_000, 6_840, false)).toBe(false);
  });

  it('does not start because a product is worded as comment 37(a)(10)-1 words it', () => {
    const before = { ...disclosed, product: '10 Year Interest Only, 5 Year/6 Mo. Adjustable Rate' };
    const same = { ...disclosed, product: '10 Year Interest Only, 5/6 mo. Adjustable Rate' };
    expect(restartsWait(before, same, false)).toEqual([]);
    expect(restartsWait(before, { ...same, product: '10 Year Interest Only, 7/6 mo. Adjustable Rate' }, false)).toEqual(
      ['product'],
    );
  });

  it('does not start for an APR that results from an accurate finance charge', () => {
    const charged = { ...disclosed, financeCharge: 250_000_00 };
    const reasons = (apr: number, financeCharge: number | undefined) =>
      restartsWait(charged, { ...disclosed, apr, financeCharge }, false);
    // A better rate: the disclosed finance charge is greater than the actual one.
    expect(reasons(6_600, 230_000_00)).toEqual([]);
    expect(reasons(7_200, 250_100_00)).toEqual([]);
    expect(reasons(7_200, 250_100_01)).toEqual(['apr']);
    // The APR fell for another reason than the finance charge, or the finance charge is not known.
    expect(reasons(6_600, 250_050_00)).toEqual(['apr']);
    expect(reasons(7_200, 240_000_00)).toEqual(['apr']);
    expect(reasons(6_600, undefined)).toEqual(['apr']);
    expect(restartsWait(disclosed, { ...charged, apr: 6_600 }, false)).toEqual(['apr']);
  });

  it('has up to three reasons, and none for a penalty that ends', () => {
    expect(restartsWait(disclosed, { apr: 7_300, product: 'ARM', hasPrepaymentPenalty: true }, false)).toEqual([
      'apr',
      'product',
      'prepayment-penalty',
    ]);
    expect(restartsWait({ ...disclosed, hasPrepaymentPenalty: true }, disclosed, false)).toEqual([]);
  });
});
