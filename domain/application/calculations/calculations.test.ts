import { describe, expect, it } from 'vitest';
import type { NewLoanDocument } from '../../loan/document';
import { withComputed } from '../change/computed';
import type { Calculation, CalculationLine } from './calculation';
import type { SingleCalculation } from './calculation-keys';
import { calculationList, calculationsOf } from './calculations';
import { jointLoan, sampleLoan } from './sample-loan.test-support';

const amountOf = (loan: NewLoanDocument, key: SingleCalculation) => calculationsOf(loan)[key].value;
const counted = (calculation: Calculation) => calculation.lines.filter((one) => one.counted).map((one) => one.amount);
const left = ({ lines }: Calculation) => lines.filter((one) => !one.counted).map(({ amount, why }) => [amount, why]);
const named = (lines: readonly CalculationLine[], record: string) => lines.filter((one) => one.record === record);

describe('the published purchase of 340,000', () => {
  const calculations = calculationsOf(sampleLoan);

  it.each([
    ['totalIncome', '14100.00'],
    ['incomeBase', '10000.00'],
    ['incomeOvertime', '1000.00'],
    ['incomeBonus', '750.00'],
    ['incomeOtherSources', '2350.00'],
    ['debts', '469.00'],
    ['payment', '1475.82'],
    ['proposedHousing', '1765.82'],
    ['presentHousing', '1450.00'],
    ['ltv', '88.235'],
    ['cltv', '88.235'],
    ['hcltv', '88.235'],
    ['dtiTop', '12.524'],
    ['dtiBottom', '15.850'],
    ['totalAssets', '282000.00'],
    ['liquidAssets', '282000.00'],
    ['downPayment', '40000.00'],
    ['downPaymentPercent', '11.765'],
    ['cashToClose', '28800.00'],
  ] as const)('has %s %s', (key, value) => {
    expect(calculations[key].value).toBe(value);
  });

  it('adds up the income pay by pay, and each line leads to its field', () => {
    expect(calculations.totalIncome.lines.map(({ amount, path }) => [amount, path])).toEqual([
      ['10000.00', 'employments.e1.basePay'],
      ['1000.00', 'employments.e1.overtimePay'],
      ['750.00', 'employments.e1.bonusPay'],
      ['1000.00', 'incomes.i1.monthlyAmount'],
      ['100.00', 'incomes.i2.monthlyAmount'],
      ['250.00', 'incomes.i3.monthlyAmount'],
      ['1000.00', 'incomes.i4.monthlyAmount'],
    ]);
  });

  it('divides housing and debts by the income', () => {
    expect(calculations.dtiBottom.lines.map(({ name, amount, effect }) => [name, amount, effect])).toEqual([
      [{ calculation: 'qualifyingHousing' }, '1765.82', 'plus'],
      [{ calculation: 'debts' }, '469.00', 'plus'],
      [{ calculation: 'totalIncome' }, '14100.00', 'over'],
    ]);
  });

  it('requires cash for price and costs, less credits and note', () => {
    expect(calculations.cashToClose.lines.map(({ amount, effect }) => `${effect} ${amount}`)).toEqual([
      'plus 340000.00',
      'plus 8750.00',
      'minus 4750.00',
      'minus 1000.00',
      'minus 10000.00',
      'minus 4200.00',
      'minus 300000.00',
    ]);
  });

  it('are the computed fields of the loan, under their names', () => {
    expect(withComputed(sampleLoan)).toMatchObject({
      sLTotI: calculations.totalIncome.value,
      sLTotLiaMon: calculations.debts.value,
      sAppTotLiqAsset: calculations.liquidAssets.value,
      sMonthlyPmt: calculations.proposedHousing.value,
      sQualBottomR: calculations.dtiBottom.value,
    });
  });
});

