import { completePurchase } from './loan-builder';

const ofBorrower = { owners: ['0B'] } as const;

/** The complete purchase with an income history, debts, assets and costs, whose calculations have many lines. */
export const worksheetPurchase = {
  ...completePurchase,
  sNoteIR: '6.000',
  sTerm: 360,
  sProRealETx: '650.00',
  sProHazIns: '145.00',
  sTotEstPpAmt: '3180.00',
  sTotEstCcAmt: '9650.00',
  sSellerCreditAmt: '2500.00',
  sPurchCreditEarnestMoneyAmt: '15000.00',
  employments: [
    {
      ...ofBorrower,
      id: 'e1',
      employer: 'Harbor Clinic',
      status: '0',
      selfEmployed: false,
      startDate: '2019-03-04',
      basePay: '11200.00',
      // The overtime of this year is lower than last year's, so the lower average counts.
      ytdMonths: '10.00',
      lastYearMonths: 12,
      yearBeforeMonths: 12,
      overtimeYtd: '6400.00',
      overtimeLastYear: '9600.00',
      overtimeYearBefore: '9000.00',
    },
  ],
  incomes: [
    {
      ...ofBorrower,
      id: 'i1',
      type: '6',
      description: 'State disability insurance',
      monthlyAmount: '900.00',
      nonTaxable: true,
    },
  ],
  liabilities: [
    { ...ofBorrower, id: 'd1', type: '3', holder: 'Coastal Student Aid', balance: '38000.00', studentLoan: true },
    { ...ofBorrower, id: 'd2', type: '2', holder: 'Meridian Card', balance: '4200.00' },
    { ...ofBorrower, id: 'd3', type: '5', holder: 'Summit Leasing', payment: '389.00', remainingMonths: 7 },
    {
      ...{ ...ofBorrower, id: 'd4', type: '3', holder: 'Valley Auto', balance: '2100.00' },
      ...{ payment: '310.00', remainingMonths: 7 },
    },
    { ...ofBorrower, id: 'd5', type: '4', holder: 'Union Charge', balance: '1850.00' },
  ],
  assets: [
    { ...ofBorrower, id: 'a1', type: '3', holder: 'First Harbor Bank', value: '142000.00' },
    { ...ofBorrower, id: 'a2', type: '6', holder: 'Pacific Pension', value: '60000.00' },
    { ...ofBorrower, id: 'a3', type: '4', description: 'From parents', value: '20000.00', giftDeposited: true },
  ],
} as const;
