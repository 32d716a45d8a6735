import type { AdjustmentEntry } from './adjustment-table';
import { conditionNumber } from './compiled-conditions';
import type { Program } from './program';

/** A program with its own adjustments as numbers. */
export interface CompiledProgram {
  /** Equal for programs that see a loan alike: the same eligibility, insurance and tables. Undefined for one that shares nothing. */
  readonly traits: number | undefined;
  /** Number of the condition and cost of each flat adjustment that depends on the scenario alone, in turn. */
  readonly rules: Int32Array;
  readonly others: readonly AdjustmentEntry[];
}

const traitNumbers = new Map<string, number>();

/** Everything that eligibility, insurance, measures and tables look at; the rest differs between programs that price alike. */
function traitsOf(program: Program): number | undefined {
  const { lLpTemplateId, name, displayOrder, ownAdjustments, minimumPrice, maximumPrice, lenderFees, ...traits } =
    program;
  // The rent coverage depends on the par rate of the program's own sheet.
  if (program.eligibility.minRentCoverage !== undefined) return undefined;
  const key = JSON.stringify(traits);
  const number = traitNumbers.get(key) ?? traitNumbers.size;
  traitNumbers.set(key, number);
  return number;
}

function compile(program: Program): CompiledProgram {
  const rules: number[] = [];
  const others: AdjustmentEntry[] = [];
  for (const entry of program.ownAdjustments) {
    const number = entry.kind === 'flat' ? conditionNumber(entry.when) : undefined;
    if (entry.kind === 'flat' && number !== undefined) rules.push(number, entry.cost);
    else others.push(entry);
  }
  return { traits: traitsOf(program), rules: Int32Array.from(rules), others };
}

const compiled = new WeakMap<Program, CompiledProgram>();

/** The program compiled once, however often it prices. */
export function compiledProgram(program: Program): CompiledProgram {
  const known = compiled.get(program);
  if (known) return known;
  const made = compile(program);
  compiled.set(program, made);
  return made;
}

const compiledLists = new WeakMap<readonly Program[], readonly CompiledProgram[]>();

/** The programs of a catalog, in its order. */
export function compiledPrograms(programs: readonly Program[]): readonly CompiledProgram[] {
  const known = compiledLists.get(programs);
  if (known) return known;
  const made = programs.map(compiledProgram);
  compiledLists.set(programs, made);
  return made;
}
