import { z } from 'zod';
import { type Call, defineCall } from '../../http/call';
import { readLos } from '../gateway.service';
import { bringUpToDate, rebuildPipeline } from './rebuild.service';
import { refreshRows } from './refresh-rows.service';

const count = z.int().min(0);

/** Loans of one batch. */
const MOST_LOANS = 10_000;

const batch = z.object({
  loanNums: z
    .array(z.string().regex(/^[A-Za-z0-9-]{1,36}$/, 'This is no loan number.'))
    .max(MOST_LOANS)
    .optional(),
  rows: z
    .array(z.record(z.string(), z.unknown()))
    .max(MOST_LOANS)
    .optional()
    .describe('loan rows, each named by its loanNum; each is told by itself what became of it'),
});

const answer = z.object({
  loans: count,
  removed: count,
  rows: z
    .array(
      z.object({
        row: z.int().min(1),
        loanNum: z.string().nullable(),
        result: z.enum(['refreshed', 'refused']),
        fields: z.record(z.string(), z.string()).optional(),
      }),
    )
    .readonly()
    .optional(),
});

export const refreshCalls: readonly Call[] = [
  defineCall({
    method: 'POST',
    path: '/emet-data/loans',
    area: 'emet-data',
    summary:
      'Brings the pipeline up to date from the LOS: these loans, or all of them where none are named. Of loan rows only the ' +
      'number counts, for the LOS owns the rest; the answer tells each row. For those who run batches (INTERNAL-03).',
    access: { kind: 'roles', roles: ['Administrator', 'Accountant'] },
    body: batch,
    answer,
    handle: async ({ portal, body }) => {
      const { loanNums, rows } = body;
      if (rows !== undefined) return refreshRows(portal, rows);
      if (loanNums === undefined) return readLos(() => rebuildPipeline(portal));
      const found = await readLos(() => bringUpToDate(portal, loanNums));
      return { loans: found.size, removed: 0 };
    },
  }),
];
