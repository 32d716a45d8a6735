import { systemContract } from '../../domain/system/system.contract';
import type { Call } from '../http/call';
import { administrators } from '../http/call-access';
import { defineCall } from '../http/define-call';
import { readSystemState } from './system.service';

/** The state of the running portal, for /main/admin/test. */
export const systemCalls: readonly Call[] = [
  defineCall(systemContract, 'GET /emet-data/system', {
    area: 'emet-data',
    summary: 'Versions, open orders, and the slowest calls of the process that answers, since it started',
    access: administrators('admin-test'),
    handle: ({ portal }) => readSystemState(portal),
  }),
];
