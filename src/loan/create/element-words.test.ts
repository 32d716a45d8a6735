import { describe, expect, it } from 'vitest';
import { elementWords, partOfElement } from './element-words';

describe('a MISMO element in words', () => {
  it.each([
    ['LoanOriginationSystemName', 'Loan origination system name'],
    ['VAResidualIncomeAmount', 'VA residual income amount'],
    ['MERS_MINIdentifier', 'MERS MIN identifier'],
    ['ULAD:HMDAGenderType', 'HMDA gender type'],
  ])('%s is %s', (name, words) => expect(elementWords(name)).toBe(words));

  it('belongs to the innermost part of the file', () => {
    expect(partOfElement('MESSAGE/DEAL/PARTIES/PARTY/ROLES/ROLE/BORROWER/EMPLOYERS/EMPLOYER/X')).toBe('employments');
    expect(partOfElement('MESSAGE/DEAL/LOANS/LOAN/GOVERNMENT_LOAN/X')).toBe('loan');
    expect(partOfElement('MESSAGE/ABOUT_VERSIONS/ABOUT_VERSION/CreatedDatetime')).toBe('file');
  });
});
