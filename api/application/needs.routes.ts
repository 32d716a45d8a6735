import { type Call, defineCall } from '../http/call';
import { loanParams } from './application.schemas';
import { needsAnswer } from './needs.schemas';
import { readNeeds } from './needs.service';

/** What is missing. */
export const needsCalls: readonly Call[] = [
  defineCall({
    method: 'GET',
    path: '/loan-proxy/{loanNum}/needs',
    area: 'application',
    summary:
      'What registration, pricing, disclosure and underwriting of the loan still need, each with its place and page.',
    access: { kind: 'loan', menu: [11] },
    params: loanParams,
    answer: needsAnswer,
    handle: ({ portal, loan }) => readNeeds(portal, loan),
  }),
];
