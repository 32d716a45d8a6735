import { ownValue } from '../../domain/tables/own-value';
import type { CollectionName } from '../providers/data/resource-types';

/** Profiles keep what users arranged under the names that these resources had first. */
const firstNames: Readonly<Record<string, string>> = {
  loans: 'pipeline',
  'main/admin/appraisal': 'appraiserExclusions',
  'main/admin/branch': 'branches',
  'main/admin/branch/company': 'companies',
  'main/admin/county': 'counties',
  'main/admin/county/zip': 'zip-codes',
  'main/admin/email-template': 'emailTemplates',
  'main/admin/loan-setup/alt-lender': 'altLenders',
  'main/admin/loan-setup/price-group': 'priceGroups',
  'main/admin/program': 'programs',
  'main/admin/program/group': 'program-groups',
  'main/admin/program/rates': 'rate-sheets',
  'main/admin/user/employee': 'employees',
  'main/admin/user/oc-user': 'companyUsers',
} satisfies Partial<Record<CollectionName, string>>;

type Kept = 'columns' | 'order' | 'widths' | 'density' | 'views';

/** Where what the user arranged in a list is kept; a part of a list, such as a tab, may have columns of its own. */
export const storeKeyOf = (resource: CollectionName, what: Kept, part?: string): string =>
  `${ownValue(firstNames, resource) ?? resource}.${what}${part === undefined ? '' : `.${part}`}`;
