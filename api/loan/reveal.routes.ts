import { loanContract } from '../../domain/loan/loan.contract';
import type { Call } from '../http/call';
import { defineCall } from '../http/define-call';
import { reveal } from './reveal.service';

export const revealCalls: readonly Call[] = [
  defineCall(loanContract, 'POST /lqb/loans/{loanNum}/reveal', {
    area: 'application',
    summary:
      'The full social security number of one borrower, for users who may write on the Application page. Each view is audited; at most as many per hour as the setting revealsPerHour (30 by default).',
    access: { kind: 'loan', menu: ['application'], write: 'any-status' },
    handle: ({ portal, caller, loan, body }) => reveal(portal, caller, loan, body),
  }),
];
