import type { Titles } from './page';
import { adminPage, createPage, editPage, listPage, resource, showPage } from './resource-page';

const programs = resource('main/admin/program', 'chart-no-axes-column');
const programGroups = resource('main/admin/program/group', 'chart-no-axes-column');
const rateSheets = resource('main/admin/program/rates', 'chart-no-axes-column');
const employees = resource('main/admin/user/employee', 'user-round');
const companyUsers = resource('main/admin/user/oc-user', 'user-round');
const branches = resource('main/admin/branch', 'store');
const companies = resource('main/admin/branch/company', 'store');
const counties = resource('main/admin/county', 'map-pinned');
const zipCodes = resource('main/admin/county/zip', 'map-pinned');
const exclusions = resource('main/admin/appraisal', 'house');
const roles = resource('main/admin/role', 'shield-check');
const priceGroups = resource('main/admin/loan-setup/price-group', 'layout-list');
const altLenders = resource('main/admin/loan-setup/alt-lender', 'layout-list');
const emailTemplates = resource('main/admin/email-template', 'mail');

/** Titles of these pages, as the specification prints them. */
export const adminTitles = {
  admin: { en: 'Admin', tr: 'Yönetim', ar: 'الإدارة' },
  program: { en: 'Program', tr: 'Program', ar: 'البرنامج' },
  programCreate: { en: 'New program', tr: 'Yeni program', ar: 'برنامج جديد' },
  programGroups: { en: 'Program groups', tr: 'Program grupları', ar: 'مجموعات البرامج' },
  programGroupCreate: { en: 'New program group', tr: 'Yeni program grubu', ar: 'مجموعة برامج جديدة' },
  programGroupEdit: { en: 'Edit program group', tr: 'Program grubunu düzenle', ar: 'تعديل مجموعة البرامج' },
  rateSheets: { en: 'Rate sheets', tr: 'Faiz tabloları', ar: 'جداول الأسعار' },
  rateUpload: { en: 'Upload rates', tr: 'Faiz oranı yükle', ar: 'رفع أسعار' },
  ratePublication: { en: 'Rate sheet', tr: 'Faiz tablosu', ar: 'جدول الأسعار' },
  programEdit: { en: 'Edit program', tr: 'Programı düzenle', ar: 'تعديل البرنامج' },
  user: { en: 'User', tr: 'Kullanıcı', ar: 'المستخدم' },
  companyUsers: { en: 'Originating company users', tr: 'Aracı şirket kullanıcıları', ar: 'مستخدمو الشركات المُنشئة' },
  employeeCreate: { en: 'New employee', tr: 'Yeni çalışan', ar: 'موظف جديد' },
  employeeEdit: { en: 'Edit employee', tr: 'Çalışanı düzenle', ar: 'تعديل الموظف' },
  companyUserCreate: {
    en: 'New originating company user',
    tr: 'Yeni aracı şirket kullanıcısı',
    ar: 'مستخدم شركة مُنشئة جديد',
  },
  companyUserEdit: {
    en: 'Edit originating company user',
    tr: 'Aracı şirket kullanıcısını düzenle',
    ar: 'تعديل مستخدم الشركة المُنشئة',
  },
  branch: { en: 'Branch', tr: 'Şube', ar: 'الفرع' },
  branchCreate: { en: 'New branch', tr: 'Yeni şube', ar: 'فرع جديد' },
  branchEdit: { en: 'Edit branch', tr: 'Şubeyi düzenle', ar: 'تعديل الفرع' },
  branchShow: { en: 'View branch', tr: 'Şubeyi görüntüle', ar: 'عرض الفرع' },
  companies: { en: 'Originating companies', tr: 'Aracı şirketler', ar: 'الشركات المُنشئة' },
  companyCreate: { en: 'New originating company', tr: 'Yeni aracı şirket', ar: 'شركة مُنشئة جديدة' },
  companyEdit: { en: 'Edit originating company', tr: 'Aracı şirketi düzenle', ar: 'تعديل الشركة المُنشئة' },
  county: { en: 'County/Zip Code', tr: 'İlçe/Posta kodu', ar: 'المقاطعة/الرمز البريدي' },
  limitsImport: { en: 'Import loan limits', tr: 'Kredi limitlerini içe aktar', ar: 'استيراد حدود القروض' },
  countyCreate: { en: 'New county', tr: 'Yeni ilçe', ar: 'مقاطعة جديدة' },
  zipCodes: { en: 'ZIP codes', tr: 'Posta kodları', ar: 'الرموز البريدية' },
  zipCreate: { en: 'New ZIP code', tr: 'Yeni posta kodu', ar: 'رمز بريدي جديد' },
  zipEdit: { en: 'Edit ZIP code', tr: 'Posta kodunu düzenle', ar: 'تعديل الرمز البريدي' },
  countyEdit: { en: 'Edit county', tr: 'İlçeyi düzenle', ar: 'تعديل المقاطعة' },
  appraisal: { en: 'Appraisal', tr: 'Ekspertiz', ar: 'التقييم' },
  exclusionCreate: { en: 'New excluded appraiser', tr: 'Yeni kabul edilmeyen eksper', ar: 'مُثمِّن مستبعد جديد' },
  exclusionImport: {
    en: 'Import excluded appraisers',
    tr: 'Kabul edilmeyen eksperleri içe aktar',
    ar: 'استيراد المُثمِّنين المستبعدين',
  },
  exclusionEdit: { en: 'Edit excluded appraiser', tr: 'Kabul edilmeyen eksperi düzenle', ar: 'تعديل مُثمِّن مستبعد' },
  role: { en: 'Role', tr: 'Rol', ar: 'الدور' },
  loanSetup: { en: 'Loan Setup', tr: 'Kredi kurulumu', ar: 'إعداد القرض' },
  loanSetupChannel: { en: 'Channel', tr: 'Kanal', ar: 'القناة' },
  priceGroups: { en: 'Price groups', tr: 'Fiyat grupları', ar: 'مجموعات التسعير' },
  priceGroupCreate: { en: 'New price group', tr: 'Yeni fiyat grubu', ar: 'مجموعة تسعير جديدة' },
  priceGroupEdit: { en: 'Price group', tr: 'Fiyat grubu', ar: 'مجموعة التسعير' },
  altLenders: { en: 'Alternative lenders', tr: 'Alternatif kredi verenler', ar: 'المُقرضون البدلاء' },
  altLenderCreate: { en: 'New alternative lender', tr: 'Yeni alternatif kredi veren', ar: 'مُقرض بديل جديد' },
  altLenderEdit: { en: 'Alternative lender', tr: 'Alternatif kredi veren', ar: 'مُقرض بديل' },
  codedOptions: { en: 'Coded options', tr: 'Kodlu seçenekler', ar: 'خيارات مرمّزة' },
  generalSettings: { en: 'General Settings', tr: 'Genel ayarlar', ar: 'الإعدادات العامة' },
  form: { en: 'Form', tr: 'Form', ar: 'النموذج' },
  folder: { en: 'Folder', tr: 'Klasör', ar: 'المجلد' },
  emailTemplate: { en: 'Email Template', tr: 'E-posta şablonu', ar: 'قالب البريد الإلكتروني' },
  emailTemplateCreate: { en: 'New template', tr: 'Yeni şablon', ar: 'قالب جديد' },
  emailTemplateEdit: { en: 'Template', tr: 'Şablon', ar: 'القالب' },
  test: { en: 'Test', tr: 'Sınama', ar: 'اختبار' },
} as const satisfies Titles;

