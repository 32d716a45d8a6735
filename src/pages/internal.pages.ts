import { internalAreas } from '../../domain/access/permissions';
import type { Page, PageTitle } from './page';

const titles: Readonly<Record<(typeof internalAreas)[number]['id'], PageTitle>> = {
  'batch-pricing': 'batchPricing',
  servicing: 'servicing',
  batch: 'batch',
  appraisal: 'exclusionaryList',
};

/** /main/internal: toolbar only; each entry names the roles that it is granted to. */
export const internalPages: readonly Page[] = [
  ...internalAreas.map(
    ({ id, path, roles }, index): Page => ({
      id: `internal-${id}`,
      path,
      title: titles[id],
      area: 'internal',
      access: { kind: 'roles', roles },
      inMenu: index + 1,
    }),
  ),
  {
    id: 'internal-servicing-loan',
    path: '/main/internal/servicing/:loanNum',
    title: 'servicingLoan',
    area: 'bare',
    access: { kind: 'roles', roles: ['Administrator', 'Servicing'] },
  },
  {
    id: 'internal',
    path: '/main/internal',
    title: 'internal',
    area: 'internal',
    access: { kind: 'roles', roles: internalAreas.flatMap((area) => area.roles) },
    load: () => import('../shell/home/InternalPage').then((m) => m.InternalPage),
  },
];
