import { applicationContract } from '../../domain/application/application.contract';
import type { Call } from '../http/call';
import { defineCall } from '../http/define-call';
import { actOnBorrowers, removeApplication } from './borrowers.service';

/** Adds, removes and moves the borrowers of a loan. */
export const borrowersCalls: readonly Call[] = [
  defineCall(applicationContract, 'POST /loan-proxy/{loanNum}/borrowers', {
    area: 'application',
    summary:
      'Changes who the borrowers are, { version, action, … }: add { to, firstName, lastName }; remove { owner, records }, where records says of every list with records that only they own remove or who has them; swap { application }; move { owner, to }; primary { owner }. Everybody keeps their answers and records.',
    access: { kind: 'loan', menu: ['application'], write: true },
    handle: ({ portal, caller, loan, body }) => actOnBorrowers(portal, caller, loan, body),
  }),
  defineCall(applicationContract, 'DELETE /loan-proxy/{loanNum}/application/{id}', {
    area: 'application',
    summary:
      'Removes application 0 or 1 with its borrowers and what only they own; the other one moves up, and one stays. The version that was read may go along (?version=).',
    access: { kind: 'loan', menu: ['application'], write: true },
    handle: ({ portal, caller, loan, params, query }) =>
      removeApplication(portal, caller, loan, { id: params.id, version: query.version }),
  }),
];
