import { describe, expect, it } from 'vitest';
import type { EmploymentRecord, LiabilityRecord, Owner } from '../loan/records';
import { currentFirst } from './current-first';
import { propertyDebts } from './property-debts';

const owners: Owner[] = ['0B'];

describe('the jobs of a borrower', () => {
  it('are sorted current first, then latest', () => {
    const jobs: EmploymentRecord[] = [
      { id: 'first', owners, status: '1', startDate: '2015-01-01', endDate: '2018-01-01' },
      { id: 'later', owners, status: '1', startDate: '2018-01-02', endDate: '2023-01-01' },
      { id: 'second', owners, status: '0', startDate: '2024-05-01' },
      { id: 'newest', owners, startDate: '2025-05-01' },
      { id: 'undated', owners, status: '1' },
    ];
    const names = jobs.toSorted(currentFirst).map(({ id }) => id);
    expect(names).toEqual(['newest', 'second', 'undated', 'later', 'first']);
  });
});

describe('the debts of a property', () => {
  const debts: LiabilityRecord[] = [
    { id: 'here', owners, type: '0', reoId: 'r1', balance: '100.10', payment: '10.00' },
    { id: 'line', owners, type: '1', reoId: 'r1', balance: '0.20' },
    { id: 'there', owners, type: '0', reoId: 'r2', balance: '5.00' },
    { id: 'free', owners, type: '8', balance: '7.00' },
    { id: 'card', owners, type: '2', balance: '9.00' },
  ];

  it('are those linked to it, and those that could be; the linked ones are added up', () => {
    const { debts: found, ...totals } = propertyDebts(debts, 'r1');
    expect(found.map(({ id }) => id)).toEqual(['here', 'line', 'free']);
    expect(totals).toEqual({ balance: '100.30', payment: '10.00' });
  });

  it('have no total if it secures none', () => {
    expect(propertyDebts(debts, 'r3')).toEqual({ debts: [debts[3]] });
  });
});