describe('income', () => {
  it('is split by borrower, a former job shown and not counted', () => {
    const [first, second] = calculationsOf(jointLoan).borrowerIncome;
    expect(first).toMatchObject({ value: '14100.00', of: { id: '0B', name: 'Marisol Abernathy' } });
    expect(second).toMatchObject({ value: '2600.00', of: { id: '0C', name: 'Jonah Abernathy' } });
    expect(second && left(second)).toEqual([['3100.00', 'previousJob']]);
    expect(amountOf(jointLoan, 'incomeSelfEmployed')).toBe('2600.00');
  });

  it('shows the rest of the monthly income beyond its parts', () => {
    const [job] = sampleLoan.employments;
    const loan = { ...sampleLoan, incomes: [], employments: job ? [{ ...job, monthlyIncome: '12000.00' }] : [] };
    const { totalIncome, incomeUnsplit } = calculationsOf(loan);
    expect(counted(totalIncome)).toEqual(['10000.00', '1000.00', '750.00', '250.00']);
    expect(incomeUnsplit.lines[0]?.name).toEqual({ words: 'incomeRest' });
  });

  it('counts shared income once', () => {
    const shared = {
      ...sampleLoan.incomes[0],
      id: 'i9',
      owners: ['0B' as const, '0C' as const],
      monthlyAmount: '400.00',
    };
    const calculations = calculationsOf({ ...jointLoan, employments: [], incomes: [shared] });
    expect(calculations.borrowerIncome.map(({ value }) => value)).toEqual(['400.00', '0.00']);
    expect(counted(calculations.totalIncome)).toEqual(['400.00', '300.00']);
  });

  it('shows a record without an amount, to be filled in', () => {
    const calculations = calculationsOf({
      ...sampleLoan,
      employments: [{ id: 'e9', owners: ['0B'], employer: 'Larkspur Optics' }],
    });
    expect(named(calculations.totalIncome.lines, 'Larkspur Optics')).toMatchObject([
      { amount: undefined, counted: false, why: 'noAmount', path: 'employments.e9.monthlyIncome' },
    ]);
  });
});

describe('debts', () => {
  const { debts, debtsPaidOff, debtsExcluded, payoffBalance, applicationDebts } = calculationsOf(jointLoan);

  it('are counted, paid off, excluded, or part of a net rent, and say which', () => {
    expect(debts.value).toBe('469.00');
    expect(left(debts)).toEqual([
      ['210.00', 'paidOff'],
      ['25.00', 'excluded'],
      ['900.00', 'inNetRent'],
      ['300.00', 'inNetRent'],
      ['300.00', 'rentGain'],
    ]);
  });

  it('have totals for what is paid off and what is excluded', () => {
    expect([debtsPaidOff.value, payoffBalance.value, debtsExcluded.value]).toEqual(['210.00', '5200.00', '25.00']);
  });

  it('of an application include the mortgages of rental property', () => {
    expect(applicationDebts.map(({ value }) => value)).toEqual(['1369.00']);
  });

  it('include a loss from rents', () => {
    const loss = calculationsOf({ ...sampleLoan, reos: [{ id: 'r1', owners: ['0B'], netRent: '-250.00' }] });
    expect(loss.debts.value).toBe('719.00');
    expect(left(loss.totalIncome)).toEqual([['-250.00', 'rentLoss']]);
  });
});

