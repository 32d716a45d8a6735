import { ethnicityCodes, raceCodes } from '../../loan/codes/demographic-codes';
import { ethnicityOptOut, parentCode, raceOptOut } from './selection';

/** A code with the more specific codes below it. */
export interface CodeBranch {
  readonly code: string;
  readonly children: readonly string[];
}

/** A coded list of two levels, and its answer 'I do not wish to provide this information'. */
export interface CodeTree {
  readonly branches: readonly CodeBranch[];
  readonly optOut: string;
}

function treeOf(codes: object, optOut: string): CodeTree {
  const all = Object.keys(codes);
  const parents = all.filter((code) => parentCode(code) === undefined);
  return {
    optOut,
    branches: parents.map((code) => ({ code, children: all.filter((child) => parentCode(child) === code) })),
  };
}

const trees: ReadonlyMap<string, CodeTree> = new Map([
  ['aBEthnicities', treeOf(ethnicityCodes, ethnicityOptOut)],
  ['aBRaces', treeOf(raceCodes, raceOptOut)],
]);

/** The tree of a coded list (DEMO-01 to -07); undefined for a list without levels. */
export const codeTree = (list: string | undefined): CodeTree | undefined => trees.get(list ?? '');
