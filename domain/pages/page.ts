import type { LosCapability } from '../los/capabilities';

/** The part of the portal a page belongs to; it decides toolbar, navigation, footer and panel. */
export type AreaName = 'main' | 'public' | 'admin' | 'internal' | 'reports' | 'loan' | 'register' | 'bare';

/** The views of a React-Admin resource. */
export type ResourceView = 'list' | 'create' | 'edit' | 'show';

/** Headings of the loan menu, in its order (MENU-19). */
export const menuGroups = ['overview', 'file', 'conditions', 'requests', 'people'] as const;

/** The facts that make a page of a loan an item of the loan menu. */
export interface MenuFacts {
  /** The number under which role permissions are stored and sent; everything else uses the page's name. */
  readonly number: number;
  readonly group: (typeof menuGroups)[number];
  /** Whether it shows before submission, after it, or always (MENU-20 to -23). */
  readonly shown: 'always' | 'before' | 'after';
}

/** A text of the page table, in each language of the portal. */
export interface Title {
  readonly en: string;
  readonly tr: string;
  readonly ar: string;
}

/** Titles by their key, which is the key of their message: `pages.<key>`. */
export type Titles = Readonly<Record<string, Title>>;

/** The facts of one screen, known without loading it. `Key` is the key of its title. */
export interface PageFacts<Key extends string = string, Icon extends string = string> {
  /** As React Router writes it; `:loanNum` is the loan. */
  readonly path: string;
  readonly title: Key;
  /** Name of its icon, shown in collapsed navigation, in the palette and among the shortcuts. */
  readonly icon: Icon;
  readonly area: AreaName;
  /** The capability it needs from the LOS; without it, menus leave the page out and the page says that it is unavailable. */
  readonly needs?: LosCapability;
  /** Other addresses that lead here. */
  readonly aliases?: readonly string[];
  /** Pattern of further addresses at which its menu entry is marked as current. */
  readonly also?: string;
  /** The toolbar uses the shorter title under `pages.short`. */
  readonly short?: true;
  /** The copyright line is hidden (SHELL-04). */
  readonly footer?: false;
  /** Its entry in the toolbar or the left navigation of its area, in order. */
  readonly inMenu?: number;
  /** `false`: the page has its own side panel instead. `closed`: it needs the width, so the panel starts closed. */
  readonly panel?: false | 'closed';
  /** The page uses the full width and scrolls its own content. */
  readonly fullBleed?: true;
}

/** Facts that only some pages have. */
export type MoreFacts = Omit<Partial<PageFacts>, 'path' | 'title' | 'icon' | 'area'>;

/** The route of a loan; the pages of the loan are behind it. */
export const LOAN_ROUTE = '/loans/:loanNum';

/** The path of a loan, which opens its dashboard. */
export const pathOfLoan = (loanNum: string): string => LOAN_ROUTE.replace(':loanNum', encodeURIComponent(loanNum));

/** The address of a page behind `/loans/{loanNum}`. */
export const pathBehindLoan = ({ path }: Pick<PageFacts, 'path'>): string => path.slice(LOAN_ROUTE.length);

/** Who may open a page outside loans: anyone, any signed-in user, or staff with one of the roles. */
export type AreaAccess =
  | { readonly kind: 'public' }
  | { readonly kind: 'signed-in' }
  | { readonly kind: 'roles'; readonly roles: readonly string[] };
