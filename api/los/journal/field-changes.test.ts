import { describe, expect, it } from 'vitest';
import { emptyDocument, type LoanDocument } from '../../../domain/loan/document';
import { fieldChanges } from './field-changes';

const loan = (values: Partial<LoanDocument> = {}): LoanDocument => ({
  ...emptyDocument(),
  version: 1,
  sLNm: '2611000001',
  sStatusT: '0',
  ...values,
});

describe('the fields that a write changed', () => {
  it('are empty between two states that differ only in the notation of empty values', () => {
    expect(fieldChanges(loan({ sSpCity: null }), loan())).toEqual([]);
    expect(fieldChanges(loan(), loan({ version: 2, sLastModifiedT: '2026-11-20T18:42:00.000Z' }))).toEqual([]);
  });

  it('leave out computed fields', () => {
    expect(fieldChanges(loan(), loan({ sLtvR: '80.000' }))).toEqual([]);
  });

  it('include the values before and after', () => {
    expect(fieldChanges(loan({ sSpCity: 'Vernon' }), loan({ sSpCity: 'Azusa' }))).toEqual([
      { field: 'sSpCity', before: 'Vernon', after: 'Azusa' },
    ]);
    expect(fieldChanges(loan({ sSpCity: 'Vernon' }), loan())).toEqual([
      { field: 'sSpCity', before: 'Vernon', after: null },
    ]);
  });

  it('show only the last four digits of an SSN, for a borrower of any application', () => {
    const before = loan({ applicants: [{}, { aCSsn: '900-12-3456' }] });
    const after = loan({ applicants: [{ aBSsn: '911-22-3333' }, {}] });
    expect(fieldChanges(before, after)).toEqual([
      { field: 'applicants[0].aBSsn', before: null, after: '***-**-3333' },
      { field: 'applicants[1].aCSsn', before: '***-**-3456', after: null },
    ]);
  });

  it('compare records by their ID, wherever they are in the list', () => {
    const card = { id: 'card', owners: ['0B' as const], balance: '10.00' };
    const lease = { id: 'lease', owners: ['0B' as const], balance: '20.00' };
    expect(fieldChanges(loan({ liabilities: [card, lease] }), loan({ liabilities: [lease, card] }))).toEqual([]);
    const changed = loan({ liabilities: [{ ...lease, owners: ['0B', '0C'] }] });
    expect(fieldChanges(loan({ liabilities: [card, lease] }), changed)).toEqual([
      { field: 'liabilities[card]', before: card, after: null },
      { field: 'liabilities[lease].owners', before: ['0B'], after: ['0B', '0C'] },
    ]);
  });
});
