import { compareDecimals } from '../../domain/format/decimal';
import type { ProgramResult, RateOption, ReasonResult } from '../../domain/pricing/pricing.schemas';

export type ProgramSort = 'order' | 'rate' | 'payment';

/** Selected chips. A kind without selected chips is not filtered. */
export interface ProgramFilter {
  readonly terms: readonly string[];
  readonly products: readonly string[];
  readonly amortizations: readonly string[];
}

export type FilterKind = keyof ProgramFilter;

export const noFilter: ProgramFilter = { terms: [], products: [], amortizations: [] };

const SECOND_LIEN = '1';

/** `second` for a second lien, otherwise the loan type (sLT). */
export const productOf = (program: ProgramResult): string =>
  program.LienPosT === SECOND_LIEN ? 'second' : program.LoanType;

/** Term in years. */
export const termOf = (program: ProgramResult): string => String(program.Term / 12);

const traits: Readonly<Record<FilterKind, (program: ProgramResult) => string>> = {
  terms: termOf,
  products: productOf,
  amortizations: (program) => program.FinMethT,
};

const kinds = Object.keys(traits) as FilterKind[];

export const eligible = (programs: readonly ProgramResult[]): ProgramResult[] =>
  programs.filter(({ Status }) => Status === 'Eligible');

export const ineligible = (programs: readonly ProgramResult[]): ProgramResult[] =>
  programs.filter(({ Status }) => Status === 'Ineligible');

/** The rate that the list shows. */
export function bestOption(program: ProgramResult): RateOption | undefined {
  return (
    program.RateOption.find(({ rateOptionId }) => rateOptionId === program.BestRateOptionId) ?? program.RateOption[0]
  );
}

/** Choices of each kind among the listed programs. A kind with one choice needs no chips. */
export function filterChoices(programs: readonly ProgramResult[]): ProgramFilter {
  const choices = (kind: FilterKind): string[] => {
    const found = [...new Set(programs.map(traits[kind]))];
    const sorted = kind === 'terms' ? found.sort((a, b) => Number(b) - Number(a)) : found.sort();
    return sorted.length > 1 ? sorted : [];
  };
  return { terms: choices('terms'), products: choices('products'), amortizations: choices('amortizations') };
}

/** Selects or deselects a chip. */
export function toggled(filter: ProgramFilter, kind: FilterKind, choice: string): ProgramFilter {
  const now = filter[kind];
  return { ...filter, [kind]: now.includes(choice) ? now.filter((one) => one !== choice) : [...now, choice] };
}

export const isFiltered = (filter: ProgramFilter): boolean => kinds.some((kind) => filter[kind].length > 0);

const passes = (program: ProgramResult, filter: ProgramFilter): boolean =>
  kinds.every((kind) => filter[kind].length === 0 || filter[kind].includes(traits[kind](program)));

function byFigure(figure: 'Rate' | 'HousingPayment') {
  return (a: ProgramResult, b: ProgramResult): number => {
    const [left, right] = [bestOption(a)?.[figure], bestOption(b)?.[figure]];
    if (left === undefined || right === undefined) return Number(left === undefined) - Number(right === undefined);
    return compareDecimals(left, right) || a.displayOrder - b.displayOrder;
  };
}

const orders: Readonly<Record<ProgramSort, (a: ProgramResult, b: ProgramResult) => number>> = {
  order: (a, b) => a.displayOrder - b.displayOrder,
  rate: byFigure('Rate'),
  payment: byFigure('HousingPayment'),
};

/** Programs to compare: the lowest full payment first. */
export const ranked = (programs: readonly ProgramResult[]): ProgramResult[] => [...programs].sort(orders.payment);

/** The listed programs, filtered and sorted. */
export function listed(programs: readonly ProgramResult[], filter: ProgramFilter, sort: ProgramSort): ProgramResult[] {
  return programs.filter((program) => passes(program, filter)).sort(orders[sort]);
}

export interface NearMiss {
  readonly reason: ReasonResult;
  /** The programs that only this reason excludes, in the lender's order. */
  readonly programs: readonly ProgramResult[];
}

const sameNeed = (a: ReasonResult, b: ReasonResult): boolean => a.code === b.code && a.needed.text === b.needed.text;

/** Reasons that alone exclude programs. Those that would make the most programs eligible come first. */
export function nearMisses(programs: readonly ProgramResult[], most: number): NearMiss[] {
  const found: { reason: ReasonResult; programs: ProgramResult[] }[] = [];
  for (const program of ineligible(programs).sort(orders.order)) {
    const [reason, ...more] = program.Reasons;
    if (!reason || more.length > 0) continue;
    const known = found.find((one) => sameNeed(one.reason, reason));
    if (known) known.programs.push(program);
    else found.push({ reason, programs: [program] });
  }
  return found.sort((a, b) => b.programs.length - a.programs.length).slice(0, most);
}
