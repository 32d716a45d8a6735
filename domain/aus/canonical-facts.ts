import type { AusFacts } from './facts.schemas';

function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([name, inner]) => [name, ordered(inner)]));
}

/** Texts that differ only in their order of records are the same facts. */
const byId = <Item extends { readonly id: string }>(items: readonly Item[]): Item[] =>
  items.toSorted((a, b) => (a.id < b.id ? -1 : 1));

/** The facts as one text, the same for the same facts. Its hash tells whether a loan has changed since a submission. */
export const canonicalFacts = (facts: AusFacts): string =>
  JSON.stringify(ordered({ ...facts, debtList: byId(facts.debtList) }));
