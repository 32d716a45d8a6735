import { z } from 'zod';
import { newLoanFile } from '../documents/loan-file.schemas';
import { messageSchema } from '../messages/message.schemas';
import { eDisclosureSteps } from './edisclosure';

/** Progress of the eDisclosure and its message (main-job.md). */
export const eDisclosureStatus = z.object({
  status: z.enum(eDisclosureSteps),
  /** English; empty if there is no message. */
  msg: z.string(),
  wording: messageSchema.nullable(),
});
export type EDisclosureStatus = Readonly<z.infer<typeof eDisclosureStatus>>;

export const disclosureRequest = z.object({ preparedBy: z.enum(['self', 'lender']) });

/** A request with its documents, as sent to the LOS. */
export const filedDisclosureRequest = disclosureRequest.extend({ files: z.array(newLoanFile).readonly() });
export type FiledDisclosureRequest = Readonly<z.infer<typeof filedDisclosureRequest>>;
