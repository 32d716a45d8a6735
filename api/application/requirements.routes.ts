import { type Call, defineCall } from '../http/call';
import { loanParams } from './application.schemas';
import { requirementsAnswer } from './requirements.schemas';
import { readRequirements } from './requirements.service';

/** What is missing. */
export const requirementsCalls: readonly Call[] = [
  defineCall({
    method: 'GET',
    path: '/loan-proxy/{loanNum}/needs',
    area: 'application',
    summary:
      'What registration, pricing, disclosure and underwriting of the loan still need, each with its place and page.',
    access: { kind: 'loan', menu: ['application'] },
    params: loanParams,
    answer: requirementsAnswer,
    handle: ({ portal, loan }) => readRequirements(portal, loan),
  }),
];
