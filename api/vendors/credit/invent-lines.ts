import type { Random } from '../../../config/demo/loans/random';
import type { Person } from './scenarios';

/** An account as the agency reports it: attributes of CREDIT_LIABILITY, and what its children say. */
export interface InventedLine {
  readonly creditor: string;
  readonly account: string;
  readonly type: string;
  readonly loanType?: string;
  readonly ownership?: string;
  readonly status?: 'Open' | 'Closed' | 'Paid';
  readonly opened: string;
  readonly balance: number;
  readonly payment: number | null;
  readonly limit?: number;
  readonly months?: number;
  readonly late30?: number;
  /** `_CURRENT_RATING`, such as a charge-off. */
  readonly rating?: string;
  readonly closed?: string;
  /** What the creditor remarks. */
  readonly remark?: string;
}

const digits = (random: Random, length: number): string =>
  Array.from({ length }, () => String(random.int(0, 9))).join('');

const month = (random: Random): string => `${random.int(2008, 2024)}-${String(random.int(1, 12)).padStart(2, '0')}`;

const card = (random: Random): InventedLine => {
  const limit = random.int(4, 60) * 500;
  const balance = Math.round((limit * random.int(0, 70)) / 100);
  return {
    ...{ creditor: random.pick(['Example Card Services', 'Sample Bank, N.A.', 'Specimen Credit Union']) },
    ...{ account: digits(random, 16), type: 'Revolving', loanType: 'CreditCard', opened: month(random) },
    ...{ limit, balance, payment: balance === 0 ? 0 : Math.max(25, Math.round(balance / 40)) },
  };
};

const car = (random: Random): InventedLine => {
  const payment = random.int(220, 780);
  const months = random.int(6, 60);
  return {
    ...{ creditor: 'Example Auto Finance', account: digits(random, 10), type: 'Installment', loanType: 'Automobile' },
    ...{ opened: `${month(random)}-12`, balance: payment * months, payment, months },
  };
};

const mortgage = (random: Random): InventedLine => {
  const balance = random.int(90, 520) * 1000;
  return {
    ...{ creditor: 'Example Home Lending', account: digits(random, 10), type: 'Mortgage' },
    ...{ loanType: 'ConventionalRealEstateMortgage', opened: month(random), balance },
    ...{ payment: Math.round(balance * 0.0072), months: random.int(120, 340) },
  };
};

const student = (random: Random, isDeferred: boolean): InventedLine => {
  const balance = random.int(40, 420) * 100;
  return {
    ...{ creditor: 'Example Student Loans', account: digits(random, 10), type: 'Installment', loanType: 'Education' },
    ...{
      opened: month(random),
      balance,
      payment: isDeferred ? 0 : Math.round(balance / 110),
      months: random.int(60, 200),
    },
  };
};

const collection = (random: Random): InventedLine => ({
  ...{ creditor: 'Example Recovery', account: digits(random, 8), type: 'Collection', opened: month(random) },
  ...{ balance: random.int(120, 1900), payment: null },
});

/** One of each kind of debt that a liability is made of. */
const everyDebt = (random: Random): InventedLine[] => [
  mortgage(random),
  {
    ...card(random),
    creditor: 'Example Home Equity',
    type: 'CreditLine',
    loanType: 'HomeEquityLineOfCredit',
    balance: 22_000,
    payment: 160,
  },
  { ...card(random), balance: 3_400, payment: 90 },
  { ...card(random), creditor: 'Card Without Payment', balance: 2_000, payment: null },
  car(random),
  { ...car(random), creditor: 'Example Leasing', loanType: 'AutoLease', balance: 3_200, payment: 400, months: 8 },
  {
    ...card(random),
    creditor: 'Example Charge Card',
    type: 'Open',
    loanType: 'ChargeAccount',
    balance: 1_250,
    payment: 1_250,
  },
  student(random, false),
  { ...student(random, true), creditor: 'Deferred Student Loans' },
  collection(random),
  { ...card(random), creditor: 'Charged-Off Card', balance: 880, payment: null, rating: 'ChargeOff' },
  { ...car(random), creditor: 'Paid Auto Loan', status: 'Paid', balance: 0, payment: 0 },
  { ...card(random), creditor: 'Card of a Relative', ownership: 'AuthorizedUser', balance: 700, payment: 25 },
];

/** Derogatory events that only remarks of accounts tell. */
const remarked = (random: Random): InventedLine[] => [
  {
    ...{ ...mortgage(random), status: 'Closed', balance: 0, payment: 0, closed: '2022-05' },
    remark: 'DEED IN LIEU OF FORECLOSURE ACCEPTED',
  },
  {
    ...{ ...card(random), creditor: 'Discharged Card', status: 'Closed', balance: 0, payment: 0 },
    remark: 'DISCHARGED THROUGH BANKRUPTCY CHAPTER 13, 03/2023',
  },
];

/** The accounts of an invented person. */
export function inventLines(random: Random, scenario: Person, base: number): InventedLine[] {
  if (scenario === 'every-debt') return everyDebt(random);
  if (scenario === 'no-hit' || scenario === 'no-score') return [];
  if (scenario === 'derogatory-remarks') return remarked(random);
  if (scenario === 'one-score') return [card(random)];
  return [
    ...Array.from({ length: random.int(1, 4) }, () => card(random)),
    car(random),
    ...(random.chance(0.35) ? [mortgage(random)] : []),
    ...(random.chance(0.25) ? [student(random, random.chance(0.25))] : []),
    ...(random.chance(0.4)
      ? [{ ...car(random), creditor: 'Example Motors', status: 'Paid' as const, balance: 0, payment: 0 }]
      : []),
    ...(scenario === 'authorized-user'
      ? [{ ...card(random), creditor: 'Card of a Relative', ownership: 'AuthorizedUser' }]
      : []),
    ...(base < 640 ? [collection(random)] : []),
  ];
}
