import type { DataProvider, GetListParams, Identifier, QueryFunctionContext, RaRecord } from 'react-admin';
import { changedFields } from './changed-fields';
import { request } from './http';
import { listQuery, pageFacts } from './list-query';
import { type CollectionResource, pathWithId, type Resource, resourceOf } from './resources';

type Row = Record<string, unknown>;

const recordOf = (row: Row, id: unknown): RaRecord => ({ ...row, id: id as Identifier });

const idField = (resource: Resource): string => (resource.kind === 'collection' ? resource.idField : 'id');

function collection(name: string): CollectionResource {
  const resource = resourceOf(name);
  if (resource.kind !== 'collection') throw new Error(`${name} is a part of a loan and has no list.`);
  return resource;
}

/** A path that the resource table leaves out: the portal does not offer that operation. */
function offered(path: string | undefined, operation: string, name: string): string {
  if (!path) throw new Error(`${name} has no ${operation}.`);
  return path;
}

async function getList(name: string, params: Partial<GetListParams> & QueryFunctionContext) {
  const resource = collection(name);
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
  const { data } = await request<Row>(pathWithId(resource.kind === 'section' ? resource.path : resource.one, id), {
    signal,
  });
  return { data: recordOf(data, resource.kind === 'section' ? id : (data[idField(resource)] ?? id)) };
}

async function update(name: string, params: { id: Identifier; data: Row; previousData?: Row }) {
  const resource = resourceOf(name);
  const path = resource.kind === 'section' ? resource.path : offered(resource.update, 'update', name);
  const { data } = await request<Row | undefined>(pathWithId(path, params.id), {
    method: 'POST',
    body: changedFields(params.data, params.previousData),
  });
  return { data: recordOf(data ?? params.data, params.id) };
}

async function create(name: string, { data }: { data: Row }) {
  const resource = collection(name);
  const answer = await request<Row>(offered(resource.create, 'create', name), { method: 'POST', body: data });
  return { data: recordOf({ ...data, ...answer.data }, answer.data[resource.createdId ?? resource.idField]) };
}

async function remove(name: string, { id }: { id: Identifier }) {
  const path = offered(collection(name).remove, 'delete', name);
  await request(pathWithId(path, id), { method: 'DELETE' });
  return { data: { id } };
}

/**
 * React-Admin's data provider over the resource table: the same few lines for every resource. Operations that are no record
 * (price, register, upload) stand in `operations.ts`.
 */
export const dataProvider = {
  supportAbortSignal: true,
  getList,
  getOne,
  getMany: async (name, { ids, signal }) => {
    const records = await Promise.all(ids.map((id) => getOne(name, { id, signal })));
    return { data: records.map(({ data }) => data) };
  },
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