describe('net rent', () => {
  it('is three quarters of the rent less expenses and mortgages', () => {
    const { propertyRent, netRent, totalIncome } = calculationsOf(jointLoan);
    expect(propertyRent[0]?.lines.map(({ amount, effect }) => `${effect} ${amount}`)).toEqual([
      'plus 1500.00',
      'minus 300.00',
      'minus 900.00',
    ]);
    expect([propertyRent[0]?.value, netRent.value, totalIncome.value]).toEqual(['300.00', '300.00', '17000.00']);
    expect(propertyRent[0]?.of).toEqual({ id: 'r1', name: '18 Juniper Court, Ventura' });
  });

  it('is the given one, if there is one', () => {
    const reos = jointLoan.reos.map((property) => ({ ...property, netRent: '120.00' }));
    const { propertyRent } = calculationsOf({ ...jointLoan, reos });
    expect(propertyRent[0]?.value).toBe('120.00');
    expect(propertyRent[0] && left(propertyRent[0]).map(([, why]) => why)).toEqual(Array(3).fill('netRentGiven'));
  });

  it('ignores a net rent of zero: the mortgage remains a debt', () => {
    const home = { id: 'r2', owners: ['0B' as const], netRent: '0.00', monthlyExpenses: '100.00' };
    const mortgage = { id: 'l9', owners: ['0B' as const], type: '1', payment: '1500.00', reoId: 'r2' };
    const { debts, netRent } = calculationsOf({ ...sampleLoan, reos: [home], liabilities: [mortgage] });
    expect([debts.value, netRent.value, netRent.lines]).toEqual(['1600.00', '0.00', []]);
    const rented = calculationsOf({
      ...sampleLoan,
      reos: [{ ...home, grossRent: '2000.00' }],
      liabilities: [mortgage],
    });
    // 2,000 x 75% - 100 - 1,500 = -100.
    expect([rented.debts.value, rented.netRent.value]).toEqual(['100.00', '-100.00']);
  });

  it('shows the rent of the subject property, which does not count', () => {
    const { netRent, totalIncome } = calculationsOf({ ...sampleLoan, sSpGrossRent: '2400.00' });
    expect([netRent.value, left(netRent)]).toEqual(['0.00', [['2400.00', 'subjectRent']]]);
    expect(totalIncome.value).toBe(calculationsOf(sampleLoan).totalIncome.value);
    const given = calculationsOf({ ...sampleLoan, sSpGrossRent: '2400.00', sSpNetRent: '-120.00' }).netRent;
    expect(left(given)).toEqual([['-120.00', 'subjectRent']]);
  });

  it('leaves out rent of a sold property and of the subject property', () => {
    const sold = { id: 'r2', owners: ['0B' as const], status: '2', grossRent: '900.00' };
    const subject = { id: 'r3', owners: ['0B' as const], isSubjectProperty: true, grossRent: '800.00' };
    const { netRent } = calculationsOf({ ...sampleLoan, reos: [sold, subject] });
    expect([netRent.value, left(netRent)]).toEqual([
      '0.00',
      [
        ['900.00', 'sold'],
        ['800.00', 'inHousing'],
      ],
    ]);
  });
});

describe('assets', () => {
  it('add up in four categories, and list what is not liquid', () => {
    const calculations = calculationsOf(jointLoan);
    const kinds = calculationList(calculations, ['accountAssets', 'retirementAssets', 'giftAssets', 'illiquidAssets']);
    expect(kinds.map(({ value }) => value)).toEqual(['282000.00', '30000.00', '5000.00', '14000.00']);
    expect([calculations.totalAssets.value, calculations.liquidAssets.value]).toEqual(['331000.00', '317000.00']);
    expect(left(calculations.liquidAssets)).toEqual([['14000.00', 'notLiquid']]);
  });
});

describe('ratios to value', () => {
  it('divide by the lesser of price and appraisal, and list the other', () => {
    const { ltv } = calculationsOf({ ...sampleLoan, sApprVal: '320000.00' });
    expect(ltv.value).toBe('93.750');
    expect(left(ltv)).toEqual([['340000.00', 'greaterValue']]);
  });

  it('count the drawn amount of a HELOC, or its full line', () => {
    const loan = { ...sampleLoan, sConcurSubFin: '10000.00', sSubFin: '20000.00', sSubFinDrawn: '5000.00' };
    const { cltv, hcltv } = calculationsOf(loan);
    expect([cltv.value, hcltv.value]).toEqual(['92.647', '97.059']);
    expect([left(cltv)[0], left(hcltv)[0]]).toEqual([
      ['20000.00', 'notDrawn'],
      ['5000.00', 'lineCounts'],
    ]);
  });
});

