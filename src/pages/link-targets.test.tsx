import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { linkToField } from '../../domain/application/locate-field';
import { fieldTable } from '../../domain/loan/fields/field-table';
import { loanMenu } from '../../domain/loan/menu';
import { losCapabilities } from '../../domain/los/capabilities';
import { menuPages } from '../../domain/pages/loan-pages';
import { pagesOfLoan } from '../../domain/pages/loan-path';
import { pageAt } from '../../domain/pages/page-at';
import { pages } from '../../domain/pages/page-table';
import { landingPath } from '../access/landing';
import { toUserData } from '../access/user';
import { loanNavigation } from '../shell/loan/loan-navigation';
import { adminNavigation, internalNavigation, mainNavigation, publicNavigation } from '../shell/nav/area-navigation';
import { flatItems } from '../shell/nav/navigation-item';
import { shortcutPages } from '../shell/shortcuts/shortcut-pages';
import { pageTable } from './page-table';
import { trailOf } from './trail';

const known = new Set([...pages.map(({ id }): string => id), ...Object.keys(pagesOfLoan)]);

/** Where code names the page that it leads to: `loanPath(loanNum, 'register')`, `pageById('home').path`, `mainPages.home.path`. */
const targets = [
  /\bloanPath\([^()]*(?:\([^()]*\))?[^()]*,\s*'([\w-]+)'\)/g,
  /\bpage(?:ById|Of)\('([\w-]+)'\)\.path\b/g,
  /\b(?:main|public|admin|internal|register|loan)Pages(?:\.([\w-]+)|\['([\w-]+)'\])\.path\b/g,
];

const namedIn = (text: string): string[] =>
  targets.flatMap((target) => [...text.matchAll(target)].map(([, name, quoted]) => name ?? quoted ?? ''));

function sources(): readonly string[] {
  return ['src', 'domain', 'api', 'config'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test(-support)?\.tsx?$/.test(file))
      .map((file) => join(folder, file)),
  );
}

const isNoPage = (path: string): boolean => pageAt(path.replace(/[?#].*$/, '')) === undefined;

const everyRole = ['Administrator', 'Secondary', 'Accountant', 'Servicing', 'QC Compliance', 'Loan Officer'];
const letters = Object.fromEntries(menuPages.map((page) => [page, 'w' as const]));
const user = toUserData({ username: 'ann', roles: everyRole, menuPermissions: [], pageLetters: letters });

describe('a link', () => {
  it('is found where code names its page', () => {
    expect(namedIn("to={loanPath(loan.sLNm, 'rate-lock')} loanPath(idOf(row), 'email')")).toEqual([
      'rate-lock',
      'email',
    ]);
    expect(namedIn("pageById('pricing').path mainPages.pricing.path loanPages['rate-lock'].path")).toEqual([
      'pricing',
      'pricing',
      'rate-lock',
    ]);
  });

  it('leads to a page of the table', () => {
    const named = sources().flatMap((file) => namedIn(readFileSync(file, 'utf8')).map((page) => `${file}: ${page}`));
    expect(named.length).toBeGreaterThan(40);
    expect(named.filter((each) => !known.has(each.split(': ')[1] ?? ''))).toEqual([]);
  });

  it('of a menu, breadcrumb or list of pages leads to a page', () => {
    const menus = ['0', '28'].flatMap((status) =>
      loanNavigation(loanMenu({ status, opens: menuPages, losCapabilities, hasEDisclosureMessage: true }), '7'),
    );
    const entries = flatItems([
      ...menus,
      ...mainNavigation(user),
      ...adminNavigation(user),
      ...internalNavigation(user),
      ...publicNavigation(),
    ]);
    const crumbs = pageTable.flatMap((page) => trailOf(page, page.path));
    const listed = shortcutPages(user, losCapabilities);
    const paths = [
      ...entries.map(({ url = '' }) => url),
      ...crumbs.map(({ path }) => path),
      ...listed.map(({ path }) => path),
    ];
    expect(paths.length).toBeGreaterThan(60);
    expect(paths.filter(isNoPage)).toEqual([]);
  });

  it('to a field leads to a page, as does the landing after a handover', () => {
    const links = Object.keys(fieldTable).map((name) => linkToField('7', name));
    expect(links.filter(isNoPage)).toEqual([]);
    expect(isNoPage(landingPath('7', letters))).toBe(false);
  });
});
