import { describe, expect, it } from 'vitest';
import { emptyDocument, type NewLoanDocument } from '../../loan/document';
import { applyLoanChange, validateLoanChange } from './loan-change';

const owners: ['0B'] = ['0B'];
const mortgage = { id: 'm', owners, type: '0', balance: '210000.00', payment: '1500.00' };
const home = { id: 'r', owners, isSubjectProperty: true };

const refinance: NewLoanDocument = { ...emptyDocument(), sLPurposeT: '1', sLienPosT: '0', reos: [home] };

function changed(before: NewLoanDocument, sent: Record<string, unknown>): NewLoanDocument {
  const { changes, fields } = validateLoanChange(sent, before);
  expect(fields).toEqual({});
  return applyLoanChange(before, changes);
}

const payoffsOf = ({ liabilities }: NewLoanDocument) => liabilities.map(({ payoff }) => payoff);

describe('a mortgage of the property that a loan refinances', () => {
  const secured = changed(refinance, { liabilities: [{ ...mortgage, reoId: 'r' }] });

  it('is paid off at closing, as is the one of an imported loan', () => {
    expect(payoffsOf(secured)).toEqual([true]);
    const imported = { sLPurposeT: '1', reos: [home], liabilities: [{ ...mortgage, reoId: 'r' }] };
    expect(payoffsOf(changed(emptyDocument(), imported))).toEqual([true]);
  });

  it('is so as soon as purpose, property and debt fit, whichever comes last', () => {
    const purchase = { ...refinance, sLPurposeT: '0', liabilities: [{ ...mortgage, reoId: 'r' }] };
    expect(payoffsOf(changed(purchase, { sLPurposeT: '2' }))).toEqual([true]);
    const other = { ...refinance, reos: [{ id: 'r', owners }], liabilities: [{ ...mortgage, reoId: 'r' }] };
    expect(payoffsOf(changed(other, { reos: [home] }))).toEqual([true]);
  });

  it('stays if the user says so, and when the loan changes elsewhere', () => {
    const kept = changed(secured, { liabilities: [{ ...mortgage, reoId: 'r', payoff: false }] });
    expect(payoffsOf(kept)).toEqual([false]);
    expect(payoffsOf(changed(kept, { sLPurposeT: '2' }))).toEqual([false]);
  });

  it('keeps its answer if the list is sent without one', () => {
    const listed = { liabilities: [{ ...mortgage, reoId: 'r', balance: '209000.00' }] };
    expect(payoffsOf(changed(secured, listed))).toEqual([true]);
    const kept = changed(secured, { liabilities: [{ ...mortgage, reoId: 'r', payoff: false }] });
    expect(payoffsOf(changed(kept, listed))).toEqual([false]);
    expect(payoffsOf(changed(secured, { ...listed, sLPurposeT: '0' }))).toEqual([undefined]);
  });

  it('is no longer paid off if the loan does not refinance the property', () => {
    expect(payoffsOf(changed(secured, { sLPurposeT: '0' }))).toEqual([undefined]);
    expect(payoffsOf(changed(secured, { liabilities: [{ ...mortgage, payoff: true }] }))).toEqual([undefined]);
  });
});

describe('a debt that stays', () => {
  it.each([
    ['a card', {}, { type: '2', reoId: 'r' }],
    ['a line of credit, which may be subordinated', {}, { type: '1', reoId: 'r' }],
    ['a mortgage on no property', {}, {}],
    ['the mortgage whose payment the housing expense has', { sProOFinPmt: '1500.00' }, { reoId: 'r' }],
    ['the first mortgage below a second lien', { sLienPosT: '1' }, { reoId: 'r' }],
    ['the mortgage below a home equity loan', { sLPurposeT: '8' }, { reoId: 'r' }],
  ])('is %s', (_, loan, debt) => {
    const after = changed({ ...refinance, ...loan }, { liabilities: [{ ...mortgage, ...debt }] });
    expect(payoffsOf(after)).toEqual([undefined]);
  });
});
