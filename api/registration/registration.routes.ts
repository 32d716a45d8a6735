import { z } from 'zod';
import { type Call, defineCall } from '../http/call';
import { registerLoan } from './registration.service';

export const registrationCalls: readonly Call[] = [
  defineCall({
    method: 'POST',
    path: '/lqb/loans/{loanNum}/register',
    area: 'loan',
    summary: 'Registers the loan once; 409 where it is registered already, 422 with what is missing.',
    access: { kind: 'loan', menu: 'any' },
    needs: 'pricing',
    params: z.object({ loanNum: z.string() }),
    answer: z.object({ loanNum: z.string(), version: z.number(), sStatusT: z.string() }),
    handle: ({ portal, caller, loan }) => registerLoan(portal, caller, loan),
  }),
];
