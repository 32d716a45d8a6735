import type { LosCapability } from '../los/capabilities';
import { laterTitles, loanPages, type MenuPage, menuPages, pagesBelow } from '../pages/loan-pages';
import { isOffered } from '../pages/offered';
import type { PageTitle } from '../pages/page-table';
import { isSubmitted } from './status';

/** The items that carry badges, and only after submission (MENU-21, MENU-26, MENU-27). */
export const badgedPages = ['conditions', 'coc'] as const satisfies readonly MenuPage[];

/** A badge reads 'None': no active conditions is good news, no open COC request is neutral (decisions MENU-28). */
export interface MenuBadge {
  readonly text: 'None';
  readonly color: 'success' | 'default';
}

export interface ShownMenuItem {
  readonly page: MenuPage;
  readonly title: PageTitle;
  readonly badge: MenuBadge | null;
}

/** What the titles of a loan's pages depend on. */
export interface TitleFacts {
  readonly status: string | null | undefined;
  /** Whether the eDisclosure has a message; a submitted loan alone is not one. */
  readonly hasEDisclosureMessage: boolean;
}

export interface MenuFacts extends TitleFacts {
  /** The pages that the user may open. */
  readonly opens: readonly MenuPage[];
  readonly losCapabilities: readonly LosCapability[];
  /** Undefined while it is not known: then there is no badge. */
  readonly activeConditions?: number | undefined;
  readonly openCocRequests?: number | undefined;
}

function isShown(page: MenuPage, submitted: boolean): boolean {
  const { shown } = loanPages[page].menu;
  return shown === 'always' || (shown === 'after') === submitted;
}

/** The current title of a page: two of a loan change with its status and its eDisclosure (MENU-06, MENU-09). */
export function currentTitle(id: string, title: PageTitle, { status, hasEDisclosureMessage }: TitleFacts): PageTitle {
  if (id === 'edisclosure' && hasEDisclosureMessage) return laterTitles.edisclosure;
  if (id === 'upload-submission' && isSubmitted(status)) return laterTitles['upload-submission'];
  return title;
}

function badgeOf(page: MenuPage, facts: MenuFacts): MenuBadge | null {
  if (page === 'conditions' && facts.activeConditions === 0) return { text: 'None', color: 'success' };
  if (page === 'coc' && facts.openCocRequests === 0) return { text: 'None', color: 'default' };
  return null;
}

/** The menu of a loan for one user as specified, with the titles and badges of the moment; empty without a status (MENU-20 to -28). */
export function specifiedMenu(facts: MenuFacts): ShownMenuItem[] {
  if (!facts.status) return [];
  const submitted = isSubmitted(facts.status);
  return menuPages
    .filter((page) => isShown(page, submitted) && facts.opens.includes(page))
    .map((page) => ({ page, title: currentTitle(page, loanPages[page].title, facts), badge: badgeOf(page, facts) }));
}

/**
 * The items of the menu that can be opened: the LOS supports their page, or one below it.
 */
export const loanMenu = (facts: MenuFacts): ShownMenuItem[] =>
  specifiedMenu(facts).filter(({ page }) =>
    [page, ...pagesBelow(page)].some((each) => isOffered(loanPages[each], facts.losCapabilities)),
  );
