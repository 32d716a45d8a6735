import { type ToleranceBucket, toleranceBuckets } from '../../fees/fee-bucket';
import type { EstimateRecord } from '../../loan/fees/closing-lists';
import type { EstimatedLine } from '../../loan/fees/estimated-line';
import { type Cents, toCents } from '../../numbers/fixed';
import { LENDER_CREDIT } from '../changes/charges';

/** A charge in two estimates; null where one lacks it. */
export interface LineDifference {
  readonly id: string;
  readonly section: string;
  readonly description: string;
  readonly before: Cents | null;
  readonly after: Cents | null;
  readonly change: Cents;
}

export interface BucketDifference {
  readonly bucket: ToleranceBucket;
  readonly before: Cents;
  readonly after: Cents;
  readonly change: Cents;
  /** The lines that changed, in the order of the form. */
  readonly lines: readonly LineDifference[];
  readonly unchanged: number;
}

export interface EstimateDifference {
  readonly buckets: readonly BucketDifference[];
  /** J, with the lender credits. */
  readonly before: Cents;
  readonly after: Cents;
}

/** What is compared of an estimate; its lender credits are a line of section J that may not fall. */
type Compared = Pick<EstimateRecord, 'lines' | 'lenderCredit'>;

function linesOf({ lines, lenderCredit }: Compared): EstimatedLine[] {
  if (toCents(lenderCredit) === 0) return [...lines];
  const credit = {
    ...{ id: LENDER_CREDIT, type: 'LenderCredit', description: 'Lender Credits', section: 'J', bucket: 'zero' },
    amount: `-${lenderCredit}`,
  };
  return [...lines, credit];
}

const amountOf = (line: EstimatedLine | undefined): Cents | null => (line === undefined ? null : toCents(line.amount));

const sum = (lines: readonly LineDifference[], of: (line: LineDifference) => Cents): Cents =>
  lines.reduce((total, line) => total + of(line), 0);

/** How two estimates of a loan differ, by tolerance bucket. A line counts in the bucket that it has in the later one. */
export function estimateDifference(earlier: Compared, later: Compared): EstimateDifference {
  const before = new Map(linesOf(earlier).map((line) => [line.id, line]));
  const after = new Map(linesOf(later).map((line) => [line.id, line]));
  const ids = [...new Set([...after.keys(), ...before.keys()])];
  const all = ids.flatMap((id) => {
    const line = after.get(id) ?? before.get(id);
    if (line === undefined) return [];
    const [was, is] = [amountOf(before.get(id)), amountOf(after.get(id))];
    const { section, description, bucket } = line;
    return [{ bucket, id, section, description, before: was, after: is, change: (is ?? 0) - (was ?? 0) }];
  });
  const buckets = toleranceBuckets.map((bucket): BucketDifference => {
    const lines = all
      .filter((line) => line.bucket === bucket)
      .map(({ bucket: _, ...line }) => line)
      .toSorted((a, b) => a.section.localeCompare(b.section));
    return {
      bucket,
      before: sum(lines, (line) => line.before ?? 0),
      after: sum(lines, (line) => line.after ?? 0),
      change: sum(lines, (line) => line.change),
      lines: lines.filter(({ change }) => change !== 0),
      unchanged: lines.filter(({ change }) => change === 0).length,
    };
  });
  return {
    buckets,
    before: buckets.reduce((total, each) => total + each.before, 0),
    after: buckets.reduce((total, each) => total + each.after, 0),
  };
}
