import { describe, expect, it } from 'vitest';
import {
  applicantName,
  borrowerName,
  borrowersOf,
  emptyDocument,
  loanDisplayName,
  loanValue,
  recordsOf,
} from './document';

const applicants = [
  { aBFirstNm: 'Ann', aBLastNm: 'Lee', aCFirstNm: 'Bob', aCLastNm: 'Lee', aOccT: '2' },
  { aBFirstNm: ' Cleo ', aBLastNm: 'Marsh' },
];

describe('the names of a loan', () => {
  it('show the first borrower', () => expect(loanDisplayName({ applicants })).toBe('Ann Lee'));

  it('leave out missing parts', () => {
    expect(applicantName({ aBLastNm: 'Lee' })).toBe('Lee');
    expect(applicantName(undefined)).toBe('');
  });

  it('are found by owner', () => {
    expect(borrowerName({ applicants }, '0C')).toBe('Bob Lee');
    expect(borrowerName({ applicants }, '1B')).toBe('Cleo Marsh');
  });
});

describe('borrowers of a loan', () => {
  it('are those with a name, and always the first', () => {
    expect(borrowersOf({ applicants })).toEqual(['0B', '0C', '1B']);
    expect(borrowersOf(emptyDocument())).toEqual(['0B']);
  });
});

describe('a value', () => {
  it('is read from the loan, otherwise from the first application', () => {
    expect(loanValue({ sNoteIR: '4.250', applicants }, 'sNoteIR')).toBe('4.250');
    expect(loanValue({ applicants }, 'aOccT')).toBe('2');
    expect(loanValue({ applicants }, 'aBSsn')).toBeUndefined();
  });

  it('is never a list of records', () =>
    expect(loanValue({ assets: [{ id: '1', owners: ['0B'] }] }, 'assets')).toBeUndefined());
});

describe('records', () => {
  it('belong to a borrower when any owner is theirs', () => {
    const records = [
      { id: '1', owners: ['0B' as const, '0C' as const] },
      { id: '2', owners: ['1B' as const] },
    ];
    expect(recordsOf(records, ['0C']).map(({ id }) => id)).toEqual(['1']);
  });
});
