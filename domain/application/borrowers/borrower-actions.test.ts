import { describe, expect, it } from 'vitest';
import type { NewLoanDocument } from '../../loan/document';
import { type BorrowerAction, changeBorrowers, withoutApplication } from './borrower-actions';
import { afterChange, loanOf, ssnOf } from './borrowers.test-support';

function done(document: NewLoanDocument, action: BorrowerAction): NewLoanDocument {
  const outcome = changeBorrowers(document, action);
  if (!outcome.ok) throw new Error(outcome.refusal);
  return afterChange(document, outcome.change);
}

const refusal = (document: NewLoanDocument, action: BorrowerAction) => {
  const outcome = changeBorrowers(document, action);
  return outcome.ok ? 'done' : outcome.refusal;
};

const people = ({ applicants }: NewLoanDocument) => applicants.map(({ aBLastNm, aCLastNm }) => [aBLastNm, aCLastNm]);

const name = { firstName: 'Nia', lastName: 'New' };

describe('adding a borrower', () => {
  it('makes a co-borrower, a second application, and its co-borrower: four at most', () => {
    const two = done(loanOf(['0B']), { action: 'add', to: '0C', ...name });
    const three = done(two, { action: 'add', to: '1B', ...name });
    const four = done(three, { action: 'add', to: '1C', ...name });
    expect(people(four)).toEqual([
      ['0B', 'New'],
      ['New', 'New'],
    ]);
    expect(four.applicants[0]).toMatchObject({ aBSsn: ssnOf('0B'), aPresRent: '100.00', aCFirstNm: 'Nia' });
    for (const to of ['0B', '0C', '1B', '1C'] as const)
      expect(refusal(four, { action: 'add', to, ...name })).toBe('place-taken');
  });

  it('adds no co-borrower without an application', () => {
    expect(refusal(loanOf(['0B']), { action: 'add', to: '1C', ...name })).toBe('no-place');
  });

  it('requires a name for a borrower with data but no name', () => {
    const loan = loanOf(['0B']);
    const unnamed = { ...loan, applicants: [{ ...loan.applicants[0], aCDob: '1990-01-02' }] };
    expect(done(unnamed, { action: 'add', to: '0C', ...name }).applicants[0]).toMatchObject({
      aCLastNm: 'New',
      aCDob: '1990-01-02',
    });
  });
});

describe('removing a borrower', () => {
  it('moves the co-borrower up, with their records', () => {
    const loan: NewLoanDocument = {
      ...loanOf(['0B', '0C']),
      assets: [
        { id: 'own', owners: ['0B'], value: '1.00' },
        { id: 'both', owners: ['0B', '0C'], value: '2.00' },
        { id: 'theirs', owners: ['0C'], value: '3.00' },
      ],
    };
    const left = done(loan, { action: 'remove', owner: '0B' });
    expect(left.applicants).toEqual([
      expect.objectContaining({ aBLastNm: '0C', aBSsn: ssnOf('0C'), aProdBCitizenT: '0', aBRaces: ['E'] }),
    ]);
    expect(left.applicants[0]).not.toHaveProperty('aCLastNm');
    expect(left.applicants[0]).not.toHaveProperty('aBDecBankrupt');
    expect(left.assets.map(({ id, owners }) => [id, owners])).toEqual([
      ['both', ['0B']],
      ['theirs', ['0B']],
    ]);
    const given = done(loan, { action: 'remove', owner: '0B', records: { assets: '0C' } });
    expect(given.assets.map(({ id, owners }) => [id, owners])).toEqual([
      ['own', ['0B']],
      ['both', ['0B']],
      ['theirs', ['0B']],
    ]);
  });

  it('ends the application of the last one, and the second moves up with its records', () => {
    const loan: NewLoanDocument = {
      ...loanOf(['0B', '1B', '1C']),
      incomes: [{ id: 'i', owners: ['1C'], monthlyAmount: '10.00' }],
    };
    const left = done(loan, { action: 'remove', owner: '0B' });
    expect(people(left)).toEqual([['1B', '1C']]);
    expect(left.applicants[0]?.aPresRent).toBe('200.00');
    expect(left.incomes[0]?.owners).toEqual(['0C']);
  });

  it('keeps at least one, and rejects one that does not exist', () => {
    expect(refusal(loanOf(['0B']), { action: 'remove', owner: '0B' })).toBe('last-borrower');
    expect(refusal(loanOf(['0B']), { action: 'remove', owner: '1C' })).toBe('no-borrower');
  });

  it('keeps a removed borrower on title, and unlinks a debt from a removed property', () => {
    const loan: NewLoanDocument = {
      ...loanOf(['0B', '0C']),
      vestings: [{ id: 'v', owners: ['0C'], lastName: '0C' }],
      reos: [{ id: 'r', owners: ['0C'] }],
      liabilities: [{ id: 'l', owners: ['0B', '0C'], reoId: 'r' }],
    };
    const left = done(loan, { action: 'remove', owner: '0C' });
    expect(left.vestings).toEqual([{ id: 'v', owners: [], lastName: '0C' }]);
    const unnamed = done({ ...loan, vestings: [{ id: 'v', owners: ['0C'] }] }, { action: 'remove', owner: '0C' });
    expect(unnamed.vestings).toEqual([{ id: 'v', owners: [], firstName: 'Co', lastName: '0C' }]);
    expect(left.reos).toEqual([]);
    expect(left.liabilities).toEqual([{ id: 'l', owners: ['0B'] }]);
  });
});

