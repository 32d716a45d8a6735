import { type PdfPage, pdfLines } from '../documents/pdf';
import { formatInstant, pacificDate } from '../format/date';
import { formatThousandths, type Thousandths } from '../numbers/fixed';
import type { AdjustmentEntry } from './adjustment-table';
import { adjustmentSets, tableOn } from './data/adjustment-sets';
import type { Program } from './program';
import type { RateSheet } from './rate-sheet';
import { priceEffectOfCost } from './sign';

/** What a daily rate sheet is made of. */
export interface DailySheet {
  readonly priceGroup: string;
  /** Number of the publication in effect. */
  readonly number: number;
  /** Instant from which its prices hold. */
  readonly effectiveAt: string;
  /** In display order. */
  readonly programs: readonly Program[];
  readonly sheets: readonly RateSheet[];
  /** The adjustments of the price group on the sheet's day. */
  readonly adjustments?: readonly AdjustmentEntry[];
}

/** An adjustment of every loan of some families is one of all loans of such a program. */
function isOfEveryLoan({ when }: AdjustmentEntry, { family }: Program): boolean {
  const { families, ...others } = when ?? {};
  return Object.keys(others).length === 0 && (families?.includes(family) ?? true);
}

/** Hidden adjustments that every loan of a program has; those of some loans are adjustments of the loan. */
const hiddenEntries = (
  program: Program,
  day: string,
  ofGroup: readonly AdjustmentEntry[],
): readonly AdjustmentEntry[] =>
  [
    ...program.adjustmentSets.flatMap((id) => tableOn(adjustmentSets[id], day).entries),
    ...program.ownAdjustments,
    ...ofGroup,
  ].filter((entry) => entry.hidden === true && isOfEveryLoan(entry, program));

/** The lender's margin in the prices of a printed sheet; undefined if it follows from a table, which no sheet can print. */
function marginOf(program: Program, day: string, ofGroup: readonly AdjustmentEntry[]): Thousandths | undefined {
  let cost = 0;
  for (const entry of hiddenEntries(program, day, ofGroup)) {
    if (entry.kind !== 'flat') return undefined;
    cost += entry.cost;
  }
  return priceEffectOfCost(cost);
}

const column = (text: string): string => text.padStart(11);

function programLines(program: Program, { lockPeriods, rates, prices }: RateSheet, margin: Thousandths): string[] {
  const row = (rate: Thousandths, place: number): string =>
    [`${formatThousandths(rate)}%`, ...prices.map((ofLock) => formatThousandths((ofLock[place] ?? 0) + margin))]
      .map(column)
      .join('');
  return [program.name, ['Rate', ...lockPeriods.map((days) => `${days} days`)].map(column).join(''), ...rates.map(row)];
}

/** The lines of each program with rates, after the lender's margin. */
function blocksOf({ programs, sheets, effectiveAt, adjustments = [] }: DailySheet): string[][] {
  const day = pacificDate(new Date(effectiveAt));
  const byProgram = new Map(sheets.map((sheet) => [sheet.lLpTemplateId, sheet]));
  return programs.flatMap((program) => {
    const sheet = byProgram.get(program.lLpTemplateId);
    const margin = marginOf(program, day, adjustments);
    return sheet === undefined || margin === undefined ? [] : [programLines(program, sheet, margin)];
  });
}

/** Blocks on as few pages as their order allows, with an empty line between two; a block is split only if it fits on no page. */
function paged(blocks: readonly (readonly string[])[], room: number): string[][] {
  const pages: string[][] = [[]];
  for (const block of blocks) {
    const last = pages.at(-1) ?? [];
    if (last.length > 0 && last.length + block.length + 1 > room) pages.push([]);
    for (const line of [...((pages.at(-1)?.length ?? 0) > 0 ? [''] : []), ...block]) {
      if ((pages.at(-1)?.length ?? 0) >= room) pages.push([]);
      pages.at(-1)?.push(line);
    }
  }
  return pages;
}

export const dailySheetName = ({ priceGroup, number, effectiveAt }: DailySheet): string =>
  `Rate Sheet ${priceGroup} ${pacificDate(new Date(effectiveAt))} No. ${number}.pdf`;

/** The pages of the daily rate sheet of a price group: every program with rates, at the prices of the publication in effect. */
export function dailySheetPages(sheet: DailySheet): PdfPage[] {
  const head = [
    `Price group ${sheet.priceGroup}, in effect from ${formatInstant(sheet.effectiveAt, 'long')} Pacific time, publication ${sheet.number}`,
    'Prices before the adjustments of the loan. 100.000 is par.',
    '',
  ];
  const pages = paged(blocksOf(sheet), pdfLines.Courier - head.length);
  return pages.map((lines) => ({ title: `Daily Rate Sheet ${sheet.priceGroup}`, lines: [...head, ...lines] }));
}
