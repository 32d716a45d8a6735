import { pipelineContract } from '../../../domain/loan/pipeline.contract';
import type { Call } from '../../http/call';
import { defineCall } from '../../http/define-call';
import { homeOf } from './home.service';

export const homeCalls: readonly Call[] = [
  defineCall(pipelineContract, 'GET /quick-panel/data', {
    area: 'auth',
    summary:
      'What the person’s home shows: counts of their loans by tab and status, locks that expire within 7 days, and the ' +
      'announcements that they have not read.',
    access: { kind: 'signed-in', pages: ['home'] },
    handle: ({ portal, actor }) => homeOf(portal, actor),
  }),
];
