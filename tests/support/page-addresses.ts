import { expect } from 'vitest';
import type { Page } from '../../src/pages/page';
import { pageTable } from '../../src/pages/page-table';
import { collectionOf } from '../../src/providers/data/resources';
import type { ApiClient } from './api-client';
import { startBatch } from './batch-file';
import { startPriceRun } from './priced-run';
import { startQualityReview } from './quality-sample';
import { newRecordOf } from './record-tables';

/** Runs of batch pricing and batches are started, not entered as records. */
const priceRuns = 'main/internal/batch-pricing';
const batches = 'main/internal/batch';
const qualityReviews = 'main/reports/quality-control';

/** Lists that the portal fills from the LOS in the first seconds after its start. */
const followed: readonly string[] = ['main/reports/hmda', 'main/shipping'];

/** The ID for a page about one record that is no view of a resource. */
const ids: Readonly<Record<string, string>> = {
  'admin-loan-setup-channel-id': '1',
  'admin-loan-setup-option-id': 'sLPurposeT',
  'admin-form-folder': 'forms',
};

/** The ID of a record for the page: the first in the list of its resource, or of a new one. */
async function idFor(client: ApiClient, { id, resource }: Page): Promise<string> {
  if (resource === undefined) {
    const known = ids[id];
    if (known === undefined) throw new Error(`No record is named for the page ${id}.`);
    return known;
  }
  const { list, idField } = collectionOf(resource);
  const firstOf = async () => {
    const { body } = await client.call('GET', list);
    return (body as unknown as Record<string, unknown>[])[0];
  };
  if (followed.includes(resource)) await expect.poll(firstOf).toBeDefined();
  const first = await firstOf();
  return encodeURIComponent(String((first ?? (await created(client, resource)))[idField]));
}

async function created(client: ApiClient, resource: string) {
  if (resource === priceRuns) return { id: await startPriceRun(client) };
  if (resource === qualityReviews) return { id: await startQualityReview(client) };
  if (resource === batches) return { id: await startBatch(client) };
  const record = newRecordOf(resource, 'one');
  return (await client.call('POST', record.path, record.body)).body;
}

/** A URL for each page of the table, with existing records. */
export async function pageAddresses(administrator: ApiClient, loanNum: string): Promise<ReadonlyMap<string, string>> {
  const addresses = new Map<string, string>();
  for (const page of pageTable) {
    const { id, path } = page;
    const known = path.replace(':loanNum', loanNum).replace(':brwId', 'borrower-1');
    const open = /:\w+/.exec(known)?.[0];
    addresses.set(id, open ? known.replace(open, await idFor(administrator, page)) : known);
  }
  return addresses;
}
