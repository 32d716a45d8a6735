import { channelCodes } from './loan-codes';
import { lockStatusCodes, statusDisplayCodes } from './status-codes';

/** The code lists of the pipeline, which the web app needs before the others. */
export const pipelineCodeLists = {
  statusDisplay: statusDisplayCodes,
  sRateLockStatusT: lockStatusCodes,
  sBranchChannelT: channelCodes,
} as const;
