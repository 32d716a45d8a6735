import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from './cruise';

const OWNER = 'providers/data/query-keys.ts';

/** A key that is written, destructured or compared in place instead of by a function of its module. */
const inPlace = [
  /\b(?:queryKeys?|mutationKey)\s*[:=]\s*\[(?!\.\.\.queryKeys\.)/,
  /\b(?:[gs]et|ensure|remove|cancel|reset|refetch|prefetch|fetch)Quer(?:y|ies)(?:Data|State)?\(\s*\[/,
  /\bqueryKey\s*(?:\?\.)?\[/,
];

const linesInPlace = (text: string): readonly string[] =>
  text.split('\n').filter((line) => inPlace.some((pattern) => pattern.test(line)));

describe('query keys', () => {
  it.each([
    "useQuery({ queryKey: ['loan', loanNum, 'activity'] });",
    "const queryKey = ['branch-fees', branchName];",
    "client.setQueryData(['rates', id], next);",
    "client.removeQueries(['rates']);",
    "predicate: ({ queryKey }) => queryKey[0] === 'pricing',",
    'predicate: ({ queryKey: [name, method] }) => method === name,',
  ])('are detected if written in place: %s', (line) => {
    expect(linesInPlace(line)).toEqual([line]);
  });

  it.each([
    'useQuery({ queryKey: queryKeys.activity(loanNum) });',
    "useQuery({ queryKey: [...queryKeys.loan('7'), 'conditions'] });",
    'keys.map((queryKey) => client.invalidateQueries({ queryKey }));',
    'client.setQueryData(queryKeys.ratePublication(id), next);',
  ])('may come from their module: %s', (line) => {
    expect(linesInPlace(line)).toEqual([]);
  });

  it(`are all made in src/${OWNER}`, () => {
    const src = join(projectRoot, 'src');
    const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => /\.tsx?$/.test(file) && file !== OWNER);
    expect(files.length).toBeGreaterThan(400);
    const found = files.flatMap((file) =>
      linesInPlace(readFileSync(join(src, file), 'utf8')).map((line) => `src/${file}: ${line.trim()}`),
    );
    expect(found).toEqual([]);
  });
});
