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
