import type { SystemContract } from '../../domain/system/system.contract';
import { callsOf } from '../providers/data/calls';

const { call } = callsOf<SystemContract>();

export const systemCalls = {
  read: (signal: AbortSignal) => call('GET /emet-data/system', { signal }),
};
