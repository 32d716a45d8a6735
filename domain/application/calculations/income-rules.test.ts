import { describe, expect, it } from 'vitest';
import type { NewLoanDocument } from '../../loan/document';
import type { EmploymentRecord, IncomeRecord } from '../../loan/records';
import { withComputed } from '../change/computed';
import type { Calculation } from './calculation';
import { calculationsOf } from './calculations';
import { sampleLoan } from './sample-loan.test-support';

type Job = Omit<EmploymentRecord, 'id' | 'owners'>;
type Income = Omit<IncomeRecord, 'id' | 'owners'>;

/** The published purchase with this income alone. Its housing is 1,765.82 and its debts are 469.00. */
const earning = (jobs: readonly Job[], incomes: readonly Income[], loan: Partial<NewLoanDocument> = {}) => ({
  ...sampleLoan,
  ...loan,
  employments: jobs.map((job, at) => ({ id: `e${at + 1}`, owners: ['0B' as const], ...job })),
  incomes: incomes.map((income, at) => ({ id: `i${at + 1}`, owners: ['0B' as const], ...income })),
});

const agencies = {
  fannie: {},
  freddie: { sLpInvestorNm: 'Freddie Mac' },
  fha: { sLT: '1' },
  va: { sLT: '2' },
  usda: { sLT: '3' },
} as const;

const lines = ({ lines: all }: Calculation) => all.map(({ amount, why }) => (why ? `${amount} ${why}` : amount));
const total = (jobs: readonly Job[], incomes: readonly Income[], loan: Partial<NewLoanDocument> = {}) =>
  calculationsOf(earning(jobs, incomes, loan)).totalIncome;

describe('non-taxable income', () => {
  const social: Income = { type: '17', monthlyAmount: '1500.00', nonTaxable: true };

  // 1,500 × 25% = 375 (B3-3.1-01, 5305.2, HB-1-3555); 1,500 × 15% = 225 (4000.1).
  it.each([
    ['fannie', '375.00'],
    ['freddie', '375.00'],
    ['fha', '225.00'],
    ['va', '375.00'],
    ['usda', '375.00'],
  ] as const)('is grossed up for %s by %s', (agency, amount) => {
    expect(lines(total([], [social], agencies[agency]))).toEqual(['1500.00', amount]);
  });

  it('states percent and amount on a line of its own, in a total of its own', () => {
    const { totalIncome, incomeGrossUp } = calculationsOf(earning([], [social]));
    const values = { percent: { percent: '25' }, amount: { money: '1500.00' } };
    expect(totalIncome.lines[1]?.name).toEqual({ words: 'grossUp', values });
    expect(incomeGrossUp.value).toBe('375.00');
  });

  // 1,500 + 375 = 1,875.
  it('is part of what its source qualifies for', () => {
    const { sourceIncome } = calculationsOf(earning([{ monthlyIncome: '4000.00', status: '1' }], [social]));
    expect(sourceIncome.map(({ value, of }) => [of?.id, value])).toEqual([
      ['e1', '0.00'],
      ['i1', '1875.00'],
    ]);
  });

  // FHA: the greater of 15% and the tax rate; 1,500 × 22% = 330.
  it('is grossed up for FHA by a higher tax rate', () => {
    expect(lines(total([], [{ ...social, taxRate: '22.000' }], agencies.fha))).toEqual(['1500.00', '330.00']);
    expect(lines(total([], [{ ...social, taxRate: '12.000' }], agencies.fha))).toEqual(['1500.00', '225.00']);
    expect(lines(total([], [{ ...social, taxRate: '22.000' }]))).toEqual(['1500.00', '375.00']);
  });

  // 5,000 + 2,000 + 2,000 × 25% = 7,500.
  it('may be the entitlements of a service member', () => {
    const job: Job = { basePay: '5000.00', militaryPay: '2000.00', militaryNonTaxable: true };
    expect(lines(total([job], [], agencies.va))).toEqual(['5000.00', '2000.00', '500.00']);
  });

  // Base pay of 3,000 is taxed; (5,000 − 3,000) × 25% = 500.
  it('leaves out military pay that is taxed, as far as its type is given', () => {
    const types: Job = { militaryBasePay: '3000.00', militaryQuartersAllowance: '2000.00' };
    const job: Job = { militaryPay: '5000.00', ...types, militaryNonTaxable: true };
    expect(lines(total([job], [], agencies.va))).toEqual(['5000.00', '500.00']);
  });

  // (1,765.82 + 469) ÷ 1,875 = 119.190%; without the gross-up 2,234.82 ÷ 1,500 = 148.988%.
  it('changes the debt ratios', () => {
    expect(withComputed(earning([], [social]))).toMatchObject({ sLTotI: '1875.00', sQualBottomR: '119.190' });
    expect(withComputed(earning([], [{ ...social, nonTaxable: null }]))).toMatchObject({ sQualBottomR: '148.988' });
  });
});

