import { Building2, Calculator, HandCoins, Layers, type LucideIcon, UserX } from 'lucide-react';
import { internalAreas } from '../../domain/access/permissions';
import type { Page, PageTitle } from './page';

type AreaId = (typeof internalAreas)[number]['id'];

const looks: Readonly<Record<AreaId, readonly [PageTitle, LucideIcon]>> = {
  'batch-pricing': ['batchPricing', Calculator],
  servicing: ['servicing', HandCoins],
  batch: ['batch', Layers],
  appraisal: ['exclusionaryList', UserX],
};

/** Entries that have a screen; the others say that they have none yet. */
const screens: Partial<Record<AreaId, Pick<Page, 'load' | 'fullBleed'>>> = {
  appraisal: {
    load: async () => (await import('../appraisal/ExclusionPages')).InternalExclusionsPage,
    fullBleed: true,
  },
};

/** /main/internal: toolbar only; each entry names the roles that it is granted to. */
export const internalPages: readonly Page[] = [
  ...internalAreas.map(
    ({ id, path, roles }, index): Page => ({
      id: `internal-${id}`,
      path,
      title: looks[id][0],
      icon: looks[id][1],
      area: 'internal',
      access: { kind: 'roles', roles },
      inMenu: index + 1,
      ...screens[id],
    }),
  ),
  {
    id: 'internal-servicing-loan',
    path: '/main/internal/servicing/:loanNum',
    title: 'servicingLoan',
    icon: HandCoins,
    area: 'bare',
    access: { kind: 'roles', roles: ['Administrator', 'Servicing'] },
  },
  {
    id: 'internal',
    path: '/main/internal',
    title: 'internal',
    icon: Building2,
    area: 'internal',
    access: { kind: 'roles', roles: internalAreas.flatMap((area) => area.roles) },
    load: () => import('../shell/home/InternalPage').then((m) => m.InternalPage),
  },
];
