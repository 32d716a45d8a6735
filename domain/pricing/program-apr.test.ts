import { describe, expect, it } from 'vitest';
import { noteAmount } from './loan-charges';
import { plainLoan, programWith, reference } from './pricing.test-support';
import type { Program } from './program';
import { programApr } from './program-apr';
import type { FieldSource } from './read-field';
import { readScenario } from './read-scenario';
import type { BranchFee } from './scenario';

/** 300,000 on 400,000 at 6% over 30 years: payment 1,798.65. */
const loan = { ...plainLoan, sLAmtCalc: '300000.00', sPurchPrice: '400000.00', sApprVal: '400000.00' };

const fee = (type: string, amount: string, more: Partial<BranchFee> = {}): BranchFee => ({
  ...{ type, amount, paidBy: 'borrower', appliesTo: 'all' },
  ...more,
});

/** The APR of a loan with its charges and amount financed. */
function aprOf(changes: FieldSource, { fees = [] as readonly BranchFee[], point = 0, ...program }: Options = {}) {
  const scenario = readScenario({ ...loan, ...changes }, {}, { ...reference, branchFees: fees });
  const priced = programWith(program);
  const { apr, equation } = programApr(scenario, priced, noteAmount(scenario, priced), { rate: 6_000, point });
  const charges = equation?.charges.map(({ code, name, amount }) => [name ?? code, amount]);
  return { apr, charges, financed: equation?.amountFinanced, first: equation?.first };
}
type Options = Partial<Program> & { readonly fees?: readonly BranchFee[]; readonly point?: number };

describe('prepaid finance charges', () => {
  it('are points, lender fees and branch fees that are finance charges: 293,910 financed, 6.192%', () => {
    // 300,000 - 3,000 (1 point) - 1,595 - 1,095 - 400 = 293,910; 360 payments of 1,798.65. The appraisal is excluded.
    const fees = [fee('Processing', '1095.00'), fee('Appraisal', '650.00'), fee('Document review', '400.00')];
    expect(aprOf({}, { fees, point: 1_000, lenderFees: 1_595_00 })).toMatchObject({
      charges: [
        ['points', 3_000_00],
        ['lender-fees', 1_595_00],
        ['Processing', 1_095_00],
        ['Document review', 400_00],
      ],
      financed: 293_910_00,
      apr: 6_192,
    });
  });

  it('leave out branch fees that others pay, of the other purpose, and for what the price already has', () => {
    const fees = [
      fee('Processing', '1.00', { paidBy: 'lender' }),
      fee('Processing', '2.00', { paidBy: 'seller' }),
      fee('Processing', '3.00', { appliesTo: 'refinance' }),
      fee('Processing', '4.00', { appliesTo: 'purchase' }),
      fee('Discount points', '5.00'),
    ];
    expect(aprOf({}, { fees }).charges).toEqual([['Processing', 4_00]]);
    expect(aprOf({ sLPurposeT: '1' }, { fees }).charges).toEqual([['Processing', 3_00]]);
  });

  it('come from the loan’s own fees where its LOS has them, instead of the program and the branch', () => {
    const fees = [
      { Description: 'Underwriting', TotalAmount: '$1,097.00', section: 'A' },
      { Description: 'Appraisal', TotalAmount: '405.00', section: 'B' },
      { Description: 'Title – Settlement Agent', TotalAmount: '502.00', section: 'C' },
      { Description: 'Prepaid Interest', TotalAmount: '262.00', section: 'F' },
      { Description: 'Lender Credit', TotalAmount: '-500.00', section: 'J' },
    ];
    expect(aprOf({ fees }, { fees: [fee('Processing', '1.00')], lenderFees: 1_595_00 }).charges).toEqual([
      ['Underwriting', 1_097_00],
      ['Title – Settlement Agent', 502_00],
    ]);
    expect(aprOf({ fees: [] }, { lenderFees: 1_595_00 }).charges).toEqual([['lender-fees', 1_595_00]]);
  });

  it('contain the upfront premium of an FHA loan, with the cents that are paid in cash', () => {
    // 301,050 x 1.75% = 5,268.375 -> 5,268.38; the note is 306,318 and 0.38 is paid in cash.
    expect(aprOf({ sLAmtCalc: '301050.00' }, { insurance: 'fha' })).toMatchObject({
      charges: [['upfront-insurance', 5_268_38]],
      financed: 301_049_62,
    });
  });
});

