import type { Check, PricedLoan } from './adjustment-condition';
import { checks } from './adjustment-condition';
import type { AdjustmentCondition } from './adjustment-table';

type Word = keyof AdjustmentCondition;

/** The words whose answer depends on the program or on how it measures the loan, and not on the scenario alone. */
const OF_PROGRAM: ReadonlySet<string> = new Set<Word>([
  ...(['families', 'term', 'arm', 'highBalance', 'interestOnly', 'affordable', 'coverage', 'insuranceBelow'] as const),
]);

type Predicate = (loan: PricedLoan) => boolean;

/** A condition as a function without a search for its words: rules are asked hundreds of thousands of times a second. */
function predicateOf(condition: AdjustmentCondition): Predicate {
  const words = Object.keys(condition) as Word[];
  const parts = words
    .filter((word) => condition[word] !== undefined)
    .map((word): Predicate => {
      const check = checks[word] as Check<unknown>;
      const wanted = condition[word];
      return (loan) => check(wanted, loan);
    });
  const [one, other, ...more] = parts;
  if (!one) return () => true;
  if (!other) return one;
  if (more.length === 0) return (loan) => one(loan) && other(loan);
  return (loan) => parts.every((part) => part(loan));
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

const UNKNOWN = 2;

/** Which of the numbered conditions a scenario meets; each is asked once. */
export class MetConditions {
  private answers = new Uint8Array(predicates.length).fill(UNKNOWN);

  /** The costs of the rules whose conditions are met: number of the condition and cost in turn. */
  costOf(rules: Int32Array, loan: PricedLoan): number {
    // A program that prices for the first time brings conditions with it.
    if (predicates.length > this.answers.length) this.grow();
    const { answers } = this;
    let cost = 0;
    for (let at = 0; at < rules.length; at += 2) {
      const number = rules[at] as number;
      let answer = answers[number] as number;
      if (answer === UNKNOWN) {
        answer = predicates[number]?.(loan) ? 1 : 0;
        answers[number] = answer;
      }
      cost += answer * (rules[at + 1] as number);
    }
    return cost;
  }

  private grow(): void {
    const grown = new Uint8Array(predicates.length).fill(UNKNOWN);
    grown.set(this.answers);
    this.answers = grown;
  }
}
