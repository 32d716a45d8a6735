import { Building2, SlidersHorizontal } from 'lucide-react';
import { internalAreasOf, mayAdminister } from '../../../domain/access/permissions';
import type { UserData } from '../../access/user';
import { mayOpen } from '../../pages/may-open';
import type { Page } from '../../pages/page';
import { menuOf, pageById } from '../../pages/page-table';

export interface MainMenuEntry {
  readonly id: string;
  readonly path: string;
  readonly title: Page['title'];
  readonly icon: Page['icon'];
  /** Key of a shorter label. */
  readonly short?: string;
  /** Whether pages below the path count as this entry. */
  readonly covers?: true;
  /** Other addresses that count as this entry. */
  readonly also?: string;
}

const shorts: Readonly<Record<string, string>> = {
  pricing: 'pages.short.pricing',
  'create-loan': 'pages.short.createLoan',
};

/** Registering a loan is the second half of creating it. */
const alsoAt: Readonly<Record<string, string>> = { 'create-loan': '/loans/:loanNum/register-my-loan/*' };

const entry = (page: Page): MainMenuEntry => ({
  id: page.id,
  path: page.path,
  title: page.title,
  icon: page.icon,
  ...(shorts[page.id] ? { short: shorts[page.id] } : {}),
  ...(alsoAt[page.id] ? { also: alsoAt[page.id] } : {}),
});

/** The entries of the main toolbar for a person: those of the page table, then Internal and Admin where granted. */
export function mainMenu(user: UserData | null): MainMenuEntry[] {
  if (!user) return [];
  const entries = menuOf('main')
    .filter((page) => mayOpen(page.access, user))
    .map(entry);
  if (internalAreasOf(user).length > 0) entries.push({ ...entry(pageById('internal')), icon: Building2, covers: true });
  if (mayAdminister(user)) {
    entries.push({ id: 'admin', path: '/main/admin', title: 'admin', icon: SlidersHorizontal, covers: true });
  }
  return entries;
}
