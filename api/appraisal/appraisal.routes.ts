import { appraisalContract } from '../../domain/appraisal/appraisal.contract';
import { type Call, pageReply } from '../http/call';
import { administrators } from '../http/call-access';
import { defineCall } from '../http/define-call';
import { importCalls as tableImportCalls } from '../http/import-calls';
import { listParameters, pageOf } from '../http/list-query';
import { oneFile } from '../http/one-file';
import { recordCalls } from '../http/record-calls';
import { applyExclusions, checkExclusions } from './exclusion-import.service';
import { exclusions, publicExclusionList } from './exclusions';
import { feeTarget } from './fee-import';

const admin = administrators('admin-appraisal-import');

const importCalls: readonly Call[] = [
  defineCall(appraisalContract, 'POST /emet-data/appraiser-exclusions/import/check', {
    area: 'emet-data',
    summary:
      "Checks every cell of a file with the export's column titles and returns what it would change; saves nothing.",
    access: admin,
    handle: ({ portal, request }) => checkExclusions(portal, oneFile(request)),
  }),
  defineCall(appraisalContract, 'POST /emet-data/appraiser-exclusions/import/apply', {
    area: 'emet-data',
    summary:
      'Imports a file of excluded appraisers, all or nothing; `seen` is the answer of the check. Deletes no entries.',
    access: admin,
    handle: (context) => applyExclusions(context.portal, oneFile(context.request), context.body.seen, context.caller),
  }),
];

/** The calls of the appraisal area. */
export const appraisalCalls: readonly Call[] = [
  ...recordCalls(appraisalContract, '/emet-data/appraiser-exclusions', {
    of: exclusions,
    title: 'Appraisers from whom no appraisals are taken',
    pages: ['admin-appraisal', 'admin-appraisal-create', 'admin-appraisal-id'],
    readers: {
      roles: ['Administrator', 'QC Compliance'],
      pages: ['internal-appraisal'],
      why: 'Reasons and sources are for who keeps the list and who watches over quality (INTERNAL-04).',
      export: true,
    },
  }),
  ...importCalls,
  ...tableImportCalls(appraisalContract, '/emet-data/appraisal-fees/import', {
    page: 'admin-appraisal-fees',
    area: 'emet-data',
    what: 'appraisal fees',
    target: feeTarget,
  }),
  defineCall(appraisalContract, 'GET /public/appraiser-exclusionary-list', {
    area: 'appraisal',
    summary: 'Appraisers whose appraisals are not accepted, as guests may see them: entries in force, without reasons.',
    access: { kind: 'public', limit: 'public-read' },
    query: listParameters(publicExclusionList),
    handle: async (context) => {
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