describe('variable pay', () => {
  const history: Job = {
    basePay: '6000.00',
    ytdMonths: '9.50',
    overtimeYtd: '9500.00',
    overtimeLastYear: '10800.00',
    overtimeYearBefore: '9600.00',
  };

  // Year to date 1,000.00, last year 900.00, year before 800.00 a month: not declining.
  // 29,900 ÷ 33.5 months = 892.537.
  it('is averaged over its history', () => {
    const { totalIncome, overtimeAverage, incomeOvertime } = calculationsOf(earning([history], []));
    expect(lines(totalIncome)).toEqual(['6000.00', '892.54']);
    expect(overtimeAverage.map(lines)).toEqual([['9500.00', '10800.00', '9600.00', '33.50']]);
    expect(incomeOvertime.value).toBe('892.54');
  });

  // Year to date 5,700 ÷ 9.5 = 600.00; before 20,400 ÷ 24 = 850.00: the lower, current average counts.
  it('counts with the lower current average if it is declining, and says why', () => {
    const { totalIncome, overtimeAverage } = calculationsOf(earning([{ ...history, overtimeYtd: '5700.00' }], []));
    expect(lines(totalIncome)).toEqual(['6000.00', '600.00']);
    expect(overtimeAverage.map(lines)).toEqual([['5700.00', '10800.00 declining', '9600.00 declining', '9.50']]);
  });

  // Three months of this year, and 8 of the last one: 11 months. With 9 of the last one: 12,000 ÷ 12 = 1,000.00.
  it('of variable pay counts from 12 months on', () => {
    const first: Job = { basePay: '4000.00', ytdMonths: '3.00', overtimeYtd: '3000.00', overtimePay: '1000.00' };
    expect(lines(total([first], []))).toEqual(['4000.00', 'undefined shortHistory', '1000.00 shortHistory']);
    const longer = (lastYearMonths: number): Job => ({ ...first, lastYearMonths, overtimeLastYear: '9000.00' });
    const { overtimeAverage, totalIncome } = calculationsOf(earning([longer(8)], []));
    expect(overtimeAverage[0]).toMatchObject({ value: undefined, requirements: [] });
    expect(overtimeAverage.map(lines)).toEqual([['3000.00 shortHistory', '9000.00 shortHistory']]);
    expect(totalIncome.value).toBe('4000.00');
    expect(total([longer(9)], []).value).toBe('5000.00');
  });

  // 24,000 ÷ 24 = 1,000.00 bonus; commissions fell from 1,000.00 to 500.00 a month.
  it('is averaged for each kind of pay', () => {
    const bonus: Job = { bonusLastYear: '12000.00', bonusYearBefore: '12000.00' };
    const commission: Job = { commissionLastYear: '6000.00', commissionYearBefore: '12000.00' };
    expect(lines(total([{ basePay: '4000.00', ...bonus, ...commission }], []))).toEqual([
      '4000.00',
      '1000.00',
      '500.00',
    ]);
  });

  // A job that began in July of last year: (6,000 + 4,500) ÷ (6 + 6) = 875.00; 4,500 ÷ 6 = 750.00 is not above 1,000.00.
  it('divides by the months of an incomplete year', () => {
    const job: Job = { ytdMonths: '6.00', bonusYtd: '6000.00', lastYearMonths: 6, bonusLastYear: '4500.00' };
    expect(lines(total([job], []))).toEqual(['875.00']);
  });

  it('replaces the entered amount, which is still shown', () => {
    const job: Job = { ...history, overtimePay: '1000.00', monthlyIncome: '7000.00' };
    expect(lines(total([job], []))).toEqual(['6000.00', '892.54', '1000.00 averageCounts']);
  });

  it('does not count again as pay that is not broken down', () => {
    const job: Job = { ...history, basePay: null, monthlyIncome: '7000.00' };
    expect(lines(total([job], []))).toEqual(['892.54', '7000.00 averageCounts']);
  });

  it('needs the months of the current year', () => {
    const { overtimeAverage, totalIncome } = calculationsOf(earning([{ overtimeYtd: '9500.00' }], []));
    expect(overtimeAverage[0]).toMatchObject({ value: undefined, requirements: ['employment.ytdMonths'] });
    expect(totalIncome.value).toBe('0.00');
  });
});

