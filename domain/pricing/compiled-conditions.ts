import type { PricedLoan } from './adjustment-condition';
import { checks } from './adjustment-condition';
import type { AdjustmentCondition } from './adjustment-table';
import type { PricingScenario } from './scenario';

type Word = keyof AdjustmentCondition;

/** The words whose answer depends on the program or on how it measures the loan, and not on the scenario alone. */
const OF_PROGRAM: ReadonlySet<string> = new Set<Word>([
  ...(['families', 'term', 'arm', 'highBalance', 'interestOnly', 'affordable', 'coverage', 'insuranceBelow'] as const),
]);

type Predicate = (scenario: PricingScenario) => boolean;

/** A condition as a function without a search for its words: rules are asked hundreds of thousands of times a second. */
function predicateOf(condition: AdjustmentCondition): Predicate {
  const words = Object.keys(condition) as Word[];
  const parts = words
    .filter((word) => condition[word] !== undefined)
    .map((word): Predicate => {
      const check = checks[word] as (wanted: unknown, loan: Pick<PricedLoan, 'scenario'>) => boolean;
      const wanted = condition[word];
      return (scenario) => check(wanted, { scenario });
    });
  const [one, other, ...more] = parts;
  if (!one) return () => true;
  if (!other) return one;
  if (more.length === 0) return (scenario) => one(scenario) && other(scenario);
  return (scenario) => parts.every((part) => part(scenario));
}

const numbers = new Map<string, number>();
const predicates: Predicate[] = [];

/** The number of a condition that depends on the scenario alone, the same for equal conditions; undefined for any other. */
export function conditionNumber(condition: AdjustmentCondition = {}): number | undefined {
  if (Object.keys(condition).some((word) => OF_PROGRAM.has(word))) return undefined;
  const key = JSON.stringify(condition);
  const known = numbers.get(key);
  if (known !== undefined) return known;
  const number = predicates.push(predicateOf(condition)) - 1;
  numbers.set(key, number);
  return number;
}

/** Which of the numbered conditions a scenario meets: every bit of a number is set if it does, and none if not. */
export class MetConditions {
  private masks = new Int32Array(0);

  constructor(private readonly scenario: PricingScenario) {}

  /** The costs of the rules whose conditions are met: number of the condition and cost in turn. */
  costOf(rules: Int32Array): number {
    // A program that prices for the first time brings conditions with it.
    if (predicates.length > this.masks.length) this.answer();
    const { masks } = this;
    let cost = 0;
    for (let at = 0; at < rules.length; at += 2)
      cost += (masks[rules[at] as number] as number) & (rules[at + 1] as number);
    return cost;
  }

  private answer(): void {
    const { scenario } = this;
    this.masks = Int32Array.from(predicates, (predicate) => (predicate(scenario) ? -1 : 0));
  }
}
