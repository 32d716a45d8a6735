import { describe, expect, it } from 'vitest';
import { ownValue } from '../tables/own-value';
import { adverseReasons } from '../underwriting/adverse-reasons';
import type { AusFacts, CreditEvent } from './facts.schemas';
import { atLtv, codesOf, run, strongFacts } from './facts.test-support';
import { messageTable } from './message-table';
import { outcomeText, resultCodeOf } from './outcome';
import { pointsOf, totalPoints } from './rules/points';

describe('the recommendation', () => {
  it.each([
    ['DU', {}, 'Approve/Eligible', '1'],
    ['DO', {}, 'Approve/Eligible', '1'],
    ['LPA', {}, 'Accept/Eligible', '10'],
    ['DU', { dtiBottom: '50.001' }, 'Refer with Caution', '5'],
    ['DU', { dtiBottom: '50.001', requiredReserves: '99000.00' }, 'Refer with Caution', '6'],
    ['DU', { requiredReserves: '99000.00' }, 'Approve/Ineligible', '2'],
    ['LPA', { dtiBottom: '50.001' }, 'Caution/Eligible', '12'],
    ['LPA', { requiredReserves: '99000.00' }, 'Accept/Ineligible', '11'],
    ['LPA', { dtiBottom: '50.001', requiredReserves: '99000.00' }, 'Caution/Ineligible', '13'],
    ['DU', { sLT: '1' }, 'Approve/Eligible', '21'],
    ['LPA', { sLT: '1', requiredReserves: '99000.00' }, 'Approve/Ineligible', '22'],
    ['LPA', { sLT: '1', dtiBottom: '57.001' }, 'Refer/Eligible', '23'],
    ['DU', { sGseSpT: '10' }, 'Out of Scope', '14'],
  ] as const)('of %s for %o is %s, code %s', (system, more, text, code) => {
    const report = run({ ...strongFacts, ...more }, { system });
    expect(outcomeText(report)).toBe(text);
    expect(resultCodeOf(report)).toBe(code);
  });

  it('accepts a DTI of exactly 50%', () => {
    expect(run({ ...strongFacts, dtiBottom: '50.000' }).recommendation).toBe('approve');
  });

  it.each(['bankruptcy', 'bankruptcy-13', 'foreclosure', 'deed-in-lieu', 'short-sale'] as const)(
    'is a referral after a declared %s without a date',
    (kind: CreditEvent['kind']) => {
      const report = run({ ...strongFacts, events: [{ kind, borrower: 'Ann Lee', date: null, end: null }] });
      expect(report.recommendation).toBe('refer-caution');
      expect(report.findings.some(({ condition, severity }) => severity === 'critical' && condition)).toBe(true);
    },
  );

  it.each([
    ['DU', 'bankruptcy', '2022-11-21', '2022-11-20'],
    ['DU', 'bankruptcy-13', '2024-11-21', '2024-11-20'],
    ['DU', 'foreclosure', '2019-11-21', '2019-11-20'],
    ['LPA', 'deed-in-lieu', '2022-11-21', '2022-11-20'],
    ['LPA', 'short-sale', '2022-11-21', '2022-11-20'],
    ['FHA', 'bankruptcy', '2024-11-21', '2024-11-20'],
    ['FHA', 'foreclosure', '2023-11-21', '2023-11-20'],
    ['FHA', 'short-sale', '2023-11-21', '2023-11-20'],
    ['VA', 'bankruptcy', '2024-11-21', '2024-11-20'],
    ['VA', 'foreclosure', '2024-11-21', '2024-11-20'],
    ['VA', 'deed-in-lieu', '2024-11-21', '2024-11-20'],
  ] as const)('waits in %s after a %s of %s, and no longer after one of %s', (system, kind, recent, past) => {
    const dated = (date: string) =>
      run(
        {
          ...strongFacts,
          sLT: ownValue({ FHA: '1', VA: '2' }, system) ?? '0',
          events: [{ kind, borrower: 'Ann Lee', date, end: 'discharged' }],
        },
        { system: system === 'LPA' ? 'LPA' : 'DU' },
      );
    expect(codesOf(dated(recent))).toContain('aus-waiting-period');
    expect(dated(recent).recommendation).toMatch(/^(refer|refer-caution|caution)$/);
    expect(codesOf(dated(past))).toContain('aus-verify-event');
    expect(dated(past).recommendation).toMatch(/^(approve|accept)$/);
  });

  it.each([
    ['DU', '0', 'dismissed', '2022-11-21', '2022-11-20'],
    ['LPA', '0', 'dismissed', '2022-11-21', '2022-11-20'],
    ['LPA', '0', 'discharged', '2024-11-21', '2024-11-20'],
    ['DU', '1', 'dismissed', '2024-11-21', '2024-11-20'],
  ] as const)(
    'waits in %s (loan type %s) after a chapter 13 that was %s on %s, and no longer after one of %s',
    (system, sLT, end, recent, past) => {
      const of = (date: string) =>
        codesOf(
          run({ ...strongFacts, sLT, events: [{ kind: 'bankruptcy-13', borrower: 'Ann Lee', date, end }] }, { system }),
        );
      expect(of(recent)).toContain('aus-waiting-period');
      expect(of(past)).toContain('aus-verify-event');
    },
  );

  it('asks how a chapter 13 bankruptcy ended only while that decides', () => {
    const of = (date: string) =>
      run({ ...strongFacts, events: [{ kind: 'bankruptcy-13', borrower: 'Ann Lee', date, end: null }] });
    expect(codesOf(of('2024-11-21'))).toContain('aus-waiting-period');
    expect(of('2024-11-20').findings).toContainEqual(
      expect.objectContaining({
        ...{ field: 'aBDecBankruptEndT', severity: 'critical' },
        text: expect.objectContaining({ values: { borrower: 'Ann Lee', discharged: 2, dismissed: 4 } }),
      }),
    );
    expect(of('2024-11-20').recommendation).toBe('refer-caution');
    expect(codesOf(of('2022-11-20'))).toContain('aus-verify-event');
  });

  it.each(['DU', 'LPA'] as const)('in %s takes a chapter 13 plan of a veteran after its discharge', (system) => {
    const of = (date: string | null, sLT = '2') =>
      run(
        { ...strongFacts, sLT, events: [{ kind: 'bankruptcy-13', borrower: 'Ann Lee', date, end: 'discharged' }] },
        { system },
      );
    expect(codesOf(of('2026-11-20'))).toContain('aus-verify-plan');
    expect(of('2026-11-20').recommendation).toMatch(/^(approve|accept)$/);
    expect(codesOf(of('2026-11-21'))).toContain('aus-waiting-period');
    const running = of(null);
    expect(running.recommendation).toMatch(/caution$/);
    expect(
      running.findings.find(({ text }) => 'code' in text && text.code === 'aus-plan-payments')?.text,
    ).toMatchObject({ values: { borrower: 'Ann Lee', months: 12 } });
    expect(codesOf(of(null, '0'))).toContain('aus-bankruptcy');
  });

  it('names the last day of the waiting period, and the field of the date', () => {
    const events = [{ kind: 'foreclosure' as const, borrower: 'Ann Lee', date: '2020-02-29', end: null }];
    const found = run({ ...strongFacts, events }).findings.find(({ id }) => id === 'D-115');
    expect(found).toMatchObject({ field: 'aBDecForeclosureD', severity: 'critical' });
    expect(found?.text).toMatchObject({ values: { date: '02/29/2020', until: '02/28/2027', years: 7 } });
  });

  it.each([
    ['DU', 'error'],
    ['LPA', 'incomplete'],
  ] as const)('is missing in %s while the loan lacks something: %s', (system, status) => {
    const problems = [
      { code: 'aus-field-missing', values: { field: { text: 'Note rate' } }, field: 'sNoteIR' } as const,
    ];
    const report = run(strongFacts, { system, problems });
    expect(report).toMatchObject({ status, recommendation: null, eligibility: null });
    expect(report.findings.map(({ field }) => field)).toContain('sNoteIR');
    expect(resultCodeOf(report)).toBeNull();
  });

  it('is invalid in LPA if facts contradict each other', () => {
    const problems = [{ code: 'aus-field-contradicted', values: { field: { text: 'LTV' } } } as const];
    expect(run(strongFacts, { system: 'LPA', problems }).status).toBe('invalid');
  });
});

