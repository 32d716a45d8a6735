import { z } from 'zod';
import { type Call, defineCall } from '../http/call';
import { receiveTransactions } from './transactions.service';

/** Rows of one batch. */
const MOST_ROWS = 1000;

const batch = z.object({
  rows: z
    .array(z.record(z.string(), z.unknown()))
    .min(1)
    .max(MOST_ROWS)
    .describe('loanNum, date, type, amount, reference'),
});

const count = z.int().min(0);

const batchResult = z.object({
  saved: count,
  unchanged: count,
  refused: count,
  rows: z
    .array(
      z.object({
        row: z.int().min(1),
        reference: z.string().nullable(),
        result: z.enum(['saved', 'unchanged', 'refused']),
        fields: z.record(z.string(), z.string()).optional(),
      }),
    )
    .readonly(),
});

/** The calls of the servicing area. */
export const servicingCalls: readonly Call[] = [
  defineCall({
    method: 'POST',
    path: '/emet-data/transactions',
    area: 'emet-data',
    summary:
      'Keeps servicing transactions of loans, up to 1000 at a time, each row whole or not at all; says of every row whether it ' +
      'was saved, was there already, or what is wrong with it. The reference makes it safe to repeat. For those who run ' +
      'batches (INTERNAL-03) and servicing (INTERNAL-02).',
    access: { kind: 'roles', roles: ['Administrator', 'Accountant', 'Servicing'] },
    body: batch,
    answer: batchResult,
    handle: ({ portal, body, caller }) => receiveTransactions(portal, body.rows, caller),
  }),
];
