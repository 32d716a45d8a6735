import type { Kysely } from 'kysely';
import type { PageKey } from '../../domain/pages/page-table';
import type { RecordSave } from '../../domain/records/record-body.schemas';
import { type RecordContract, recordShapesOf } from '../../domain/records/record-contract';
import type { RecordFields, RecordOf } from '../../domain/records/record-fields';
import type { PortalDb } from '../db/portal-db';
import type { Actor } from './actor';
import { type Call, pageReply, reply } from './call';
import { administrators } from './call-access';
import { callOf } from './define-call';
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

interface RecordApi<F extends RecordFields, WritePath extends `/${string}`> {
  readonly of: RecordTable<F>;
  /** The path for saving and, followed by the ID, for removing, if it differs. */
  readonly writePath?: WritePath;
  /** The pages on which administrators maintain the records. */
  readonly pages: readonly [PageKey, ...PageKey[]];
  /** Begins the summary of the list: `Branches`. */
  readonly title: string;
  /** Who may read the records and why, and whether they may export them. */
  readonly readers: {
    readonly roles: readonly string[];
    readonly why: string;
    /** Pages that read the list, besides those of the records. */
    readonly pages: readonly PageKey[];
    readonly export?: true;
  };
  /** The records that some readers are limited to; not given or null means all. */
  readonly shownTo?: (actor: Actor) => Condition | null;
  readonly beforeChange?: BeforeChange<F>;
  /** Converts the sent values before saving; throws if they contradict each other. */
  readonly prepare?: (db: Kysely<PortalDb>, save: RecordSave<F>) => Promise<RecordSave<F>>;
  /** Counts the uses of a record, which prevent its removal. */
  readonly usesOf?: (db: Kysely<PortalDb>, record: RecordOf<F>) => Promise<Uses>;
}

/** The calls of a table of records that the contract has at `path`: list, export, one, save, remove. */
export function recordCalls<
  F extends RecordFields,
  const Path extends `/${string}`,
  const WritePath extends `/${string}` = Path,
>(contract: RecordContract<F, Path, WritePath>, path: Path, api: RecordApi<F, WritePath>): readonly Call[] {
  const { of, title, readers, usesOf } = api;
  const writePath: `/${string}` = api.writePath ?? path;
  const shapes = recordShapesOf(contract, path, writePath);
  const parameters = listParameters(of.list);
  const admin = administrators(...api.pages);
  const read = { kind: 'roles', roles: readers.roles, pages: [...api.pages, ...readers.pages] } as const;
  const name = path.split('/').at(-1) ?? 'records';
  return [
    callOf(`GET ${path}`, shapes.list, {
      area: 'emet-data',
      summary: `${title}, a page of them. ${readers.why}`,
      access: read,
      query: parameters,
      handle: async ({ portal, query, actor }) => {
        const shown = api.shownTo?.(actor) ?? null;
        const all = recordsOf(portal.db, of);
        return pageReply(of.list.unit, await pageOf(shown === null ? all : all.where(shown), of.list, query));
      },
    }),
    callOf(`GET ${path}/export`, shapes.export, {
      area: 'emet-data',
      summary: `${title} that match the filter, as CSV, in the order of the sort.`,
      access: readers.export ? read : admin,
      query: parameters.omit({ range: true }),
      handle: async ({ portal, query }) => {
        const rows = recordsOf(portal.db, of);
        return recordFile({ rows, list: of.list, columns: csvColumns(of), name }, query);
      },
    }),
    callOf(`GET ${path}/{id}`, shapes.one, {
      area: 'emet-data',
      summary: `${title}: one of them, with its uses.`,
      access: admin,
      handle: async ({ portal, params }) => {
        const record = await recordOf(portal.db, of, params.id);
        return usesOf ? { ...record, uses: await usesOf(portal.db, record) } : record;
      },
    }),
    callOf(`POST ${writePath}`, shapes.save, {
      area: 'emet-data',
      summary: `${title}: creates one, or changes one given its id and version.`,
      access: admin,
      handle: async (context) => {
        const { db } = context.portal;
        const save = api.prepare ? await api.prepare(db, context.body) : context.body;
        return saveRecord(db, of, save, context.caller, api.beforeChange);
      },
    }),
    callOf(`DELETE ${writePath}/{id}`, shapes.remove, {
      area: 'emet-data',
      summary: `${title}: removes one that is not in use; 409 in-use lists its uses.`,
      access: admin,
      handle: async (context) => {
        const { portal, params, query } = context;
        await removeRecord(portal.db, of, { ...params, ...query }, context.caller, usesOf);
        return reply<never>({});
      },
    }),
  ];
}
