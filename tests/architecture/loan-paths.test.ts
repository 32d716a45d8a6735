import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from './cruise';

/** The start of a path to a loan, with its number put in by hand. */
const writesLoanPath = (text: string): boolean => text.includes('/loans/$' + '{');

it('detects a path to a loan that is written by hand', () => {
  expect(writesLoanPath(['`/loans/$', '{loanNum}/conditions`'].join(''))).toBe(true);
  expect(writesLoanPath("loanPath(loanNum, 'conditions')")).toBe(false);
});

it('finds every path to a loan made by loanPath', () => {
  const src = join(projectRoot, 'src');
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test(-support)?\.tsx?$/.test(file),
  );
  expect(files.length).toBeGreaterThan(400);
  expect(files.filter((file) => writesLoanPath(readFileSync(join(src, file), 'utf8')))).toEqual([]);
});
