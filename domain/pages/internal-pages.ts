import { areaPage } from './area-page';
import { isBuilt } from './offered';
import type { MoreFacts, Titles } from './page';

/** An area of internal work with the roles that it is granted to (S2.5, W6). */
const workArea = <T extends string, I extends string>(
  path: string,
  title: T,
  icon: I,
  roles: readonly string[],
  more: MoreFacts = {},
) => areaPage('internal', { kind: 'roles', roles })(`/main/internal/${path}`, title, icon, more);

const servicing = ['Administrator', 'Servicing'];

/** Titles of these pages, as the specification prints them. */
export const internalTitles = {
  internal: { en: 'Internal', tr: 'Şirket içi', ar: 'داخلي' },
  batchPricing: { en: 'Batch Pricing', tr: 'Toplu fiyatlama', ar: 'تسعير بالدفعات' },
  batch: { en: 'Batch Tools', tr: 'Toplu işlem araçları', ar: 'أدوات الدفعات' },
  exclusionaryList: { en: 'Exclusionary List', tr: 'Kabul edilmeyenler listesi', ar: 'قائمة الاستبعاد' },
  lockDesk: { en: 'Lock Desk', tr: 'Kilit masası', ar: 'مكتب تثبيت الأسعار' },
  servicingLoan: { en: 'Servicing of one loan', tr: 'Tek kredinin hizmetleri', ar: 'خدمة قرض واحد' },
} as const satisfies Titles;

/** The entries of the Internal menu, in its order. */
export const internalAreas = {
  'internal-batch-pricing': workArea('batch-pricing', 'batchPricing', 'calculator', ['Administrator', 'Secondary'], {
    inMenu: 1,
    planned: true,
  }),
  'internal-lock-desk': workArea('lock-desk', 'lockDesk', 'lock-keyhole', ['Administrator', 'Secondary', 'Lock Desk'], {
    inMenu: 5,
    needs: 'locks',
  }),
  'internal-servicing': workArea('servicing', 'servicing', 'hand-coins', servicing, { inMenu: 2, planned: true }),
  'internal-batch': workArea('batch', 'batch', 'layers', ['Administrator', 'Accountant'], { inMenu: 3, planned: true }),
  'internal-appraisal': workArea('appraisal', 'exclusionaryList', 'user-x', ['Administrator', 'QC Compliance'], {
    inMenu: 4,
    fullBleed: true,
  }),
} as const;

/** Users with a role of an area that they can open; the others would find an empty page. */
const anyAreaRole = Object.values(internalAreas)
  .filter(isBuilt)
  .flatMap(({ access }) => (access.kind === 'roles' ? access.roles : []));

/** /main/internal: toolbar only; each entry lists the roles that may open it. */
export const internalPages = {
  ...internalAreas,
  'internal-servicing-loan': areaPage('bare', { kind: 'roles', roles: servicing })(
    '/main/internal/servicing/:loanNum',
    'servicingLoan',
    'hand-coins',
    { planned: true },
  ),
  internal: areaPage('internal', { kind: 'roles', roles: anyAreaRole })('/main/internal', 'internal', 'building-2'),
} as const;
