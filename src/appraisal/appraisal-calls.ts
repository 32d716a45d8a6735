import type { AppraisalContract } from '../../domain/appraisal/appraisal.contract';
import type { Progress } from '../providers/data/call-types';
import { callsOf } from '../providers/data/calls';

const { upload } = callsOf<AppraisalContract>();

/** The calls of the exclusionary list that read or write no whole record. */
export const appraisalCalls = {
  checkExclusions: (file: File, progress: Progress = {}) =>
    upload('POST /emet-data/appraiser-exclusions/import/check', { files: { files: [file] }, ...progress }),
  /** `seen` is what the check answered. */
  applyExclusions: (file: File, seen: string) =>
    upload('POST /emet-data/appraiser-exclusions/import/apply', { files: { files: [file] }, body: { seen } }),
};
