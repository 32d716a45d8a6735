import { applicationContract } from '../../domain/application/application.contract';
import type { Call } from '../http/call';
import { defineCall } from '../http/define-call';
import { readRequirements } from './requirements.service';

/** Missing items of a loan. */
export const requirementsCalls: readonly Call[] = [
  defineCall(applicationContract, 'GET /loan-proxy/{loanNum}/needs', {
    area: 'application',
    summary:
      'What registration, pricing, disclosure and underwriting of the loan still need, each with its place and page.',
    access: { kind: 'loan', menu: ['application'] },
    handle: ({ portal, actor, loan }) => readRequirements(portal, actor, loan),
  }),
];
