import { describe, expect, it } from 'vitest';
import { toUserData } from '../../access/user';
import { pageTable } from '../../pages/page-table';
import { adminNavigation, internalNavigation, mainNavigation, publicNavigation } from './area-navigation';
import { flatItems, holdsCurrent, isCurrent, type NavigationItem, visibleTo } from './navigation-item';

const user = (roles: readonly string[], more: object = {}) => toUserData({ username: 'ann', roles, ...more });
const titles = (items: readonly NavigationItem[]): (string | undefined)[] => items.map(({ title }) => title);
const main = ['home', 'pricing', 'createLoan', 'pipeline'];

describe('the main toolbar', () => {
  it('has the specified entries that have a screen, with their short labels', () => {
    const items = mainNavigation(user(['Loan Opener']));
    expect(titles(items)).toEqual(main);
    expect(items.map(({ short }) => short)).toEqual([
      undefined,
      'pages.short.pricing',
      'pages.short.createLoan',
      undefined,
    ]);
  });

  it('leaves out Create New Loan for all others', () => {
    expect(titles(mainNavigation(user(['Doc Drawer'])))).toEqual(['home', 'pricing', 'pipeline']);
  });

  it.each(['Administrator', 'administrator'])('adds Internal and Admin for an %s', (role) => {
    expect(titles(mainNavigation(user([role])))).toEqual([...main, 'shipping', 'reports', 'internal', 'admin']);
  });

  it('adds only Internal, with the one permitted entry', () => {
    const internal = mainNavigation(user(['QC Compliance'])).at(-1);
    expect(internal?.title).toBe('internal');
    expect(titles(internal?.children ?? [])).toEqual(['exclusionaryList']);
  });

  it('adds neither for an external user, and is empty for guests', () => {
    expect(titles(mainNavigation(user(['PML Loan Officer'], { isPml: true })))).toEqual(main);
    expect(mainNavigation(null)).toEqual([]);
  });

  it('links Create New Loan to the program-first screen, and highlights it during registration', () => {
    const entry = mainNavigation(user(['Loan Opener'])).find(({ title }) => title === 'createLoan');
    expect(entry?.url).toBe('/main/register-my-loan/prog-first');
    expect(entry && isCurrent(entry, '/loans/1/register-my-loan/select-program')).toBe(true);
  });
});

describe('the other navigations', () => {
  it('lists every admin page with an icon, for administrators only', () => {
    const items = flatItems(adminNavigation(user(['Administrator'])));
    expect(items.length).toBeGreaterThan(11);
    expect(items.every(({ icon }) => icon !== undefined)).toBe(true);
    expect(adminNavigation(user(['Processor']))).toEqual([]);
  });

  it('lists the internal entries that the roles permit', () => {
    expect(titles(internalNavigation(user(['QC Compliance', 'Accounting'])))).toEqual(['batch', 'exclusionaryList']);
    expect(titles(internalNavigation(user(['Servicing'])))).toEqual(['servicing']);
    expect(titles(mainNavigation(user(['Servicing'])))).toEqual(['home', 'pricing', 'pipeline', 'internal']);
    expect(internalNavigation(user(['Underwriter']))).toEqual([]);
    expect(titles(mainNavigation(user(['Underwriter'])))).toEqual(['home', 'pricing', 'pipeline', 'reports']);
  });

  it('lists the six public links', () => {
    expect(publicNavigation()).toHaveLength(6);
  });

  it('omits pages that need what the LOS does not offer', () => {
    const without = ['loans', 'change-feed'] as const;
    expect(titles(mainNavigation(user(['Loan Opener']), without))).toEqual(['home', 'createLoan', 'pipeline']);
    expect(titles(publicNavigation(without))).not.toContain('pricing');
  });
});

describe('a navigation item', () => {
  const leaf = (id: string, more: Partial<NavigationItem> = {}): NavigationItem => ({
    id,
    type: 'item',
    url: `/${id}`,
    ...more,
  });

  it('is current for paths below it unless it is exact, ignoring case', () => {
    expect(isCurrent(leaf('a'), '/A/b')).toBe(true);
    expect(isCurrent(leaf('a', { exact: true }), '/a/b')).toBe(false);
    expect(isCurrent(leaf('a'), '/ab')).toBe(false);
  });

  it('detects the current page among its children', () => {
    const group: NavigationItem = { id: 'g', type: 'group', children: [leaf('a'), leaf('b')] };
    expect(holdsCurrent(group, '/b')).toBe(true);
    expect(holdsCurrent(group, '/c')).toBe(false);
  });

  it('is hidden with its group if nothing in it is permitted, as are dividers at the edge', () => {
    const secret = leaf('a', { auth: { kind: 'roles', roles: ['Administrator'] } });
    const items: NavigationItem[] = [
      { id: 'g', type: 'group', children: [secret] },
      { id: 'd', type: 'divider' },
      leaf('b'),
    ];
    expect(visibleTo(items, user(['Processor'])).map(({ id }) => id)).toEqual(['b']);
    expect(visibleTo(items, user(['Administrator'])).map(({ id }) => id)).toEqual(['g', 'd', 'b']);
  });
});

it('has no dead links', () => {
  const everything = [
    ...mainNavigation(user(['Administrator'])),
    ...adminNavigation(user(['Administrator'])),
    ...internalNavigation(user(['Administrator'])),
    ...publicNavigation(),
  ];
  const paths = flatItems(everything).map(({ url }) => url ?? '');
  const known = new Set(pageTable.flatMap(({ path, aliases = [] }) => [path, ...aliases]));
  expect(paths.filter((path) => !known.has(path))).toEqual([]);
});