describe('the points of a borderline loan', () => {
  const borderline: AusFacts = { ...strongFacts, score: 721, dtiBottom: '47.010', reserveMonths: '3.40' };

  it.each([
    ['score 721, LTV 80, DTI 47, 3.4 months', borderline, 56],
    ['12 months', { ...borderline, reserveMonths: '12.00' }, 64],
    ['DTI 45.000', { ...borderline, dtiBottom: '45.000' }, 64],
    ['no score', { ...borderline, score: null }, 32],
    ['cash-out, ARM', { ...borderline, sLPurposeT: '2', sFinMethT: '1' }, 51],
    ['an investment with two units', { ...borderline, sOccTPe: '2', sProdSpT: '8' }, 49],
    ['one late payment', { ...borderline, sHousingHistoryT: '1' }, 50],
  ] as const)('%s: %#', (_what, facts, points) => {
    expect(totalPoints(pointsOf(facts as AusFacts))).toBe(points);
  });

  it('approve in DU what LPA cautions, and accept it with six months of reserves', () => {
    expect(run(borderline).recommendation).toBe('approve');
    expect(run(borderline, { system: 'LPA' }).recommendation).toBe('caution');
    expect(run({ ...borderline, reserveMonths: '6.00' }, { system: 'LPA' }).recommendation).toBe('accept');
  });
});

