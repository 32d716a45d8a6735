import { describe, expect, it } from 'vitest';
import type { LoanDocument } from '../../loan/document';
import { linkToField } from '../locate-field';
import { completeApplicant, completeLoan } from '../requirements/complete-loan.test-support';
import { preflightDrafts, preflightOf } from './preflight';

const today = '2026-11-21';
const ready: LoanDocument = { ...completeLoan, applicants: [{ ...completeApplicant, aCrOd: '2026-11-16' }] };
const keysOf = (more: Partial<LoanDocument>) => preflightOf({ ...ready, ...more }, today).map(({ key }) => key);
const applicant = (more: object) => ({ applicants: [{ ...completeApplicant, aCrOd: '2026-11-16', ...more }] });

describe('the check before a submission', () => {
  it('finds nothing in a complete loan', () => expect(keysOf({})).toEqual([]));

  it.each([
    ['the loan amount', { sLAmtCalc: null }, 'sLAmtCalc'],
    ['the note rate', { sNoteIR: null }, 'sNoteIR'],
    ['the term', { sTerm: null }, 'sTerm'],
    ['the purchase price', { sPurchPrice: '0.00' }, 'sPurchPrice'],
    ['the occupancy', { sOccTPe: null }, 'sOccTPe'],
    ['the property type', { sProdSpT: null }, 'sProdSpT'],
    ['the address of the property', { sSpAddr: null }, 'sSpAddr'],
    ['the income', { sLTotI: null }, 'sLTotI'],
    ['the Social Security number', applicant({ aBSsn: null }), 'aBSsn'],
    ['the date of birth', applicant({ aBDob: null }), 'aBDob'],
    ['a declaration', applicant({ aBDecBankrupt: null }), 'aBDecBankrupt'],
    ['the credit report', applicant({ aCrOd: null }), 'creditReport'],
    ['a credit report of the last 120 days', applicant({ aCrOd: '2026-07-23' }), 'creditReportOld'],
  ] as const)('asks for %s', (_what, more, key) => {
    expect(keysOf(more as Partial<LoanDocument>)).toContain(key);
  });

  it('asks for the credit report of each application', () => {
    const second = { ...ready.applicants[0], aCrOd: null };
    const items = preflightOf({ ...ready, applicants: [...ready.applicants, second] } as LoanDocument, today);
    expect(items.filter(({ key }) => key === 'creditReport')).toMatchObject([
      { path: 'applicants.1.aCrOd', owner: '1B' },
    ]);
  });

  it('accepts a credit report on its last day', () => {
    expect(keysOf(applicant({ aCrOd: '2026-07-24' }) as Partial<LoanDocument>)).toEqual([]);
  });

  it('leaves out what no system asks for, such as who took the application', () => {
    expect(keysOf({ sUrlaOriginatorNm: null, sTitleInNamesOf: null })).toEqual([]);
  });

  it('leads to the field of each item, which the system names, too', () => {
    const items = preflightOf({ ...ready, sNoteIR: null }, today);
    expect(items.map(({ path }) => linkToField('100', path, { document: ready }))).toEqual([
      expect.stringContaining('/loans/100/'),
    ]);
    expect(preflightDrafts(items)).toEqual([
      {
        ...{ code: 'aus-field-missing', key: 'sNoteIR', field: 'sNoteIR' },
        values: { field: { text: 'Note rate', key: 'fields.sNoteIR' } },
      },
    ]);
  });

  it('says that a contradiction is one', () => {
    const [draft] = preflightDrafts(preflightOf({ ...ready, sLtvR: '301.000' }, today));
    expect(draft?.code).toBe('aus-field-contradicted');
  });
});
