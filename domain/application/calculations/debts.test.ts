import { describe, expect, it } from 'vitest';
import { emptyDocument, type NewLoanDocument } from '../../loan/document';
import type { LiabilityRecord } from '../../loan/records';
import { calculationsOf } from './calculations';

const debt = (type: string, values: Partial<LiabilityRecord> = {}): LiabilityRecord => ({
  ...{ id: `l${type}`, owners: ['0B'], type },
  ...values,
});

/** A loan of an income of 10,000 with these debts. */
const loanWith = (liabilities: LiabilityRecord[], values: Partial<NewLoanDocument> = {}): NewLoanDocument => ({
  ...emptyDocument(),
  sLT: '0',
  employments: [{ id: 'e1', owners: ['0B'], status: '0', monthlyIncome: '10000.00' }],
  liabilities,
  ...values,
});

const lines = (loan: NewLoanDocument) =>
  calculationsOf(loan).debts.lines.map(({ amount, why }) => `${amount}${why ? ` (${why})` : ''}`);

describe('a student loan of 30,000 without a payment', () => {
  const student = (values: Partial<LiabilityRecord> = {}) =>
    debt('3', { studentLoan: true, balance: '30000.00', ...values });
  const freddie = { sLpInvestorNm: 'Freddie Mac' };

  // 30,000 x 1% = 300; x 0.5% = 150; x 5% / 12 = 125.
  it.each<[string, Partial<NewLoanDocument>, string]>([
    ['Fannie Mae', {}, '300.00'],
    ['Freddie Mac', freddie, '150.00'],
    ['FHA', { sLT: '1' }, '150.00'],
    ['FHA before June 30, 2016', { sLT: '1', sCreatedD: '2016-06-29' }, '600.00'],
    ['FHA before June 17, 2021', { sLT: '1', sCreatedD: '2021-06-16' }, '300.00'],
    ['VA', { sLT: '2' }, '125.00'],
    ['USDA', { sLT: '3' }, '150.00'],
  ])('counts for %s by its rule', (_, values, amount) => {
    expect(lines(loanWith([student()], values))).toEqual([amount]);
    expect(lines(loanWith([student({ payment: '0.00' })], values))).toEqual([amount]);
    expect(lines(loanWith([student({ payment: '212.40' })], values))).toEqual(['212.40']);
  });

  it('explains the share of the balance', () => {
    expect(calculationsOf(loanWith([student()])).debts.lines[0]?.name).toEqual({
      words: 'shareOfBalance',
      values: { percent: { percent: '1' }, amount: { money: '30000.00' } },
    });
  });

  it('counts nothing for Fannie Mae if a payment of zero is documented, and its rule elsewhere', () => {
    const zero = student({ payment: '0.00', paymentDocumented: true });
    expect(lines(loanWith([zero]))).toEqual(['0.00']);
    expect(lines(loanWith([zero], freddie))).toEqual(['150.00']);
  });
});

describe('a student loan of 30,000 with a payment below 5% of the balance a year', () => {
  const student = (values: Partial<LiabilityRecord> = {}) =>
    debt('3', { studentLoan: true, balance: '30000.00', payment: '50.00', ...values });

  // VA Circular 26-17-02 3.b: 30,000 x 5% / 12 = 125. A lower payment needs a statement of the servicer.
  it('counts for VA with that share, unless the payment is documented', () => {
    expect(lines(loanWith([student()], { sLT: '2' }))).toEqual(['125.00']);
    expect(lines(loanWith([student({ payment: '124.99' })], { sLT: '2' }))).toEqual(['125.00']);
    expect(lines(loanWith([student({ payment: '125.00' })], { sLT: '2' }))).toEqual(['125.00']);
    expect(lines(loanWith([student({ paymentDocumented: true })], { sLT: '2' }))).toEqual(['50.00']);
    expect(lines(loanWith([student({ payment: '0.00', paymentDocumented: true })], { sLT: '2' }))).toEqual(['125.00']);
  });

  it('says why', () => {
    expect(calculationsOf(loanWith([student()], { sLT: '2' })).debts.lines[0]?.name).toEqual({
      words: 'higherThanPayment',
      values: { percent: { percent: '5' }, amount: { money: '30000.00' }, payment: { money: '50.00' } },
    });
  });

  it('counts as entered elsewhere', () => {
    expect(lines(loanWith([student()]))).toEqual(['50.00']);
    expect(lines(loanWith([student()], { sLT: '1' }))).toEqual(['50.00']);
  });
});

