import { isDeepStrictEqual } from 'node:util';
import type { Program } from '../../../domain/pricing/program';
import type { RuleChanges } from '../../../domain/pricing/rule-versions.schemas';
import { programRuleFields } from '../../../domain/reference/program-rule-fields';
import { columnOf } from '../../http/record-table';
import type { OwnEligibility, ProgramRow } from '../programs.tables';

type Settings = Omit<ProgramRow, 'id' | 'version' | 'eligibility'>;

/** A stored program with the rules that it was made with. */
export type StoredProgram = Settings & {
  readonly id: string;
  readonly eligibility: OwnEligibility;
  readonly definition: Program;
};

/** What versions can set that is not a column of a program. */
const ofEligibility = ['matrix', 'propertyTypes', 'docTypes'] as const satisfies readonly (keyof OwnEligibility)[];

const isOfEligibility = (name: string): boolean => ofEligibility.some((one) => one === name);

/** The columns that hold the changes. */
export function columnsOfChanges(changes: RuleChanges, own: OwnEligibility) {
  const entries = Object.entries(changes);
  const eligibility = Object.fromEntries(entries.filter(([name]) => isOfEligibility(name)));
  const settings = entries.filter(([name]) => !isOfEligibility(name)).map(([name, value]) => [columnOf(name), value]);
  return { ...Object.fromEntries(settings), eligibility: { ...own, ...eligibility } } as Partial<Settings> & {
    readonly eligibility: OwnEligibility;
  };
}

/** The program after a version of its rules. */
export const withChanges = (program: StoredProgram, changes: RuleChanges): StoredProgram => ({
  ...program,
  ...columnsOfChanges(changes, program.eligibility),
});

/** Everything that a version can set, as the program has it. */
export function ruleValues(program: StoredProgram): Required<RuleChanges> {
  const columns = program as Readonly<Record<string, unknown>>;
  const settings = Object.keys(programRuleFields)
    .filter((name) => !isOfEligibility(name))
    .map((name) => [name, columns[columnOf(name)]]);
  const { matrix, propertyTypes, docTypes } = { ...program.definition.eligibility, ...program.eligibility };
  return { ...Object.fromEntries(settings), matrix, propertyTypes, docTypes } as Required<RuleChanges>;
}

/** The changes without those that the program has already. */
export function realChanges(program: StoredProgram, changes: RuleChanges): RuleChanges {
  const values: Readonly<Record<string, unknown>> = { ...ruleValues(program) };
  return Object.fromEntries(Object.entries(changes).filter(([name, value]) => !isDeepStrictEqual(value, values[name])));
}

/** The values of the program that the changes replace. */
export function replacedBy(program: StoredProgram, changes: RuleChanges): RuleChanges {
  const values: Readonly<Record<string, unknown>> = { ...ruleValues(program) };
  return Object.fromEntries(Object.keys(changes).map((name) => [name, values[name]]));
}
