/** A rule in force from a day on (YYYY-MM-DD), until the next one with the same subject. */
export interface DatedRule {
  readonly from: string;
}

/** The first day of rules without a known one. */
export const ALWAYS = '1900-01-01';

/** The rule in force on a day; the earliest one for a day before it. Throws if there is none. */
export function ruleOn<Rule extends DatedRule>(rules: readonly Rule[], day: string): Rule {
  const [first, ...later] = [...rules].sort((a, b) => (a.from < b.from ? -1 : 1));
  if (!first) throw new RangeError('There is no rule.');
  return later.reduce((found, rule) => (rule.from <= day ? rule : found), first);
}
