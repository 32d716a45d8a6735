import { expect, it } from 'vitest';
import { storeKeyOf } from './store-keys';

it.each([
  ['loans', 'pipeline.views'],
  ['main/admin/branch', 'branches.views'],
  ['main/admin/branch/company', 'companies.views'],
  ['main/admin/appraisal', 'appraiserExclusions.views'],
  ['main/admin/program', 'programs.views'],
  ['main/admin/program/group', 'program-groups.views'],
  ['main/admin/program/rates', 'rate-sheets.views'],
  ['main/admin/county', 'counties.views'],
  ['main/admin/county/zip', 'zip-codes.views'],
  ['main/admin/user/employee', 'employees.views'],
  ['main/admin/user/oc-user', 'companyUsers.views'],
  ['main/admin/loan-setup/price-group', 'priceGroups.views'],
  ['main/admin/loan-setup/alt-lender', 'altLenders.views'],
  ['main/admin/email-template', 'emailTemplates.views'],
  ['publicExclusions', 'publicExclusions.views'],
] as const)('finds the views of %s that profiles store under %s', (resource, key) => {
  expect(storeKeyOf(resource, 'views')).toBe(key);
});
