import { z } from 'zod';
import { ausRun } from '../../../../domain/aus/run.schemas';
import { runOfRecord } from '../../../../domain/aus/run-of-record.schemas';
import { agencyAccount, ausJob, ausSubmission } from '../../../../domain/aus/submission.schemas';
import { ausSystems } from '../../../../domain/aus/systems';
import { ausTrial } from '../../../../domain/aus/trial.schemas';
import { loanDocument, loanNumber } from '../../../../domain/loan/loan-document.schemas';
import type { UnderwritingOrders } from '../../capabilities/underwriting-orders';
import { operation } from '../../operation';
import type { WireOperations } from '../wire-operation';

export const underwritingOrderOperations: WireOperations<UnderwritingOrders> = {
  submitUnderwriting: {
    parameters: ['operation', 'loanNum', 'submission', 'account'],
    input: z.tuple([operation, loanNumber, ausSubmission, agencyAccount.nullable()]),
    output: ausJob,
    repeatable: true,
  },
  underwritingJob: {
    parameters: ['loanNum', 'jobId'],
    input: z.tuple([loanNumber, z.uuid()]),
    output: ausJob,
    repeatable: true,
  },
  underwritingRuns: {
    parameters: ['loanNum'],
    input: z.tuple([loanNumber]),
    output: z.array(ausRun),
    repeatable: true,
  },
  tryUnderwriting: {
    parameters: ['loanNum', 'system'],
    input: z.tuple([loanNumber, z.enum(ausSystems)]),
    output: ausTrial,
    repeatable: true,
  },
  recordUnderwriting: {
    parameters: ['operation', 'loanNum', 'record'],
    input: z.tuple([operation, loanNumber, runOfRecord]),
    output: loanDocument,
    repeatable: true,
  },
};
