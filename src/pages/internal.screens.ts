import type { internalPages } from '../../domain/pages/internal-pages';
import { type Screens, screen, screenWith, viewWith } from './screen';

export const internalScreens: Screens<typeof internalPages> = {
  'internal-lock-desk': screenWith(...(['fields', 'locks', 'pricing'] as const))(() =>
    import('../locks/desk/LockDeskPage').then((m) => m.LockDeskPage),
  ),
  'internal-appraisal': viewWith('codes')(() =>
    import('../appraisal/ExclusionPages').then((m) => m.InternalExclusionsPage),
  ),
  'internal-servicing-loan': screenWith(
    'delivery',
    'fields',
    'loan',
  )(() => import('../servicing/ServicingLoanPage').then((m) => m.ServicingLoanPage)),
  internal: screen(() => import('../shell/home/InternalPage').then((m) => m.InternalPage)),
};