describe('a deferred student loan of 30,000', () => {
  const deferred = (deferredUntil: string) =>
    debt('3', { studentLoan: true, balance: '30000.00', payment: '212.40', deferredUntil });
  const va = { sLT: '2', sEstCloseD: '2026-12-15' };

  it('does not count for VA if its payments begin twelve months after closing', () => {
    expect(lines(loanWith([deferred('2027-12-15')], va))).toEqual(['212.40 (deferred)']);
    expect(lines(loanWith([deferred('2027-12-14')], va))).toEqual(['212.40']);
    expect(lines(loanWith([deferred('2027-12-15')], { ...va, sClosedD: '2026-12-16' }))).toEqual(['212.40']);
  });

  it('counts while the closing is not known, and for other agencies', () => {
    expect(lines(loanWith([deferred('2029-12-15')], { sLT: '2' }))).toEqual(['212.40']);
    expect(lines(loanWith([deferred('2029-12-15')], { ...va, sLT: '1' }))).toEqual(['212.40']);
  });

  it('is an installment debt that is marked as a student loan', () => {
    expect(lines(loanWith([{ ...deferred('2029-12-15'), studentLoan: false }], va))).toEqual(['212.40']);
  });
});

describe('an installment debt', () => {
  it('with ten payments left does not count, with eleven it does', () => {
    expect(lines(loanWith([debt('3', { payment: '400.00', remainingMonths: 10 })]))).toEqual(['400.00 (fewPayments)']);
    expect(lines(loanWith([debt('3', { payment: '400.00', remainingMonths: 11 })]))).toEqual(['400.00']);
  });

  // 3,950 / 400 = 9.9: ten payments.
  it('has the payments left that its balance needs, if no time is entered', () => {
    expect(lines(loanWith([debt('3', { payment: '400.00', balance: '3950.00' })]))).toEqual(['400.00 (fewPayments)']);
    expect(lines(loanWith([debt('3', { payment: '400.00', balance: '4000.01' })]))).toEqual(['400.00']);
  });

  // 5% of 10,000 is 500.
  it('counts if all with few payments together significantly affect the ratio', () => {
    const few = (payment: string, id: string) => debt('3', { id, payment, remainingMonths: 5 });
    expect(lines(loanWith([few('250.00', 'a'), few('250.00', 'b')]))).toEqual([
      ...['250.00 (fewPayments)', '250.00 (fewPayments)'],
    ]);
    expect(lines(loanWith([few('250.00', 'a'), few('250.01', 'b')]))).toEqual(['250.00', '250.01']);
  });

  // 3% of 10,000 is 300; FHA keeps its 5%.
  it('counts above the share that the lender sets, except for FHA', () => {
    const few = [debt('3', { payment: '400.00', remainingMonths: 5 })];
    expect(lines(loanWith(few, { sShortDebtPc: 3 }))).toEqual(['400.00']);
    expect(lines(loanWith(few, { sShortDebtPc: 3, sLT: '1' }))).toEqual(['400.00 (fewPayments)']);
  });

  it('is never a lease', () => {
    expect(lines(loanWith([debt('5', { payment: '300.00', remainingMonths: 2 })]))).toEqual(['300.00']);
  });

  it('can be excluded by hand, unlike a lease', () => {
    expect(lines(loanWith([debt('3', { payment: '300.00', excluded: true })]))).toEqual(['300.00 (excluded)']);
    const leased = calculationsOf(loanWith([debt('5', { payment: '300.00', excluded: true })]));
    expect([leased.debts.value, leased.debtsExcluded.value]).toEqual(['300.00', '0.00']);
  });
});

