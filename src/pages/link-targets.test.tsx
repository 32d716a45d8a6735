import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { linkToField } from '../../domain/application/locate-field';
import { fieldTable } from '../../domain/loan/fields/field-table';
import { loanMenu } from '../../domain/loan/menu';
import { losCapabilities } from '../../domain/los/capabilities';
import { menuPages } from '../../domain/pages/loan-pages';
import { isBuilt } from '../../domain/pages/offered';
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

const planned = pages.filter((page) => !isBuilt(page)).map(({ id }): string => id);

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

const isPlanned = (path: string): boolean => {
  const page = pageAt(path.replace(/[?#].*$/, ''));
  return page !== undefined && !isBuilt(page);
};

const everyRole = ['Administrator', 'Secondary', 'Accountant', 'Servicing', 'QC Compliance', 'Loan Officer'];
const letters = Object.fromEntries(menuPages.map((page) => [page, 'w' as const]));
const user = toUserData({ username: 'ann', roles: everyRole, menuPermissions: [], pageLetters: letters });

describe('a page without a screen', () => {
  it('is found where code names it', () => {
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

  it('is no target of a link that names it', () => {
    const named = sources().flatMap((file) => namedIn(readFileSync(file, 'utf8')).map((page) => `${file}: ${page}`));
    expect(named.length).toBeGreaterThan(40);
    expect(named.filter((each) => planned.includes(each.split(': ')[1] ?? ''))).toEqual([]);
  });

  it('is in no menu, breadcrumb or list of pages', () => {
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
    expect(paths.filter(isPlanned)).toEqual([]);
  });

  it('is no page to enter a field, and no page after a handover', () => {
    const links = Object.keys(fieldTable).map((name) => linkToField('7', name));
    expect(links.filter(isPlanned)).toEqual([]);
    expect(isPlanned(landingPath('7', letters))).toBe(false);
  });
});
