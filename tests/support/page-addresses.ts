import { pageTable } from '../../src/pages/page-table';
import type { ApiClient } from './api-client';

/** Where a page about one record finds it: a list and its ID field, or a fixed ID for a page without a list. */
const records: Readonly<Record<string, readonly [list: string, idField: string] | string>> = {
  'admin-program-group-id': ['/emet-data/prog/group', 'id'],
  'admin-program-rates-id': ['/emet-data/prog/rate-sheets', 'id'],
  'admin-program-id': ['/emet-data/prog/default', 'id'],
  'admin-user-employee-id': 'loan-officer',
  'admin-user-oc-user-id': 'pml-loan-officer',
  'admin-branch-id': ['/emet-data/branches', 'id'],
  'admin-branch-id-show': ['/emet-data/branches', 'id'],
  'admin-branch-company-id': ['/emet-data/companies', 'id'],
  'admin-county-zip-id': ['/emet-data/zipcode', 'id'],
  'admin-county-id': ['/emet-data/county', 'id'],
  'admin-appraisal-id': ['/emet-data/appraiser-exclusions', 'id'],
  'admin-loan-setup-channel-id': '1',
  'admin-loan-setup-price-group-id': ['/emet-data/price-group', 'id'],
  'admin-loan-setup-alt-lender-id': ['/emet-data/alt-lender', 'id'],
  'admin-loan-setup-option-id': 'sLPurposeT',
  'admin-form-folder': 'forms',
  'admin-email-template-id': ['/emet-data/email-templates', 'id'],
};

async function recordOf(client: ApiClient, id: string): Promise<string> {
  const source = records[id];
  if (source === undefined) throw new Error(`No record is named for the page ${id}.`);
  if (typeof source === 'string') return source;
  const { body } = await client.call('GET', source[0]);
  const [first] = body as unknown as Record<string, unknown>[];
  if (!first) throw new Error(`${source[0]} is empty.`);
  return encodeURIComponent(String(first[source[1]]));
}

/** A URL for each page of the table, with existing records. */
export async function pageAddresses(administrator: ApiClient, loanNum: string): Promise<ReadonlyMap<string, string>> {
  const addresses = new Map<string, string>();
  for (const { id, path } of pageTable) {
    const known = path.replace(':loanNum', loanNum).replace(':brwId', 'borrower-1');
    const open = /:\w+/.exec(known)?.[0];
    addresses.set(id, open ? known.replace(open, await recordOf(administrator, id)) : known);
  }
  return addresses;
}
