import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { pages } from '../../domain/pages/page-table';
import { screenOf } from '../pages/screens';
import { listPages } from './list-pages';

it('knows the file and the parts of the texts of every page that has a screen', async () => {
  const found = await listPages();
  expect(found.map(({ paths }) => paths[0])).toEqual(pages.filter((page) => screenOf(page)).map(({ path }) => path));
  expect(found.filter(({ module }) => !existsSync(`${module}.tsx`))).toEqual([]);
  expect(found.find(({ paths }) => paths.includes('/main/pipelines'))).toEqual({
    paths: ['/main/pipelines', '/loans'],
    module: 'src/loan/PipelinePage',
    parts: ['first'],
    isIdle: true,
    budget: 300_000,
  });
});
