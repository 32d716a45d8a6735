import type { LucideIcon } from 'lucide-react';
import type { PageRow } from '../../domain/pages/page-table';

/** A screen as the page table knows it, with its icon. */
export interface Page extends Omit<PageRow, 'icon'> {
  readonly icon: LucideIcon;
}
