import { describe, expect, it } from 'vitest';
import { emptyDocument, type NewLoanDocument } from '../../loan/document';
import type { ReoRecord } from '../../loan/records';
import { calculationsOf } from './calculations';

const owners = ['0B' as const];

/**
 * A purchase for 340,000 with a loan of 300,000 and costs of 10,000: cash of 50,000. Principal and interest of 1,798.65, taxes 300,
 * insurance 100: 2,198.65 a month. Savings of 60,000 and a gift of 5,000.
 */
const home: NewLoanDocument = {
  ...emptyDocument(),
  ...{ sLPurposeT: '0', sLT: '0', sLienPosT: '0', sOccTPe: '0', sProdSpT: '0' },
  ...{ sPurchPrice: '340000.00', sTotEstCcAmt: '10000.00' },
  ...{ sLAmtCalc: '300000.00', sNoteIR: '6.000', sTerm: 360, sProRealETx: '300.00', sProHazIns: '100.00' },
  employments: [{ id: 'e1', owners, status: '0', monthlyIncome: '10000.00' }],
  assets: [
    { id: 'a1', owners, type: '3', value: '60000.00' },
    { id: 'a2', owners, type: '4', value: '5000.00' },
  ],
};

const secondHome: NewLoanDocument = { ...home, sOccTPe: '1' };

/** An owned property with a mortgage of 200,000. */
const owned = (values: Partial<ReoRecord> = {}): Pick<NewLoanDocument, 'reos' | 'liabilities'> => ({
  reos: [{ id: 'r1', owners, address: '18 Juniper Court', currentUsage: '2', status: '3', ...values }],
  liabilities: [{ id: 'l1', owners, type: '0', balance: '200000.00', payment: '1500.00', reoId: 'r1' }],
});

const figures = (of: NewLoanDocument) => {
  const { reserves, reserveMonths, requiredReserves, reserveMargin } = calculationsOf(of);
  return [reserves.value, reserveMonths.value, requiredReserves.value, reserveMargin.value];
};

describe('reserves', () => {
  // 65,000 - 50,000 = 15,000; / 2,198.65 = 6.8224, rounded down.
  it('are the liquid assets left after closing, in payments of the property', () => {
    expect(figures(home)).toEqual(['15000.00', '6.82', '0.00', '15000.00']);
  });

  it('are not known before the cash to close', () => {
    const { reserves, reserveMonths } = calculationsOf({ ...home, sPurchPrice: null });
    expect([reserves.value, reserves.requirements]).toEqual([undefined, ['sPurchPrice']]);
    expect(reserveMonths.value).toBeUndefined();
  });

  it('do not include the proceeds of a cash-out', () => {
    const { reserves } = calculationsOf({ ...home, sLPurposeT: '2', sPurchPrice: null });
    expect(reserves.value).toBe('65000.00');
    expect(reserves.lines).toContainEqual(expect.objectContaining({ amount: '-290000.00', why: 'proceeds' }));
  });

  // Gifts of 60,000 pay the 50,000; 10,000 of them are left: 65,000 - 50,000 - 10,000.
  it('do not include gifts left after closing for an investment or an FHA loan', () => {
    const gifts: NewLoanDocument = {
      ...home,
      assets: [
        { id: 'a1', owners, type: '3', value: '5000.00' },
        { id: 'a2', owners, type: '4', value: '60000.00' },
      ],
    };
    expect(figures(gifts)[0]).toBe('15000.00');
    expect(figures({ ...gifts, sOccTPe: '2' })[0]).toBe('5000.00');
    expect(calculationsOf({ ...gifts, sLT: '1' }).reserves.lines).toContainEqual(
      expect.objectContaining({ name: { words: 'giftsLeft' }, effect: 'minus' }),
    );
  });
});

