import { describe, expect, it } from 'vitest';
import { emptyDocument, type NewLoanDocument } from '../../loan/document';
import { withComputed } from '../change/computed';
import { applyLoanChange, validateLoanChange } from '../change/loan-change';

const loan: NewLoanDocument = withComputed({
  ...emptyDocument(),
  sLAmtCalc: '162000.00',
  sNoteIR: '3.875',
  sTerm: 360,
  sSchedDueD1: '2027-02-01',
  sDisbursementD: '2026-12-16',
  sPerDiemAmt: '17.4375',
  sPrepaidInterestDays: 16,
  sProRealETx: '105.30',
  sPropertyTaxDueD: '2026-12-10',
  sProHazIns: '100.83',
  sHazInsDueD: '2027-05-15',
  sAggregateEscrowAmt: '-526.50',
});

/** The named values after a change. */
function left(sent: Record<string, unknown>, before: NewLoanDocument = loan) {
  const { changes, fields } = validateLoanChange(sent, before);
  expect(fields).toEqual({});
  const { sPerDiemAmt, sPrepaidInterestDays, sAggregateEscrowAmt } = applyLoanChange(before, changes);
  return [sPerDiemAmt, sPrepaidInterestDays, sAggregateEscrowAmt];
}

describe('the qualifying rate of an adjustable rate', () => {
  const arm = withComputed({
    ...loan,
    sFinMethT: '1',
    sNoteIR: '6.000',
    sQualIR: '8.000',
    sRAdj1stCapMon: 60,
    sRAdj1stCapR: '2.000',
    sRAdjIndexR: '4.300',
    sRAdjMarginR: '2.750',
  });
  const qualifying = (sent: Record<string, unknown>, before: NewLoanDocument = arm) =>
    applyLoanChange(before, validateLoanChange(sent, before).changes).sQualIR;

  it('follows the note rate and the terms, and ends with the adjustable rate', () => {
    expect(qualifying({ sNoteIR: '5.500' })).toBe('7.500');
    expect(qualifying({ sRAdj1stCapMon: 84 })).toBe('6.000');
    expect(qualifying({ sFinMethT: '0' })).toBeUndefined();
  });

  it('is kept if it was entered', () => {
    expect(qualifying({ sNoteIR: '5.500' }, { ...arm, sQualIR: '8.250' })).toBe('8.250');
    expect(qualifying({ sNoteIR: '5.500', sQualIR: '9.000' })).toBe('9.000');
  });
});

describe('amounts calculated for the closing', () => {
  it('follow the rate, the amount, the basis and the dates', () => {
    expect(left({ sNoteIR: '7.75' })[0]).toBe('34.8750');
    expect(left({ sLAmtCalc: '324000' })[0]).toBe('34.8750');
    expect(left({ sPerDiemBasisDays: 365 })[0]).toBe('17.1986');
    expect(left({ sDisbursementD: '2026-12-20' })[1]).toBe(12);
    expect(left({ sSchedDueD1: '2027-03-01' })[1]).toBe(47);
    expect(left({ sHazInsDueD: '2026-12-10' })[2]).toBe('0.00');
  });

  it('are recalculated when their inputs change', () => {
    expect(left({ sNoteIR: null, sDisbursementD: null }).slice(0, 2)).toEqual([undefined, undefined]);
  });

  it('stay as someone else entered them, and as the change itself sets them', () => {
    expect(left({ sNoteIR: '7.75' }, { ...loan, sPerDiemAmt: '17.2000' })[0]).toBe('17.2000');
    expect(left({ sNoteIR: '7.75', sPerDiemAmt: '30' })[0]).toBe('30.0000');
    expect(left({ sDisbursementD: '2026-12-20', sPrepaidInterestDays: 3 })[1]).toBe(3);
    expect(left({ sNoteIR: '7.75' }, { ...loan, sPerDiemAmt: undefined })[0]).toBeUndefined();
  });
});
