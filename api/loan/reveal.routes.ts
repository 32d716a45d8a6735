import { loanContract } from '../../domain/loan/loan.contract';
import type { Call } from '../http/call';
import { defineCall } from '../http/define-call';
import { reveal } from './reveal.service';

export const revealCalls: readonly Call[] = [
  defineCall(loanContract, 'POST /lqb/loans/{loanNum}/reveal', {
    area: 'application',
    summary: 'The whole social security number of one borrower. Who looked at whose is kept; at most 30 an hour.',
    access: { kind: 'loan', menu: ['application'] },
    handle: ({ portal, caller, loan, body }) => reveal(portal, caller, loan, body),
  }),
];
