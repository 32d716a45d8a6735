import { z } from 'zod';
import type { CallShapes, Contract } from '../contract/contract';
import { listQuery } from '../contract/list-query.schemas';
import { MAX_UPLOAD_BYTES } from '../loan/upload-limits';
import { importContract } from '../records/import/table-import.schemas';
import { recordContract } from '../records/record-contract';
import { appliedExclusions, publicExclusion } from './exclusion.schemas';
import { exclusionFields } from './exclusion-fields';
import { exclusionCheckSchema } from './exclusion-import.schemas';
import { feeImport } from './fee-import';

const file = {
  upload: { field: 'files', maxTotal: MAX_UPLOAD_BYTES, maxFiles: 1 },
  answer: exclusionCheckSchema,
} as const satisfies CallShapes;

/** Appraisers whose appraisals are not accepted. */
export const appraisalContract = {
  ...recordContract('/emet-data/appraiser-exclusions', exclusionFields),
  'POST /emet-data/appraiser-exclusions/import/check': file,
  'POST /emet-data/appraiser-exclusions/import/apply': { ...file, body: appliedExclusions },
  ...importContract('/emet-data/appraisal-fees/import', feeImport),
  'GET /public/appraiser-exclusionary-list': { query: listQuery, answer: z.array(publicExclusion).readonly() },
} satisfies Contract;

export type AppraisalContract = typeof appraisalContract;
