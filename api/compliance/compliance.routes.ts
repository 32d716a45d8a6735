import { complianceContract } from '../../domain/compliance/compliance.contract';
import { notAuthorized } from '../http/app-error';
import type { Call } from '../http/call';
import { defineCall } from '../http/define-call';
import { readCompliance } from './compliance.service';

/** Compliance tests of a loan. */
export const complianceCalls: readonly Call[] = [
  defineCall(complianceContract, 'GET /loan-proxy/{loanNum}/compliance', {
    area: 'compliance',
    summary:
      'Figures and verdicts of the tests of Regulation Z: spread over the average prime offer rate, qualified mortgage, points ' +
      'and fees, higher-priced and high-cost mortgage. Each explains itself. For the lender’s own users.',
    access: { kind: 'loan', menu: ['application'] },
    handle: ({ portal, actor, loan }) => {
      if (actor.isPml) throw notAuthorized();
      return readCompliance(portal, loan);
    },
  }),
];
