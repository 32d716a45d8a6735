import { describe, expect, it } from 'vitest';
import { alternativeCash, standardCash } from '../../fees/cash-to-close';
import { disclosedCharges, goodFaithOf } from '../../fees/estimates';
import { sampleExpense, sampleFee, sampleLoan } from '../../fees/sample-form.test-support';
import { estimateCashOf } from '../../fees/transaction';
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
      ...{ closingCosts: details.closingCosts * 100, deposit: 10_000_00, sellerCredits: 0, owed: 0, adjustments: 0 },
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

describe('the escrow account of Appendix E on the Loan Estimate', () => {
  // County taxes of 1,200 and school taxes of 360: 8 months of 100 and 11 of 30, and 90 less in one account.
  const hexps = [
    sampleExpense('tax', {
      ...{ Description: 'County taxes', fixedAmt: '100.00' },
      disbursements: [
        { due: '2026-07-25', amount: '500.00' },
        { due: '2026-12-10', amount: '700.00' },
      ],
    }),
    sampleExpense('school', {
      ...{ Description: 'School taxes', fixedAmt: '30.00' },
      disbursements: [{ due: '2026-09-20', amount: null }],
    }),
  ];
  const loan = { ...sampleLoan, hexps, sSchedDueD1: '2026-07-01', sProHazIns: null, sProRealETx: '130.00' };
  const worksheet = worksheetOf(loan);

  it('has no aggregate adjustment, neither in section G nor in a total (comment 37(g)(3)-2)', () => {
    const { sections, loanCosts, otherCosts, closingCosts } = estimateDetails(worksheet);
    expect(sections.G.lines.map(({ label, amount }) => [label, amount])).toEqual([
      ['Homeowner’s Insurance', null],
      ['Mortgage Insurance', null],
      ['Property Taxes', 800],
      ['School taxes', 330],
    ]);
    // E 85, F 262 of interest, H 1,017.
    expect([sections.G.total, otherCosts, closingCosts - loanCosts]).toEqual([1_130, 2_494, 2_494]);
    // The Closing Disclosure collects what the account needs (12 CFR 1026.38(g)(3)).
    expect(worksheet.totals.sections.G).toBe(1_040_00);
  });

  it('is kept so: each line, and the closing costs of the cash to close', () => {
    const before = estimateCashOf(loan, worksheet, 0).lines.closingCosts;
    expect(before).toBe(worksheet.totals.closingCosts + 90_00);
    expect(disclosedCharges(worksheet).lines.map(({ id }) => id)).not.toContain('aggregate');
  });

  it('is kept without a credit that cures an excess, which the form does not print either', () => {
    const cures = [{ id: 'c', method: 'lender-credit', amount: '50.00', on: '2026-05-15', by: 'x' }] as const;
    const cured = worksheetOf({ ...loan, cures });
    expect(cured.totals.closingCosts).toBe(worksheet.totals.closingCosts - 50_00);
    const { closingCosts } = estimateCashOf(loan, cured, 0).lines;
    expect(Math.round(closingCosts / 100)).toBe(estimateDetails(cured).closingCosts);
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
