import { programFilters } from '../../domain/pricing/scenario-filter';

export type ProgramFilterKind = keyof typeof programFilters;

export const filterKinds = Object.keys(programFilters) as ProgramFilterKind[];

const everyField = Object.values(programFilters).flatMap((fields) => Object.keys(fields));

/** The form keeps the ticked fields as one text, so that drafts and comparisons treat it like any other value. */
export const tickedFields = (programs: string): readonly string[] => programs.split(',').filter((name) => name !== '');

/** The text with other choices of one kind. */
export function withTicked(programs: string, kind: ProgramFilterKind, chosen: readonly string[]): string {
  const ofKind = Object.keys(programFilters[kind]);
  const ticked = new Set([...tickedFields(programs).filter((name) => !ofKind.includes(name)), ...chosen]);
  return everyField.filter((name) => ticked.has(name)).join(',');
}

/** The text of a stored scenario's filters. */
export const withEveryTicked = (fields: Readonly<Record<string, unknown>>): string =>
  everyField.filter((name) => fields[name] === true).join(',');

/** The fields of the request. */
export const programFields = (programs: string): Readonly<Record<string, boolean>> => {
  const ticked = tickedFields(programs);
  return Object.fromEntries(everyField.map((name) => [name, ticked.includes(name)]));
};
