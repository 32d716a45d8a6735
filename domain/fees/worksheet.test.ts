import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { NewLoanDocument } from '../loan/document';
import type { ExpenseRecord } from '../loan/fees/closing-lists';
import { estimatedLines, goodFaithOf } from './estimates';
import { expenseFields, expensesOf, monthlyOf } from './expenses';
import { feesWithDefaults, templateFees } from './fee-records';
import { sampleFee, sampleFees, sampleTerms } from './sample-form.test-support';
import { cashToCloseOf, transactionSummary } from './transaction';
import { worksheetOf } from './worksheet';

const sample: NewLoanDocument = {
  ...sampleTerms,
  fees: sampleFees,
};

const expense = (id: string, more: Partial<ExpenseRecord>): ExpenseRecord => ({
  ...{ id, type: 'tax', Description: null, baseType: '0', rate: '0.000', fixedAmt: '0.00', month: 0 },
  ...{ isPrepaid: false, isEscrowed: true, disbursements: [] },
  ...more,
});

describe('the fees worksheet', () => {
  it('has the sections of H-24(B): A 1,802, B 672, C 3,198, D 5,672', () => {
    const { totals } = worksheetOf(sample);
    expect(totals.sections).toMatchObject({ A: 1_802_00, B: 672_00, C: 3_198_00, E: 85_00, H: 1_017_00 });
    expect(totals.loanCosts).toBe(5_672_00);
    // 15 days at 17.44.
    expect(totals.sections.F).toBe(261_60);
  });

  it('adds the fees that every loan has, and only if they are missing', () => {
    expect(
      feesWithDefaults(sampleTerms).map(({ ClosingCostFeeType, Beneficiary, section }) => [
        ClosingCostFeeType,
        Beneficiary,
        section,
      ]),
    ).toEqual([
      ['UnderwritingFee', '21', 'A'],
      ['AppraisalFee', '63', 'B'],
    ]);
    expect(feesWithDefaults(sample)).toHaveLength(16);
  });

  it('counts only what the borrower pays', () => {
    const fees = [
      sampleFee('UnderwritingFee', '1000.00', { PaidBy: 'seller' }),
      sampleFee('AppraisalFee', '500.00', { GfeClosingCostFeePaymentTimingT: '2' }),
      sampleFee('SettlementFee', '200.00', { PaidBy: 'lender' }),
    ];
    const { totals } = worksheetOf({ ...sampleTerms, sLDiscnt1003: null, fees, sLenderCreditAmt: '100.00' });
    expect(totals).toMatchObject({
      sellerPaid: 1_000_00,
      othersPaid: 200_00,
      paidBeforeClosing: 500_00,
      loanCosts: 500_00,
    });
    expect(totals.closingCosts).toBe(500_00 + 261_60 - 100_00);
    expect(totals.financeCharges).toBe(261_60);
  });

  it('has the escrow of Appendix E in section G: 800, 330 and −90', () => {
    const hexps = [
      expense('county', {
        type: 'tax',
        Description: 'County taxes',
        fixedAmt: '100.00',
        disbursements: [
          { due: '2026-07-25', amount: '500.00' },
          { due: '2026-12-10', amount: '700.00' },
        ],
      }),
      expense('school', {
        type: 'school',
        Description: 'School taxes',
        fixedAmt: '30.00',
        disbursements: [{ due: '2026-09-20', amount: null }],
      }),
    ];
    const loan = { ...sampleTerms, hexps, sSchedDueD1: '2026-07-01' };
    const { lines, totals, escrow } = worksheetOf(loan);
    const inG = lines
      .filter(({ section }) => section === 'G')
      .map(({ label, amount, months }) => [label, amount, months]);
    expect(inG).toEqual([
      ['County taxes', 800_00, 8],
      ['School taxes', 330_00, 11],
      ['Aggregate Adjustment', -90_00, undefined],
    ]);
    expect([totals.sections.G, escrow?.deposit]).toEqual([1_040_00, 1_040_00]);
    expect(expenseFields(hexps, loan, hexps)).toEqual({ sProRealETx: '130.00' });
    expect(expenseFields([], loan, hexps)).toEqual({ sProRealETx: '0.00' });
  });

  it('names what the escrow analysis lacks', () => {
    const loan = {
      ...sampleTerms,
      sSchedDueD1: null,
      sProRealETx: '100.00',
      sProHazIns: '50.00',
      sHazInsDueD: '2026-05-01',
    };
    expect(worksheetOf(loan).escrowNeeds).toEqual({ firstPayment: true, withoutDay: ['tax'] });
    expect(worksheetOf({ ...loan, sProdImpound: false }).escrowNeeds).toEqual({ firstPayment: false, withoutDay: [] });
  });

  it('prepays months of an expense, by a rate of the price and a fixed amount', () => {
    const hexps = [
      expense('hazard', {
        type: 'hazard',
        baseType: '1',
        rate: '0.600',
        fixedAmt: '10.00',
        month: 12,
        isPrepaid: true,
      }),
    ];
    // 0.6% of 180,000 is 1,080 a year: 90 a month, and 10.
    const loan = { ...sampleTerms, hexps, sProHazIns: '100.00' };
    expect(worksheetOf(loan).lines.find(({ source }) => source === 'expense')).toMatchObject({
      amount: 1_200_00,
      section: 'F',
      bucket: 'none',
    });
    expect(expenseFields(hexps, loan, [])).toEqual({ sProHazIns: '100.00' });
    // The application changes the only expense of its field.
    expect(monthlyOf(hexps[0] as ExpenseRecord, { ...loan, sProHazIns: '120.00' })).toBe(120_00);
  });

  it('takes the expenses of the monthly payment that are not stored', () => {
    const loan = { ...sampleTerms, sProRealETx: '105.30', sPropertyTaxDueD: '2026-12-10', sProHoAssocDues: '40.00' };
    expect(expensesOf(loan).map(({ type, isEscrowed }) => [type, isEscrowed])).toEqual([
      ['tax', true],
      ['hoa', false],
    ]);
  });

  it('applies the template of a branch to the purpose', () => {
    const row = { amount: '500.00', paidBy: 'borrower', appliesTo: 'all' };
    const found = templateFees(
      [
        { ...row, type: 'Processing' },
        { ...row, type: 'Compliance review' },
        { ...row, type: 'Survey', appliesTo: 'refinance' },
        { ...row, type: 'Discount points' },
      ],
      { sBranchChannelT: '2', sLPurposeT: '0' },
    );
    expect(found.map(({ Description, section, Beneficiary }) => [Description, section, Beneficiary])).toEqual([
      ['Processing Fee', 'A', '26'],
      ['Compliance review', 'A', '26'],
    ]);
  });
});

