import type { CallShapes, Contract } from '../../domain/contract/contract';
import { adminResources } from '../../domain/pages/admin-pages';
import { savedFields } from '../../domain/records/record-body.schemas';
import type { RecordFields } from '../../domain/records/record-fields';
import { sampleRecord } from './sample-record';

/** Values of these depend on other records; the tests of their areas create them. */
const dependent: readonly string[] = ['main/admin/county', 'main/admin/county/zip', 'main/admin/program'];

/** From the contracts: the calls of the API take ten times as long to import. */
const shapes = new Map<string, CallShapes>(
  Object.values(import.meta.glob<Record<string, Contract>>('../../domain/**/*.contract.ts', { eager: true }))
    .flatMap((file) => Object.values(file))
    .flatMap((contract) => Object.entries(contract)),
);

function fieldsSavedAt(create: string): RecordFields {
  const body = shapes.get(`POST ${create}`)?.body;
  const fields = body && savedFields.get(body);
  if (!fields) throw new Error(`No call of the API saves records at ${create}.`);
  return fields;
}

/** Each resource that is a table of records, with the fields that its API saves. */
export const recordTables = Object.entries(adminResources).flatMap(([name, resource]) =>
  'remove' in resource && !dependent.includes(name)
    ? [{ name, ...resource, fields: fieldsSavedAt(resource.create) }]
    : [],
);

/** What to send to create a record of a resource that has none in the demo data: its path and a sample. */
export function newRecordOf(resource: string, mark: string) {
  const table = recordTables.find(({ name }) => name === resource);
  if (!table) throw new Error(`The demo data has no record of ${resource}.`);
  return { path: table.create, body: sampleRecord(table.fields, mark) };
}