describe('required reserves', () => {
  // 2 x 2,198.65 = 4,397.30; 6 x 2,198.65 = 13,191.90; 3 x 2,198.65 = 6,595.95.
  it.each<[string, Partial<NewLoanDocument>, string | undefined]>([
    ['a primary residence of one unit', {}, '0.00'],
    ['a primary residence of two units', { sProdSpT: '8' }, '13191.90'],
    ['a second home', { sOccTPe: '1' }, '4397.30'],
    ['an investment', { sOccTPe: '2' }, '13191.90'],
    ['an investment for Freddie Mac', { sOccTPe: '2', sLpInvestorNm: 'Freddie Mac' }, '13191.90'],
    ['an FHA loan on two units', { sLT: '1', sProdSpT: '8' }, '0.00'],
    ['a VA loan', { sLT: '2' }, undefined],
  ])('of %s', (_, values, required) => {
    expect(calculationsOf({ ...home, ...values }).requiredReserves.value).toBe(required);
  });

  it('of an FHA loan on three units are three payments', () => {
    const { requiredReserves, qualifyingHousing } = calculationsOf({ ...home, sLT: '1', sProdSpT: '9' });
    expect(Number(requiredReserves.value)).toBeCloseTo(3 * Number(qualifyingHousing.value), 2);
  });

  // 2,198.65 / 4,885.89 = 45.000%; / 4,885.70 = 45.002%.
  it('of a cash-out are six payments above a ratio of 45%', () => {
    const cashOut = (monthlyIncome: string) =>
      figures({
        ...home,
        sLPurposeT: '2',
        employments: [{ id: 'e1', owners, status: '0', monthlyIncome }],
      })[2];
    expect([cashOut('4885.89'), cashOut('4885.70')]).toEqual(['0.00', '13191.90']);
  });

  // 4,397.30 + 200,000 x 2% = 8,397.30; with 4% 12,397.30, with 6% 16,397.30.
  it('include a share of the balances of other financed properties, by their number', () => {
    const loan = { ...secondHome, ...owned() };
    expect(figures(loan)).toEqual(['15000.00', '6.82', '8397.30', '6602.70']);
    expect(figures({ ...loan, sNumFinancedProperties: 4 })[2]).toBe('8397.30');
    expect(figures({ ...loan, sNumFinancedProperties: 5 })[2]).toBe('12397.30');
    expect(figures({ ...loan, sNumFinancedProperties: 7 }).slice(2)).toEqual(['16397.30', '-1397.30']);
    expect(calculationsOf(loan).requiredReserves.lines[1]).toMatchObject({
      name: { words: 'shareOfBalance', values: { percent: { percent: '2' }, amount: { money: '200000.00' } } },
      record: '18 Juniper Court',
      amount: '4000.00',
    });
  });

  // An investment: 6 x 2,198.65 = 13,191.90. The other property costs 1,500 + 100 a month: 2 x 1,600 = 3,200, 8 x 1,600 = 12,800.
  it('include months of payments of other financed properties for Freddie Mac', () => {
    const loan = {
      ...{ ...home, sOccTPe: '2', sLpInvestorNm: 'Freddie Mac' },
      ...owned({ monthlyExpenses: '100.00' }),
    };
    expect(figures(loan)[2]).toBe('16391.90');
    expect(figures({ ...loan, sNumFinancedProperties: 6 })[2]).toBe('16391.90');
    expect(figures({ ...loan, sNumFinancedProperties: 7 })[2]).toBe('25991.90');
    expect(calculationsOf(loan).requiredReserves.lines[1]).toMatchObject({
      name: { words: 'monthsOfPayment', values: { count: { count: 2 }, amount: { money: '1600.00' } } },
      record: '18 Juniper Court',
    });
  });

  it('leave out balances that closing pays', () => {
    const { reos, liabilities } = owned();
    const paidOff = liabilities.map((debt) => ({ ...debt, payoff: true }));
    expect(figures({ ...secondHome, reos, liabilities: paidOff })[2]).toBe('4397.30');
  });

  it('leave out the home of the borrowers, a property for sale, and loans on a primary residence', () => {
    expect(figures({ ...secondHome, ...owned({ currentUsage: '0' }) })[2]).toBe('4397.30');
    expect(figures({ ...secondHome, ...owned({ status: '1' }) })[2]).toBe('4397.30');
    expect(figures({ ...home, ...owned() })[2]).toBe('0.00');
  });

  it('count the other financed properties unless their number is stated', () => {
    const many = [1, 2, 3, 4].map((at) => owned({ id: `r${at}` }));
    const reos = many.flatMap((one) => one.reos);
    const liabilities = reos.map(({ id }) => ({ ...owned().liabilities[0], id: `l${id}`, owners, reoId: id }));
    // Five with the subject property: 4,397.30 + 4 x 200,000 x 4%.
    expect(figures({ ...secondHome, reos, liabilities })[2]).toBe('36397.30');
  });
});
