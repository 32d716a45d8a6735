import type { Kysely } from 'kysely';
import { z } from 'zod';
import { programsContract } from '../../../domain/pricing/programs.contract';
import type { PortalDb } from '../../db/portal-db';
import { type Call, pageReply, reply } from '../../http/call';
import { administrators } from '../../http/call-access';
import { defineCall } from '../../http/define-call';
import { listParameters, pageOf } from '../../http/list-query';
import { recordCalls } from '../../http/record-calls';
import { recordFile } from '../../http/record-file';
import { csvColumns, recordOf, recordsOf, removeRecord, saveRecord } from '../../http/record-table';
import { trySendCatalog } from './catalog-handover.service';
import { preparedAdjustment, priceAdjustments } from './price-adjustments';
import {
  type ProgramRecord,
  programColumns,
  programGroups,
  programs,
  programsInGroup,
  saveProgram,
  usesOfProgram,
} from './programs';
import { storedProgram, versionsOf } from './rule-versions.queries';
import { removeRuleVersion, saveRuleVersion } from './rule-versions.service';

const area = 'emet-data';
const pages = [
  'admin-program',
  'admin-program-create',
  'admin-program-id',
  'admin-program-group',
  'admin-program-group-create',
  'admin-program-group-id',
] as const;
const admin = administrators(...pages);
/** Secondary and the lock desk are responsible for prices and look up programs. */
const readers = {
  kind: 'roles',
  roles: ['Administrator', 'Secondary', 'Lock Desk'],
  pages: [...pages, 'pricing'],
} as const;

/** A program with its pricing rules. */
async function withRules(db: Kysely<PortalDb>, record: ProgramRecord) {
  const { definition, eligibility } = await storedProgram(db, record.id);
  return { ...record, definition: { ...definition, eligibility: { ...definition.eligibility, ...eligibility } } };
}

const usesOfGroup = async (db: Kysely<PortalDb>, { id }: { readonly id: string }) => ({
  programs: await programsInGroup(db, id),
});

const programCalls: readonly Call[] = [
  defineCall(programsContract, 'GET /emet-data/prog/default', {
    area,
    summary: 'Programs, or the one with this progId. For users responsible for prices.',
    access: readers,
    query: listParameters(programs.list).extend({ progId: z.uuid().optional() }),
    handle: async ({ portal, query: { progId, ...query } }) => {
      if (progId !== undefined) return [await recordOf(portal.db, programs, progId)];
      return pageReply('programs', await pageOf(recordsOf(portal.db, programs), programs.list, query));
    },
  }),
  defineCall(programsContract, 'GET /emet-data/prog/default/export', {
    area,
    summary: 'Matching programs as CSV, in the order of the sort.',
    access: admin,
    query: listParameters(programs.list).omit({ range: true }),
    handle: async ({ portal: { db }, query }) => {
      const columns = await programColumns(db);
      return recordFile({ rows: recordsOf(db, programs), list: programs.list, columns, name: 'programs' }, query);
    },
  }),
  defineCall(programsContract, 'GET /emet-data/prog/default/{id}', {
    area,
    summary: 'One program with its pricing rules and uses. For users responsible for prices.',
    access: readers,
    handle: async ({ portal, params }) => {
      const record = await recordOf(portal.db, programs, params.id);
      return { ...(await withRules(portal.db, record)), uses: await usesOfProgram(portal.db, record) };
    },
  }),
  defineCall(programsContract, 'POST /emet-data/prog/default', {
    area,
    summary: 'Saves a new program, or a changed one with ID and version. The LOS uses it for pricing from then on.',
    access: admin,
    handle: async (context) => {
      const saved = await saveProgram(context.portal.db, context.body, context.caller);
      await trySendCatalog(context.portal);
      return withRules(context.portal.db, saved);
    },
  }),
  defineCall(programsContract, 'DELETE /emet-data/prog/default/{id}', {
    area,
    summary: 'Removes a program that no loan or rate sheet uses; 409 in-use says how many do.',
    access: admin,
    handle: async (context) => {
      const { portal, params, query } = context;
      await removeRecord(portal.db, programs, { ...params, ...query }, context.caller, usesOfProgram);
      await trySendCatalog(portal);
      return reply<never>({});
    },
  }),
  defineCall(programsContract, 'GET /emet-data/prog/rules', {
    area,
    summary: 'Rules available for a new program.',
    access: admin,
    handle: ({ portal }) =>
      portal.db.selectFrom('portal.program_rules').select(['id', 'name']).orderBy('name').execute(),
  }),
];

