import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { pages } from '../i18n/en/pages';
import type { LaterPart } from '../i18n/text-parts';

/** The part of the portal a page belongs to; it decides toolbar, navigation, footer and panel. */
export type AreaName = 'main' | 'public' | 'admin' | 'internal' | 'loan' | 'register' | 'bare';

/**
 * Who may open a page.
 * - `public`: anyone. - `signed-in`: any user. - `roles`: one of the lender's own people with one of the roles.
 * - `menu`: a user whose menu permissions hold the id. - `email`: the same, and one of the roles of the Email page.
 * - `loan`: a user with any permission of the loan menu.
 */
export type PageAccess =
  | { readonly kind: 'public' }
  | { readonly kind: 'signed-in' }
  | { readonly kind: 'roles'; readonly roles: readonly string[] }
  | { readonly kind: 'menu' | 'email'; readonly id: number }
  | { readonly kind: 'loan' };

/** Key of a title in the messages `pages`. */
export type PageTitle = Exclude<keyof typeof pages, 'short'>;

/** One screen as data. Routes, menus, breadcrumb, palette, document title and the access test are read from it. */
export interface Page {
  readonly id: string;
  /** As React Router writes it; `:loanNum` is the loan. */
  readonly path: string;
  readonly title: PageTitle;
  readonly area: AreaName;
  readonly access: PageAccess;
  /** Shown where the navigation is folded, in the palette and among the shortcuts. */
  readonly icon: LucideIcon;
  /** Other addresses that lead here. */
  readonly aliases?: readonly string[];
  /** The copyright line is hidden (SHELL-04). */
  readonly footer?: false;
  /** Its entry in the toolbar or the left navigation of its area, in order. */
  readonly inMenu?: number;
  /** `false`: the page brings its own side panel instead. `closed`: it needs the width, so the panel starts closed. */
  readonly panel?: false | 'closed';
  /** The page uses the whole width and scrolls by itself. */
  readonly fullBleed?: true;
  /** Parts of the language that it shows, which come with it. */
  readonly texts?: readonly LaterPart[];
  /** Fetches the page. Absent: the screen is not part of this portal yet. */
  readonly load?: () => Promise<ComponentType>;
}
