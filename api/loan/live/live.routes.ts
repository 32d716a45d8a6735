import { z } from 'zod';
import { type LiveBatch, liveParts } from '../../../domain/loan/live';
import { type Call, defineCall, reply } from '../../http/call';
import { liveHub, readerOf } from './live.service';

const batch: z.ZodType<LiveBatch> = z.object({
  changes: z
    .array(
      z.object({
        loanNum: z.string(),
        version: z.int(),
        what: z.array(z.enum(liveParts)).readonly(),
        by: z.string().nullable(),
        mine: z.boolean(),
      }),
    )
    .readonly(),
  gone: z.array(z.string()).readonly(),
});

const momentOf = (id: string | null): number | null => (id !== null && /^\d{1,15}$/.test(id) ? Number(id) : null);

export const liveCalls: readonly Call[] = [
  defineCall({
    method: 'GET',
    path: '/live',
    area: 'loan',
    summary:
      'Changes of loans as they happen: `loans` names those that the reader may see, `refresh` says that more changed than is named.',
    access: { kind: 'signed-in' },
    events: true,
    answer: batch,
    handle: async ({ portal, actor, refreshActor, request }) =>
      reply({
        events: (sink) =>
          liveHub(portal).join(
            {
              sessionId: actor.sessionId,
              reader: readerOf(actor),
              check: async () => {
                const now = await refreshActor();
                return now === null || now.passwordDue ? null : readerOf(now);
              },
              from: momentOf(request.lastEventId),
            },
            sink,
          ),
      }),
  }),
];
