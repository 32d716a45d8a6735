import { adminPages } from './admin-pages';
import { internalPages } from './internal-pages';
import { accessOfLoanPage, type LoanAccess, type laterTitles, loanPages } from './loan-pages';
import { mainPages } from './main-pages';
import type { AreaAccess, PageFacts, ResourceView } from './page';
import { publicPages } from './public-pages';
import { registerPages } from './register-pages';
import { reportPages } from './report-pages';

const areas = {
  ...mainPages,
  ...publicPages,
  ...adminPages,
  ...internalPages,
  ...reportPages,
  ...registerPages,
} as const;
const facts = { ...areas, ...loanPages } as const;

type Facts = typeof facts;
type Key = keyof Facts;

/** Addresses that have a title and an icon, but no screen: they open that of another page. */
type EntranceKey = { [K in Key]: Facts[K] extends { readonly opens: string } ? K : never }[Key];

/** Name of a screen. */
export type PageKey = Exclude<Key, EntranceKey>;
export type PageTitle = Facts[Key]['title'] | (typeof laterTitles)[keyof typeof laterTitles];
export type PageIcon = Facts[Key]['icon'];
export type PageAccess = AreaAccess | LoanAccess;

type Views = Extract<Facts[Key], { readonly view: ResourceView }>;

/** Name of a React-Admin resource that has pages. */
export type PagedResource = Views['resource'];
/** The views that a resource has pages for. */
export type ViewsOf<R extends PagedResource> = Extract<Views, { readonly resource: R }>['view'];

export interface PageEntry extends PageFacts<PageTitle, PageIcon> {
  readonly id: Key;
  readonly access: PageAccess;
}

export interface PageRow extends PageEntry {
  readonly id: PageKey;
  readonly resource?: PagedResource;
  readonly view?: ResourceView;
}

interface Entrance extends PageEntry {
  readonly id: EntranceKey;
  readonly opens: PageKey;
}

const keys = Object.keys(facts) as Key[];
const isEntrance = (key: Key): key is EntranceKey => 'opens' in facts[key];
const isScreen = (key: Key): key is PageKey => !isEntrance(key);
const isOfLoan = (key: Key): key is keyof typeof loanPages => Object.hasOwn(loanPages, key);

const accessOf = (key: Key): PageAccess => (isOfLoan(key) ? accessOfLoanPage(key) : areas[key].access);

export const entrance = (id: EntranceKey): Entrance => ({ ...facts[id], id, access: accessOf(id) });

const entrances = keys.filter(isEntrance).map(entrance);

/** The facts of a page; the addresses of entrances are further addresses of the page that they open. */
export function pageOf(id: PageKey): PageRow {
  const { aliases = [], ...page }: PageFacts<PageTitle, PageIcon> = facts[id];
  const others = entrances.filter(({ opens }) => opens === id).map(({ path }) => path);
  return { ...page, id, access: accessOf(id), aliases: [...aliases, ...others] };
}

/** Every screen of the portal. */
export const pages: readonly PageRow[] = keys.filter(isScreen).map(pageOf);
