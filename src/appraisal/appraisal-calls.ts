import type { AppraisalContract } from '../../domain/appraisal/appraisal.contract';
import type { InputOf } from '../../domain/contract/contract';
import type { Progress } from '../providers/data/call-types';
import { callsOf } from '../providers/data/calls';

const { upload } = callsOf<AppraisalContract>();

type Fees = InputOf<AppraisalContract['POST /emet-data/appraisal-fees/import/check'], 'body'>;

/** Calls for the exclusionary list other than reading and writing whole records. */
export const appraisalCalls = {
  checkExclusions: (file: File, progress: Progress = {}) =>
    upload('POST /emet-data/appraiser-exclusions/import/check', { files: { files: [file] }, ...progress }),
  /** `seen` is the answer of the check. */
  applyExclusions: (file: File, seen: string) =>
    upload('POST /emet-data/appraiser-exclusions/import/apply', { files: { files: [file] }, body: { seen } }),
  /** Without `seen`, the server only checks the file. */
  importFees: (file: File, body: Fees, progress: Progress = {}) =>
    upload(
      body.seen === undefined
        ? 'POST /emet-data/appraisal-fees/import/check'
        : 'POST /emet-data/appraisal-fees/import/apply',
      { files: { files: [file] }, body, ...progress },
    ),
};