describe('compensation of the originator', () => {
  const paidBy = (source: string, more: FieldSource) =>
    aprOf({ sOriginatorCompensationPaymentSourceT: source, ...more }).charges;

  it('is a finance charge if the borrower pays it, in percent of the note or as an amount', () => {
    expect(paidBy('1', { sOriginatorCompensationPercent: '1.500' })).toEqual([['originator', 4_500_00]]);
    expect(paidBy('1', { sOriginatorCompensationAmount: '3,995.00' })).toEqual([['originator', 3_995_00]]);
    // 295,500 financed against 360 payments of 1,798.65.
    expect(aprOf({ sOriginatorCompensationPaymentSourceT: '1', sOriginatorCompensationPercent: '1.5' }).apr).toBe(
      6_142,
    );
  });

  it('is in the price if the lender pays it, and unknown otherwise', () => {
    expect(paidBy('2', { sOriginatorCompensationPercent: '1.500' })).toEqual([]);
    expect(paidBy('0', { sOriginatorCompensationAmount: '3995.00' })).toEqual([]);
  });

  it('is not counted again as a fee of the loan', () => {
    const fees = [{ Description: 'Broker Fee', TotalAmount: '4000.00', section: 'A', Beneficiary: '26' }];
    expect(paidBy('1', { sOriginatorCompensationAmount: '3995.00', fees })).toEqual([['originator', 3_995_00]]);
    expect(paidBy('0', { fees })).toEqual([['Broker Fee', 4_000_00]]);
  });
});

describe('odd days', () => {
  const dates = { sDisbursementD: '2026-11-12', sSchedDueD1: '2027-01-01' };

  it('make prepaid interest and a longer first period', () => {
    // 19 days from 11/12 to 12/1, at 300,000 x 6% / 360 = 50.00.
    expect(aprOf(dates)).toMatchObject({
      charges: [['interest', 950_00]],
      financed: 299_050_00,
      first: { whole: 1, fraction: 19 / 30 },
      apr: 6_000,
    });
  });

  it('return interest if the first payment covers days before closing', () => {
    expect(aprOf({ sEstCloseD: '2026-05-04', sSchedDueD1: '06/01/2026' })).toMatchObject({
      charges: [['interest', -150_00]],
      first: { whole: 0, fraction: 28 / 30 },
      apr: 5_998,
    });
  });

  it('use the days and the basis of the loan', () => {
    expect(aprOf({ ...dates, sPrepaidInterestDays: 15 }).charges).toEqual([['interest', 750_00]]);
    // 300,000 x 6% / 365 = 49.315 -> 49.32.
    expect(aprOf({ ...dates, sPerDiemBasisDays: 365 }).charges).toEqual([['interest', 937_08]]);
  });

  it('are none while a date is missing or the dates do not fit each other', () => {
    const regular = { charges: [], first: { whole: 1, fraction: 0 }, apr: 6_000 };
    expect(aprOf({ sDisbursementD: '2026-11-12' })).toMatchObject(regular);
    expect(aprOf({ sSchedDueD1: '2027-01-01' })).toMatchObject(regular);
    expect(aprOf({ ...dates, sDisbursementD: '2027-01-01' })).toMatchObject(regular);
    expect(aprOf({ ...dates, sDisbursementD: '2025-11-12' })).toMatchObject(regular);
    expect(aprOf({ ...dates, sSchedDueD1: 'soon' })).toMatchObject(regular);
  });
});

describe('an adjustable rate', () => {
  it('has the composite APR of comment 17(c)(1)-10 through the program, capped and not: 11.63 and 11.53', () => {
    const arm = (first: number) =>
      ({
        kind: 'arm',
        initialMonths: 12,
        adjustEveryMonths: 12,
        index: 'Treasury bill',
        indexValue: 10_000,
        margin: 2_000,
        caps: { first, periodic: first, life: 20_000 },
      }) as const;
    const composite = (first: number) => {
      const scenario = readScenario({ ...loan, sLAmtCalc: '100000.00' }, {}, reference);
      const program = programWith({ amortization: arm(first), insurance: 'none' });
      const { apr } = programApr(scenario, program, noteAmount(scenario, program), { rate: 9_000, point: 0 });
      return Math.round((apr ?? 0) / 10);
    };
    expect(composite(20_000)).toBe(1_163);
    expect(composite(2_000)).toBe(1_153);
  });
});
