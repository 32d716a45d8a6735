import { matchPath } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { isAt } from './is-at';

const patterns = ['/', '/loans/2611/app', '/Loans/2611/App/', '/loans/:loanNum/cd', '/main/admin/*', '/main/pipelines'];
const paths = [
  '/',
  '/loans/2611/app',
  '/LOANS/2611/app/',
  '/loans/2611/app/borrower',
  '/loans/2611/apps',
  '/loans/2611/cd',
  '/main/admin/user',
  '/main',
];

describe('whether a path is at a menu entry', () => {
  it.each(patterns)('is answered as React Router does: %s', (pattern) => {
    for (const end of [true, false])
      for (const path of paths)
        expect([path, end, isAt(pattern, path, end)]).toEqual([
          path,
          end,
          matchPath({ path: pattern, end, caseSensitive: false }, path) !== null,
        ]);
  });
});
