import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noMap } from '../../../../config/lendingqb-map';
import { pacific } from '../../../../domain/format/date';
import { recordLists } from '../../../../domain/loan/document';
import type { FieldPlace } from '../../../../domain/loan/fields/field';
import { fieldSpec, fieldTable } from '../../../../domain/loan/fields/field-table';
import { valueFor } from '../../../mismo/arbitrary-loan.test-support';
import { loadLoan, newLoan, saveLoan } from '../../../vendors/lendingqb/loan-store';
import type { CoarseLoan } from '../../coarse/coarse-los';
import { fieldChanges } from '../../journal/field-changes';
import { findAll, readResult } from '../soap/envelope';
import { loxmlNames } from './loxml-names';
import { readLoxml } from './read-loxml';
import { hasChange, loxmlChange, loxmlQuery, newLoanOptions } from './write-loxml';

const names = loxmlNames(noMap);
const day = new Date('2026-11-20T18:42:00Z');

const stored = Object.keys(fieldTable).filter(
  (name) => !fieldSpec(name)?.computed && name !== 'sLastModifiedT' && name !== 'sStatusLckd',
);
const fieldsAt = (...places: FieldPlace[]): string[] =>
  stored.filter((name) => places.includes(fieldSpec(name)?.place ?? 'loan') && name !== 'sLNm');

const valuesOf = (fields: readonly string[]) =>
  fc.record(Object.fromEntries(fields.map((name) => [name.slice(name.indexOf('.') + 1), valueFor(name)])), {
    requiredKeys: fields.filter((name) => name === 'sStatusT'),
  });

const ownersOf = { employments: ['0B'], incomes: ['0C'], assets: ['0B', '0C'], liabilities: ['1B'] } as const;
const placeOf = { incomes: 'income', liabilities: 'liability', reos: 'reo', residences: 'residence' } as const;

const recordsOf = (list: (typeof recordLists)[number]) =>
  fc
    .array(valuesOf(fieldsAt((placeOf as Record<string, FieldPlace>)[list] ?? (list.slice(0, -1) as FieldPlace))), {
      maxLength: 2,
    })
    .map((records) =>
      records.map((record, index) => ({
        ...record,
        ...{ id: `${list}-${index}`, owners: (ownersOf as Record<string, readonly string[]>)[list] ?? ['0B'] },
      })),
    );

/** A loan with any values in any of the fields of the field table. */
const anyLoan = fc
  .tuple(
    valuesOf(fieldsAt('loan')),
    fc.tuple(...[1, 2].map(() => valuesOf(fieldsAt('application', 'borrower', 'coborrower')))),
    fc.tuple(...recordLists.map(recordsOf)),
  )
  .map(([loan, [first, second], lists]): CoarseLoan => {
    const values = {
      ...loan,
      ...Object.fromEntries(recordLists.map((list, index) => [list, lists[index]])),
      sLNm: '2611000001',
      applicants: [
        { ...first, aBFirstNm: 'Ann', aBSsn: '900-12-3456' },
        { ...second, aBFirstNm: 'Bo', aBSsn: '900-12-3457' },
      ],
    };
    return values as unknown as CoarseLoan;
  });

/** The simulator's answer, through the envelope of the service. */
const answered = (loan: ReturnType<typeof newLoan>) =>
  readResult(loadLoan(loan, readResult(loxmlQuery(names)).children[0] as never));

const differences = (one: CoarseLoan, other: CoarseLoan) =>
  fieldChanges({ ...one, version: 1 }, { ...other, version: 1 }).map(({ field, before, after }) => [
    field,
    before,
    after,
  ]);

describe('a loan in LOXML', () => {
  it('comes back with every field of the field table, new and changed', () => {
    fc.assert(
      fc.property(anyLoan, anyLoan, (first, second) => {
        const there = newLoan('2611000001', day);
        const created = readResult(newLoanOptions(names, first, 'Standard'));
        const content = created.children.find(({ attributes }) => attributes.id === 'ImportFileContent')?.text ?? '';
        saveLoan(there, findAll(readResult(content), 'loan')[0] as never, true);
        const read = readLoxml(names, answered(there), first.sLNm, pacific);
        expect(read.unreadable).toEqual([]);
        expect(differences(first, read.loan)).toEqual([]);
        const change = loxmlChange(names, read.loan, second);
        expect(hasChange(names, { before: first, after: second, now: read.loan })).toBe(change.content === null);
        if (change.content) saveLoan(there, findAll(readResult(change.content), 'loan')[0] as never, true);
        const again = readLoxml(names, answered(there), first.sLNm, pacific).loan;
        expect(differences(second, again)).toEqual([]);
        expect(hasChange(names, { before: first, after: second, now: again })).toBe(true);
      }),
      { numRuns: 12, seed: 18 },
    );
  });

  it('keeps line breaks, marks and text that looks like XML', () => {
    const note = 'One\r\nTwo\nThree <b>&amp;</b> ]]> "x"';
    const loan = { sLNm: '1', sStatusT: '0', sInvestorLockAdjustments: note, applicants: [{}] };
    const whole = { ...Object.fromEntries(recordLists.map((list) => [list, []])), ...loan } as unknown as CoarseLoan;
    const there = newLoan('1', day);
    const { content } = loxmlChange(names, { ...whole, sInvestorLockAdjustments: null }, whole);
    saveLoan(there, findAll(readResult(content ?? ''), 'loan')[0] as never, true);
    expect(readLoxml(names, answered(there), '1', pacific).loan.sInvestorLockAdjustments).toBe(note);
  });

  it('is sent as the difference, and a status with its flag', () => {
    const empty = {
      ...Object.fromEntries(recordLists.map((list) => [list, []])),
      applicants: [{ aBSsn: '900-12-3456' }],
    };
    const before = { ...empty, sLNm: '1', sStatusT: '0', sPurchPrice: '812500.00' } as unknown as CoarseLoan;
    expect(loxmlChange(names, before, before)).toEqual({ content: null, removed: [] });
    const applicants = [{ aBSsn: '900-65-4321' }];
    expect(loxmlChange(names, before, { ...before, sStatusT: '1', sPurchPrice: null, applicants }).content).toBe(
      '<LOXmlFormat version="1.0"><loan><field id="sStatusT">1</field><field id="sPurchPrice"></field>' +
        '<field id="sStatusLckd">True</field>' +
        '<applicant id="900123456"><field id="aBSsn">900-65-4321</field></applicant></loan></LOXmlFormat>',
    );
  });
});