describe('the worksheet against its Loan Estimate', () => {
  const issued = (loan: NewLoanDocument) => ({
    ...{
      id: '1',
      number: 1,
      issued: '2026-01-29',
      by: 'x',
      lines: estimatedLines(worksheetOf(loan)),
      lenderCredit: '500.00',
    },
    ...{ cashToClose: null, covers: null, reason: null },
  });
  const loan = { ...sample, sLenderCreditAmt: '500.00' };

  it('does not exist before one was issued', () => {
    expect(goodFaithOf(sample, worksheetOf(sample))).toBeUndefined();
  });

  it('owes nothing for the same fees, and each increase by its bucket', () => {
    const at = (changes: Readonly<Record<string, string>>, more: Partial<NewLoanDocument> = {}) => {
      const fees = sample.fees?.map((each) => ({ ...each, TotalAmount: changes[each.id] ?? each.TotalAmount }));
      const now = { ...loan, ...more, ...(fees ? { fees } : {}), loanEstimates: [issued(loan)] };
      return goodFaithOf(now, worksheetOf(now))?.tolerance.cure;
    };
    expect(at({})).toBe(0);
    expect(at({ CreditReportFee: '52.50' })).toBe(22_50);
    // 3,198 and 85 by ten percent: 328.30.
    expect(at({ SettlementFee: '830.30' })).toBe(0);
    expect(at({ SettlementFee: '830.31' })).toBe(1);
    expect(at({ TitleOwnersCoveragePremium: '2000.00' })).toBe(0);
    expect(at({}, { sLenderCreditAmt: '400.00' })).toBe(100_00);
    expect(at({}, { sPrepaidInterestDays: 30 })).toBe(0);
  });
});

