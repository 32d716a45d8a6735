import type { WorksheetLine } from '../../fees/worksheet';
import type { Cents, Thousandths } from '../../numbers/fixed';

/** The five columns of page 2. */
export const costColumns = ['borrowerAt', 'borrowerBefore', 'sellerAt', 'sellerBefore', 'others'] as const;
export type CostColumn = (typeof costColumns)[number];
export type CostSums = Readonly<Record<CostColumn, Cents>>;

/** What a label of page 2 says about the amount. Prescribed labels keep their blanks. */
export type CostDetail =
  | { readonly kind: 'points'; readonly percent: Thousandths | null }
  | { readonly kind: 'months'; readonly months: number | null }
  | { readonly kind: 'monthly'; readonly monthly: Cents | null; readonly months: number | null }
  | {
      readonly kind: 'interest';
      readonly perDiem: Cents | null;
      readonly from: string | null;
      readonly to: string | null;
    }
  | { readonly kind: 'recording'; readonly deed: Cents; readonly mortgage: Cents };

/** A numbered line of page 2. One without a label is empty. */
export interface CostRow {
  readonly label: string;
  readonly detail?: CostDetail;
  /** Who is paid. */
  readonly to?: string | undefined;
  readonly sums: CostSums;
  /** Paid by the lender, which the form marks with (L). */
  readonly byLender: boolean;
  /** The lines of the worksheet. */
  readonly lines: readonly WorksheetLine[];
}

export const noCosts: CostSums = { borrowerAt: 0, borrowerBefore: 0, sellerAt: 0, sellerBefore: 0, others: 0 };

/** The column of a line: who pays, and when. */
export function columnOf({ paidBy, beforeClosing }: Pick<WorksheetLine, 'paidBy' | 'beforeClosing'>): CostColumn {
  if (paidBy === 'borrower') return beforeClosing ? 'borrowerBefore' : 'borrowerAt';
  if (paidBy === 'seller') return beforeClosing ? 'sellerBefore' : 'sellerAt';
  return 'others';
}

export const addCosts = (all: readonly CostSums[]): CostSums =>
  all.reduce(
    (sums, each) => ({
      borrowerAt: sums.borrowerAt + each.borrowerAt,
      borrowerBefore: sums.borrowerBefore + each.borrowerBefore,
      sellerAt: sums.sellerAt + each.sellerAt,
      sellerBefore: sums.sellerBefore + each.sellerBefore,
      others: sums.others + each.others,
    }),
    noCosts,
  );

const sumsOf = (lines: readonly WorksheetLine[]): CostSums =>
  addCosts(lines.map((line) => ({ ...noCosts, [columnOf(line)]: line.amount })));

/** A row of lines of the worksheet. */
export const costRow = (
  label: string,
  lines: readonly WorksheetLine[],
  more: Pick<CostRow, 'detail' | 'to'> = {},
): CostRow => ({
  ...{ label, lines, sums: sumsOf(lines) },
  byLender: lines.some(({ paidBy }) => paidBy === 'lender'),
  ...more,
});

export const emptyRow: CostRow = costRow('', []);

/** What the borrower pays of a row or sum, at and before closing. */
export const byBorrower = ({ borrowerAt, borrowerBefore }: CostSums): Cents => borrowerAt + borrowerBefore;
