import { expect, it } from 'vitest';
import { countCsvRows } from './csv-rows';

it.each([
  ['', 0],
  ['Name\r\n', 0],
  ['Name\r\nAnn\r\nBo\r\n', 2],
  ['Name\nAnn\nBo', 2],
  ['Name,Note\r\nAnn,"two\r\nlines"\r\nBo,"a ""quoted""\nword"\r\n', 2],
])('counts the rows of %j below its titles', async (text, rows) => {
  expect(await countCsvRows(new Blob([text]))).toBe(rows);
});
