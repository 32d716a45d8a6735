import type { AdjustmentCondition, FlatEntry } from '../domain/pricing/adjustment-table';
import type { Program } from '../domain/pricing/program';
import type { RateSheet } from '../domain/pricing/rate-sheet';
import type { PricingScenario } from '../domain/pricing/scenario';

export const PROGRAMS = 300;
export const RATES = 60;
export const RULES = 30;

const uuid = (place: number): string => `${place.toString(16).padStart(8, '0')}-0000-4000-8000-000000000001`;

/** Rules over scores, amounts, occupancies, purposes and units; about half of them apply to a loan. */
function conditionOf(place: number): AdjustmentCondition {
  const low = 620 + (place % 8) * 20;
  switch (place % 5) {
    case 0:
      return { score: { from: low, to: low + 79 } };
    case 1:
      return { amount: { over: (150_000 + place * 10_000) * 100, upTo: (450_000 + place * 15_000) * 100 } };
    case 2:
      return { occupancies: place % 2 === 0 ? ['0'] : ['1', '2'], score: { from: low } };
    case 3:
      return { purposes: place % 4 === 3 ? ['0'] : ['1', '2'] };
    default:
      return { units: [1, 1 + (place % 4)] };
  }
}

/** The largest catalog of the comparison: programs with rules of their own, and a sheet for each. */
export function largeCatalog(like: Program, effectiveAt: string) {
  const programs = Array.from({ length: PROGRAMS }, (_, place): Program => {
    const rules = Array.from(
      { length: RULES },
      (_rule, at): FlatEntry => ({
        ...{ kind: 'flat', code: `rule-${at}`, title: `Rule ${at}` },
        ...{ when: conditionOf(place + at), cost: ((place * 7 + at * 13) % 41) * 25 - 375 },
      }),
    );
    return {
      ...like,
      ...{ lLpTemplateId: uuid(place), name: `Program ${place}`, displayOrder: place + 1, adjustmentSets: [] },
      ...{ ownAdjustments: rules, minimumPrice: 90_000, maximumPrice: 106_000 },
    };
  });
  const sheets = programs.map(
    ({ lLpTemplateId }, place): RateSheet => ({
      ...{ lLpTemplateId, effectiveAt, lockPeriods: [15, 30, 45] },
      rates: Array.from({ length: RATES }, (_, at) => 4_000 + at * 125),
      prices: [0, 125, 250].map((less) =>
        Array.from({ length: RATES }, (_, at) => 94_000 + at * 220 + (place % 9) * 30 - less),
      ),
    }),
  );
  return { programs, sheets: new Map(sheets.map((sheet) => [sheet.lLpTemplateId, sheet])) };
}

type Fact = 'score' | 'amount' | 'occupancy' | 'purpose' | 'units';
const facts: readonly Fact[] = ['score', 'amount', 'occupancy', 'purpose', 'units'];

const MOST = 2_000_000_000;

/** A condition as the bounds of two facts; codes of one digit are numbers. */
function boundsOf(when: AdjustmentCondition = {}): readonly (readonly [Fact, number, number])[] {
  const range = (fact: Fact, codes: readonly string[]) => [fact, Number(codes[0]), Number(codes.at(-1))] as const;
  return [
    ...(when.score ? [['score', when.score.from ?? 0, when.score.to ?? MOST] as const] : []),
    ...(when.amount ? [['amount', (when.amount.over ?? 0) + 1, when.amount.upTo ?? MOST] as const] : []),
    ...(when.occupancies ? [range('occupancy', when.occupancies)] : []),
    ...(when.purposes ? [range('purpose', when.purposes)] : []),
    ...(when.units ? [['units', when.units[0], when.units[1]] as const] : []),
  ];
}

/**
 * The same arithmetic as integers in flat arrays, without a line that says why: the sum of the rules that apply, the price of every
 * rate of one lock period cut to the maximum, and the first and last that are offered.
 */
export function kernelOf({ programs, sheets }: ReturnType<typeof largeCatalog>, lock: number) {
  const rules = new Int32Array(PROGRAMS * RULES * 7);
  const base = new Int32Array(PROGRAMS * RATES);
  programs.forEach((program, place) => {
    program.ownAdjustments.forEach((entry, at) => {
      const [one = ['score', 0, MOST] as const, other = one] = boundsOf(entry.when);
      const row = [facts.indexOf(one[0]), one[1], one[2], facts.indexOf(other[0]), other[1], other[2]];
      rules.set([...row, entry.kind === 'flat' ? entry.cost : 0], (place * RULES + at) * 7);
    });
    base.set(sheets.get(program.lLpTemplateId)?.prices[lock] ?? [], place * RATES);
  });
  const prices = new Int32Array(PROGRAMS * RATES);
  const offered = new Int32Array(PROGRAMS * 2);
  return (scenario: PricingScenario): { prices: Int32Array; offered: Int32Array } => {
    const { score = 0, amount = 0, occupancy, purpose, units } = scenario;
    const own = new Int32Array([score, amount, Number(occupancy), Number(purpose), units]);
    for (let place = 0; place < PROGRAMS; place += 1) {
      let total = 0;
      const end = (place + 1) * RULES * 7;
      for (let at = place * RULES * 7; at < end; at += 7) {
        const one = own[rules[at] as number] as number;
        if (one < (rules[at + 1] as number) || one > (rules[at + 2] as number)) continue;
        const other = own[rules[at + 3] as number] as number;
        if (other < (rules[at + 4] as number) || other > (rules[at + 5] as number)) continue;
        total -= rules[at + 6] as number;
      }
      let first = RATES;
      let last = -1;
      let best = 0;
      for (let at = 0; at < RATES; at += 1) {
        const sum = (base[place * RATES + at] as number) + total;
        const price = sum < 106_000 ? sum : 106_000;
        prices[place * RATES + at] = price;
        if (price < 90_000) continue;
        if (first === RATES) first = at;
        if (last < 0 || best < 106_000) {
          last = at;
          best = price;
        }
      }
      offered[place * 2] = first;
      offered[place * 2 + 1] = last;
    }
    return { prices, offered };
  };
}