describe('a service whose provider the borrower chose off the list', () => {
  const fees = [
    sampleFee('SurveyFee', '85.00', { ProviderChoice: 'own' }),
    sampleFee('PestInspectionFee', '120.00', { ProviderChoice: 'own', isAffiliate: true }),
    sampleFee('SettlementFee', '500.00', { ProviderChoice: 'list' }),
  ];
  const buckets = (sProviderListGivenD: string | null) =>
    Object.fromEntries(
      worksheetOf({ ...sampleTerms, fees, sProviderListGivenD })
        .lines.filter(({ section }) => section === 'C')
        .map(({ type, bucket, choice }) => [type, [bucket, choice]]),
    );

  it('has no limit once the list was given, unless it is an affiliate’s (comment 19(e)(3)(iii)-2)', () => {
    expect(buckets('2026-11-03')).toEqual({
      ...{ SurveyFee: ['none', 'own'], PestInspectionFee: ['zero', 'own'], SettlementFee: ['ten', 'list'] },
    });
  });

  it('stays in the ten percent bucket as long as the borrowers have no list, though they shopped', () => {
    expect(buckets(null)).toEqual({
      ...{ SurveyFee: ['ten', 'own'], PestInspectionFee: ['zero', 'own'], SettlementFee: ['ten', 'list'] },
    });
  });
});

describe('the summaries of transactions', () => {
  const loan: NewLoanDocument = {
    ...sample,
    ...{ sEstCloseD: '2026-04-15', sSellerCreditAmt: '2500.00', sOtherCreditAmt: '750.00' },
    adjustments: [
      {
        id: 'a',
        type: 'personalProperty',
        Description: 'Furniture',
        amount: '900.00',
        paidFrom: 'borrower',
        paidTo: 'seller',
      },
      { id: 'b', type: 'rent', Description: 'Rebate', amount: '200.00', paidFrom: 'other', paidTo: 'borrower' },
    ],
    prorations: [
      {
        ...{ id: 'p', type: 'tax', Description: 'City taxes', amount: '3650.00', from: '2026-01-01', to: '2026-12-31' },
        ...{ paidBySeller: false, closingDay: 'buyer', dayCount: 'actual' },
      },
    ],
  };

  it('end with the cash to close of the table', () => {
    const { totals } = worksheetOf(loan);
    const summary = transactionSummary(loan, totals, 0);
    expect(summary.borrowerCash).toBe(cashToCloseOf(loan, totals, 0).cash);
    expect(summary.L.map(({ code, amount }) => [code, amount])).toContainEqual(['proration', 1_040_00]);
    // 180,000 and 900 less 2,500 and 1,040.
    expect(summary.sellerCash).toBe(177_360_00);
  });

  it('do so for random fees, credits and adjustments', () => {
    const amount = fc.integer({ min: 0, max: 9_999_99 }).map((cents) => (cents / 100).toFixed(2));
    const party = fc.constantFrom('borrower', 'seller', 'other');
    fc.assert(
      fc.property(
        amount,
        amount,
        amount,
        party,
        party,
        fc.boolean(),
        (credit, adjusted, charged, paidFrom, paidTo, before) => {
          const random: NewLoanDocument = {
            ...loan,
            sSellerCreditAmt: credit,
            fees: [sampleFee('ApplicationFee', charged, { GfeClosingCostFeePaymentTimingT: before ? '2' : '1' })],
            adjustments: [{ id: 'x', type: 'other', Description: 'X', amount: adjusted, paidFrom, paidTo }],
          };
          const { totals } = worksheetOf(random);
          expect(transactionSummary(random, totals, 0).borrowerCash).toBe(cashToCloseOf(random, totals, 0).cash);
        },
      ),
    );
  });

  it('have no seller in a refinance', () => {
    const refinance: NewLoanDocument = { ...sample, sLPurposeT: '1', sPurchCreditEarnestMoneyAmt: null };
    const { totals } = worksheetOf(refinance);
    const summary = transactionSummary(refinance, totals, 150_000_00);
    expect([summary.M, summary.N]).toEqual([[], []]);
    expect(summary.borrowerCash).toBe(cashToCloseOf(refinance, totals, 150_000_00).cash);
  });
});
