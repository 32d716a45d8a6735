import { describe, expect, it } from 'vitest';
import { batchColumns, columnAliases, optionWords } from './batch-columns';
import { guessMapping, mappedRow, unmapped } from './mapping';

const fields = batchColumns.transactions;

describe('the columns of a file', () => {
  it('are found by names and usual titles, whatever their signs and case', () => {
    const titles = ['Loan #', 'POST_DATE', 'Transaction Type', ' amount ', 'Trace number', 'Memo'];
    expect(guessMapping(fields, titles, columnAliases)).toEqual({
      ...{ loanNum: { column: 0 }, date: { column: 1 }, type: { column: 2 }, amount: { column: 3 } },
      reference: { column: 4 },
    });
  });

  it('each belong to one field, and an own name wins over another field’s usual title', () => {
    expect(guessMapping(fields, ['Reference number', 'reference'], columnAliases)).toEqual({
      reference: { column: 1 },
    });
    expect(guessMapping(fields, ['toString', 'constructor'], columnAliases)).toEqual({});
  });

  it('keep the sources that are known, and their columns', () => {
    const known = { fundedDate: { column: 1 } };
    const mapping = guessMapping(batchColumns.funding, ['Funded on', 'Funded'], { fundedDate: ['Funded on'] }, known);
    expect(mapping).toEqual(known);
    expect(guessMapping(batchColumns.funding, ['Funded on'], { fundedDate: ['Funded on'] })).toEqual({
      fundedDate: { column: 0 },
    });
  });

  it('name the required fields that have no source yet', () => {
    expect(unmapped(fields, { loanNum: { column: 0 }, date: { value: ' ' }, type: { value: 'fee' } })).toEqual([
      'date',
      'amount',
      'reference',
    ]);
  });
});

describe('a row of a file', () => {
  it('has the cell of its column, or the value of all rows, with options in their stored form', () => {
    const mapping = {
      loanNum: { column: 1 },
      type: { column: 0 },
      date: { value: '2026-11-02' },
      amount: { column: 7 },
    };
    expect(mappedRow(fields, mapping, ['Late Charge', ' 42 '], optionWords)).toEqual({
      ...{ loanNum: '42', type: 'late-charge', date: '2026-11-02', amount: '' },
    });
    expect(mappedRow(fields, { type: { column: 0 } }, ['Gift'], optionWords)).toEqual({ type: 'Gift' });
  });

  it('understands what the screen of its user calls an option', () => {
    const words = { escrow: 'Escrow deposit', 'late-charge': 'Ödenen gecikme ücreti' };
    const read = (cell: string) => mappedRow(fields, { type: { column: 0, words } }, [cell], optionWords).type;
    expect([read('escrow DEPOSIT'), read('ödenen gecikme ücreti'), read('late charge')]).toEqual([
      ...['escrow', 'late-charge', 'late-charge'],
    ]);
  });

  it('understands a status by its name or code', () => {
    const read = (text: string) => mappedRow(batchColumns.status, { status: { value: text } }, [], optionWords).status;
    expect([read('loan submitted'), read('28'), read('No status')]).toEqual(['28', '28', 'No status']);
  });
});
