import { z } from 'zod';
import { bodyLimits } from '../contract/body-limits';
import type { Contract } from '../contract/contract';
import { folderText } from '../documents/document.schemas';
import { CONDITION_DOC_TYPE, CONDITIONS_FOLDER } from '../documents/document-types';
import { MAX_UPLOAD_BYTES } from '../loan/upload-limits';
import {
  condition,
  conditionAttachment,
  conditionDecision,
  conditionDetachment,
  conditionEdit,
  conditionNote,
  conditionResponse,
  newConditions,
  ofCondition,
} from './condition.schemas';
import { MAX_CONDITIONS_AT_ONCE } from './condition-limits';

/** The fields of a multipart body are texts: the IDs are separated by commas. */
const conditionIds = z
  .string()
  .min(1, 'required')
  .max(MAX_CONDITIONS_AT_ONCE * 65)
  .transform((text) => [...new Set(text.split(','))])
  .pipe(z.array(z.string().min(1).max(64)).max(MAX_CONDITIONS_AT_ONCE));

/** The underwriter's conditions of a loan. */
export const underwritingContract = {
  'GET /lqb/loans/{loanNum}/conditions': { answer: z.array(condition).readonly() },
  'POST /lqb/loans/{loanNum}/conditions': {
    body: z.object({ conditions: newConditions }),
    maxBody: bodyLimits.record,
    answer: z.array(condition),
    status: 201,
  },
  'PUT /lqb/loans/{loanNum}/conditions/{conditionId}': {
    params: ofCondition,
    body: conditionEdit,
    answer: condition,
  },
  'POST /lqb/loans/{loanNum}/conditions/{conditionId}/response': {
    params: ofCondition,
    body: conditionResponse,
    answer: condition,
  },
  'POST /lqb/loans/{loanNum}/conditions/{conditionId}/decision': {
    params: ofCondition,
    body: conditionDecision,
    answer: condition,
  },
  'POST /lqb/edocs/{loanNum}/condition-upload': {
    body: z.object({
      conditionIds,
      folderName: folderText.default(CONDITIONS_FOLDER),
      docType: folderText.default(CONDITION_DOC_TYPE),
      note: conditionNote,
      submit: z.enum(['true', 'false']).default('false'),
    }),
    upload: { field: 'files', maxTotal: MAX_UPLOAD_BYTES, maxFiles: 50, only: 'pdf' },
    answer: z.array(condition),
    status: 201,
  },
  'POST /lqb/edocs/{loanNum}/condition-attach': { body: conditionAttachment, answer: z.array(condition) },
  'DELETE /lqb/loans/{loanNum}/conditions/{conditionId}/documents/{docId}': {
    params: ofCondition.extend(conditionDetachment.pick({ docId: true }).shape),
    query: z.object({ version: z.coerce.number<number | string>().int().min(1) }),
    answer: condition,
  },
} satisfies Contract;

export type UnderwritingContract = typeof underwritingContract;