describe('a figure that cannot be computed', () => {
  it('lists the missing inputs', () => {
    const loan = { ...sampleLoan, sNoteIR: null, sTerm: null, employments: [], incomes: [] };
    const { payment, dtiTop, ltv } = calculationsOf({ ...loan, sLAmtCalc: null });
    expect([payment.value, payment.requirements]).toEqual([undefined, ['sLAmtCalc', 'sNoteIR', 'sTerm']]);
    expect(dtiTop.requirements).toEqual(['sLAmtCalc', 'sNoteIR', 'sTerm', 'employments']);
    expect(ltv.requirements).toEqual(['sLAmtCalc']);
    expect(amountOf({ ...sampleLoan, sPurchPrice: null, sApprVal: null }, 'ltv')).toBeUndefined();
  });

  it('has no missing inputs if it does not apply', () => {
    expect(calculationsOf({ ...sampleLoan, sLPurposeT: '1' }).downPayment).toMatchObject({
      value: undefined,
      requirements: [],
    });
  });
});

describe('the qualifying payment of an adjustable rate', () => {
  const arm = {
    ...sampleLoan,
    sFinMethT: '1',
    sNoteIR: '6.000',
    sRAdj1stCapMon: 60,
    sRAdj1stCapR: '2.000',
    sRAdjIndexR: '4.300',
    sRAdjMarginR: '2.750',
  };

  it('is at the note rate plus the first cap for five years, and lists the lower fully indexed rate', () => {
    // 300,000 at 8% over 30 years.
    const { qualifyingPayment, payment } = calculationsOf(arm);
    expect([qualifyingPayment.value, payment.value]).toEqual(['2201.29', '1798.65']);
    expect(qualifyingPayment.lines.map(({ name, amount, why }) => [name, amount, why])).toEqual([
      [{ calculation: 'noteAmount' }, '300000.00', undefined],
      [
        { words: 'notePlusFirstCap', values: { rate: { percent: '6.000' }, cap: { percent: '2.000' } } },
        '8.000',
        undefined,
      ],
      [{ field: 'sTerm' }, '360', undefined],
      [
        { words: 'fullyIndexedRate', values: { index: { percent: '4.300' }, margin: { percent: '2.750' } } },
        '7.000',
        'lowerRate',
      ],
    ]);
    expect(calculationsOf({ ...arm, sQualIR: '8.000' })).toEqual(calculationsOf(arm));
  });

  it('is at the entered rate if it differs, and at the note rate for a fixed rate', () => {
    expect(calculationsOf({ ...arm, sQualIR: '7.000' }).qualifyingPayment.value).toBe('1995.91');
    expect(calculationsOf({ ...arm, sFinMethT: '0' }).qualifyingPayment.value).toBe('1798.65');
  });

  it('requires the terms that its rule uses', () => {
    const { qualifyingPayment } = calculationsOf({ ...arm, sRAdj1stCapR: null, sRAdjIndexR: null });
    expect([qualifyingPayment.value, qualifyingPayment.requirements]).toEqual([
      undefined,
      ['sRAdj1stCapR', 'sRAdjIndexR'],
    ]);
  });
});

describe('the annual premium', () => {
  const fha = {
    ...sampleLoan,
    sLT: '1',
    sLAmtCalc: '386000.00',
    sPurchPrice: '400000.00',
    sNoteIR: '5.500',
    sProMIns: '999.00',
  };

  it('of FHA is charged on the average balance of the first year, whatever was stored before', () => {
    // 383,640.39 x 0.55% / 12 = 175.84.
    const { mortgageInsurance } = calculationsOf(fha);
    expect(mortgageInsurance.value).toBe('175.84');
    expect(mortgageInsurance.lines[0]?.name).toEqual({
      words: 'averageBalanceRate',
      values: { percent: { percent: '0.550' }, amount: { money: '383640.39' } },
    });
  });

  it('of FHA leaves out the upfront premium at the rate that is financed', () => {
    // A note of 300,030: its average balance of the first year, 298,196.01, / 1.0001 x 0.55% / 12.
    const old = { ...fha, sLPurposeT: '7', sLAmtCalc: '300000.00', sFfUfmipR: '0.010', sProMInsR: '0.550' };
    const { noteAmount, mortgageInsurance } = calculationsOf(old);
    expect([noteAmount.value, mortgageInsurance.value]).toEqual(['300030.00', '136.66']);
  });

  it('of USDA is charged on the average balance of the note', () => {
    const loan = { ...sampleLoan, sLT: '3', sLAmtCalc: '200000.00', sNoteIR: '6.000' };
    expect(calculationsOf(loan).mortgageInsurance.value).toBe('58.59');
  });

  it('is at the entered rate if there is one, and as entered while the terms are unknown', () => {
    expect(calculationsOf({ ...fha, sProMInsR: '0.500' }).mortgageInsurance.value).toBe('159.85');
    expect(calculationsOf({ ...fha, sNoteIR: null }).mortgageInsurance.value).toBe('999.00');
  });
});

