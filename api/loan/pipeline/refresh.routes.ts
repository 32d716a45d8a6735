import { pipelineContract } from '../../../domain/loan/pipeline.contract';
import type { Call } from '../../http/call';
import { defineCall } from '../../http/define-call';
import { readLos } from '../gateway.service';
import { rebuildPipeline, updateIndex } from './rebuild.service';
import { refreshRows } from './refresh-rows.service';

export const refreshCalls: readonly Call[] = [
  defineCall(pipelineContract, 'POST /emet-data/loans', {
    area: 'emet-data',
    summary:
      'Brings the pipeline up to date from the LOS: these loans, or all of them where none are named. Of loan rows only the ' +
      'number counts, because the LOS owns the rest; the answer has a result for each row. For those who run batches (INTERNAL-03).',
    access: { kind: 'roles', roles: ['Administrator', 'Accountant'], pages: ['internal-batch'] },
    handle: async ({ portal, body }) => {
      const { loanNums, rows } = body;
      if (rows !== undefined) return refreshRows(portal, rows);
      if (loanNums === undefined) return readLos(() => rebuildPipeline(portal));
      const found = await readLos(() => updateIndex(portal, loanNums));
      return { loans: found.size, removed: 0 };
    },
  }),
];
