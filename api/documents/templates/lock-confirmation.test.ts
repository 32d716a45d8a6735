import { describe, expect, it } from 'vitest';
import { printIn } from '../engine/print';
import { lockConfirmation } from './lock-confirmation';
import { type LockConfirmationData, lockConfirmationData } from './lock-confirmation.schemas';

const { sample } = lockConfirmation;
const created = new Date('2026-11-20T18:42:00Z');
const shown = (change: Partial<LockConfirmationData>, language: 'en' | 'tr' | 'ar' = 'en'): string =>
  JSON.stringify(lockConfirmation.view({ ...sample, ...change }, printIn(language, created, 'Emet Mortgage')));
const accepts = (price: Partial<LockConfirmationData['price']>): boolean =>
  lockConfirmationData.safeParse({ ...sample, price: { ...sample.price, ...price } }).success;

describe('the lock confirmation', () => {
  it('states the expiration with its day, time and time zone', () => {
    const text = shown({});
    expect(text).toContain('{{day}} 11:59 PM Pacific time');
    expect(text).toContain('"day":"12/02/2026"');
    expect(shown({}, 'ar')).toContain('الساعة 11:59 مساءً بتوقيت المحيط الهادئ');
  });

  it('has every line of the price, and refuses lines that do not add up to it', () => {
    const text = shown({});
    for (const part of ['102.875', '−0.625', '+0.125', '−1.500', '100.625']) expect(text).toContain(part);
    expect(accepts({})).toBe(true);
    expect(accepts({ finalPrice: '100.750' })).toBe(false);
    expect(accepts({ adjustments: sample.price.adjustments.slice(1) })).toBe(false);
  });

  it('names the lines of the price, and why they apply, in the language of the document', () => {
    const english = shown({});
    for (const part of [
      '"FICO and LTV"',
      '761 and 80.000%: 760 to 779, 75.01 to 80',
      '$350,000 to $600,000',
      '"Relock"',
    ])
      expect(english).toContain(part);
    expect(english).toContain('"label":"Extension 1","detail":"5 days, 11/20/2026"');
    const turkish = shown({}, 'tr');
    for (const part of [
      '"FICO ve LTV"',
      '761 ve 80.000%: 760 – 779, 75.01 – 80',
      '"1. uzatma","detail":"5 gün, 11/20/2026"',
    ])
      expect(turkish).toContain(part);
    expect(turkish).not.toMatch(/Loan amount|Relock|compensation/);
    expect(shown({}, 'ar')).toContain('"label":"FICO وLTV"');
  });

  it('tells in which cases the price changes, and how (domain facts A3)', () => {
    const terms = shown({});
    expect(terms).toContain(
      'A program of another kind is priced at the lower of its price then and its current price.',
    );
    expect(terms).toContain('Another property needs a new lock.');
    expect(terms).toContain('less a fee and the cost of earlier extensions');
  });

  it('gives points as a cost, and negative points as a credit, in percent and dollars', () => {
    expect(shown({})).toMatch(/Credit in dollars","value":"\$3,000.00"/);
    const price = { ...sample.price, points: '0.375', cost: '1800.00' };
    const cost = shown({ price });
    expect(cost).toMatch(/Points, percent of the loan","value":"0.375%"/);
    expect(cost).toMatch(/Points in dollars","value":"\$1,800.00"/);
  });

  it('says what moves an adjustable rate, and nothing of it for a fixed one', () => {
    expect(shown({})).toContain('5.000% / 1.000% / 5.000%');
    expect(shown({ arm: null })).not.toMatch(/Caps|Index|Margin/);
  });

  it('names an extension by its number, and what happened in the words of the language', () => {
    expect(shown({})).toContain('Extension 1');
    expect(shown({}, 'tr')).toMatch(/1\. uzatma.*Yeniden kilitleme|Yeniden kilitleme.*1\. uzatma/);
    expect(shown({ event: 'relock', ordinal: null })).toMatch(/Confirmation of","value":"Relock"/);
  });

  it('marks a score that no bureau gave', () => {
    expect(shown({ isDemoScore: true })).toContain('761 (demo data)');
    expect(shown({})).not.toContain('demo data');
  });
});