describe('moving borrowers', () => {
  it('swaps a borrower and a co-borrower', () => {
    expect(people(done(loanOf(['0B', '0C', '1B']), { action: 'swap', application: 0 }))).toEqual([
      ['0C', '0B'],
      ['1B', undefined],
    ]);
    expect(refusal(loanOf(['0B', '1B']), { action: 'swap', application: 1 })).toBe('no-coborrower');
  });

  it('makes any borrower the primary one', () => {
    const four = loanOf(['0B', '0C', '1B', '1C']);
    expect(people(done(four, { action: 'primary', owner: '0C' }))[0]).toEqual(['0C', '0B']);
    const other = done(four, { action: 'primary', owner: '1C' });
    expect(people(other)).toEqual([
      ['1C', '1B'],
      ['0B', '0C'],
    ]);
    expect(other.applicants.map(({ aPresRent }) => aPresRent)).toEqual(['200.00', '100.00']);
    expect(people(done(four, { action: 'primary', owner: '0B' }))).toEqual(people(four));
  });

  it('moves a co-borrower to a separate application, and joins two applications', () => {
    const apart = done(loanOf(['0B', '0C']), { action: 'move', owner: '0C', to: '1B' });
    expect(people(apart)).toEqual([
      ['0B', undefined],
      ['0C', undefined],
    ]);
    const together = done(apart, { action: 'move', owner: '1B', to: '0C' });
    expect(people(together)).toEqual([['0B', '0C']]);
    expect(refusal(together, { action: 'move', owner: '0C', to: '0B' })).toBe('place-taken');
  });

  it('keeps the application-level answers when an application is merged into another', () => {
    const loan = loanOf(['0B', '1B']);
    const [first, second] = loan.applicants;
    const document = { ...loan, applicants: [first ?? {}, { ...second, aPresHazIns: '40.00' }] };
    const together = done(document, { action: 'move', owner: '1B', to: '0C' });
    expect(together.applicants).toEqual([expect.objectContaining({ aPresRent: '100.00', aPresHazIns: '40.00' })]);
  });
});

describe('removing an application', () => {
  it('removes its borrowers and what only they own', () => {
    const loan: NewLoanDocument = {
      ...loanOf(['0B', '0C', '1B']),
      assets: [
        { id: 'a', owners: ['0B', '0C'] },
        { id: 'b', owners: ['0C', '1B'] },
      ],
    };
    const outcome = withoutApplication(loan, 0);
    const left = outcome.ok ? afterChange(loan, outcome.change) : undefined;
    expect(left && people(left)).toEqual([['1B', undefined]]);
    expect(left?.assets).toEqual([{ id: 'b', owners: ['0B'] }]);
    expect(withoutApplication(loanOf(['0B']), 0)).toMatchObject({ refusal: 'last-borrower' });
    expect(withoutApplication(loanOf(['0B']), 1)).toMatchObject({ refusal: 'no-borrower' });
  });
});
