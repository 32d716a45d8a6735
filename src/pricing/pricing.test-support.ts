import type { LoanDocument } from '../../domain/loan/document';
import type { PricingAnswer, ProgramResult, RateOption, ReasonResult } from '../../domain/pricing/pricing.schemas';

/** A purchase loan with every value that pricing requires. */
export const loan = (more: Partial<LoanDocument> = {}): LoanDocument => ({
  sLNm: '2611051394',
  sStatusT: '0',
  version: 4,
  sLPurposeT: '0',
  sOccTPe: '0',
  sProdSpT: '0',
  sPurchPrice: '812500.00',
  sApprVal: '820000.00',
  sLAmtCalc: '650000.00',
  sCreditScoreType2: 742,
  sQualBottomR: '35.388',
  sProdImpound: false,
  sSpZip: '91101',
  sSpCounty: 'Los Angeles',
  sProdRLckdDays: 30,
  applicants: [{ aBFirstNm: 'Theo', aBLastNm: 'Lindqvist' }],
  employments: [],
  incomes: [],
  assets: [],
  liabilities: [],
  reos: [],
  residences: [],
  vestings: [],
  ...more,
});

/** One rate at three lock periods, priced an eighth apart. */
export function option(rate: string, price: number, more: Partial<RateOption> = {}): RateOption {
  const text = (value: number): string => value.toFixed(3);
  const lockPrice = (LockDays: number, by: number) => ({
    LockDays,
    rateOptionId: `p.${rate}.${LockDays}`,
    Price: text(price + by),
    Point: text(100 - price - by),
  });
  return {
    rateOptionId: `p.${rate}.30`,
    Rate: rate,
    Point: text(100 - price),
    Price: text(price),
    APR: '6.186',
    Payment: '3949.47',
    HousingPayment: '4694.47',
    DTI: '35.388',
    CashToClose: '172150.00',
    LockDays: 30,
    BasePrice: text(price + 1.125),
    BaseLockDays: 15,
    Cost: ((100 - price) * 6500).toFixed(2),
    Adjustments: [
      line('lock', 'Lock period', '30 days', { days: '30' }, '-0.125'),
      line('impound-waiver', 'No impound account', 'Escrow waived', {}, '-1.000'),
    ],
    LockPrices: [lockPrice(15, 0.125), lockPrice(30, 0), lockPrice(45, -0.125)],
    ...more,
  };
}

export const line = (
  code: string,
  Description: string,
  Detail: string,
  Params: Record<string, string>,
  Price: string,
): RateOption['Adjustments'][number] => ({
  code,
  Description,
  Detail,
  Params,
  Price,
  Point: Price.startsWith('-') ? Price.slice(1) : `-${Price}`,
  Rate: '0.000',
  IsHidden: false,
});

const common = { Investor: 'Agency', LienPosT: '0', sProdRLckdDays: 30 } as const;

/** An eligible program with these rates. Its best rate is the first at par or better. */
export function program(id: string, options: readonly RateOption[], more: Partial<ProgramResult> = {}): ProgramResult {
  const best = options.find(({ Price }) => Number(Price) >= 100) ?? options.at(-1);
  return {
    ...common,
    lLpTemplateId: id,
    Name: id,
    displayOrder: 1,
    Status: 'Eligible',
    Reasons: [],
    LoanType: '0',
    FinMethT: '0',
    Term: 360,
    ...(best ? { BestRateOptionId: best.rateOptionId } : {}),
    RateOption: [...options],
    ...more,
  };
}

/** An ineligible program. */
export const refused = (
  id: string,
  reasons: readonly ReasonResult[],
  more: Partial<ProgramResult> = {},
): ProgramResult => program(id, [], { Status: 'Ineligible', Reasons: [...reasons], ...more });

export const amountReason: ReasonResult = {
  code: 'amount-below-minimum',
  field: 'sLAmtCalc',
  text: 'Loan amount is below the minimum',
  actual: { kind: 'money', value: '650000.00', text: '$650,000.00' },
  needed: {
    op: 'atLeast',
    values: [{ kind: 'money', value: '832751.00', text: '$832,751.00' }],
    text: '$832,751.00 or more',
  },
};

export const answer = (...programs: ProgramResult[]): PricingAnswer => ({ PricingResults: { Program: programs } });
