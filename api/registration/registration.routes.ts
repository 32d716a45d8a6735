import { registrationContract } from '../../domain/registration/registration.contract';
import type { Call } from '../http/call';
import { defineCall } from '../http/define-call';
import { registerLoan } from './registration.service';

export const registrationCalls: readonly Call[] = [
  defineCall(registrationContract, 'POST /lqb/loans/{loanNum}/register', {
    area: 'loan',
    summary: 'Registers the loan once; 409 if it is already registered, 422 with what is missing.',
    access: { kind: 'loan', menu: ['upload-submission'], write: 'any-status' },
    needs: 'pricing',
    handle: ({ portal, caller, loan }) => registerLoan(portal, caller, loan),
  }),
];
