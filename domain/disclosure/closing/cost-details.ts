import { type FeeSection, feeSections } from '../../fees/fee-bucket';
import type { Worksheet } from '../../fees/worksheet';
import type { Cents } from '../../numbers/fixed';
import { aggregateRow, type CostContext, rowsOfSection } from './cost-lines';
import { addCosts, byBorrower, type CostRow, type CostSums, emptyRow } from './cost-rows';

export interface CostSection {
  readonly rows: readonly CostRow[];
  /** What the borrower pays at and before closing. */
  readonly total: Cents;
}

/** Page 2: the closing cost details (12 CFR 1026.38(f), (g) and (h)). */
export interface CostDetails {
  readonly sections: Readonly<Record<FeeSection, CostSection>>;
  /** D and I. */
  readonly loanCosts: Cents;
  readonly otherCosts: Cents;
  readonly loanCostsSums: CostSums;
  readonly otherCostsSums: CostSums;
  /** D + I in each column. */
  readonly closingCostsSums: CostSums;
  /** With the refund of an excess, as a positive amount. */
  readonly lenderCredits: Cents;
  /** The part of the credits that refunds what exceeds the legal limits. */
  readonly cureCredit: Cents;
  /** J. */
  readonly closingCosts: Cents;
  /** What does not fit on one page stands on two: loan costs on 2a, other costs on 2b. */
  readonly twoPages: boolean;
}

/** The numbered lines of form H-25, which may be moved from one section to another (1026.38(t)(5)(iv)(A)). */
const printedRows: Readonly<Record<FeeSection, number>> = { A: 8, B: 10, C: 8, E: 2, F: 5, G: 8, H: 8 };
const ALL_ROWS = feeSections.reduce((sum, section) => sum + printedRows[section], 0);

/** How many rows each section has: as the form prints them, or, if one needs more, fewer empty ones in the others. */
function rowCounts(used: Readonly<Record<FeeSection, number>>): Record<FeeSection, number> {
  const needed = feeSections.map((section) => Math.max(used[section], printedRows[section]));
  let over = needed.reduce((sum, count) => sum + count, 0) - ALL_ROWS;
  const counts = Object.fromEntries(feeSections.map((section, place) => [section, needed[place] ?? 0]));
  while (over > 0) {
    const roomiest = feeSections.reduce((most, each) =>
      (counts[each] ?? 0) - used[each] > (counts[most] ?? 0) - used[most] ? each : most,
    );
    if ((counts[roomiest] ?? 0) <= used[roomiest]) break;
    counts[roomiest] = (counts[roomiest] ?? 0) - 1;
    over -= 1;
  }
  return counts as Record<FeeSection, number>;
}

const padded = (rows: readonly CostRow[], count: number): CostRow[] => [
  ...rows,
  ...Array.from({ length: Math.max(0, count - rows.length) }, () => emptyRow),
];

/** The closing cost details of a worksheet. */
export function costDetails({ lines, totals }: Worksheet, context: CostContext): CostDetails {
  const last = aggregateRow(lines);
  const rows = Object.fromEntries(
    feeSections.map((section) => [section, rowsOfSection(section, lines, context)]),
  ) as Record<FeeSection, CostRow[]>;
  const used = Object.fromEntries(
    feeSections.map((section) => [section, rows[section].length + (section === 'G' ? 1 : 0)]),
  ) as Record<FeeSection, number>;
  const counts = rowCounts(used);
  const sectionOf = (section: FeeSection): CostSection => {
    const all = section === 'G' ? [...padded(rows.G, counts.G - 1), last] : padded(rows[section], counts[section]);
    return { rows: all, total: byBorrower(addCosts(all.map(({ sums }) => sums))) };
  };
  const sections = {
    ...{ A: sectionOf('A'), B: sectionOf('B'), C: sectionOf('C') },
    ...{ E: sectionOf('E'), F: sectionOf('F'), G: sectionOf('G'), H: sectionOf('H') },
  };
  const sumsOf = (...names: FeeSection[]): CostSums =>
    addCosts(names.flatMap((name) => sections[name].rows.map(({ sums }) => sums)));
  const loanCostsSums = sumsOf('A', 'B', 'C');
  const otherCostsSums = sumsOf('E', 'F', 'G', 'H');
  const [loanCosts, otherCosts] = [byBorrower(loanCostsSums), byBorrower(otherCostsSums)];
  const { cureCredit } = totals;
  const lenderCredits = totals.lenderCredit + cureCredit;
  return {
    ...{ sections, loanCosts, otherCosts, loanCostsSums, otherCostsSums, lenderCredits, cureCredit },
    closingCostsSums: addCosts([loanCostsSums, otherCostsSums]),
    closingCosts: loanCosts + otherCosts - lenderCredits,
    twoPages: Object.values(used).reduce((sum, count) => sum + count, 0) > ALL_ROWS,
  };
}
