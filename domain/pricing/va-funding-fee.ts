import type { Cents, Thousandths } from '../numbers/fixed';
import { type DatedRow, firstDay, rowsOn } from './dated-rows';

/** The inputs for the VA funding fee. */
export interface FundingFeeInput {
  /** sLPurposeT. */
  readonly purpose: string;
  /** Base amount, without the fee. */
  readonly amount: Cents;
  readonly purchasePrice: Cents | undefined;
  readonly subsequentUse: boolean;
  readonly exempt: boolean;
  /** The closing date, once it is known. */
  readonly day?: string | undefined;
}

interface FundingFeeRow extends DatedRow {
  readonly purposes: readonly string[];
  /** Smallest down payment, in thousandths of a percent of the purchase price. */
  readonly down: Thousandths;
  readonly first: Thousandths;
  readonly later: Thousandths;
}

const BOUGHT = ['0', '3', '4', '5'] as const;
const REFINANCED = ['1', '2', '6', '8'] as const;
const IRRRL = ['7'] as const;

/**
 * Fees for loans closed from `from` on: 38 USC 3729(b)(2), VA Circulars 26-19-30 and 26-23-06. Highest down payment first. Before 2020
 * the fees are those of active duty; reservists paid more.
 */
const feeTable: readonly FundingFeeRow[] = [
  { from: '2011-11-22', purposes: BOUGHT, down: 10_000, first: 1_250, later: 1_250 },
  { from: '2011-11-22', purposes: BOUGHT, down: 5_000, first: 1_500, later: 1_500 },
  { from: '2011-11-22', purposes: BOUGHT, down: 0, first: 2_150, later: 3_300 },
  { from: '2011-11-22', purposes: REFINANCED, down: 0, first: 2_150, later: 3_300 },
  { from: '2011-11-22', purposes: IRRRL, down: 0, first: 500, later: 500 },
  { from: '2020-01-01', purposes: BOUGHT, down: 10_000, first: 1_400, later: 1_400 },
  { from: '2020-01-01', purposes: BOUGHT, down: 5_000, first: 1_650, later: 1_650 },
  { from: '2020-01-01', purposes: BOUGHT, down: 0, first: 2_300, later: 3_600 },
  { from: '2020-01-01', purposes: REFINANCED, down: 0, first: 2_300, later: 3_600 },
  { from: '2020-01-01', purposes: IRRRL, down: 0, first: 500, later: 500 },
  { from: '2023-04-07', purposes: BOUGHT, down: 10_000, first: 1_250, later: 1_250 },
  { from: '2023-04-07', purposes: BOUGHT, down: 5_000, first: 1_500, later: 1_500 },
  { from: '2023-04-07', purposes: BOUGHT, down: 0, first: 2_150, later: 3_300 },
  { from: '2023-04-07', purposes: REFINANCED, down: 0, first: 2_150, later: 3_300 },
  { from: '2023-04-07', purposes: IRRRL, down: 0, first: 500, later: 500 },
];

/** The first closing day whose fee is known. */
export const VA_FEES_SINCE = firstDay(feeTable);

/** Whether the down payment is at least this share of the price, exactly. A loan without a price has no down payment. */
function putsDown({ amount, purchasePrice }: FundingFeeInput, share: Thousandths): boolean {
  if (share === 0) return true;
  if (!purchasePrice) return false;
  return BigInt(purchasePrice - amount) * 100_000n >= BigInt(purchasePrice) * BigInt(share);
}

/**
 * VA funding fee as a rate of the base amount: by use and by down payment on the purchase price, whatever the appraised value; the
 * equity of a refinance does not count. Nothing for a borrower who is exempt, such as one with a service-connected disability; undefined
 * for a closing before the first table.
 */
export function vaFundingFeeRate(input: FundingFeeInput): Thousandths | undefined {
  if (input.exempt) return 0;
  const rows = rowsOn(feeTable, input.day).filter(({ purposes }) => purposes.includes(input.purpose));
  const row = rows.find(({ down }) => putsDown(input, down));
  return input.subsequentUse ? row?.later : row?.first;
}
