import {
  ChartNoAxesColumn,
  FileText,
  FlaskConical,
  House,
  LayoutList,
  type LucideIcon,
  Mail,
  MapPinned,
  Settings,
  ShieldCheck,
  Store,
  UserRound,
} from 'lucide-react';
import type { Page, PageTitle } from './page';

const page = (name: string, title: PageTitle, icon: LucideIcon, inMenu?: number, more: Partial<Page> = {}): Page => ({
  id: `admin-${name.replaceAll(/[/:]+/g, '-')}`,
  path: `/main/admin/${name}`,
  title,
  area: 'admin',
  access: { kind: 'roles', roles: ['Administrator'] },
  icon,
  texts: ['admin'],
  ...(inMenu === undefined ? {} : { inMenu }),
  ...more,
});

/** A page below one of the menu: a record, a new one, or a list that belongs to it. */
const below = (
  name: string,
  title: PageTitle,
  icon: LucideIcon,
  load: NonNullable<Page['load']>,
  more: Partial<Page> = {},
): Page => page(name, title, icon, undefined, { load, ...more });

const userLists = () => import('../access/users/UserListPage');
const loanDefaults = () => import('../reference/lender/LoanDefaultsPage');
const priceGroups = () => import('../reference/lender/PriceGroupPages');
const altLenders = () => import('../reference/lender/AltLenderPages');
const options = () => import('../reference/lender/OptionsPage');
const emailTemplates = () => import('../reference/lender/EmailTemplatePages');
const userPages = () => import('../access/users/UserPages');

const exclusionPages = () => import('../appraisal/ExclusionPages');

