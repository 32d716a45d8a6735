import { z } from 'zod';
import { bodyLimits } from '../contract/body-limits';
import type { Contract } from '../contract/contract';
import { MAX_UPLOAD_BYTES } from '../loan/upload-limits';
import { recordContract } from '../records/record-contract';
import { MAX_ATTACHMENTS } from './email-limits';
import { emailPreview, emailPreviewBody } from './email-preview.schemas';
import {
  builtEmail,
  emailAgain,
  emailBuild,
  emailContext,
  emailPayload,
  sentEmails,
  sentEmailsQuery,
  usedTemplate,
} from './loan-email.schemas';
import { emailTemplateFields } from './template-fields';

const upload = {
  field: 'files',
  maxTotal: MAX_UPLOAD_BYTES,
  maxFiles: MAX_ATTACHMENTS,
  only: 'pdf',
  optional: true,
} as const;
const sent = z.object({ id: z.string(), order: z.string().nullable() });

/** Emails about loans, and their templates. */
export const emailContract = {
  'GET /email/template': { answer: z.array(usedTemplate).readonly() },
  'POST /email/template/{code}': { body: emailBuild, maxBody: bodyLimits.record, answer: builtEmail },
  'GET /loan-proxy/{loanNum}/email-context': { answer: emailContext },
  'POST /loan-proxy/{loanNum}/send-email': { body: emailPayload, maxBody: bodyLimits.record, upload, answer: sent },
  'POST /loan-proxy/{loanNum}/emails-sent': { body: emailPayload, maxBody: bodyLimits.record, answer: sent },
  'GET /loan-proxy/{loanNum}/emails-sent': { query: sentEmailsQuery, answer: sentEmails },
  'POST /loan-proxy/{loanNum}/emails-sent/{id}/send-again': {
    params: z.object({ loanNum: z.string(), id: z.uuid() }),
    body: emailAgain,
    answer: sent,
  },
  'GET /loan-proxy/{loanNum}/emails-sent/{id}/attachments/{index}': {
    params: z.object({ loanNum: z.string(), id: z.uuid(), index: z.coerce.number<string | number>().int().min(0) }),
    file: 'application/pdf',
  },
  'POST /emet-data/email-templates/preview': {
    body: emailPreviewBody,
    maxBody: bodyLimits.record,
    answer: emailPreview,
  },
  ...recordContract('/emet-data/email-templates', emailTemplateFields),
} satisfies Contract;

export type EmailContract = typeof emailContract;
