import { z } from 'zod';
import type { publicExclusionFields } from '../../domain/appraisal/exclusion-fields';
import { type Call, defineCall, pageReply } from '../http/call';
import { listParameters, pageOf } from '../http/list-query';
import { recordCalls } from '../http/record-calls';
import { exclusions, publicExclusionList } from './exclusions';

const publicEntry = z.object({
  id: z.string(),
  name: z.string(),
  licenseNumber: z.string().nullable(),
  licenseState: z.string().nullable(),
  company: z.string().nullable(),
  since: z.string(),
} satisfies Record<'id' | keyof typeof publicExclusionFields, z.ZodType>);

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
  defineCall({
    method: 'GET',
    path: '/public/appraiser-exclusionary-list',
    area: 'appraisal',
    summary: 'Appraisers from whom no appraisals are taken, as guests may see them: those in force, without reasons.',
    access: { kind: 'public' },
    query: listParameters(publicExclusionList),
    answer: z.array(publicEntry).readonly(),
    handle: async ({ portal, query }) => {
      const rows = portal.db
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
      return pageReply('appraisers', await pageOf(rows, publicExclusionList, query));
    },
  }),
];
