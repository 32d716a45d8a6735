import type { DataProvider, GetListParams, Identifier, QueryFunctionContext, RaRecord } from 'react-admin';
import type { Collection } from '../../../domain/pages/collection';
import { changedFields } from './changed-fields';
import { request } from './http';
import { pageFacts } from './list-query';
import { sentId, shownId } from './record-ids';
import { collectionOf, pathWithId, resourceOf, type SectionResource } from './resources';
import { readRest, restName } from './rest-reads';

type Row = Record<string, unknown>;

const recordOf = (row: Row, id: unknown): RaRecord => ({ ...row, id: shownId(id) as Identifier });

const rowOf = ({ idField }: Collection, row: RaRecord): RaRecord => recordOf(row, row[idField] ?? row.id);

/** A list section, with its `records` under the name that the loan uses. */
function sectionOf({ records: list }: SectionResource, { records, ...row }: Row): Row {
  return list === undefined ? row : { ...row, [list]: records };
}

/** The reverse: the loan's list as `records`. */
function sectionBody({ records: list }: SectionResource, changed: Readonly<Row>): Row {
  if (list === undefined || !Object.hasOwn(changed, list)) return changed;
  const { [list]: records, ...others } = changed;
  return { ...others, records };
}

/** Throws for an operation without a path in the resource table: the portal does not offer it. */
function offered(path: string | undefined, operation: string, name: string): string {
  if (!path) throw new Error(`${name} has no ${operation}.`);
  return path;
}

async function getList(name: string, { signal, ...params }: Partial<GetListParams> & QueryFunctionContext) {
  const resource = collectionOf(name);
  const { pagination = { page: 1, perPage: 10 }, filter = {} } = params;
  const { data, headers } = await readRest((rest) =>
    rest.getList<RaRecord>(restName(resource), { ...params, pagination, filter, signal }),
  );
  const capped = headers.get('X-Total-Capped') === 'true' ? '+' : '';
  const range = `${headers.get('Content-Range')}${capped}`;
  const facts = pageFacts(range, data.length, (pagination.page - 1) * pagination.perPage);
  const similar = headers.get('X-Search-Match') === 'similar';
  return {
    data: data.map((row) => rowOf(resource, row)),
    ...facts,
    ...(similar ? { meta: { ...facts.meta, similar } } : {}),
  };
}

async function getSection(resource: SectionResource, id: Identifier, signal?: AbortSignal) {
  const { data } = await request<Row>(pathWithId(resource.path, id), { signal });
  return { data: recordOf(sectionOf(resource, data), id) };
}

async function getOne(name: string, { id, signal }: { id: Identifier } & QueryFunctionContext) {
  const resource = resourceOf(name);
  if (resource.kind === 'section') return getSection(resource, id, signal);
  const { data } = await readRest((rest) => rest.getOne<RaRecord>(restName(resource), { id: sentId(id), signal }));
  return { data: recordOf(data, data[resource.idField] ?? id) };
}

async function getMany(name: string, { ids, signal }: { ids: Identifier[] } & QueryFunctionContext) {
  const resource = resourceOf(name);
  if (resource.kind === 'section' || !resource.manyByFilter) {
    const records = await Promise.all(ids.map((id) => getOne(name, { id, signal })));
    return { data: records.map(({ data }) => data) };
  }
  if (ids.length === 0) return { data: [] };
  const params = { ids: ids.map(sentId).map(String), signal };
  const { data } = await readRest((rest) => rest.getMany<RaRecord>(restName(resource), params));
  return { data: data.map((row) => rowOf(resource, row)) };
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
  const { data } = await request<Row | undefined>(pathWithId(path, sentId(params.id)), {
    method: resource.updateMethod ?? 'POST',
    body: path.includes('{id}') ? changed : { [resource.idField]: sentId(params.id), ...changed },
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
  await request(pathWithId(path, sentId(id)), { method: 'DELETE', query: version });
  return { data: { id } };
}

/**
 * React-Admin's data provider over the resource table. It reads with ra-data-simple-rest and adds what the package lacks:
 * sections of a loan, capped totals, and writes that send a version and only what changed. Operations that are not records
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