describe('an upfront fee', () => {
  it('is financed except for what is paid in cash', () => {
    const { upfrontFee, financedFee, noteAmount } = calculationsOf({
      ...sampleLoan,
      sLT: '1',
      sFfUfmipR: '1.750',
      sUfCashPd: '250.00',
    });
    expect([upfrontFee.value, financedFee.value, noteAmount.value]).toEqual(['5250.00', '5000.00', '305000.00']);
  });

  it('follows the published tables while no rate is entered, whatever was stored before', () => {
    const va = { ...sampleLoan, sLT: '2', sPurchPrice: '200000.00', sLAmtCalc: '190000.00', sFfUfmip1pc: '4085.00' };
    expect(calculationsOf(va).upfrontFee.value).toBe('2850.00');
    expect(calculationsOf({ ...va, sIsVaSubsequentUse: true, sPurchPrice: '199000.00' }).upfrontFee.value).toBe(
      '6270.00',
    );
    expect(calculationsOf({ ...va, sIsVaFundingFeeExempt: true }).noteAmount.value).toBe('190000.00');
    expect(calculationsOf({ ...va, sLPurposeT: '7' }).upfrontFee.value).toBe('950.00');
    expect(calculationsOf({ ...va, sEstCloseD: '2023-04-06' }).upfrontFee.value).toBe('3135.00');
  });

  it('of FHA is paid in cash below a whole dollar of the note', () => {
    // 301,050 x 1.75% = 5,268.38: a note of 306,318 and 0.38 in cash.
    const { upfrontFee, financedFee, noteAmount, cashToClose } = calculationsOf({
      ...sampleLoan,
      sLT: '1',
      sLAmtCalc: '301050.00',
    });
    expect([upfrontFee.value, financedFee.value, noteAmount.value]).toEqual(['5268.38', '5268.00', '306318.00']);
    expect(financedFee.lines.map(({ name, amount, effect }) => [name, amount, effect])).toEqual([
      [{ calculation: 'upfrontFee' }, '5268.38', 'plus'],
      [{ words: 'feeCents' }, '0.38', 'minus'],
    ]);
    // 28,800.00 for a loan of 300,000; 1,050 less from the larger loan and 0.38 more for the premium.
    expect(cashToClose.value).toBe('27750.38');
  });

  it('of USDA is 1% of a note of base / 0.99', () => {
    const { upfrontFee, noteAmount } = calculationsOf({ ...sampleLoan, sLT: '3', sLAmtCalc: '200000.00' });
    expect([upfrontFee.value, noteAmount.value]).toEqual(['2020.20', '202020.20']);
    expect(upfrontFee.lines[0]?.name).toEqual({
      words: 'rateOf',
      values: { percent: { percent: '1.000' }, amount: { money: '202020.20' } },
    });
  });

  it('is shown but not charged to an exempt veteran', () => {
    const loan = { ...sampleLoan, sLT: '2', sFfUfmipR: '2.150', sIsVaFundingFeeExempt: true };
    const { upfrontFee } = calculationsOf(loan);
    expect([upfrontFee.value, left(upfrontFee)]).toEqual(['0.00', [['6450.00', 'exempt']]]);
  });
});