const versionCalls: readonly Call[] = [
  defineCall(programsContract, 'GET /emet-data/prog/default/{id}/rule-versions', {
    area,
    summary: 'The versions of a program’s rules, to come and in effect. For users responsible for prices.',
    access: readers,
    handle: ({ portal, params }) => versionsOf(portal.db, params.id),
  }),
  defineCall(programsContract, 'POST /emet-data/prog/default/{id}/rule-versions', {
    area,
    summary: 'Schedules rules of a program from a day on, or changes ones that have not begun, given their version.',
    access: admin,
    handle: async ({ portal, params, body, caller }) => {
      const versions = await saveRuleVersion(portal, params.id, body, caller);
      await trySendCatalog(portal);
      return versions;
    },
  }),
  defineCall(programsContract, 'DELETE /emet-data/prog/default/{id}/rule-versions/{versionId}', {
    area,
    summary: 'Takes back rules that have not begun.',
    access: admin,
    handle: async ({ portal, params, query, caller }) => {
      const versions = await removeRuleVersion(portal, params, query.version, caller);
      await trySendCatalog(portal);
      return versions;
    },
  }),
];

const groupCalls: readonly Call[] = [
  defineCall(programsContract, 'GET /emet-data/prog/group', {
    area,
    summary: 'Program groups in order. For users responsible for prices.',
    access: readers,
    query: listParameters(programGroups.list),
    handle: async ({ portal, query }) =>
      pageReply('groups', await pageOf(recordsOf(portal.db, programGroups), programGroups.list, query)),
  }),
  defineCall(programsContract, 'GET /emet-data/prog/group/export', {
    area,
    summary: 'Matching program groups as CSV, in the order of the sort.',
    access: admin,
    query: listParameters(programGroups.list).omit({ range: true }),
    handle: async ({ portal: { db }, query }) => {
      const columns = csvColumns(programGroups);
      const rows = recordsOf(db, programGroups);
      return recordFile({ rows, list: programGroups.list, columns, name: 'program-groups' }, query);
    },
  }),
  defineCall(programsContract, 'GET /emet-data/prog/group/{id}', {
    area,
    summary: 'One program group, with its number of programs.',
    access: readers,
    handle: async ({ portal, params }) => {
      const record = await recordOf(portal.db, programGroups, params.id);
      return { ...record, uses: await usesOfGroup(portal.db, record) };
    },
  }),
  defineCall(programsContract, 'POST /emet-data/prog/group', {
    area,
    summary: 'Saves a new program group, or a changed one with ID and version.',
    access: admin,
    handle: async (context) => {
      const saved = await saveRecord(context.portal.db, programGroups, context.body, context.caller);
      await trySendCatalog(context.portal);
      return saved;
    },
  }),
  defineCall(programsContract, 'DELETE /emet-data/prog/group/{id}', {
    area,
    summary: 'Removes a program group without programs; 409 in-use says how many it has.',
    access: admin,
    handle: async (context) => {
      const { portal, params, query } = context;
      await removeRecord(portal.db, programGroups, { ...params, ...query }, context.caller, usesOfGroup);
      return reply<never>({});
    },
  }),
];

const adjustmentCalls: readonly Call[] = recordCalls(programsContract, '/emet-data/price-adjustment', {
  of: priceAdjustments,
  title: 'Price adjustments of price groups',
  pages: ['admin-price-adjustment', 'admin-price-adjustment-create', 'admin-price-adjustment-id'],
  readers: {
    roles: ['Administrator'],
    pages: [],
    why: 'Administrators only: they contain margins, which most users must not see.',
  },
  prepare: preparedAdjustment,
});

export const programAndGroupCalls: readonly Call[] = [
  ...programCalls,
  ...versionCalls,
  ...groupCalls,
  ...adjustmentCalls,
];