describe('seasonal income', () => {
  // 18,000 and 21,000 of two seasons ÷ 24 months = 1,625.00, whatever months were worked; the current year is not over.
  it('is averaged over whole years', () => {
    const job: Job = { seasonalIncome: true, baseLastYear: '21000.00', baseYearBefore: '18000.00', lastYearMonths: 6 };
    const current: Job = { ytdMonths: '4.00', baseYtd: '1000.00' };
    const { totalIncome, baseAverage } = calculationsOf(earning([{ ...job, ...current }], []));
    expect(totalIncome.value).toBe('1625.00');
    expect(baseAverage.map(lines)).toEqual([['1000.00 wholeYearsOnly', '21000.00', '18000.00', '24.00']]);
  });
});

describe('self-employment', () => {
  const business: Job = {
    selfEmployed: true,
    netProfitLastYear: '60000.00',
    depreciationLastYear: '8000.00',
    mealsLastYear: '600.00',
    netProfitYearBefore: '50000.00',
    depreciationYearBefore: '7000.00',
    homeOfficeYearBefore: '2400.00',
    nonrecurringYearBefore: '3000.00',
  };

  // Form 1084: 60,000 + 8,000 − 600 = 67,400; 50,000 + 7,000 + 2,400 − 3,000 = 56,400; 123,800 ÷ 24 = 5,158.33.
  it('is two years of net profit with add-backs, over 24 months', () => {
    const { totalIncome, businessAverage, incomeSelfEmployed } = calculationsOf(earning([business], []));
    expect(totalIncome.value).toBe('5158.33');
    expect(incomeSelfEmployed.value).toBe('5158.33');
    expect(businessAverage[0]?.lines.map(({ amount, effect }) => `${effect} ${amount}`)).toEqual([
      'plus 60000.00',
      'plus 8000.00',
      'minus 600.00',
      'plus 50000.00',
      'plus 7000.00',
      'plus 2400.00',
      'minus 3000.00',
      'over 24.00',
    ]);
  });

  // 40,000 + 8,000 − 600 = 47,400 is less than 56,400: 47,400 ÷ 12 = 3,950.00.
  it('counts the last year alone if it earned less', () => {
    const { totalIncome, businessAverage } = calculationsOf(
      earning([{ ...business, netProfitLastYear: '40000.00' }], []),
    );
    expect(totalIncome.value).toBe('3950.00');
    expect(businessAverage[0]?.lines.filter(({ why }) => why === 'declining')).toHaveLength(4);
  });

  // (−30,000 − 6,000) ÷ 24 = −1,500.00.
  it('may be a loss', () => {
    const loss: Job = { selfEmployed: true, netProfitLastYear: '-6000.00', netProfitYearBefore: '-30000.00' };
    expect(lines(total([loss, { basePay: '5000.00' }], []))).toEqual(['-1500.00', '5000.00']);
  });

  // 2,234.82 ÷ 5,158.33 = 43.324%, 1,765.82 ÷ 5,158.33 = 34.232%.
  it('replaces the entered income in the ratios', () => {
    expect(withComputed(earning([{ ...business, monthlyIncome: '9000.00' }], []))).toMatchObject({
      sQualTopR: '34.232',
      sQualBottomR: '43.324',
    });
  });
});

describe('income from another source with a history', () => {
  // (6,000 + 9,600 + 7,200) ÷ (10 + 24) = 670.588: 600.00 a month now, before 16,800 ÷ 24 = 700.00.
  it('is averaged, and declines to the current year', () => {
    const royalties: Income = { type: '15', monthlyAmount: '700.00', lastYearAmount: '9600.00' };
    const income: Income = { ...royalties, yearBeforeAmount: '7200.00', ytdAmount: '6000.00', ytdMonths: '10.00' };
    expect(lines(total([], [income]))).toEqual(['600.00', '700.00 averageCounts']);
    expect(lines(total([], [royalties]))).toEqual(['800.00', '700.00 averageCounts']);
  });
});

