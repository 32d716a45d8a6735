import type { LucideIcon } from 'lucide-react';
import { mayOpen } from '../../../domain/access/may-open';
import { type LosCapability, losCapabilities } from '../../../domain/los/capabilities';
import { isOffered } from '../../../domain/pages/offered';
import type { PageAccess } from '../../../domain/pages/page-table';
import type { UserData } from '../../access/user';
import { isAt } from './is-at';

/** NAV-08. */
export type NavigationType = 'group' | 'collapse' | 'item' | 'link' | 'divider';

export interface NavigationBadge {
  /** Key of its text. */
  readonly translate: string;
  readonly tone: 'good' | 'neutral';
}

/** One entry of any navigation (NAV-09). */
export interface NavigationItem {
  readonly id: string;
  /** A group has a heading, a collapse has child pages, a link leaves the portal. */
  readonly type: NavigationType;
  /** Fallback if the text is missing. */
  readonly title?: string;
  /** Key of its text. */
  readonly translate?: string;
  /** Text key of a shorter label for less room. */
  readonly short?: string;
  readonly url?: string;
  /** Pattern of another path that belongs to this entry. */
  readonly also?: string;
  readonly icon?: LucideIcon;
  readonly badge?: NavigationBadge;
  /** Who sees it. Absent: everyone who sees the navigation. */
  readonly auth?: PageAccess;
  /** Required LOS capability. */
  readonly needs?: LosCapability;
  readonly children?: readonly NavigationItem[];
  /** Only this exact path counts as current, not paths below it. */
  readonly exact?: boolean;
  readonly target?: '_blank';
}

/** Whether the path belongs to the entry itself. */
export function isCurrent(item: NavigationItem, pathname: string): boolean {
  const at = (path: string | undefined, end: boolean): boolean => path !== undefined && isAt(path, pathname, end);
  return at(item.url, item.exact ?? false) || at(item.also, true);
}

/** Whether the path belongs to a descendant of this entry (NAV-07). */
export const holdsCurrent = (item: NavigationItem, pathname: string): boolean =>
  (item.children ?? []).some((child) => isCurrent(child, pathname) || holdsCurrent(child, pathname));

/** The entries that a user may use and that are offered (NAV-10); a group without any is left out, and so is a divider at the edge. */
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

/** All entries with links, as a flat list. */
export const flatItems = (items: readonly NavigationItem[]): NavigationItem[] =>
  items.flatMap((item) => [...(item.url ? [item] : []), ...flatItems(item.children ?? [])]);
