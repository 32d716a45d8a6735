import { z } from 'zod';
import { type Call, defineCall } from '../../http/call';
import { readLos } from '../gateway.service';
import { bringUpToDate, rebuildPipeline } from './rebuild.service';

const count = z.int().min(0);

const batch = z.object({
  loanNums: z
    .array(z.string().regex(/^[A-Za-z0-9-]{1,36}$/, 'This is no loan number.'))
    .max(10_000)
    .optional(),
});

export const refreshCalls: readonly Call[] = [
  defineCall({
    method: 'POST',
    path: '/emet-data/loans',
    area: 'emet-data',
    summary: 'Brings the pipeline up to date from the LOS: these loans, or all of them where none are named.',
    access: { kind: 'roles', roles: ['Administrator'] },
    body: batch,
    answer: z.object({ loans: count, removed: count }),
    handle: async ({ portal, body }) => {
      const { loanNums } = body;
      if (loanNums === undefined) return readLos(() => rebuildPipeline(portal));
      return { loans: await readLos(() => bringUpToDate(portal, loanNums)), removed: 0 };
    },
  }),
];
