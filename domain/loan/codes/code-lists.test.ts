import { describe, expect, it } from 'vitest';
import { codeLabel, codeLists, isCode, isCodeListName } from './code-lists';
import {
  documentationFields,
  extendedDocumentationCodes,
  isPortalDocumentationCode,
  portalDocumentationCodes,
  portalDocumentationOrder,
} from './documentation-codes';
import { isStateCode, stateCodes } from './state-codes';
import { conditionCategoryOrder } from './underwriting-codes';

describe('a coded value', () => {
  it.each([
    ['sStatusT', '28', 'Loan Submitted'],
    ['statusDisplay', '27', 'Loan Funded'],
    ['sProdSpT', '8', 'Two Units'],
    ['sLPurposeT', '2', 'Refinance Cashout'],
    ['sOccTPe', '2', 'Investment'],
    ['sLT', '3', 'USDA / Rural'],
    ['sBranchChannelT', '2', 'Wholesale'],
    ['sProdSpStructureT', '2', 'Detached'],
    ['sLienPosT', '0', '1st Mortgage'],
    ['sRateLockStatusT', '2', 'Lock Requested'],
    ['sOriginatorCompensationPaymentSourceT', '2', 'Lender Paid'],
    ['sProd3rdPartyUwResultT', '1', 'DU Approve/Eligible'],
  ] as const)('of %s, %s, reads %s', (list, code, label) => expect(codeLabel(list, code)).toBe(label));

  it("shows 'Unknown (n)' for an unknown code, and nothing for a missing one", () => {
    expect(codeLabel('sProdSpT', '5')).toBe('Unknown (5)');
    expect(codeLabel('sProdSpT', 'constructor')).toBe('Unknown (constructor)');
    expect([codeLabel('sProdSpT', null), codeLabel('sProdSpT', '')]).toEqual(['', '']);
  });

  it('is known to its own list only: property types of agencies have other numbers', () => {
    expect(codeLabel('sProdSpT', '4')).toBe('Manufactured');
    expect(codeLabel('sGseSpT', '4')).toBe('Detached');
    expect(isCode('sProdSpT', '5')).toBe(false);
    expect(isCodeListName('toString')).toBe(false);
  });

  it('of a paid-to party is not one of an agent: 21 is the lender there and the account executive here', () => {
    expect(codeLabel('paidTo', '21')).toBe('Lender');
    expect(codeLabel('AgentRoleT', '21')).toBe('Account Executive');
  });
});

describe('the printed lists', () => {
  it('have as many entries as the specification', () => {
    const sizes = {
      states: Object.keys(stateCodes).length,
      statuses: Object.keys(codeLists.sStatusT).length,
      documentation: Object.keys(codeLists.sProdDocT).length,
      portal: Object.keys(portalDocumentationCodes).length,
      extended: Object.keys(extendedDocumentationCodes).length,
      underwriting: Object.keys(codeLists.sProd3rdPartyUwResultT).length,
      categories: Object.keys(conditionCategoryOrder).length,
    };
    expect(sizes).toEqual({
      states: 51,
      statuses: 50,
      documentation: 23,
      portal: 13,
      extended: 17,
      underwriting: 31,
      categories: 16,
    });
  });

  it('keeps the specified order of the portal documentation types', () => {
    expect([...portalDocumentationOrder].sort()).toEqual(Object.keys(portalDocumentationCodes).sort());
    expect(portalDocumentationOrder.slice(0, 3)).toEqual(['0', '22', '__19']);
  });

  it('has states by two capital letters', () => {
    expect(isStateCode('DC')).toBe(true);
    expect([isStateCode('dc'), isStateCode('PR'), isStateCode('constructor')]).toEqual([false, false, false]);
  });
});

describe('a documentation type of the portal', () => {
  it('is sent to the LOS as its number, with its own name', () => {
    expect(documentationFields('__16')).toEqual({ sProdDocT: '16', sCustomField2Notes: 'Asset Utilization' });
    expect(documentationFields('_15')).toEqual({ sProdDocT: '15', sCustomField2Notes: '1099 12 Months' });
    expect(documentationFields('20')).toEqual({ sProdDocT: '20', sCustomField2Notes: 'DSCR' });
  });

  it('always has a number that the LOS knows', () => {
    const codes = Object.keys(extendedDocumentationCodes) as (keyof typeof extendedDocumentationCodes)[];
    expect(codes.filter((code) => !isCode('sProdDocT', documentationFields(code).sProdDocT))).toEqual([]);
  });

  it('is distinguished from a plain LOS number', () => {
    expect(isPortalDocumentationCode('__16')).toBe(true);
    expect(isPortalDocumentationCode('16')).toBe(false);
  });
});
