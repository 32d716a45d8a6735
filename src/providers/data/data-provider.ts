import type { DataProvider, GetListParams, Identifier, QueryFunctionContext, RaRecord } from 'react-admin';
import { failureOf } from './api-error';
import { changedFields } from './changed-fields';
import { request } from './http';
import { listQuery, pageFacts } from './list-query';
import { collectionOf, pathWithId, resourceOf, type SectionResource } from './resources';

type Row = Record<string, unknown>;

const recordOf = (row: Row, id: unknown): RaRecord => ({ ...row, id: id as Identifier });

/** A list section, with its `records` under the name that the loan uses. */
function sectionOf({ records: list }: SectionResource, { records, ...row }: Row): Row {
  return list === undefined ? row : { ...row, [list]: records };
}

/** The reverse: the loan's list as `records`. */
function sectionBody({ records: list }: SectionResource, changed: Readonly<Row>): Row {
  if (list === undefined || !(list in changed)) return changed;
  const { [list]: records, ...others } = changed;
  return { ...others, records };
}

/** Throws for an operation without a path in the resource table: the portal does not offer it. */
function offered(path: string | undefined, operation: string, name: string): string {
  if (!path) throw new Error(`${name} has no ${operation}.`);
  return path;
}

async function getList(name: string, params: Partial<GetListParams> & QueryFunctionContext) {
  const resource = collectionOf(name);
  const { data, headers } = await request<Row[]>(resource.list, { query: listQuery(params), signal: params.signal });
  const { page = 1, perPage = 10 } = params.pagination ?? {};
  const range = headers.get('Content-Range');
  const capped = headers.get('X-Total-Capped') === 'true' ? '+' : '';
  const facts = pageFacts(range === null ? null : `${range}${capped}`, data.length, (page - 1) * perPage);
  const similar = headers.get('X-Search-Match') === 'similar';
  return {
    data: data.map((row) => recordOf(row, row[resource.idField] ?? row.id)),
    ...facts,
    ...(similar ? { meta: { ...facts.meta, similar } } : {}),
  };
}

async function getOne(name: string, { id, signal }: { id: Identifier } & QueryFunctionContext) {
  const resource = resourceOf(name);
  const path = resource.kind === 'section' ? resource.path : resource.one;
  if (path === undefined) return found((await listed(name, [id], signal))[0]);
  const { data } = await request<Row>(pathWithId(path, id), { signal });
  if (resource.kind === 'section') return { data: recordOf(sectionOf(resource, data), id) };
  return { data: recordOf(data, data[resource.idField] ?? id) };
}

/** The records with these IDs, in one call. */
async function listed(name: string, ids: readonly Identifier[], signal?: AbortSignal): Promise<RaRecord[]> {
  if (ids.length === 0) return [];
  const pagination = { page: 1, perPage: ids.length };
  const params = { pagination, filter: { id: ids.map(String) }, ...(signal ? { signal } : {}) };
  return (await getList(name, params)).data;
}

function found(record: RaRecord | undefined): { data: RaRecord } {
  if (!record) throw failureOf(404, '', null);
  return { data: record };
}

async function getMany(name: string, { ids, signal }: { ids: Identifier[] } & QueryFunctionContext) {
  const resource = resourceOf(name);
  if (resource.kind === 'collection' && resource.manyByFilter) return { data: await listed(name, ids, signal) };
  const records = await Promise.all(ids.map((id) => getOne(name, { id, signal })));
  return { data: records.map(({ data }) => data) };
}

async function updateSection(resource: SectionResource, id: Identifier, changed: Readonly<Row>) {
  const body = sectionBody(resource, changed);
  const { data } = await request<Row>(pathWithId(resource.path, id), { method: 'POST', body });
  return { data: recordOf(sectionOf(resource, data), id) };
}

async function update(name: string, params: { id: Identifier; data: Row; previousData?: Row }) {
  const resource = resourceOf(name);
  const changed = changedFields(params.data, params.previousData);
  if (resource.kind === 'section') return updateSection(resource, params.id, changed);
  const path = offered(resource.update, 'update', name);
  const { data } = await request<Row | undefined>(pathWithId(path, params.id), {
    method: resource.updateMethod ?? 'POST',
    body: path.includes('{id}') ? changed : { [resource.idField]: params.id, ...changed },
  });
  return { data: recordOf(data ?? params.data, params.id) };
}

async function create(name: string, { data }: { data: Row }) {
  const resource = collectionOf(name);
  const answer = await request<Row>(offered(resource.create, 'create', name), { method: 'POST', body: data });
  return { data: recordOf({ ...data, ...answer.data }, answer.data[resource.createdId ?? resource.idField]) };
}

async function remove(name: string, { id, previousData }: { id: Identifier; previousData?: Row }) {
  const path = offered(collectionOf(name).remove, 'delete', name);
  const version = typeof previousData?.version === 'number' ? { version: previousData.version } : {};
  await request(pathWithId(path, id), { method: 'DELETE', query: version });
  return { data: { id } };
}

/**
 * React-Admin's data provider over the resource table: the same few lines for every resource. Operations that are no record
 * (price, register, upload) are calls of their area: `src/<area>/<area>-calls.ts`.
 */
export const dataProvider = {
  supportAbortSignal: true,
  getList,
  getOne,
  getMany,
  getManyReference: (name, { target, id, ...params }) =>
    getList(name, { ...params, filter: { ...params.filter, [target]: id } }),
  create,
  update,
  updateMany: async (name, { ids, data }) => {
    await Promise.all(ids.map((id) => update(name, { id, data })));
    return { data: ids };
  },
  delete: remove,
  deleteMany: async (name, { ids }) => {
    await Promise.all(ids.map((id) => remove(name, { id })));
    return { data: ids };
  },
} as DataProvider;
