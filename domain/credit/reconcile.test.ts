import { describe, expect, it } from 'vitest';
import type { LiabilityRecord } from '../loan/records';
import { type DebtChoice, reconcileDebts, reconciledDebts } from './reconcile';
import type { Tradeline } from './report.schemas';

const line = (more: Partial<Tradeline> = {}): Tradeline => ({
  ...{
    id: 'T1',
    owners: ['0B'],
    creditor: 'First Bank, N.A.',
    account: '4417-1234',
    kind: 'revolving',
    loanKind: null,
  },
  ...{ ownership: 'individual', isClosed: false, opened: '2021-04-09', reported: '2026-11-01' },
  ...{ balance: '900.00', payment: '30.00', limit: null, highCredit: null, pastDue: null, monthsLeft: null },
  ...{ late: { days30: 0, days60: 0, days90: 0 }, isDisputed: false, isDerogatory: false, bureaus: [], comments: [] },
  ...more,
});
const report = (...tradelines: Tradeline[]) => ({ tradelines, publicRecords: [] });
const debt = (more: Partial<LiabilityRecord> = {}): LiabilityRecord => ({
  ...{ id: 'd1', owners: ['0B'], type: '2', holder: 'FIRST BANK NA', accountNumber: '****1234' },
  ...{ balance: '1200.00', payment: '40.00' },
  ...more,
});
const earlierLine = line({ balance: '1200.00', payment: '40.00' });

const compare = (debts: LiabilityRecord[], lines: Tradeline[], earlier: Tradeline[][] = []) =>
  reconcileDebts(debts, report(...lines), { earlier: earlier.map((one) => report(...one)), borrowers: ['0B', '0C'] });
const states = (...given: Parameters<typeof compare>) => compare(...given).map(({ key, state }) => `${key} ${state}`);

function applied(debts: LiabilityRecord[], lines: Tradeline[], earlier: Tradeline[][] = [], more: object = {}) {
  const comparisons = compare(debts, lines, earlier);
  const choices: DebtChoice[] = comparisons.map(({ key }) => ({ key, ...more }));
  return reconciledDebts(debts, comparisons, choices, () => 'new');
}

describe('a debt of a report', () => {
  it('is new if the loan does not have it', () => {
    expect(states([], [line()])).toEqual(['line:T1 new']);
    expect(applied([], [line()])).toMatchObject([{ id: 'new', holder: 'First Bank, N.A.', balance: '900.00' }]);
  });

  it('is found by the last four of the account and the creditor without punctuation', () => {
    expect(states([debt()], [line()], [[earlierLine]])).toEqual(['line:T1 changed']);
    expect(states([debt({ accountNumber: '9999' })], [line()])).toEqual(['line:T1 new']);
    expect(states([debt({ holder: 'Second Bank' })], [line()])).toEqual(['line:T1 new']);
  });

  it('is another one if an earlier report says that it was opened on another day', () => {
    const other = line({ opened: '2019-01', balance: '1200.00', payment: '40.00' });
    expect(states([debt()], [line()], [[other]])).toEqual(['line:T1 new', 'gone:d1 gone']);
    expect(states([debt()], [line({ opened: '2021-04' })], [[earlierLine]])).toEqual(['line:T1 changed']);
  });

  it('finds two accounts of one creditor only once each', () => {
    const two = [line(), line({ id: 'T2' })];
    expect(states([debt()], two, [[earlierLine]])).toEqual(['line:T1 changed', 'line:T2 new']);
  });

  it('is the same without a difference, and asks for nothing', () => {
    expect(states([debt({ balance: '900', payment: '30.00' })], [line()])).toEqual(['line:T1 same']);
  });

  it('is gone if it is closed and paid, or no longer reported', () => {
    expect(states([debt()], [line({ isClosed: true, balance: '0.00' })], [[earlierLine]])).toEqual(['line:T1 gone']);
    expect(states([debt()], [], [[earlierLine]])).toEqual(['gone:d1 gone']);
    expect(applied([debt()], [], [[earlierLine]])).toEqual([]);
  });

  it('leaves debts alone that never came from a report, and those of other borrowers', () => {
    expect(states([debt(), debt({ id: 'd2', owners: ['1B'] })], [])).toEqual([]);
    expect(applied([debt()], [])).toEqual([debt()]);
  });
});

describe('what a user decided', () => {
  it('keeps a balance or payment that a user typed, and offers that of the report', () => {
    expect(states([debt()], [line()])).toEqual(['line:T1 kept']);
    const typed = debt({ balance: '1000.00' });
    expect(compare([typed], [line()], [[earlierLine]])).toMatchObject([
      { state: 'kept', differs: ['balance', 'payment'], current: { balance: '1000.00' } },
    ]);
  });

  it('keeps exclusion, payoff, owners, type and all other values', () => {
    const decided = debt({ excluded: true, payoff: true, owners: ['0C'], type: '3', description: 'Joint with Ann' });
    const [after] = applied([decided], [line()], [[earlierLine]]);
    expect(after).toEqual({ ...decided, balance: '900.00', payment: '30.00' });
  });

  it('shows owners that differ', () => {
    expect(compare([debt()], [line({ owners: ['0B', '0C'] })])[0]?.otherOwners).toEqual(['0B', '0C']);
    expect(compare([debt()], [line()])[0]?.otherOwners).toBeNull();
  });

  it('never removes a debt that is excluded or paid off at closing', () => {
    for (const decision of [{ excluded: true }, { payoff: true }]) {
      expect(applied([debt(decision)], [], [[earlierLine]])).toEqual([debt(decision)]);
    }
  });

  it('changes nothing that was not chosen', () => {
    const comparisons = compare([debt()], [line(), line({ id: 'T2', account: '5678' })], [[earlierLine]]);
    expect(reconciledDebts([debt()], comparisons, [], () => 'new')).toEqual([debt()]);
  });
});

describe('a mortgage of a report', () => {
  const mortgage = line({ kind: 'mortgage' });
  it('asks for its property and whether the payment includes escrow', () => {
    expect(compare([], [mortgage])[0]).toMatchObject({ needsProperty: true, needsEscrow: true });
    const [after] = applied([], [mortgage], [], { reoId: 'r1', paymentIncludesEscrow: true });
    expect(after).toMatchObject({ type: '0', reoId: 'r1', paymentIncludesEscrow: true });
  });

  it('keeps the property that it has', () => {
    const linked = debt({ type: '0', reoId: 'r1', paymentIncludesEscrow: false });
    expect(compare([linked], [mortgage])[0]).toMatchObject({ needsProperty: false, needsEscrow: false });
  });
});

describe('what a liability has no room for', () => {
  it.each([
    [{ balance: '-25.00' }, { balance: '0.00' }],
    [{ payment: '-5.00' }, { payment: null }],
    [{ monthsLeft: 120_000 }, { remainingMonths: 999 }],
    [{ creditor: 'x'.repeat(400) }, { holder: 'x'.repeat(100) }],
    [{ isClosed: true, balance: '-25.00' }, undefined],
  ])('%o becomes %o', (reported, expected) => {
    const [found] = applied([], [line(reported)]);
    if (expected === undefined) expect(found).toBeUndefined();
    else expect(found).toMatchObject(expected);
  });
});
