import { pipelineContract } from '../../../domain/loan/pipeline.contract';
import { type Call, reply } from '../../http/call';
import { defineCall } from '../../http/define-call';
import { liveHub, readerOf } from './live.service';

const momentOf = (id: string | null): number | null => (id !== null && /^\d{1,15}$/.test(id) ? Number(id) : null);

export const liveCalls: readonly Call[] = [
  defineCall(pipelineContract, 'GET /live', {
    area: 'loan',
    summary:
      'Changes of loans as they happen: `loans` names those that the reader may see, `refresh` says that more changed than is named.',
    access: { kind: 'signed-in', pages: 'none' },
    handle: async ({ portal, actor, refreshActor, request }) =>
      reply({
        events: (sink) =>
          liveHub(portal).join(
            {
              sessionId: actor.sessionId,
              reader: readerOf(actor),
              check: async () => {
                const now = await refreshActor();
                return now === null || now.passwordDue || now.factorDue ? null : readerOf(now);
              },
              from: momentOf(request.lastEventId),
            },
            sink,
          ),
      }),
  }),
];
