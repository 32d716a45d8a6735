import { calls } from '../../api/calls';
import { adminResources } from '../../domain/pages/admin-pages';
import { savedFields } from '../../domain/records/record-body.schemas';
import type { RecordFields } from '../../domain/records/record-fields';
import { sampleRecord } from './sample-record';

/** Values of these depend on other records; the tests of their areas create them. */
const dependent: readonly string[] = ['main/admin/county', 'main/admin/county/zip', 'main/admin/program'];

function fieldsSavedAt(create: string): RecordFields {
  const { body } = calls.find(({ method, path }) => method === 'POST' && path === create) ?? {};
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