describe('a mortgage credit certificate', () => {
  const certificate: Income = { type: '10', mccRate: '20.000' };
  const note = { sLAmtCalc: '100000.00', sNoteIR: '7.500' };

  // The example of Selling Guide B3-3.1-09: 100,000 × 7.5% × 20% = 1,500 ÷ 12 = 125.00.
  it('adds its tax credit to the income', () => {
    expect(lines(total([], [certificate], note))).toEqual(['125.00']);
    expect(lines(total([], [{ ...certificate, monthlyAmount: '300.00' }], note))).toEqual([
      '125.00',
      '300.00 averageCounts',
    ]);
  });

  // 100,000 × 7.5% × 40% = 3,000, above 20% limited to 2,000 a year: 166.67. At 25%: 1,875 ÷ 12 = 156.25.
  it('is limited to 2,000 a year above a credit rate of 20%', () => {
    expect(lines(total([], [{ ...certificate, mccRate: '40.000' }], note))).toEqual(['166.67']);
    expect(lines(total([], [{ ...certificate, mccRate: '25.000' }], note))).toEqual(['156.25']);
    // 300,000 × 7.5% × 20% ÷ 12 = 375.00.
    expect(lines(total([], [certificate], { ...note, sLAmtCalc: '300000.00' }))).toEqual(['375.00']);
  });

  it('reduces the tax instead for VA', () => {
    expect(lines(total([], [certificate], { ...note, ...agencies.va, sIsVaFundingFeeExempt: true }))).toEqual([
      '125.00 reducesTax',
    ]);
  });

  it('counts as entered without its credit rate', () => {
    expect(lines(total([], [{ type: '10', monthlyAmount: '110.00' }], note))).toEqual(['110.00']);
  });
});

describe('boarder income', () => {
  const job: Job = { basePay: '3000.00' };
  const boarder: Income = { type: '3', monthlyAmount: '375.00', monthsOfTwelve: 10 };
  const homeReady = { sFannieCommunityLendingT: '1' };

  // 375 received in ten months: 3,750 ÷ 12 = 312.50.
  it('is averaged over twelve months in a HomeReady loan', () => {
    expect(lines(total([job], [boarder], homeReady))).toEqual(['3000.00', '312.50']);
    expect(lines(total([job], [{ ...boarder, monthsOfTwelve: 12 }], homeReady))).toEqual(['3000.00', '375.00']);
  });

  // 30% of the total: 3,000 × 30 ÷ 70 = 1,285.71, of 4,285.71 in all.
  it('counts up to 30% of the total income', () => {
    const much: Income = { type: '3', monthlyAmount: '2000.00', monthsOfTwelve: 12 };
    for (const loan of [homeReady, agencies.fha]) {
      expect(lines(total([job], [much], loan))).toEqual(['3000.00', '1285.71', '2000.00 overShare']);
    }
  });

  it('does not count outside the program, except from a live-in assistant', () => {
    expect(lines(total([job], [boarder]))).toEqual(['3000.00', '375.00 notInProgram']);
    expect(lines(total([job], [boarder], agencies.va))).toEqual(['3000.00', '375.00 notInProgram']);
    expect(lines(total([job], [{ ...boarder, liveInAide: true }]))).toEqual(['3000.00', '312.50']);
  });

  it('needs nine of the last twelve months, for Home Possible all of them', () => {
    expect(lines(total([job], [{ ...boarder, monthsOfTwelve: 8 }], homeReady))).toEqual([
      '3000.00',
      '375.00 shortHistory',
    ]);
    const homePossible = { ...agencies.freddie, sFannieCommunityLendingT: '2' };
    expect(lines(total([job], [boarder], homePossible))).toEqual(['3000.00', '375.00 shortHistory']);
  });

  it('counts for FHA applications from 2025-03-14', () => {
    expect(lines(total([job], [boarder], { ...agencies.fha, sHmdaApplicationD: '2025-03-14' }))[1]).toBe('312.50');
    expect(lines(total([job], [boarder], { ...agencies.fha, sHmdaApplicationD: '2025-03-13' }))[1]).toBe(
      '375.00 notInProgram',
    );
  });
});

