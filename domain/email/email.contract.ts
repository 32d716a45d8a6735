import { z } from 'zod';
import { bodyLimits } from '../contract/body-limits';
import type { Contract } from '../contract/contract';
import { recordContract } from '../records/record-contract';
import { emailPreview, emailPreviewBody } from './email-preview.schemas';
import { sentEmail } from './sent-email.schemas';
import { emailTemplateFields } from './template-fields';

/** Emails about loans, and their templates. */
export const emailContract = {
  'GET /loan-proxy/{loanNum}/emails-sent': { answer: z.object({ emailsSent: z.array(sentEmail) }) },
  'POST /emet-data/email-templates/preview': {
    body: emailPreviewBody,
    maxBody: bodyLimits.record,
    answer: emailPreview,
  },
  ...recordContract('/emet-data/email-templates', emailTemplateFields),
} satisfies Contract;

export type EmailContract = typeof emailContract;
