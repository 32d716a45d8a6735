import { describe, expect, it } from 'vitest';
import { alternativeCash, standardCash } from '../../fees/cash-to-close';
import { disclosedCharges, goodFaithOf } from '../../fees/estimates';
import { sampleFee, sampleLoan } from '../../fees/sample-form.test-support';
import { worksheetOf } from '../../fees/worksheet';
import { estimateDetails, roundedDollars } from './estimate-lines';

describe('the closing cost details of sample form H-24(B), from fees and terms', () => {
  const details = estimateDetails(worksheetOf(sampleLoan));
  const shown = (section: keyof typeof details.sections) =>
    details.sections[section].lines.map(({ label, amount }) => [label, amount]);

  it('have every total of the form', () => {
    const totals = Object.fromEntries(Object.entries(details.sections).map(([section, { total }]) => [section, total]));
    expect(totals).toEqual({ A: 1_802, B: 672, C: 3_198, E: 85, F: 867, G: 413, H: 1_017 });
    expect(details).toMatchObject({ loanCosts: 5_672, otherCosts: 2_382, lenderCredits: 0, closingCosts: 8_054 });
  });

  it('have its lines in its order', () => {
    expect(shown('A')).toEqual([
      ['Points', 405],
      ['Application Fee', 300],
      ['Underwriting Fee', 1_097],
    ]);
    expect(shown('B').map(([label]) => label)).toEqual([
      'Appraisal Fee',
      'Credit Report Fee',
      'Flood Determination Fee',
      'Flood Monitoring Fee',
      'Tax Monitoring Fee',
      'Tax Status Research Fee',
    ]);
    expect(shown('C').map(([label]) => label)).toEqual([
      'Pest Inspection Fee',
      'Survey Fee',
      'Title – Insurance Binder',
      'Title – Lender’s Title Policy',
      'Title – Settlement Agent Fee',
      'Title – Title Search',
    ]);
    expect(shown('E')).toEqual([
      ['Recording Fees and Other Taxes', 85],
      ['Transfer Taxes', null],
    ]);
    expect(shown('F')).toEqual([
      ['Homeowner’s Insurance Premium', 605],
      ['Mortgage Insurance Premium', null],
      ['Prepaid Interest', 262],
      ['Property Taxes', null],
    ]);
    expect(shown('G')).toEqual([
      ['Homeowner’s Insurance', 202],
      ['Mortgage Insurance', null],
      ['Property Taxes', 211],
    ]);
    expect(shown('H')).toEqual([['Title – Owner’s Title Policy (optional)', 1_017]]);
  });

  it('lead to its cash to close, 16,054', () => {
    const facts = {
      ...{ loanAmount: 162_000_00, salePrice: 180_000_00, assumedLoans: 0, payoffs: 0, paidBeforeClosing: 0 },
      ...{ closingCosts: details.closingCosts * 100, deposit: 10_000_00, sellerCredits: 0, adjustments: 0 },
    };
    expect(standardCash(facts).cash).toBe(16_054_00);
    expect(alternativeCash({ ...facts, payoffs: 150_000_00 }).cash).toBe(-3_946_00);
  });
});

describe('lines that do not fit', () => {
  it('are summed in the last line', () => {
    const many = Array.from({ length: 15 }, (_, place) =>
      sampleFee('CourierFee', '10.40', { Description: `Courier ${String(place).padStart(2, '0')}` }),
    );
    const others = Array.from({ length: 7 }, (_, place) =>
      sampleFee('HomeInspectionFee', '1.00', { Description: `Other ${place}` }),
    );
    const { sections } = estimateDetails(worksheetOf({ ...sampleLoan, fees: [...many, ...others] }));
    // The appraisal that every loan has is 0 and left out. 13 lines: twelve of 10, and three of 10 together.
    expect(sections.B.lines).toHaveLength(13);
    expect(sections.B.lines.at(-1)).toEqual({ label: 'Additional Charges', amount: 30 });
    expect(sections.B.total).toBe(150);
    expect(sections.H.lines.map(({ amount }) => amount)).toEqual([1, 1, 1, 1, 3]);
  });

  it('leave out what others pay', () => {
    const fees = [sampleFee('AppraisalFee', '500.00', { PaidBy: 'seller' }), sampleFee('CreditReportFee', '62.49')];
    expect(estimateDetails(worksheetOf({ ...sampleLoan, fees })).sections.B.total).toBe(62);
  });
});

it('rounds half a dollar up, and down below zero', () => {
  expect([49, 50, 149, 150, -49, -50, -150].map(roundedDollars)).toEqual([0, 1, 1, 2, 0, -1, -2]);
});

describe('what the lender pays of a charge', () => {
  const paidByLender = (type: 'SettlementFee' | 'LoanOriginatorCompensation', amount: string) => ({
    ...sampleLoan,
    sLenderCreditAmt: '250.00',
    fees: [
      ...(sampleLoan.fees ?? []).filter(({ ClosingCostFeeType }) => ClosingCostFeeType !== type),
      sampleFee(type, amount, { PaidBy: 'lender' }),
    ],
  });

  it('is charged and credited: the lender credits are general and specific ones (comment 19(e)(3)(i)-5)', () => {
    const loan = paidByLender('SettlementFee', '502.00');
    expect(estimateDetails(worksheetOf(loan))).toMatchObject({
      ...{ loanCosts: 5_672, lenderCredits: 752, closingCosts: 8_054 - 752 },
    });
    const worksheet = worksheetOf(loan);
    const disclosed = { ...disclosedCharges(worksheet), id: 'le', number: 1, issued: '2013-02-15', by: 'x' };
    const estimate = { ...disclosed, cashToClose: null, covers: null, reason: null };
    const tested = (now: typeof loan) =>
      goodFaithOf({ ...now, loanEstimates: [estimate] }, worksheetOf(now))?.tolerance;
    expect(tested(loan)).toMatchObject({ credit: { baseline: 752_00, actual: 752_00 }, cure: 0 });
    // Comment 19(e)(3)(i)-6: a fee that the borrower pays after all is missing from the credits, and only there.
    const fees = loan.fees.map((fee) => ({ ...fee, PaidBy: 'borrower' }));
    expect(tested({ ...loan, fees })).toMatchObject({ credit: { shortfall: 502_00 }, cure: 502_00 });
  });

  it('is no credit if it is the compensation of the broker', () => {
    const loan = paidByLender('LoanOriginatorCompensation', '3000.00');
    expect(estimateDetails(worksheetOf(loan))).toMatchObject({ loanCosts: 5_672, lenderCredits: 250 });
  });
});
