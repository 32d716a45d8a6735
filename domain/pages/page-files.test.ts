import { expect, it } from 'vitest';
import { filesOf, type PageFiles } from './page-files';

const files: PageFiles = {
  starter: 'starter.js',
  application: ['app.js'],
  access: ['access.js'],
  texts: { en: { first: ['en.js'], admin: ['en-admin.js'], access: [] }, ar: { access: ['ar-access.js'] } },
  pages: [
    { paths: ['/loans/:loanNum', '/loans/:loanNum/dashboard'], files: ['dashboard.js'], parts: ['first'] },
    { paths: ['/loans/create'], files: ['create.js', 'app.js'], parts: ['first', 'admin'] },
  ],
  shared: {},
};

it.each([
  ['/loans/1234', ['app.js', 'en.js', 'dashboard.js']],
  ['/Loans/1234/Dashboard/', ['app.js', 'en.js', 'dashboard.js']],
  ['/loans/create', ['app.js', 'en.js', 'en-admin.js', 'create.js']],
  ['/loans/', ['access.js']],
  ['/login', ['access.js']],
])('lists each file of the page at %s once', (address, expected) => {
  expect(filesOf(files, address, 'en')).toEqual(expected);
});

it('lists the screens and texts of the sign-in for an address outside of the application', () => {
  expect(filesOf(files, '/login', 'ar')).toEqual(['access.js', 'ar-access.js']);
});
