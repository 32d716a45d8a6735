import { describe, expect, it } from 'vitest';
import { emptyDocument, type NewLoanDocument } from '../../loan/document';
import type { LiabilityRecord, ReoRecord } from '../../loan/records';
import { calculationsOf } from './calculations';

const property = (values: Partial<ReoRecord>): ReoRecord => ({ id: 'r1', owners: ['0B'], status: '3', ...values });
const mortgage = (values: Partial<LiabilityRecord> = {}): LiabilityRecord => ({
  ...{ id: 'l1', owners: ['0B'], type: '0', payment: '1500.00', reoId: 'r1' },
  ...values,
});

const loanWith = (reo: Partial<ReoRecord>, ...liabilities: LiabilityRecord[]): NewLoanDocument => ({
  ...emptyDocument(),
  reos: [property(reo)],
  liabilities,
});

const figures = (loan: NewLoanDocument) => {
  const { netRent, debts } = calculationsOf(loan);
  return [netRent.value, debts.value];
};

describe('net rent of a property', () => {
  const rented = { grossRent: '2000.00', monthlyExpenses: '300.00' };

  // 2,000 x 75% = 1,500; less 1,500 and 300 is a loss of 300.
  it.each([undefined, null, '0.00'])('is calculated if %s is entered', (netRent) => {
    expect(figures(loanWith({ ...rented, netRent }, mortgage()))).toEqual(['-300.00', '300.00']);
  });

  it('is the entered one otherwise, if only by a cent', () => {
    expect(figures(loanWith({ ...rented, netRent: '-250.00' }, mortgage()))).toEqual(['-250.00', '250.00']);
    expect(figures(loanWith({ ...rented, netRent: '0.01' }, mortgage()))).toEqual(['0.01', '0.00']);
  });

  it('leaves the mortgage and the upkeep of a property without rent among the debts', () => {
    expect(figures(loanWith({ netRent: '0.00', monthlyExpenses: '300.00' }, mortgage()))).toEqual(['0.00', '1800.00']);
  });
});

describe('rent of a property that the borrowers use', () => {
  const rented = { status: '0', grossRent: '4000.00', monthlyExpenses: '300.00' };

  // 4,000 x 75% = 3,000; less 1,500 and 300 would be 1,200. Without the rent, the mortgage and the upkeep are debts.
  it.each<[string, Partial<ReoRecord>, string, string]>([
    ['a second home', { currentUsage: '1' }, '0.00', '1800.00'],
    ['a future second home', { currentUsage: '2', intendedUsage: '1', status: '3' }, '0.00', '1800.00'],
    ['a second home with an entered net rent', { currentUsage: '1', netRent: '1200.00' }, '0.00', '1800.00'],
    ['a home of one unit', { currentUsage: '0' }, '0.00', '1800.00'],
    ['a home with other units', { currentUsage: '0', units: 2 }, '1200.00', '0.00'],
    ['a home about to be rented out', { currentUsage: '0', intendedUsage: '2' }, '1200.00', '0.00'],
    ['a home with the status of a rental', { currentUsage: '0', status: '3' }, '1200.00', '0.00'],
    ['an investment', { currentUsage: '2' }, '1200.00', '0.00'],
  ])('counts only if it is let: %s', (_, values, rent, owed) => {
    expect(figures(loanWith({ ...rented, ...values }, mortgage()))).toEqual([rent, owed]);
  });

  it('is shown with the reason', () => {
    const { netRent } = calculationsOf(loanWith({ ...rented, currentUsage: '1' }, mortgage()));
    expect(netRent.lines).toMatchObject([{ amount: '4000.00', counted: false, why: 'ownUse' }]);
  });
});

describe('upkeep of a property that is sold or about to be', () => {
  const upkeep = { monthlyExpenses: '300.00' };

  it.each(['1', '2'])('counts as long as its mortgage does (status %s)', (status) => {
    expect(figures(loanWith({ ...upkeep, status }, mortgage()))[1]).toBe('1800.00');
  });

  it.each(['1', '2'])('ends with its mortgage (status %s)', (status) => {
    expect(figures(loanWith({ ...upkeep, status }, mortgage({ payoff: true })))[1]).toBe('0.00');
    expect(figures(loanWith({ ...upkeep, status }, mortgage({ excluded: true })))[1]).toBe('0.00');
    expect(figures(loanWith({ ...upkeep, status }, mortgage({ payoff: true }), mortgage({ id: 'l2' })))[1]).toBe(
      '1800.00',
    );
  });

  it('counts for a property without a mortgage until it is sold', () => {
    expect(figures(loanWith({ ...upkeep, status: '1' }))[1]).toBe('300.00');
    expect(figures(loanWith({ ...upkeep, status: '2' }))[1]).toBe('0.00');
  });

  it('ends with the rent of a property whose sale pays its mortgage', () => {
    const loan = loanWith({ ...upkeep, status: '1', grossRent: '2000.00' }, mortgage({ payoff: true }));
    expect(figures(loan)).toEqual(['0.00', '0.00']);
    expect(calculationsOf(loan).netRent.lines.map(({ why }) => why)).toEqual(['pendingSale']);
  });
});
