import { expect, it } from 'vitest';
import { type ChunkNode, groupChunks } from './chunk-groups';

const node = (file: string, bytes: number, screens: readonly string[], imports: readonly string[] = []): ChunkNode => ({
  file,
  bytes,
  modules: [`${file}.ts`],
  imports,
  screens: new Set(screens),
});
const grouped = (nodes: readonly ChunkNode[], visits: (screen: string) => number = () => 1) =>
  groupChunks(nodes, visits)
    .map((modules) => [...modules].sort().join(' '))
    .sort();

it('merges a small file with the one that the same screens need', () => {
  const nodes = [node('small', 500, ['a']), node('list', 40_000, ['a']), node('form', 40_000, ['b'])];
  expect(grouped(nodes)).toEqual(['form.ts', 'list.ts small.ts']);
});

it('keeps apart what different screens need', () => {
  const nodes = [node('list', 40_000, ['a']), node('form', 40_000, ['b'])];
  expect(grouped(nodes)).toEqual(['form.ts', 'list.ts']);
});

it('lets the screen with fewer visits load the small file of both', () => {
  const nodes = [node('small', 5_000, ['a', 'b']), node('list', 40_000, ['a']), node('form', 40_000, ['b'])];
  const visits = (screen: string): number => (screen === 'a' ? 40 : 1);
  expect(grouped(nodes, visits)).toEqual(['form.ts', 'list.ts small.ts']);
});

it('makes no cycle of groups', () => {
  const nodes = [
    node('top', 500, ['a'], ['middle']),
    node('middle', 90_000, ['a', 'b'], ['bottom']),
    node('bottom', 500, ['a', 'b', 'c']),
  ];
  expect(grouped(nodes)).not.toContain('bottom.ts top.ts');
});

it('merges no small file of one screen with one whose imports that screen does not need', () => {
  const nodes = [
    node('facts', 500, ['a']),
    node('dialog', 500, ['b'], ['form']),
    node('form', 90_000, ['b']),
    node('list', 40_000, ['a']),
  ];
  expect(grouped(nodes)).toEqual(['dialog.ts form.ts', 'facts.ts list.ts']);
});
