import { describe, expect, it } from 'vitest';
import { codeTree } from './code-trees';

const childrenOf = (list: string) =>
  Object.fromEntries((codeTree(list)?.branches ?? []).map(({ code, children }) => [code, children.length]));

describe('the trees of codes', () => {
  it('have the parents and children of the specification (DEMO-01 to -07)', () => {
    expect(childrenOf('aBEthnicities')).toEqual({ A: 9, B: 0, C: 0 });
    expect(childrenOf('aBRaces')).toEqual({ A: 0, B: 11, C: 0, D: 5, E: 0, F: 0 });
    expect(codeTree('aBRaces')?.branches[3]?.children).toEqual(['DA', 'DB', 'DC', 'DD', 'DE']);
  });

  it('are two; other lists have no levels', () => {
    expect(codeTree('sLPurposeT')).toBeUndefined();
    expect(codeTree(undefined)).toBeUndefined();
  });
});
