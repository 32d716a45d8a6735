import type { Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { hintCompilation } from './compile-hints';

it('marks each of the files once, and nothing else', () => {
  const bundle = {
    'list.js': { type: 'chunk', code: 'list()' },
    'form.js': { type: 'chunk', code: 'form()' },
    'list.css': { type: 'asset', source: 'p{}' },
  } as unknown as Rolldown.OutputBundle;
  hintCompilation(bundle, ['list.js', 'list.js', 'list.css', 'gone.js']);
  expect(bundle).toEqual({
    'list.js': { type: 'chunk', code: '//# allFunctionsCalledOnLoad\nlist()' },
    'form.js': { type: 'chunk', code: 'form()' },
    'list.css': { type: 'asset', source: 'p{}' },
  });
});
