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