/** /main/admin: left navigation, Administrator only. */
export const adminPages: readonly Page[] = [
  page('program', 'program', ChartNoAxesColumn, 1, {
    aliases: ['/main/admin'],
    load: async () => (await import('../reference/programs/ProgramListPage')).ProgramListPage,
    fullBleed: true,
  }),
  below(
    'program/create',
    'programCreate',
    ChartNoAxesColumn,
    async () => (await import('../reference/programs/ProgramCreatePage')).ProgramCreatePage,
  ),
  below(
    'program/group',
    'programGroups',
    ChartNoAxesColumn,
    async () => (await import('../reference/programs/GroupListPage')).GroupListPage,
    { fullBleed: true },
  ),
  below(
    'program/group/create',
    'programGroupCreate',
    ChartNoAxesColumn,
    async () => (await import('../reference/programs/GroupCreatePage')).GroupCreatePage,
  ),
  below(
    'program/group/:id',
    'programGroupEdit',
    ChartNoAxesColumn,
    async () => (await import('../reference/programs/GroupEditPage')).GroupEditPage,
  ),
  below(
    'program/rates',
    'rateSheets',
    ChartNoAxesColumn,
    async () => (await import('../reference/programs/RateListPage')).RateListPage,
    { fullBleed: true },
  ),
  below(
    'program/rates/upload',
    'rateUpload',
    ChartNoAxesColumn,
    async () => (await import('../reference/programs/RateUploadPage')).RateUploadPage,
  ),
  below(
    'program/rates/:id',
    'ratePublication',
    ChartNoAxesColumn,
    async () => (await import('../reference/programs/RatePage')).RatePage,
  ),
  below(
    'program/:id',
    'programEdit',
    ChartNoAxesColumn,
    async () => (await import('../reference/programs/ProgramEditPage')).ProgramEditPage,
  ),
  page('user', 'user', UserRound, 2, { load: async () => (await userLists()).EmployeeListPage, fullBleed: true }),
  below('user/company', 'companyUsers', UserRound, async () => (await userLists()).CompanyUserListPage, {
    fullBleed: true,
  }),
  below('user/employee/create', 'employeeCreate', UserRound, async () => (await userPages()).EmployeeCreatePage),
  below('user/employee/:id', 'employeeEdit', UserRound, async () => (await userPages()).EmployeeEditPage),
  below('user/oc-user/create', 'companyUserCreate', UserRound, async () => (await userPages()).CompanyUserCreatePage),
  below('user/oc-user/:id', 'companyUserEdit', UserRound, async () => (await userPages()).CompanyUserEditPage),
  page('branch', 'branch', Store, 3, {
    load: async () => (await import('../reference/BranchListPage')).BranchListPage,
    fullBleed: true,
  }),
  below(
    'branch/create',
    'branchCreate',
    Store,
    async () => (await import('../reference/BranchCreatePage')).BranchCreatePage,
  ),
  below('branch/:id', 'branchEdit', Store, async () => (await import('../reference/BranchEditPage')).BranchEditPage),
  below(
    'branch/:id/show',
    'branchShow',
    Store,
    async () => (await import('../reference/BranchShowPage')).BranchShowPage,
  ),
  below(
    'branch/company',
    'companies',
    Store,
    async () => (await import('../reference/CompanyListPage')).CompanyListPage,
    { fullBleed: true },
  ),
  below(
    'branch/company/create',
    'companyCreate',
    Store,
    async () => (await import('../reference/CompanyCreatePage')).CompanyCreatePage,
  ),
  below(
    'branch/company/:id',
    'companyEdit',
    Store,
    async () => (await import('../reference/CompanyEditPage')).CompanyEditPage,
  ),
  page('county', 'county', MapPinned, 4, {
    load: async () => (await import('../reference/places/CountyListPage')).CountyListPage,
    fullBleed: true,
  }),
  below(
    'county/import',
    'limitsImport',
    MapPinned,
    async () => (await import('../reference/places/LimitsImportPage')).LimitsImportPage,
  ),
  below(
    'county/create',
    'countyCreate',
    MapPinned,
    async () => (await import('../reference/places/CountyCreatePage')).CountyCreatePage,
  ),
  below(
    'county/zip',
    'zipCodes',
    MapPinned,
    async () => (await import('../reference/places/ZipListPage')).ZipListPage,
    { fullBleed: true },
  ),
  below(
    'county/zip/create',
    'zipCreate',
    MapPinned,
    async () => (await import('../reference/places/ZipCreatePage')).ZipCreatePage,
  ),
  below(
    'county/zip/:id',
    'zipEdit',
    MapPinned,
    async () => (await import('../reference/places/ZipEditPage')).ZipEditPage,
  ),
  below(
    'county/:id',
    'countyEdit',
    MapPinned,
    async () => (await import('../reference/places/CountyEditPage')).CountyEditPage,
  ),
  page('appraisal', 'appraisal', House, 5, {
    load: async () => (await exclusionPages()).AdminExclusionsPage,
    fullBleed: true,
  }),
  below('appraisal/create', 'exclusionCreate', House, async () => (await exclusionPages()).ExclusionCreatePage),
  below(
    'appraisal/import',
    'exclusionImport',
    House,
    async () => (await import('../appraisal/ExclusionImportPage')).ExclusionImportPage,
  ),
  below('appraisal/:id', 'exclusionEdit', House, async () => (await exclusionPages()).ExclusionEditPage),
  page('role', 'role', ShieldCheck, 6, {
    load: async () => (await import('../access/roles/RolePage')).RolePage,
    fullBleed: true,
  }),
  page('loan-setup', 'loanSetup', LayoutList, 7, { load: async () => (await loanDefaults()).LoanDefaultsPage }),
  below('loan-setup/channel/:id', 'loanSetupChannel', LayoutList, async () => (await loanDefaults()).LoanDefaultsPage),
  below('loan-setup/price-group', 'priceGroups', LayoutList, async () => (await priceGroups()).PriceGroupListPage, {
    fullBleed: true,
  }),
  below(
    'loan-setup/price-group/create',
    'priceGroupCreate',
    LayoutList,
    async () => (await priceGroups()).PriceGroupCreatePage,
  ),
  below(
    'loan-setup/price-group/:id',
    'priceGroupEdit',
    LayoutList,
    async () => (await priceGroups()).PriceGroupEditPage,
  ),
  below('loan-setup/alt-lender', 'altLenders', LayoutList, async () => (await altLenders()).AltLenderListPage, {
    fullBleed: true,
  }),
  below(
    'loan-setup/alt-lender/create',
    'altLenderCreate',
    LayoutList,
    async () => (await altLenders()).AltLenderCreatePage,
  ),
  below('loan-setup/alt-lender/:id', 'altLenderEdit', LayoutList, async () => (await altLenders()).AltLenderEditPage),
  below('loan-setup/option', 'codedOptions', LayoutList, async () => (await options()).OptionsPage),
  below('loan-setup/option/:id', 'codedOptions', LayoutList, async () => (await options()).OptionsPage),
  page('general-settings', 'generalSettings', Settings, 8, {
    load: async () => (await import('../reference/lender/SettingsPage')).SettingsPage,
  }),
  page('form', 'form', FileText, 9, { load: async () => (await import('../files/AdminFilesPage')).AdminFilesPage }),
  below('form/:folder', 'folder', FileText, async () => (await import('../files/AdminFilesPage')).AdminFilesPage),
  page('email-template', 'emailTemplate', Mail, 10, {
    load: async () => (await import('../reference/lender/EmailTemplateListPage')).EmailTemplateListPage,
    fullBleed: true,
  }),
  below(
    'email-template/create',
    'emailTemplateCreate',
    Mail,
    async () => (await emailTemplates()).EmailTemplateCreatePage,
  ),
  below('email-template/:id', 'emailTemplateEdit', Mail, async () => (await emailTemplates()).EmailTemplateEditPage),
  page('test', 'test', FlaskConical, 11, {
    load: async () => (await import('../self-test/SelfTestPage')).SelfTestPage,
  }),
];
