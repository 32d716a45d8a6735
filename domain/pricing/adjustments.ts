import { pacificDate } from '../format/date';
import type { Thousandths } from '../numbers/fixed';
import type { PricedLoan } from './adjustment-condition';
import { meets } from './adjustment-condition';
import type { AdjustmentEntry, AdjustmentSetId, Waiver } from './adjustment-table';
import type { AdjustmentTables } from './data/adjustment-sets';
import { adjustmentSets, tableOn } from './data/adjustment-sets';
import { withGrossLtv } from './gross-ltv';
import { ltvColumn } from './ltv-column';
import { waiverOf } from './waivers';

/**
 * An entry of a table that applies to a loan. `row` and `column` locate the cost in the entry, so that texts are only generated
 * for entries that are shown (`describe-adjustment.ts`).
 */
export interface AppliedEntry {
  readonly entry: AdjustmentEntry | Waiver;
  readonly cost: Thousandths;
  readonly row: number;
  readonly column: number;
  /** The LTV of the note, if it decided the column. */
  readonly grossLtv?: Thousandths | undefined;
}

/** Results of tables that programs with the same traits share; valid for one scenario. */
export type AdjustmentCache = Map<string, readonly AppliedEntry[]>;

/** All adjustments of a loan in a program that hold for every rate and lock period, in the order of the program's tables. */
export function loanAdjustments(loan: PricedLoan, cache: AdjustmentCache): AppliedEntry[] {
  const { program, scenario } = loan;
  const found = setAdjustments(loan, cache);
  const own = withScore(program.ownAdjustments, loan);
  for (const entry of program.ownAdjustments) push(found, entry, own);
  for (const entry of scenario.groupAdjustments) push(found, entry, loan);
  return found;
}

/** The adjustments of the program's tables alone. */
export function setAdjustments(loan: PricedLoan, cache: AdjustmentCache): AppliedEntry[] {
  const { program } = loan;
  const found: AppliedEntry[] = [];
  if (program.adjustmentSets.length === 0) return found;
  const alike = traitsKey(loan);
  for (const id of program.adjustmentSets) {
    const key = id + alike;
    let applied = cache.get(key);
    if (applied === undefined) {
      applied = adjustmentsOfSet(id, loan);
      cache.set(key, applied);
    }
    for (const one of applied) found.push(one);
  }
  return found;
}

/** Everything about a program and its rate sheet that a table, a condition, a grid or a waiver can look at. */
function traitsKey(loan: PricedLoan): string {
  const { program, view, sheet } = loan;
  const { termMonths, interestOnlyMonths, amortization, homeReady, homePossible, eligibility, investor } = program;
  const affordable = (homeReady ? 4 : 0) + (homePossible ? 8 : 0);
  const traits = (interestOnlyMonths ? 1 : 0) + (amortization.kind === 'arm' ? 2 : 0) + affordable;
  return `|${termMonths}|${traits}|${eligibility.ratioRounding}|${eligibility.maxAreaIncomePercent ?? ''}|${view.coverage ?? ''}|${sheet?.effectiveAt ?? ''}|${investor}|${withGrossLtv(loan).view.grossLtv ?? ''}`;
}

/** The entries of one table, as of the day of the rate sheet, that apply to a loan. */
export function adjustmentsOfSet(
  id: AdjustmentSetId,
  loan: PricedLoan,
  tables: AdjustmentTables = adjustmentSets[id],
): AppliedEntry[] {
  const set = tableOn(tables, loan.sheet && pacificDate(loan.sheet.effectiveAt));
  const found: AppliedEntry[] = [];
  const decision = waiverOf(set, loan);
  if (decision) found.push({ entry: decision.waiver, cost: 0, row: 0, column: 0 });
  const base = withScore(set.entries, loan);
  const gross = set.grossLtv ? withGrossLtv(base) : base;
  for (const entry of set.entries) {
    if (!decision?.granted || entry.neverWaived) push(found, entry, entry.baseLtv ? base : gross);
  }
  return found;
}

/** The lowest score that an entry has a range for. */
function lowestScore(entry: AdjustmentEntry): number {
  if (entry.kind === 'grid') return entry.scoreFloors.at(-1) ?? 0;
  return entry.when?.score ? (entry.when.score.from ?? 0) : Number.POSITIVE_INFINITY;
}

/**
 * A loan without a score is charged under the lowest score range of a table, as Fannie Mae's matrix says of loans delivered without
 * any credit score.
 */
function withScore(entries: readonly AdjustmentEntry[], loan: PricedLoan): PricedLoan {
  if (loan.scenario.score !== undefined) return loan;
  return { ...loan, scenario: { ...loan.scenario, score: Math.min(...entries.map(lowestScore)) } };
}

/** The cost of an entry for a loan with a score; 0 if it does not apply. */
export function costOf(entry: AdjustmentEntry, loan: PricedLoan): Thousandths {
  if (!meets(entry.when, loan)) return 0;
  const { row, column } = placeIn(entry, loan);
  return costAt(entry, row, column) ?? 0;
}

/** The cost of several entries. */
export const costOfEntries = (entries: readonly AdjustmentEntry[], loan: PricedLoan): Thousandths =>
  entries.reduce((sum, entry) => sum + costOf(entry, loan), 0);

/** A line of a grid is shown even if it costs nothing, because borrowers ask about it. */
function push(found: AppliedEntry[], entry: AdjustmentEntry, loan: PricedLoan): void {
  if (!meets(entry.when, loan)) return;
  const { row, column } = placeIn(entry, loan);
  const cost = costAt(entry, row, column);
  if (cost !== undefined && (cost !== 0 || entry.kind === 'grid'))
    found.push({ entry, cost, row, column, grossLtv: loan.view.grossLtv });
}

function costAt(entry: AdjustmentEntry, row: number, column: number): Thousandths | undefined {
  switch (entry.kind) {
    case 'grid':
      return entry.cost[row]?.[column];
    case 'ltv':
      return entry.cost[column];
    case 'amount':
      return entry.bands[row]?.cost;
    case 'flat':
      return entry.cost;
  }
}

/** The position of a loan in an entry; -1 if a value is unknown or beyond the last band. */
function placeIn(entry: AdjustmentEntry, { scenario, view }: PricedLoan): { row: number; column: number } {
  const { score, amount } = scenario;
  const row =
    entry.kind === 'grid' && score !== undefined
      ? entry.scoreFloors.findIndex((floor) => score >= floor)
      : entry.kind === 'amount' && amount !== undefined
        ? entry.bands.findIndex(({ upTo }) => upTo === undefined || amount <= upTo)
        : -1;
  const column = entry.kind === 'grid' || entry.kind === 'ltv' ? ltvColumn(entry.ltvTops, view.ltv) : -1;
  return { row, column };
}