/** /main/admin: left navigation, Administrator only. */
export const adminPages = {
  admin: { ...adminPage('/main/admin', 'admin', 'sliders-horizontal'), opens: 'admin-program' },
  'admin-program': listPage(programs, 'program', { inMenu: 1 }),
  'admin-program-create': createPage(programs, 'programCreate'),
  'admin-program-group': listPage(programGroups, 'programGroups'),
  'admin-program-group-create': createPage(programGroups, 'programGroupCreate'),
  'admin-program-group-id': editPage(programGroups, 'programGroupEdit'),
  'admin-program-rates': listPage(rateSheets, 'rateSheets'),
  'admin-program-rates-upload': adminPage('/main/admin/program/rates/upload', 'rateUpload', 'chart-no-axes-column'),
  'admin-program-rates-id': showPage(rateSheets, 'ratePublication', { path: '/main/admin/program/rates/:id' }),
  'admin-program-id': editPage(programs, 'programEdit'),
  'admin-user': listPage(employees, 'user', { path: '/main/admin/user', inMenu: 2 }),
  'admin-user-company': listPage(companyUsers, 'companyUsers', { path: '/main/admin/user/company' }),
  'admin-user-employee-create': createPage(employees, 'employeeCreate'),
  'admin-user-employee-id': editPage(employees, 'employeeEdit'),
  'admin-user-oc-user-create': createPage(companyUsers, 'companyUserCreate'),
  'admin-user-oc-user-id': editPage(companyUsers, 'companyUserEdit'),
  'admin-branch': listPage(branches, 'branch', { inMenu: 3 }),
  'admin-branch-create': createPage(branches, 'branchCreate'),
  'admin-branch-id': editPage(branches, 'branchEdit'),
  'admin-branch-id-show': showPage(branches, 'branchShow'),
  'admin-branch-company': listPage(companies, 'companies'),
  'admin-branch-company-create': createPage(companies, 'companyCreate'),
  'admin-branch-company-id': editPage(companies, 'companyEdit'),
  'admin-county': listPage(counties, 'county', { inMenu: 4 }),
  'admin-county-import': adminPage('/main/admin/county/import', 'limitsImport', 'map-pinned'),
  'admin-county-create': createPage(counties, 'countyCreate'),
  'admin-county-zip': listPage(zipCodes, 'zipCodes'),
  'admin-county-zip-create': createPage(zipCodes, 'zipCreate'),
  'admin-county-zip-id': editPage(zipCodes, 'zipEdit'),
  'admin-county-id': editPage(counties, 'countyEdit'),
  'admin-appraisal': listPage(exclusions, 'appraisal', { inMenu: 5 }),
  'admin-appraisal-create': createPage(exclusions, 'exclusionCreate'),
  'admin-appraisal-import': adminPage('/main/admin/appraisal/import', 'exclusionImport', 'house'),
  'admin-appraisal-id': editPage(exclusions, 'exclusionEdit'),
  'admin-role': listPage(roles, 'role', { inMenu: 6 }),
  'admin-loan-setup': adminPage('/main/admin/loan-setup', 'loanSetup', 'layout-list', { inMenu: 7 }),
  'admin-loan-setup-channel-id': adminPage('/main/admin/loan-setup/channel/:id', 'loanSetupChannel', 'layout-list'),
  'admin-loan-setup-price-group': listPage(priceGroups, 'priceGroups'),
  'admin-loan-setup-price-group-create': createPage(priceGroups, 'priceGroupCreate'),
  'admin-loan-setup-price-group-id': editPage(priceGroups, 'priceGroupEdit'),
  'admin-loan-setup-alt-lender': listPage(altLenders, 'altLenders'),
  'admin-loan-setup-alt-lender-create': createPage(altLenders, 'altLenderCreate'),
  'admin-loan-setup-alt-lender-id': editPage(altLenders, 'altLenderEdit'),
  'admin-loan-setup-option': adminPage('/main/admin/loan-setup/option', 'codedOptions', 'layout-list'),
  'admin-loan-setup-option-id': adminPage('/main/admin/loan-setup/option/:id', 'codedOptions', 'layout-list'),
  'admin-general-settings': adminPage('/main/admin/general-settings', 'generalSettings', 'settings', { inMenu: 8 }),
  'admin-form': adminPage('/main/admin/form', 'form', 'file-text', { inMenu: 9 }),
  'admin-form-folder': adminPage('/main/admin/form/:folder', 'folder', 'file-text'),
  'admin-email-template': listPage(emailTemplates, 'emailTemplate', { inMenu: 10 }),
  'admin-email-template-create': createPage(emailTemplates, 'emailTemplateCreate'),
  'admin-email-template-id': editPage(emailTemplates, 'emailTemplateEdit'),
  'admin-test': adminPage('/main/admin/test', 'test', 'flask-conical', { inMenu: 11 }),
} as const;
