import type { LockConfirmationData } from './lock-confirmation.schemas';

/** A lock that expired, was locked again and is extended, of an adjustable rate. */
export const lockConfirmationSample: LockConfirmationData = {
  loanNum: '2600000142',
  number: '2600000142-4',
  event: 'extend',
  ordinal: 1,
  confirmedAt: '2026-11-20T18:42:00Z',
  confirmedBy: 'Ines Duarte',
  borrowers: ['Ruta Lindqvist', 'İlker Öztürk'],
  originator: 'Owen Prakash',
  property: '41 Larkspur Lane, Unit 3, Pasadena, CA 91101',
  amount: '480000.00',
  sLPurposeT: '0',
  sOccTPe: '0',
  sLT: '0',
  ltv: '80.000',
  cltv: '80.000',
  score: 761,
  isDemoScore: false,
  sProdDocT: '0',
  hasImpounds: true,
  program: 'Conforming 7/6 ARM SOFR',
  termMonths: 360,
  arm: { index: '30-Day Average SOFR', margin: '2.750', firstCap: '5.000', periodicCap: '1.000', lifeCap: '5.000' },
  sPrepmtPenaltyT: '2',
  lockedD: '2026-10-28',
  lockDays: 30,
  expiresD: '2026-12-02',
  lockFee: null,
  price: {
    rate: '6.125',
    baseRate: '6.125',
    basePrice: '102.875',
    baseDays: 30,
    sheetAt: '2026-10-28T16:05:00Z',
    adjustments: [
      {
        ...{ code: 'score-ltv', label: 'FICO and LTV', detail: '760 to 779, 75.01 to 80', on: null, price: '-0.625' },
        params: { score: '761', ltv: '80.000', scoreFrom: '760', scoreTo: '779', ltvOver: '75', ltvUpTo: '80' },
      },
      {
        ...{ code: 'loan-amount', label: 'Loan amount', detail: '$350,000 to $600,000', on: null, price: '0.125' },
        params: { amountOver: '350000.00', amountUpTo: '600000.00' },
      },
      {
        ...{
          code: 'lock-relock',
          label: 'Relock',
          detail: 'Worst case',
          params: {},
          on: '2026-10-28',
          price: '-0.250',
        },
      },
      {
        ...{
          code: 'lock-extension',
          label: 'Extension',
          detail: 'Extension 1, 5 days',
          on: '2026-11-20',
          price: '-0.125',
        },
        params: { days: '5', number: '1' },
      },
      {
        ...{
          code: 'lock-concession',
          label: 'Concession',
          detail: 'Concession',
          params: {},
          on: '2026-11-20',
          price: '0.125',
        },
      },
      {
        ...{ code: 'compensation', label: 'Lender paid compensation', detail: '1.500%', on: null, price: '-1.500' },
        params: { percent: '1.500' },
      },
    ],
    finalPrice: '100.625',
    points: '-0.625',
    cost: '-3000.00',
  },
  history: [
    {
      ...{ at: '2026-10-05T17:12:00Z', event: 'lock', ordinal: null, days: 15, rate: '6.250', price: '101.875' },
      ...{ cost: null, expiresD: '2026-10-20', by: 'Paul Sandoval' },
    },
    {
      ...{ at: '2026-10-21T07:00:00Z', event: 'expire', ordinal: null, days: null, rate: null, price: null },
      ...{ cost: null, expiresD: null, by: null },
    },
    {
      ...{ at: '2026-10-28T16:31:00Z', event: 'relock', ordinal: null, days: 30, rate: '6.125', price: '100.625' },
      ...{ cost: '1200.00', expiresD: '2026-11-27', by: 'Paul Sandoval' },
    },
    {
      ...{ at: '2026-11-20T18:42:00Z', event: 'extend', ordinal: 1, days: 5, rate: '6.125', price: '100.625' },
      ...{ cost: '600.00', expiresD: '2026-12-02', by: 'Ines Duarte' },
    },
  ],
};
