import { describe, expect, it } from 'vitest';
import { totalFields } from '../../fees/total-fields';
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

describe('the estimated costs of a loan with fees', () => {
  const fee = {
    ...{ id: 'a', ClosingCostFeeType: 'AppraisalFee', Description: 'Appraisal Fee', TotalAmount: '640.00' },
    ...{ section: 'B', Beneficiary: '63', ProviderName: null, ProviderChoice: 'none', isAffiliate: false },
    ...{ PaidBy: 'borrower', GfeClosingCostFeePaymentTimingT: '1' },
  };
  // Escrow 210.60 of taxes and more is collected only once the account knows its due days.
  const disclosed = withComputed({ ...loan, fees: [fee], sProdImpound: true });
  const listed = { ...disclosed, ...totalFields(disclosed) };
  const totals = (sent: Record<string, unknown>, before: NewLoanDocument = listed) => {
    const { sTotEstCcAmt, sTotEstPpAmt } = applyLoanChange(before, validateLoanChange(sent, before).changes);
    return [sTotEstCcAmt, sTotEstPpAmt];
  };

  it('follow the dates and the rate, with the days of interest', () => {
    // 16 days of 17.44 become 1 day of 34.88.
    const prepaids = (listed.sTotEstPpAmt ?? '0').replace('.', '');
    const next = ((Number(prepaids) - 16 * 1744 + 3488) / 100).toFixed(2);
    expect(totals({ sNoteIR: '7.75', sDisbursementD: '2026-12-31' })).toEqual(['640.00', next]);
  });

  it('are kept if they were entered', () => {
    const entered = { ...listed, sTotEstCcAmt: '900.00', sTotEstPpAmt: '5.00' };
    expect(totals({ sNoteIR: '7.75' }, entered)).toEqual(['900.00', '5.00']);
    expect(totals({ sNoteIR: '7.75', sTotEstPpAmt: '7.00' })).toEqual(['640.00', '7.00']);
  });
});

describe('amounts calculated for the closing', () => {
  it('count the days of interest with the first date that allows it', () => {
    const { sPrepaidInterestDays: _days, sDisbursementD: _date, ...undated } = loan;
    expect(left({ sDisbursementD: '2026-12-16' }, undated)[1]).toBe(16);
    expect(left({ sDisbursementD: '2026-12-16', sPrepaidInterestDays: 12 }, undated)[1]).toBe(12);
    // The first payment is so late that the field does not take the days.
    expect(left({ sDisbursementD: '2026-08-16' }, undated)[1]).toBeUndefined();
    expect(left({ sDisbursementD: '2026-12-17' }, { ...undated, sDisbursementD: '2026-12-16' })[1]).toBeUndefined();
  });

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