describe('value acceptance', () => {
  const onFile = { sSpZip: '91101' };
  it.each([
    ['a purchase at 90', atLtv(90, onFile), '2026-11-20', true],
    ['a purchase above 90', atLtv(91, onFile), '2026-11-20', false],
    ['a purchase above 80 in 2024', atLtv(81, onFile), '2024-12-31', false],
    ['a limited cash-out at 90', atLtv(90, { ...onFile, sLPurposeT: '1' }), '2026-11-20', true],
    ['a cash-out of a principal residence at 70', atLtv(70, { ...onFile, sLPurposeT: '2' }), '2026-11-20', true],
    ['a cash-out at 71', atLtv(71, { ...onFile, sLPurposeT: '2' }), '2026-11-20', false],
    ['a cash-out of a second home at 61', atLtv(61, { ...onFile, sLPurposeT: '2', sOccTPe: '1' }), '2026-11-20', false],
    ['a purchase of an investment', atLtv(60, { ...onFile, sOccTPe: '2' }), '2026-11-20', false],
    ['two units', atLtv(60, { ...onFile, sProdSpT: '8' }), '2026-11-20', false],
    ['a co-op', atLtv(60, { ...onFile, sProdSpT: '3' }), '2026-11-20', false],
    ['a value of a million', atLtv(40, { ...onFile, sApprVal: '1000000.00' }), '2026-11-20', false],
    ['a cash-out in Texas', atLtv(60, { ...onFile, sLPurposeT: '2', sSpState: 'TX' }), '2026-11-20', false],
    ['no earlier appraisal', atLtv(60), '2026-11-20', false],
    ['a referral', atLtv(60, { ...onFile, dtiBottom: '51.000' }), '2026-11-20', false],
  ] as const)('for %s', (_what, facts, day, offered) => {
    const report = run(facts, { day });
    expect(report.valueAcceptance).toBe(offered);
    expect(codesOf(report)).toContain(offered ? 'aus-value-accepted' : 'aus-appraisal');
  });
});

describe('the messages', () => {
  it('verify what the loan states, each with the condition that it proposes', () => {
    const report = run({
      ...strongFacts,
      incomeParts: { ...strongFacts.incomeParts, bonus: '1450.00' },
      debtList: [
        { id: 'd1', creditor: 'Meridian', type: '3', balance: '11240.00', payment: '318.00', use: 'paid-off' },
        { id: 'd2', creditor: 'Card', type: '2', balance: '10.00', payment: '5.00', use: 'excluded' },
      ],
    });
    const bonus = report.findings.find(({ id }) => id === 'D-204');
    expect(bonus).toMatchObject({ section: 'verification', condition: { accepts: ['W-2'] } });
    expect(bonus?.text).toEqual({ code: 'aus-verify-bonus', values: { amount: '$1,450.00' } });
    expect(codesOf(report)).toEqual(expect.arrayContaining(['aus-verify-payoff', 'aus-verify-excluded']));
  });

  it('point at what is new and what rose since the previous run, and never change the result for it', () => {
    const previous = { ...strongFacts, income: '8000.00', reserves: '20000.00', debts: '900.00' };
    const debtList = [
      { id: 'd9', creditor: 'Meridian', type: '3', balance: '1.00', payment: '318.00', use: 'counted' as const },
    ];
    const report = run({ ...strongFacts, debtList }, { previous, runs: 5 });
    expect(codesOf(report)).toEqual(
      expect.arrayContaining([
        'aus-verify-new-debt',
        'aus-income-rose',
        'aus-assets-rose',
        'aus-debt-fell',
        'aus-many-runs',
      ]),
    );
    expect(report.recommendation).toBe('approve');
  });

  it('propose a condition of its own for each borrower and debt', () => {
    const debtList = ['d1', 'd2', 'd3'].map((id, index) => ({
      ...{ id, creditor: index < 2 ? 'Card' : 'Meridian', type: '2', balance: `${index + 1}00.00` },
      ...{ payment: '5.00', use: 'paid-off' as const },
    }));
    const borrowers = ['Ann Lee', 'Bo Lee'].map((name) => ({ name, employed: true, selfEmployed: false }));
    const texts = run({ ...strongFacts, borrowers, debtList }).findings.flatMap(
      ({ condition }) => condition?.description ?? [],
    );
    expect(new Set(texts).size).toBe(texts.length);
    expect(texts).toContain('Bo Lee: Provide a paystub that covers the last 30 days and the W-2 of the last year.');
    expect(texts).toContain('Card, $100.00: Provide proof that the debt is paid off at or before closing.');
    expect(texts).toContain('Meridian: Provide proof that the debt is paid off at or before closing.');
  });

  it('have numbers of their own', () => {
    const numbers = Object.values(messageTable).map(({ number }) => number);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it('are no reasons for a notice of adverse action', () => {
    const reasons = new Set(adverseReasons as readonly string[]);
    for (const [code, { number }] of Object.entries(messageTable)) {
      expect(reasons.has(code)).toBe(false);
      expect(reasons.has(`D-${number}`)).toBe(false);
    }
  });
});
