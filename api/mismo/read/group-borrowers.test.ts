import { describe, expect, it } from 'vitest';
import { type BorrowerFacts, type BorrowerLinks, groupBorrowers } from './group-borrowers';
import { newNotes } from './report';

const alone: BorrowerFacts = { married: false, home: '', classification: '' };
const at = (home: string, married = true): BorrowerFacts => ({ ...alone, home, married });
const classed = (...kinds: string[]) => kinds.map((classification) => ({ ...alone, classification }));

function group(borrowers: readonly BorrowerFacts[], links: Partial<BorrowerLinks> = {}) {
  const notes = newNotes();
  const owners = groupBorrowers(borrowers, { jointCredit: [], jointOwners: [], ...links }, notes);
  return { owners, warned: notes.warnings.length > 0 };
}

describe('grouping borrowers into applications', () => {
  it('groups one or two people into one application', () => {
    expect(group([alone])).toEqual({ owners: ['0B'], warned: false });
    expect(group([alone, alone])).toEqual({ owners: ['0B', '0C'], warned: false });
  });

  it('follows shared credit reports, the arc pointing to the borrower', () => {
    expect(group([alone, alone, alone], { jointCredit: [[2, 1]] }).owners).toEqual(['0B', '1B', '1C']);
    expect(group([alone, alone], { jointCredit: [[0, 1]] }).owners).toEqual(['0C', '0B']);
    expect(group([alone, alone, alone, alone], { jointCredit: [[3, 0]] }).owners).toEqual(['0B', '1B', '1C', '0C']);
  });

  it('ignores a credit report shared with oneself or by a third person', () => {
    const jointCredit = [
      [0, 0],
      [1, 0],
      [2, 0],
    ] as const;
    expect(group([alone, alone, alone], { jointCredit }).owners).toEqual(['0B', '0C', '1B']);
  });

  it('follows the classification if everyone has one', () => {
    expect(group(classed('Primary', 'Primary')).owners).toEqual(['0B', '1B']);
    expect(group(classed('Primary', 'Secondary', 'Secondary', 'Secondary')).owners).toEqual(['0B', '0C', '1B', '1C']);
    expect(group(classed('Primary', '')).owners).toEqual(['0B', '0C']);
  });

  it('makes at most two applications', () => {
    const { owners, warned: reported } = group(classed('Primary', 'Primary', 'Primary'));
    expect(owners).toEqual(['0B', '0C', '1B']);
    expect(reported).toBe(true);
  });

  it('finds couples by their homes, then by joint ownership, with a warning', () => {
    expect(group([at('a'), at('b'), at('a'), at('b')])).toEqual({ owners: ['0B', '1B', '0C', '1C'], warned: true });
    expect(group([at('a'), at('b'), at('b')]).owners).toEqual(['0B', '1B', '1C']);
    expect(group([alone, alone, alone, alone], { jointOwners: [[0, 3]] }).owners).toEqual(['0B', '1B', '1C', '0C']);
    expect(group([alone, alone, alone]).owners).toEqual(['0B', '0C', '1B']);
  });
});
