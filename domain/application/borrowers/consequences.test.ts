import { describe, expect, it } from 'vitest';
import type { NewLoanDocument } from '../../loan/document';
import { borrowerPositions, isOwner } from './borrower-list';
import { loanOf } from './borrowers.test-support';
import { consequencesOf, removalOf } from './consequences';

const loan: NewLoanDocument = {
  ...loanOf(['0B', '0C', '1B']),
  sOccTPe: '0',
  assets: [
    { id: 'a', owners: ['0C'] },
    { id: 'b', owners: ['0B', '0C'] },
  ],
  employments: [{ id: 'e', owners: ['0C'], employer: 'Mill' }],
  vestings: [{ id: 'v', owners: ['0C'] }],
};

describe('the consequences of removing a borrower', () => {
  it('lists their own records, counts the shared ones, and reports title holders', () => {
    expect(removalOf(loan, '0C')).toEqual({
      moves: [],
      occupancy: undefined,
      applicationGoes: false,
      own: { employments: loan.employments, assets: [loan.assets[0]] },
      shared: 1,
      staysOnTitle: true,
      newOwners: ['0B', '1B'],
    });
  });

  it('reports who moves up, and the resulting occupancy of the loan', () => {
    const [first, second] = loanOf(['0B', '1B']).applicants;
    const two = {
      ...loanOf(['0B', '1B']),
      sOccTPe: '0',
      applicants: [
        { ...first, aOccT: '0' },
        { ...second, aOccT: '2' },
      ],
    };
    expect(removalOf(two, '0B')).toMatchObject({
      applicationGoes: true,
      moves: [{ from: '1B', to: '0B' }],
      occupancy: '2',
    });
    expect(consequencesOf(two, { action: 'primary', owner: '1B' })).toMatchObject({
      moves: [
        { from: '1B', to: '0B' },
        { from: '0B', to: '1B' },
      ],
      occupancy: '2',
    });
    expect(removalOf(loanOf(['0B']), '0B')).toBe('last-borrower');
  });
});

describe('the borrowers of a loan', () => {
  it('include all with data, with or without a name', () => {
    const unnamed = { ...loanOf(['0B']), applicants: [{ aBFirstNm: 'Ann', aBLastNm: 'Lee', aCDob: '1990-01-02' }, {}] };
    expect(borrowerPositions(unnamed)).toEqual([
      { owner: '0B', name: 'Ann Lee', application: 0, isCoborrower: false },
      { owner: '0C', name: '', application: 0, isCoborrower: true },
    ]);
    expect(isOwner('1C')).toBe(true);
    expect(isOwner('2B')).toBe(false);
  });
});