describe('income that needs a history of receipt', () => {
  const homeReady = { sFannieCommunityLendingT: '1' };

  it('does not count while its months are not known', () => {
    const boarder: Income = { type: '3', monthlyAmount: '600.00' };
    expect(lines(total([], [boarder]))).toEqual(['600.00 notInProgram']);
    expect(lines(total([], [boarder], homeReady))).toEqual(['600.00 noMonths']);
    const foster: Income = { type: '7', monthlyAmount: '6000.00' };
    expect(lines(total([], [foster]))).toEqual(['6000.00 noMonths']);
    expect(lines(total([], [foster], agencies.freddie))).toEqual(['6000.00 noMonths']);
  });

  it('counts without months where the agency publishes no shortest history', () => {
    expect(lines(total([], [{ type: '7', monthlyAmount: '6000.00' }], agencies.va))).toEqual(['6000.00']);
  });
});

describe('foster care income', () => {
  const job: Job = { basePay: '3000.00' };
  const foster = (monthsReceived: number): Income => ({ type: '7', monthlyAmount: '1400.00', monthsReceived });

  // Less than two years: up to 3,000 × 30 ÷ 70 = 1,285.71.
  it('counts in full after two years, up to 30% of the total after one', () => {
    expect(lines(total([job], [foster(24)]))).toEqual(['3000.00', '1400.00']);
    expect(lines(total([job], [foster(12)]))).toEqual(['3000.00', '1285.71', '1400.00 overShare']);
    expect(lines(total([job], [foster(11)]))).toEqual(['3000.00', '1400.00 shortHistory']);
  });

  it('needs two years for Freddie Mac', () => {
    expect(lines(total([job], [foster(23)], agencies.freddie))).toEqual(['3000.00', '1400.00 shortHistory']);
  });

  // 1,400 × 25% = 350.00; together 1,750 exceed 1,285.71.
  it('is limited with its gross-up', () => {
    expect(lines(total([job], [{ ...foster(12), nonTaxable: true }]))).toEqual([
      '3000.00',
      '1285.71',
      '1400.00 overShare',
      '350.00 overShare',
    ]);
  });
});

describe('projected income', () => {
  const offer: Job = { projected: true, startDate: '2026-12-30', basePay: '5000.00', bonusPay: '400.00' };
  const closing = { sEstCloseD: '2026-10-01', sOccTPe: '0' };

  // 2026-12-30 is 90 days after 2026-10-01.
  it('counts fixed base pay that starts within 90 days of closing', () => {
    expect(lines(total([offer], [], closing))).toEqual(['5000.00', '400.00 onlyBasePay']);
    expect(lines(total([{ ...offer, startDate: '2026-12-31' }], [], closing))[0]).toBe('5000.00 startsTooLate');
  });

  it('counts within 60 days for FHA, without a limit for VA', () => {
    expect(lines(total([offer], [], { ...closing, ...agencies.fha }))[0]).toBe('5000.00 startsTooLate');
    const soon = { ...offer, startDate: '2026-11-30' };
    expect(lines(total([soon], [], { ...closing, ...agencies.fha }))).toEqual(['5000.00', '400.00']);
    expect(lines(total([offer], [], { ...closing, ...agencies.va }))).toEqual(['5000.00', '400.00']);
  });

  it('counts for Fannie Mae only to purchase a one-unit home, and not from a relative', () => {
    expect(lines(total([offer], [], { ...closing, sLPurposeT: '1' }))[0]).toBe('5000.00 notHomePurchase');
    expect(lines(total([offer], [], { ...closing, sProdSpT: '8' }))[0]).toBe('5000.00 notHomePurchase');
    expect(lines(total([{ ...offer, relatedEmployer: true }], [], closing))[0]).toBe('5000.00 relatedEmployer');
  });

  it('needs both dates, and counts in full once the job has started', () => {
    expect(lines(total([offer], []))[0]).toBe('5000.00 noStartDate');
    const started = { ...offer, startDate: '2026-09-15' };
    expect(lines(total([started], [], closing))).toEqual(['5000.00', '400.00']);
    expect(lines(total([started], [], { ...closing, sLPurposeT: '1' }))).toEqual(['5000.00', '400.00']);
  });
});
