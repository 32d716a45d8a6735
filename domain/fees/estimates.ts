import type { NewLoanDocument } from '../loan/document';
import type { EstimateRecord } from '../loan/fees/closing-lists';
import { type Cents, formatCents, toCents } from '../numbers/fixed';
import type { AlternativeCash, StandardCash } from './cash-to-close';
import { curedBy } from './cures';
import { toleranceBuckets } from './fee-bucket';
import {
  type Baseline,
  baselineOf,
  type Covered,
  type CurrentCharge,
  type Disclosed,
  type Tolerance,
  testTolerance,
} from './tolerance';
import { allLenderCredits, borrowerPays, estimatedCharge, type Worksheet, type WorksheetLine } from './worksheet';

const bucketNamed = (name: string) => toleranceBuckets.find((bucket) => bucket === name) ?? 'none';

/** Stored amounts as cents. */
export const coveredOf = ({ amounts, credit, ...covers }: NonNullable<EstimateRecord['covers']>): Covered => ({
  ...covers,
  ...(amounts && { amounts: Object.fromEntries(Object.entries(amounts).map(([id, amount]) => [id, toCents(amount)])) }),
  ...(credit !== undefined && { credit: toCents(credit) }),
});

/** A stored estimate as the good faith test reads it. */
const disclosedOf = ({ lines, lenderCredit, covers }: EstimateRecord): Disclosed => ({
  lines: lines.map(({ id, bucket, amount }) => ({ id, bucket: bucketNamed(bucket), amount: toCents(amount) })),
  lenderCredit: toCents(lenderCredit),
  ...(covers ? { covers: coveredOf(covers) } : {}),
});

/** The lines of an estimate as the worksheet has them now; those that it does not show are left out. */
export const estimatedLines = ({ lines }: Pick<Worksheet, 'lines'>): EstimateRecord['lines'] =>
  lines
    .filter((line) => estimatedCharge(line) !== 0)
    .map((line) => ({
      ...{ id: line.id, type: line.type, description: line.label, section: line.section, bucket: line.bucket },
      amount: formatCents(estimatedCharge(line)),
    }));

/** What a disclosure keeps of a worksheet for the good faith test. */
export const disclosedCharges = (
  worksheet: Worksheet,
): Pick<EstimateRecord, 'lines' | 'lenderCredit' | 'specificCredits'> => ({
  lines: estimatedLines(worksheet),
  lenderCredit: formatCents(allLenderCredits(worksheet.totals)),
  specificCredits: formatCents(worksheet.totals.specificCredits),
});

const chargeOf = (line: WorksheetLine): CurrentCharge => ({
  id: line.id,
  bucket: line.bucket,
  amount: borrowerPays(line),
  performed: line.amount > 0,
});

/** The table of the cash to close as a disclosure keeps it, unrounded. */
export const recordedCash = ({ lines }: StandardCash | AlternativeCash): NonNullable<EstimateRecord['cash']> =>
  Object.fromEntries(Object.entries<Cents>({ ...lines }).map(([line, cents]) => [line, formatCents(cents)]));

/** How the worksheet compares with what was estimated. */
export interface GoodFaith {
  readonly estimate: EstimateRecord;
  readonly baseline: Baseline;
  readonly tolerance: Tolerance;
  /** What the lender has given back already, and what it still owes. */
  readonly cured: Cents;
  readonly owed: Cents;
}

/** What was disclosed, oldest first. A Closing Disclosure takes the place of a revised estimate shortly before closing, 19(e)(4)(ii). */
export const disclosureHistory = ({ loanEstimates = [], closingDisclosures = [] }: NewLoanDocument): Disclosed[] =>
  [...loanEstimates, ...closingDisclosures].map(disclosedOf);

/** Undefined before the first Loan Estimate. */
export function goodFaithOf(
  loan: NewLoanDocument,
  { lines, totals }: Pick<Worksheet, 'lines' | 'totals'>,
): GoodFaith | undefined {
  const estimate = loan.loanEstimates?.at(-1);
  const baseline = baselineOf(disclosureHistory(loan));
  if (estimate === undefined || baseline === undefined) return undefined;
  const tolerance = testTolerance(baseline, lines.map(chargeOf), allLenderCredits(totals));
  const cured = curedBy(loan);
  return { estimate, baseline, tolerance, cured, owed: Math.max(0, tolerance.cure - cured) };
}
