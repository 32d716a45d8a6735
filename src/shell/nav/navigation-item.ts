import type { LucideIcon } from 'lucide-react';
import { matchPath } from 'react-router-dom';
import { mayOpen } from '../../../domain/access/may-open';
import { type LosCapability, losCapabilities } from '../../../domain/los/capabilities';
import { isOffered } from '../../../domain/pages/offered';
import type { PageAccess } from '../../../domain/pages/page-table';
import type { UserData } from '../../access/user';

/** NAV-08. */
export type NavigationType = 'group' | 'collapse' | 'item' | 'link' | 'divider';

export interface NavigationBadge {
  /** Key of its text. */
  readonly translate: string;
  readonly tone: 'good' | 'neutral';
}

/** One entry of a navigation (NAV-09), whichever navigation it stands in. */
export interface NavigationItem {
  readonly id: string;
  /** A group has a heading, a collapse pages below it; a link leads out of the portal. */
  readonly type: NavigationType;
  /** Shown where the message is missing. */
  readonly title?: string;
  /** Key of its text. */
  readonly translate?: string;
  /** Key of a shorter text for where there is less room. */
  readonly short?: string;
  readonly url?: string;
  /** Another address that counts as this entry, as a pattern. */
  readonly also?: string;
  readonly icon?: LucideIcon;
  readonly badge?: NavigationBadge;
  /** Who sees it; absent: everybody who sees the navigation. */
  readonly auth?: PageAccess;
  /** What the LOS has to offer for it. */
  readonly needs?: LosCapability;
  readonly children?: readonly NavigationItem[];
  /** Only this very address is the current page, not what lies below it. */
  readonly exact?: boolean;
  readonly target?: '_blank';
}

/** Whether the address belongs to the entry itself. */
export function isCurrent(item: NavigationItem, pathname: string): boolean {
  const at = (path: string | undefined, end: boolean): boolean =>
    path !== undefined && matchPath({ path, end, caseSensitive: false }, pathname) !== null;
  return at(item.url, item.exact ?? false) || at(item.also, true);
}

/** Whether the address belongs to an entry below this one (NAV-07). */
export const holdsCurrent = (item: NavigationItem, pathname: string): boolean =>
  (item.children ?? []).some((child) => isCurrent(child, pathname) || holdsCurrent(child, pathname));

/** The entries that a user may use and the LOS offers (NAV-10); a group without any is left out, and so is a divider at the edge. */
export function visibleTo(
  items: readonly NavigationItem[],
  user: UserData | null,
  offered: readonly LosCapability[] = losCapabilities,
): NavigationItem[] {
  const shown = items
    .filter((item) => (!item.auth || mayOpen(item.auth, user)) && isOffered(item, offered))
    .map((item) => (item.children ? { ...item, children: visibleTo(item.children, user, offered) } : item))
    .filter((item) => item.url !== undefined || item.type === 'divider' || (item.children ?? []).length > 0);
  return shown.filter(({ type }, index) => type !== 'divider' || (index > 0 && index < shown.length - 1));
}

/** Every entry that leads somewhere, without the tree around it. */
export const flatItems = (items: readonly NavigationItem[]): NavigationItem[] =>
  items.flatMap((item) => [...(item.url ? [item] : []), ...flatItems(item.children ?? [])]);
