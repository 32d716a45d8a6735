import { describe, expect, it } from 'vitest';
import { emptyDocument, type NewLoanDocument } from '../../loan/document';
import { calculationsOf } from './calculations';

const owners = ['0B' as const];

/**
 * A VA purchase in Texas by a family of four. Principal and interest of 1,798.65, taxes 300, insurance 100: 2,198.65. Debts: a car
 * for 450, child care for 300. Taxes on the income: 700 + 250 + 612 = 1,562.
 */
const loan: NewLoanDocument = {
  ...emptyDocument(),
  ...{ sLPurposeT: '0', sLT: '2', sLienPosT: '0', sOccTPe: '0', sProdSpT: '0', sIsVaFundingFeeExempt: true },
  ...{ sLAmtCalc: '300000.00', sNoteIR: '6.000', sTerm: 360, sProRealETx: '300.00', sProHazIns: '100.00' },
  ...{ sSpState: 'TX', sSpSquareFeet: 1800, sUsdaHouseholdSize: 4 },
  applicants: [{ aBVaFedTax: '700.00', aBVaStateTax: '250.00', aBVaSsTax: '612.00' }],
  employments: [{ id: 'e1', owners, status: '0', monthlyIncome: '8000.00' }],
  liabilities: [
    { id: 'l1', owners, type: '3', payment: '450.00', remainingMonths: 40 },
    { id: 'l2', owners, type: '10', payment: '300.00' },
  ],
};

const earning = (monthlyIncome: string): NewLoanDocument => ({
  ...loan,
  employments: [{ id: 'e1', owners, status: '0', monthlyIncome }],
});

const figures = (of: NewLoanDocument) => {
  const { residualIncome, requiredResidual, residualMargin } = calculationsOf(of);
  return [residualIncome.value, requiredResidual.value, residualMargin.value];
};

describe('the residual income of a VA loan', () => {
  // 8,000 - 1,562 - 2,198.65 - 1,800 x 0.14 - 750 = 3,237.35; the South, four: 1,003.
  it('is the income less taxes, housing, maintenance, and debts with child care', () => {
    expect(figures(loan)).toEqual(['3237.35', '1003.00', '2234.35']);
    const { lines } = calculationsOf(loan).residualIncome;
    expect(lines.map(({ effect, amount }) => `${effect} ${amount}`)).toEqual([
      ...['plus 8000.00', 'minus 700.00', 'minus 250.00', 'minus 612.00'],
      ...['minus 2198.65', 'minus 252.00', 'minus 750.00'],
    ]);
  });

  it('deducts the entered maintenance instead of that of the living area', () => {
    expect(figures({ ...loan, sVaMaintenanceAmt: '300.00' })[0]).toBe('3189.35');
  });

  // 3,237.35 - 1,000.
  it('deducts the housing of a co-borrower who lives elsewhere', () => {
    const applicants = [...loan.applicants, { aBFirstNm: 'Jonah', aOccT: '2', aPresRent: '1000.00' }];
    expect(figures({ ...loan, applicants })[0]).toBe('2237.35');
  });

  // 3,237.35 + 2,000; the ratio counts 2,500.
  it('does not count the gross-up of non-taxable income', () => {
    const incomes = [{ id: 'i1', owners, type: '9', monthlyAmount: '2000.00', nonTaxable: true }];
    expect(calculationsOf({ ...loan, incomes }).totalIncome.value).toBe('10500.00');
    expect(figures({ ...loan, incomes })[0]).toBe('5237.35');
  });

  it('is not known without the taxes of everyone who earns, or without the living area', () => {
    const couple: NewLoanDocument = {
      ...loan,
      sSpSquareFeet: null,
      applicants: [{ ...loan.applicants[0], aCFirstNm: 'Jonah', aCVaFedTax: '10.00', aCVaSsTax: '20.00' }],
      incomes: [{ id: 'i1', owners: ['0C'], type: '9', monthlyAmount: '500.00' }],
    };
    const { residualIncome, residualMargin } = calculationsOf(couple);
    expect(residualIncome.value).toBeUndefined();
    expect(residualIncome.requirements).toEqual(['aCVaStateTax', 'sSpSquareFeet']);
    expect(residualMargin.requirements).toEqual(['aCVaStateTax', 'sSpSquareFeet']);
    expect(residualIncome.lines).toContainEqual(
      expect.objectContaining({ record: 'Jonah', path: 'applicants.0.aCVaStateTax', why: 'noAmount' }),
    );
  });

  it('applies to no other loan, and to no interest rate reduction', () => {
    expect(figures({ ...loan, sLT: '1' })).toEqual([undefined, undefined, undefined]);
    expect(figures({ ...loan, sLPurposeT: '7' })).toEqual([undefined, undefined, undefined]);
  });
});

describe('the required residual income', () => {
  // (2,198.65 + 750) / 6,000 = 49.144%: 1,003 x 120% = 1,203.60. 6,000 - 4,762.65 = 1,237.35.
  it('is 120% of the table above a ratio of 41%', () => {
    expect(figures(earning('6000.00'))).toEqual(['1237.35', '1203.60', '33.75']);
    expect(figures(earning('5900.00'))).toEqual(['1137.35', '1203.60', '-66.25']);
  });

  // 2,948.65 / 0.41 = 7,191.83: a ratio of 41.000 is not above it, 41.001 is.
  it('is that of the table at a ratio of exactly 41%', () => {
    expect(figures(earning('7191.83'))[1]).toBe('1003.00');
    expect(figures(earning('7191.70'))[1]).toBe('1203.60');
  });

  // 1,039 + 2 x 80 = 1,199.
  it.each([
    [5, '1039.00'],
    [6, '1119.00'],
    [7, '1199.00'],
    [9, '1199.00'],
  ])('is, for a family of %i, %s', (sUsdaHouseholdSize, required) => {
    expect(figures({ ...loan, sUsdaHouseholdSize })[1]).toBe(required);
  });

  it('is by the region of the property and the note amount', () => {
    expect(figures({ ...loan, sSpState: 'CA' })[1]).toBe('1117.00');
    expect(figures({ ...loan, sLAmtCalc: '79999.00' })[1]).toBe('868.00');
    expect(figures({ ...loan, sLAmtCalc: '80000.00' })[1]).toBe('1003.00');
  });

  it('is none in a territory without a region', () => {
    const { requiredResidual, residualMargin } = calculationsOf({ ...loan, sSpState: 'GU' });
    expect([requiredResidual, residualMargin]).toMatchObject([
      { value: undefined, requirements: [] },
      { value: undefined, requirements: [] },
    ]);
  });

  it('needs the state and the size of the family', () => {
    const { requiredResidual } = calculationsOf({ ...loan, sSpState: null, sUsdaHouseholdSize: null });
    expect([requiredResidual.value, requiredResidual.requirements]).toEqual([
      undefined,
      ['sSpState', 'sUsdaHouseholdSize'],
    ]);
  });
});