describe('a revolving debt without a payment', () => {
  it('counts with 5% of its balance, at least 10', () => {
    expect(lines(loanWith([debt('2', { balance: '4000.00' })]))).toEqual(['200.00']);
    expect(lines(loanWith([debt('2', { balance: '120.00', payment: '0.00' })]))).toEqual(['10.00']);
    expect(lines(loanWith([debt('2', { balance: '4000.00', payment: '85.00' })]))).toEqual(['85.00']);
    expect(lines(loanWith([debt('2', { balance: '0.00', payment: '0.00' })]))).toEqual(['0.00']);
  });
});

describe('a 30-day account', () => {
  const account = debt('4', { balance: '3000.00' });
  const assets = (value: string) => [{ id: 'a1', owners: ['0B' as const], type: '3', value }];

  it('does not count if the assets left after closing cover its balance', () => {
    const costs = { sPurchPrice: '300000.00', sLAmtCalc: '300000.00', sTotEstCcAmt: '7000.00' };
    expect(lines(loanWith([account], { ...costs, assets: assets('10000.00') }))).toEqual(['150.00 (coveredByAssets)']);
    expect(lines(loanWith([account], { ...costs, assets: assets('9999.99') }))).toEqual(['150.00']);
  });

  it('counts while the cash that closing takes is not known', () => {
    expect(lines(loanWith([account], { assets: assets('10000.00') }))).toEqual(['150.00']);
  });
});

describe('a debt that someone else pays', () => {
  it('does not count after 12 months', () => {
    expect(lines(loanWith([debt('3', { payment: '500.00', paidByOther: true })]))).toEqual(['500.00 (paidByOther)']);
  });
});

describe('alimony', () => {
  const alimony = debt('20', { payment: '1000.00', reducesIncome: true });
  const figures = (loan: NewLoanDocument) => {
    const { totalIncome, debts, borrowerIncome } = calculationsOf(loan);
    return [totalIncome.value, debts.value, borrowerIncome[0]?.value];
  };

  it('is a debt, or reduces the income', () => {
    expect(figures(loanWith([{ ...alimony, reducesIncome: false }]))).toEqual(['10000.00', '1000.00', '10000.00']);
    expect(figures(loanWith([alimony]))).toEqual(['9000.00', '0.00', '9000.00']);
    expect(lines(loanWith([alimony]))).toEqual(['1000.00 (deductedFromIncome)']);
  });

  it('stays a debt where the agency allows no deduction, as child support always does', () => {
    expect(figures(loanWith([alimony], { sLT: '2' }))[1]).toBe('1000.00');
    expect(figures(loanWith([{ ...alimony, type: '21' }]))[1]).toBe('1000.00');
  });
});

describe('a HELOC that stays open', () => {
  const home = { id: 'r1', owners: ['0B' as const], isSubjectProperty: true };
  const heloc = debt('1', { payment: '220.00', reoId: 'r1' });

  it('counts once: in the housing expense if it is entered there, otherwise as a debt', () => {
    const loan = loanWith([heloc], { reos: [home], sProOFinPmt: '220.00' });
    expect(lines(loan)).toEqual(['220.00 (inHousing)']);
    expect(calculationsOf(loan).proposedHousing.lines.map(({ amount }) => amount)).toEqual(['220.00']);
    expect(lines(loanWith([heloc], { reos: [home] }))).toEqual(['220.00']);
  });

  it('counts once in a refinance if it names no property and has the payment of the housing expense', () => {
    const values = { sLPurposeT: '1', reos: [home], sProOFinPmt: '220.00' };
    const unlinked = { ...heloc, reoId: null };
    expect(lines(loanWith([unlinked], values))).toEqual(['220.00 (inHousing)']);
    expect(lines(loanWith([{ ...unlinked, payment: '180.00' }], values))).toEqual(['180.00']);
    expect(lines(loanWith([unlinked], { ...values, sLPurposeT: '0' }))).toEqual(['220.00']);
  });
});
