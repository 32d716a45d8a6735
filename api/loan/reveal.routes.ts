import { z } from 'zod';
import { maxApplications } from '../../domain/loan/document';
import { fieldSpec } from '../../domain/loan/fields/field-table';
import { type Call, defineCall } from '../http/call';
import { loanParams } from './loan.schemas';
import { reveal } from './reveal.service';

/** One hidden number: of which application, in which field. The field table says which fields hide theirs. */
const revealRequest = z.object({
  applicant: z
    .int()
    .min(0)
    .max(maxApplications - 1),
  field: z.string().refine((name) => fieldSpec(name)?.kind === 'ssn', 'This field hides nothing.'),
});

export const revealCalls: readonly Call[] = [
  defineCall({
    method: 'POST',
    path: '/lqb/loans/{loanNum}/reveal',
    area: 'application',
    summary: 'The whole social security number of one borrower. Who looked at whose is kept; at most 30 an hour.',
    access: { kind: 'loan', menu: ['application'] },
    params: loanParams,
    body: revealRequest,
    answer: z.object({ value: z.string() }),
    handle: ({ portal, caller, loan, body }) => reveal(portal, caller, loan, body),
  }),
];
