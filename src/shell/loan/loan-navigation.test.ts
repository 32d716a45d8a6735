import { describe, expect, it } from 'vitest';
import { specifiedMenu } from '../../../domain/loan/menu';
import { losCapabilities } from '../../../domain/los/capabilities';
import { menuPages } from '../../../domain/pages/loan-pages';
import { pageTitles } from '../../../domain/pages/page-titles';
import { pageOfPath } from '../../pages/useCurrentPage';
import { flatItems, type NavigationItem } from '../nav/navigation-item';
import { loanNavigation } from './loan-navigation';

const facts = { opens: menuPages, losCapabilities, hasEDisclosureMessage: false };
const navigation = (status: string, more: object = {}) =>
  loanNavigation(specifiedMenu({ ...facts, status, ...more }), '7');
const topIds = (items: readonly NavigationItem[]) => items.flatMap(({ children = [] }) => children.map(({ id }) => id));

describe('the loan navigation', () => {
  it('has every menu item in order, before and after submission', () => {
    for (const status of ['0', '28']) {
      expect(topIds(navigation(status))).toEqual(specifiedMenu({ ...facts, status }).map(({ page }) => page));
    }
  });

  it('gives every item an icon, a translated title, and the path of a page', () => {
    for (const item of flatItems([...navigation('0'), ...navigation('28')])) {
      expect(item.icon, item.id).toBeDefined();
      expect(Object.keys(pageTitles)).toContain(item.translate?.replace('pages.', ''));
      if (item.url !== '/loans/7/app') expect(pageOfPath(item.url ?? ''), item.url).toBeDefined();
    }
  });

  it('unfolds to the pages below an item (MENU-03)', () => {
    const below = (id: string) =>
      flatItems(navigation('0'))
        .find((item) => item.id === id)
        ?.children?.map(({ url }) => url?.replace('/loans/7/', ''));
    // The printed children, and Credit, which the specification has no menu item for.
    expect(below('application')).toHaveLength(10);
    expect(below('application')?.at(-1)).toBe('credit');
    expect(below('application')).not.toContain('app/borrower/:brwId');
    expect(below('loan-summary')).toEqual([]);
    expect(below('appraisals')).toContain('appraisals/new');
  });

  it('shows a badge if there is nothing to do', () => {
    const badges = flatItems(navigation('28', { activeConditions: 0, openCocRequests: 0 }))
      .filter(({ badge }) => badge)
      .map(({ url, badge }) => `${url} ${badge?.tone}`);
    expect(badges).toEqual(['/loans/7/conditions good', '/loans/7/coc neutral']);
  });

  it('is empty if the menu is', () => {
    expect(loanNavigation([], '7')).toEqual([]);
  });
});
