import type { adminPages } from '../../domain/pages/admin-pages';
import { type Screens, screenWith } from './screen';

const screen = screenWith('admin');
/** With the labels of the loan's fields. */
const fieldScreen = screenWith('admin', 'fields');

/** With the texts of packages, and of the documents that dialogs come from. */
const packagesScreen = screenWith('admin', 'delivery', 'fields', 'loan');

/** Pages of the admin area that belong to no resource; those of resources are in `resource.screens.ts`. */
export const adminScreens: Screens<typeof adminPages> = {
  'admin-program-rates-upload': screen(() =>
    import('../reference/programs/RateUploadPage').then((m) => m.RateUploadPage),
  ),
  'admin-program-insurance-card-import': screen(() =>
    import('../reference/programs/InsuranceCardImportPage').then((m) => m.InsuranceCardImportPage),
  ),
  'admin-program-apor-import': screen(() => import('../reference/apor/AporImportPage').then((m) => m.AporImportPage)),
  'admin-user-throttle': screen(() => import('../access/users/ThrottlePage').then((m) => m.ThrottlePage)),
  'admin-county-import': screen(() => import('../reference/places/LimitsImportPage').then((m) => m.LimitsImportPage)),
  'admin-county-area-income-import': screen(() =>
    import('../reference/places/AreaIncomeImportPage').then((m) => m.AreaIncomeImportPage),
  ),
  'admin-appraisal-import': screen(() => import('../appraisal/ExclusionImportPage').then((m) => m.ExclusionImportPage)),
  'admin-appraisal-fees': screen(() => import('../appraisal/FeeImportPage').then((m) => m.FeeImportPage)),
  'admin-loan-setup': fieldScreen(() => import('../reference/lender/LoanDefaultsPage').then((m) => m.LoanDefaultsPage)),
  'admin-loan-setup-channel-id': fieldScreen(() =>
    import('../reference/lender/LoanDefaultsPage').then((m) => m.LoanDefaultsPage),
  ),
  'admin-loan-setup-option': fieldScreen(() => import('../reference/lender/OptionsPage').then((m) => m.OptionsPage)),
  'admin-loan-setup-option-id': fieldScreen(() => import('../reference/lender/OptionsPage').then((m) => m.OptionsPage)),
  'admin-general-settings': screen(() => import('../reference/lender/SettingsPage').then((m) => m.SettingsPage)),
  'admin-form': screen(() => import('../files/AdminFilesPage').then((m) => m.AdminFilesPage)),
  'admin-form-folder': screen(() => import('../files/AdminFilesPage').then((m) => m.AdminFilesPage)),
  'admin-document-templates': screenWith(
    'admin',
    'loan',
  )(() => import('../documents/DocumentTemplatesPage').then((m) => m.DocumentTemplatesPage)),
  'admin-vendor-account': packagesScreen(() =>
    import('../packages/accounts/VendorAccountsPage').then((m) => m.VendorAccountsPage),
  ),
  'admin-test': screen(() => import('../self-test/SelfTestPage').then((m) => m.SelfTestPage)),
};
