import type { Kysely } from 'kysely';
import { z } from 'zod';
import { recordAnswer } from '../../domain/records/record-answer.schemas';
import { type RecordSave, recordBody } from '../../domain/records/record-body.schemas';
import type { RecordFields, RecordOf } from '../../domain/records/record-fields';
import type { PortalDb } from '../db/portal-db';
import type { Actor } from './actor';
import { type Call, defineCall, pageReply, reply } from './call';
import type { Condition } from './list-filters';
import { listParameters, pageOf } from './list-query';
import { recordFile } from './record-file';
import {
  type BeforeChange,
  csvColumns,
  type RecordTable,
  recordOf,
  recordsOf,
  removeRecord,
  saveRecord,
} from './record-table';
import type { Uses } from './records';

interface RecordApi<F extends RecordFields> {
  readonly of: RecordTable<F>;
  /** `/emet-data/branches`: list and save; the others stand below it. */
  readonly path: string;
  /** Path of saving and, with the id behind it, of removing, where it is another one. */
  readonly writePath?: string;
  /** `Branches`; begins the summary of the list. */
  readonly title: string;
  /** Who reads, and why they do; whether they may take all of it as a file. */
  readonly readers: { readonly roles: readonly string[]; readonly why: string; readonly export?: true };
  /** Who of the readers has only some of the records, and which; all where not given, or where it is null. */
  readonly shownTo?: (actor: Actor) => Condition | null;
  readonly beforeChange?: BeforeChange<F>;
  /** What is saved of what was sent; throws where values do not go together. */
  readonly prepare?: (db: Kysely<PortalDb>, save: RecordSave<F>) => Promise<RecordSave<F>>;
  /** What hangs on a record and keeps it from being removed. */
  readonly usesOf?: (db: Kysely<PortalDb>, record: RecordOf<F>) => Promise<Uses>;
}

const admin = { kind: 'roles', roles: ['Administrator'] } as const;
const idParams = z.object({ id: z.uuid() });
const removal = z.object({ version: z.coerce.number().int().optional() });

/** The calls of a table of records: list, export, one, save, remove. */
export function recordCalls<F extends RecordFields>(api: RecordApi<F>): readonly Call[] {
  const { of, path, title, readers, usesOf, writePath = path } = api;
  const answer = recordAnswer(of.fields);
  const parameters = listParameters(of.list);
  const read = { kind: 'roles', roles: readers.roles } as const;
  const name = path.split('/').at(-1) ?? 'records';
  return [
    defineCall({
      method: 'GET',
      path,
      area: 'emet-data',
      summary: `${title}, all or a page of them. ${readers.why}`,
      access: read,
      query: parameters,
      answer: z.array(answer).readonly(),
      handle: async ({ portal, query, actor }) => {
        const shown = api.shownTo?.(actor) ?? null;
        const all = recordsOf(portal.db, of);
        return pageReply(of.list.unit, await pageOf(shown === null ? all : all.where(shown), of.list, query));
      },
    }),
    defineCall({
      method: 'GET',
      path: `${path}/export`,
      area: 'emet-data',
      summary: `${title} that the filter finds, as CSV, in the order of the sort.`,
      access: readers.export ? read : admin,
      query: parameters.omit({ range: true }),
      file: 'text/csv',
      handle: async ({ portal, query }) => {
        const rows = recordsOf(portal.db, of);
        return recordFile({ rows, list: of.list, columns: csvColumns(of), name }, query);
      },
    }),
    defineCall({
      method: 'GET',
      path: `${path}/{id}`,
      area: 'emet-data',
      summary: `${title}: one of them, with what hangs on it.`,
      access: admin,
      params: idParams,
      answer,
      handle: async ({ portal, params }) => {
        const record = await recordOf(portal.db, of, params.id);
        return usesOf ? { ...record, uses: await usesOf(portal.db, record) } : record;
      },
    }),
    defineCall({
      method: 'POST',
      path: writePath,
      area: 'emet-data',
      summary: `${title}: saves a new one, or with id and version what changed of one.`,
      access: admin,
      body: recordBody(of.fields),
      answer,
      handle: async (context) => {
        const { db } = context.portal;
        const save = api.prepare ? await api.prepare(db, context.body) : context.body;
        return saveRecord(db, of, save, context.caller, api.beforeChange);
      },
    }),
    defineCall({
      method: 'DELETE',
      path: `${writePath}/{id}`,
      area: 'emet-data',
      summary: `${title}: removes one on which nothing hangs; 409 in-use says what does.`,
      access: admin,
      params: idParams,
      query: removal,
      status: 204,
      handle: async (context) => {
        const { portal, params, query } = context;
        await removeRecord(portal.db, of, { ...params, ...query }, context.caller, usesOf);
        return reply<never>({});
      },
    }),
  ];
}
