import { describe, expect, it } from 'vitest';
import { emptyDocument, type LoanDocument } from '../../loan/document';
import { changeBorrowers } from '../borrowers/borrower-actions';
import { applyLoanChange, validateLoanChange } from './loan-change';

const reported = { aBExperianScore: 748, aBExperianModelT: '1', aBExperianScoreSourceT: '1' };
const loanOf = (values: Partial<LoanDocument>): LoanDocument => ({
  ...emptyDocument(),
  ...{ version: 1, sLNm: '1', sStatusT: '0' },
  ...values,
});
const loan = loanOf({ applicants: [{ aBFirstNm: 'Ada', ...reported }] });

function changed(before: LoanDocument, input: Readonly<Record<string, unknown>>): LoanDocument {
  const { changes, fields } = validateLoanChange(input, before);
  expect(fields).toEqual({});
  return applyLoanChange(before, changes);
}

describe('the source and model of a bureau score', () => {
  it('is the user for a score that the loan did not have', () => {
    const after = changed(loan, { aBExperianScore: 760, aBEquifaxScore: 719, aBEquifaxModelT: '2' });
    expect(after.applicants[0]).toMatchObject({
      ...{ aBExperianScore: 760, aBExperianModelT: '1', aBExperianScoreSourceT: '3' },
      ...{ aBEquifaxScore: 719, aBEquifaxModelT: '2', aBEquifaxScoreSourceT: '3' },
    });
  });

  it('stays with other changes and wherever its borrower moves', () => {
    expect(changed(loan, { aBSuffix: 'Jr' }).applicants[0]).toMatchObject(reported);
    const couple = changed(loan, { aCFirstNm: 'Theo', aCExperianScore: 701 });
    const swap = changeBorrowers(couple, { action: 'swap', application: 0 });
    if (!swap.ok) throw new Error(swap.refusal);
    expect(changed(couple, { ...swap.change }).applicants[0]).toMatchObject({
      ...{ aBFirstNm: 'Theo', aBExperianScore: 701, aBExperianScoreSourceT: '3' },
      ...{ aCFirstNm: 'Ada', aCExperianScore: 748, aCExperianScoreSourceT: '1' },
    });
  });

  it('cannot be stated by a user', () => {
    const { fields } = validateLoanChange({ aBEquifaxScore: 719, aBEquifaxScoreSourceT: '1' }, loan);
    expect(fields).toEqual({ aBEquifaxScoreSourceT: 'computed-field' });
    expect(validateLoanChange({ aBEquifaxScore: 719, aBEquifaxModelT: '3' }, loan).fields).toEqual({
      aBEquifaxModelT: 'not-a-code',
    });
  });

  it('decides the score of the loan, which cannot be entered then', () => {
    const typed = (input: Readonly<Record<string, unknown>>, of = loan) => validateLoanChange(input, of).fields;
    const scored = applyLoanChange(loan, {});
    expect(scored.sCreditScoreType2).toBe(748);
    expect(typed({ sCreditScoreType2: 760 }, scored)).toEqual({ sCreditScoreType2: 'computed-field' });
    expect(typed({ sCreditScoreType2: null }, scored)).toEqual({ sCreditScoreType2: 'computed-field' });
    expect(typed({ sCreditScoreType2: 748 }, scored)).toEqual({});
    expect(typed({ sCreditScoreType2: 719, aBEquifaxScore: 719 }, scored)).toEqual({});
    expect(typed({ sCreditScoreType2: 760, aBEquifaxScore: 719 }, scored)).not.toEqual({});
    expect(typed({ sCreditScoreType2: 760, aBExperianScore: null }, scored)).toEqual({});
    expect(typed({ sCreditScoreType2: 760 }, loanOf({ applicants: [{ aBFirstNm: 'Ada' }] }))).toEqual({});
  });

  it('disappears with the score', () => {
    const after = changed(loan, { aBExperianScore: null });
    expect(after.applicants[0]).not.toHaveProperty('aBExperianScoreSourceT');
  });
});

describe('the score of a loan', () => {
  it('follows the bureau scores, also where one was entered before (748 and 719: 719)', () => {
    const entered = changed(loanOf({ applicants: [{ aBFirstNm: 'Ada' }] }), { sCreditScoreType2: 760 });
    expect(entered.sCreditScoreType2).toBe(760);
    const scored = changed(entered, { aBExperianScore: 748, aBEquifaxScore: 719 });
    expect(scored.sCreditScoreType2).toBe(719);
  });

  it('is unknown again without them', () => {
    const scored = changed(loan, { aBEquifaxScore: 719 });
    const bare = changed(scored, { aBExperianScore: null, aBEquifaxScore: null });
    expect(bare).not.toHaveProperty('sCreditScoreType2');
    expect(changed(scored, { aBExperianScore: null, aBEquifaxScore: null, sCreditScoreType2: 700 })).toMatchObject({
      sCreditScoreType2: 700,
    });
  });
});
