import { z } from 'zod';
import type { publicExclusionFields } from '../../domain/appraisal/exclusion-fields';
import { exclusionCheckSchema } from '../../domain/appraisal/exclusion-import.schemas';
import { countPublicRead } from '../access/access.service';
import { type Call, defineCall, pageReply } from '../http/call';
import { listParameters, pageOf } from '../http/list-query';
import { recordCalls } from '../http/record-calls';
import { oneFile } from '../reference/reference.service';
import { applyExclusions, checkExclusions } from './exclusion-import.service';
import { exclusions, publicExclusionList } from './exclusions';

const publicEntry = z.object({
  id: z.string(),
  name: z.string(),
  licenseNumber: z.string().nullable(),
  licenseState: z.string().nullable(),
  company: z.string().nullable(),
  since: z.string(),
} satisfies Record<'id' | keyof typeof publicExclusionFields, z.ZodType>);

const admin = { kind: 'roles', roles: ['Administrator'] } as const;
const upload = { field: 'files', maxTotal: 30 * 1024 * 1024, maxFiles: 1 } as const;

const importCalls: readonly Call[] = [
  defineCall({
    method: 'POST',
    path: '/emet-data/appraiser-exclusions/import/check',
    area: 'emet-data',
    summary: 'Checks every cell of a file with the titles of the export and tells what it would change; keeps nothing.',
    access: admin,
    upload,
    answer: exclusionCheckSchema,
    handle: ({ portal, request }) => checkExclusions(portal, oneFile(request)),
  }),
  defineCall({
    method: 'POST',
    path: '/emet-data/appraiser-exclusions/import/apply',
    area: 'emet-data',
    summary:
      'Takes over a file of excluded appraisers, all or nothing; `seen` is what the check answered. Removes nobody.',
    access: admin,
    upload,
    body: z.object({ seen: z.string().max(64) }),
    answer: exclusionCheckSchema,
    handle: (context) => applyExclusions(context.portal, oneFile(context.request), context.body.seen, context.caller),
  }),
];

/** The calls of the appraisal area. */
export const appraisalCalls: readonly Call[] = [
  ...recordCalls({
    of: exclusions,
    path: '/emet-data/appraiser-exclusions',
    title: 'Appraisers from whom no appraisals are taken',
    readers: {
      roles: ['Administrator', 'QC Compliance'],
      why: 'Reasons and sources are for who keeps the list and who watches over quality (INTERNAL-04).',
      export: true,
    },
  }),
  ...importCalls,
  defineCall({
    method: 'GET',
    path: '/public/appraiser-exclusionary-list',
    area: 'appraisal',
    summary: 'Appraisers from whom no appraisals are taken, as guests may see them: those in force, without reasons.',
    access: { kind: 'public' },
    query: listParameters(publicExclusionList),
    answer: z.array(publicEntry).readonly(),
    handle: async (context) => {
      await countPublicRead(context);
      const rows = context.portal.db
        .selectFrom('portal.appraiser_exclusions as record')
        .select([
          'record.id',
          'record.name',
          'record.license_number as licenseNumber',
          'record.license_state as licenseState',
          'record.company',
          'record.since',
        ])
        .where('record.active', 'is', true);
      return pageReply('appraisers', await pageOf(rows, publicExclusionList, context.query));
    },
  }),
];
