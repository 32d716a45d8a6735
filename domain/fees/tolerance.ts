import type { Cents } from '../numbers/fixed';
import { ownValue } from '../tables/own-value';
import type { ToleranceBucket } from './fee-bucket';

/** A line of a disclosure as the good faith test reads it: unrounded, and only what the borrower is to pay. */
export interface DisclosedLine {
  readonly id: string;
  readonly bucket: ToleranceBucket;
  readonly amount: Cents;
}

/** A Loan Estimate or revised disclosure that the borrower got. */
export interface Disclosed {
  readonly lines: readonly DisclosedLine[];
  /** All lender credits, specific and general, as a positive amount. */
  readonly lenderCredit: Cents;
  /**
   * What a valid reason covers of a revision that was issued in time. Absent for the first Loan Estimate, and for revisions that
   * only inform: they move no baseline.
   */
  readonly covers?: Covered;
}

/** Lines with a reason to change, and the amounts that were approved for them; a line without one may take any amount. */
export interface Covered {
  readonly lines: readonly string[];
  readonly lenderCredit: boolean;
  readonly amounts?: Readonly<Record<string, Cents>>;
  /** The least that was approved of the lender credits. */
  readonly credit?: Cents;
}

/** The amounts that the final charges are compared with. */
export interface Baseline {
  readonly lines: ReadonlyMap<string, DisclosedLine>;
  readonly lenderCredit: Cents;
  /** Increases of the ten percent bucket with a valid reason that have not yet moved its baseline. */
  readonly waiting: ReadonlyMap<string, DisclosedLine>;
}

const sum = (lines: Iterable<DisclosedLine>): Cents => {
  let total = 0;
  for (const { bucket, amount } of lines) if (bucket === 'ten') total += amount;
  return total;
};

/** Whether an amount is more than ten percent above another, without rounding. */
const exceedsTenPercent = (amount: Cents, baseline: Cents): boolean => amount * 10 > baseline * 11;

const higher = (line: DisclosedLine, before: DisclosedLine | undefined): DisclosedLine =>
  before !== undefined && before.amount > line.amount ? { ...line, amount: before.amount } : line;

/** A disclosed line, up to the amount that was approved: a reason covers no more than what it was approved for. */
function approvedLine(line: DisclosedLine, { amounts }: Covered): DisclosedLine {
  const approved = amounts === undefined ? undefined : ownValue(amounts, line.id);
  return approved === undefined || approved >= line.amount ? line : { ...line, amount: approved };
}

function revised(before: Baseline, { lines, lenderCredit, covers }: Disclosed): Baseline {
  if (covers === undefined) return before;
  const baseline = new Map(before.lines);
  const waiting = new Map(before.waiting);
  for (const disclosed of lines) {
    if (!covers.lines.includes(disclosed.id)) continue;
    const line = approvedLine(disclosed, covers);
    if (line.bucket === 'ten') waiting.set(line.id, higher(line, baseline.get(line.id)));
    else baseline.set(line.id, higher(line, baseline.get(line.id)));
  }
  const moved = new Map([...baseline, ...waiting]);
  const resets = waiting.size > 0 && exceedsTenPercent(sum(moved.values()), sum(baseline.values()));
  return {
    lines: resets ? moved : baseline,
    waiting: resets ? new Map() : waiting,
    lenderCredit: covers.lenderCredit
      ? Math.min(before.lenderCredit, Math.max(lenderCredit, covers.credit ?? 0))
      : before.lenderCredit,
  };
}

/**
 * The baseline after a history of disclosures, oldest first (12 CFR 1026.19(e)(3)(iv)). A revision moves only what its reason covers,
 * and only upward; the ten percent bucket only once the covered increases together exceed ten percent (comment (A)-1.ii). Undefined
 * before the first Loan Estimate.
 */
export function baselineOf([first, ...revisions]: readonly Disclosed[]): Baseline | undefined {
  if (first === undefined) return undefined;
  const start: Baseline = {
    lines: new Map(first.lines.map((line) => [line.id, line])),
    lenderCredit: first.lenderCredit,
    waiting: new Map(),
  };
  return revisions.reduce(revised, start);
}

/** A charge as it is now. */
export interface CurrentCharge extends DisclosedLine {
  /** The service is performed, even if somebody else pays for it. */
  readonly performed: boolean;
}

/** A line of the zero bucket above its baseline. */
export interface LineExcess {
  readonly id: string;
  readonly baseline: Cents;
  readonly actual: Cents;
  readonly excess: Cents;
}

/** The good faith test. All amounts in cents; `cure` is what the lender owes the borrower today. */
export interface Tolerance {
  readonly zero: { readonly lines: readonly LineExcess[]; readonly excess: Cents };
  readonly ten: {
    readonly baseline: Cents;
    readonly limit: Cents;
    readonly actual: Cents;
    readonly excess: Cents;
    readonly left: Cents;
  };
  readonly credit: { readonly baseline: Cents; readonly actual: Cents; readonly shortfall: Cents };
  readonly cure: Cents;
}

/** The most that the ten percent bucket may reach; a part of a cent is not a cent. */
const limitOf = (baseline: Cents): Cents => Math.floor((baseline * 11) / 10);

/**
 * The good faith test of 12 CFR 1026.19(e)(3). Each line of the zero bucket is compared by itself, the ten percent bucket as a sum, in
 * which a charge that was not estimated counts as 0 in the baseline, and a service that is not performed does not count at all
 * (comment 19(e)(3)(ii)-5).
 */
export function testTolerance(baseline: Baseline, charges: readonly CurrentCharge[], lenderCredit: Cents): Tolerance {
  const estimated = (id: string): Cents => baseline.lines.get(id)?.amount ?? 0;
  const over = charges
    .filter(({ bucket }) => bucket === 'zero')
    .map(({ id, amount }) => ({ id, baseline: estimated(id), actual: amount, excess: amount - estimated(id) }))
    .filter(({ excess }) => excess > 0);
  const performed = charges.filter(({ bucket, performed: is }) => bucket === 'ten' && is);
  const tenBaseline = performed.reduce((total, { id }) => total + estimated(id), 0);
  const tenActual = performed.reduce((total, { amount }) => total + amount, 0);
  const limit = limitOf(tenBaseline);
  const zeroExcess = over.reduce((total, { excess }) => total + excess, 0);
  const tenExcess = Math.max(0, tenActual - limit);
  const shortfall = Math.max(0, baseline.lenderCredit - lenderCredit);
  return {
    zero: { lines: over, excess: zeroExcess },
    ten: { baseline: tenBaseline, limit, actual: tenActual, excess: tenExcess, left: Math.max(0, limit - tenActual) },
    credit: { baseline: baseline.lenderCredit, actual: lenderCredit, shortfall },
    cure: zeroExcess + tenExcess + shortfall,
  };
}
