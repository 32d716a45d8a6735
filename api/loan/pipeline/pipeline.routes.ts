import { allRoles } from '../../../domain/access/roles';
import { pipelineContract } from '../../../domain/loan/pipeline.contract';
import type { Actor } from '../../http/actor';
import { notAuthorized } from '../../http/app-error';
import { type Call, contentRange, reply } from '../../http/call';
import { defineCall } from '../../http/define-call';
import { readList } from '../../http/list-reads';
import { exportPipeline } from './export.service';
import { pipelineList } from './pipeline.service';

/** Roles of the other side give no permission, so a user with only those cannot open the pipeline. */
function assertWorksOnLoans(actor: Actor): void {
  if (actor.menuPermissions.length === 0) throw notAuthorized();
}

export const pipelineCalls: readonly Call[] = [
  defineCall(pipelineContract, 'GET /lqb/loans', {
    area: 'loan',
    summary:
      'The pipeline: a page of the loans that the user may see. Content-Range: loans 0-24/1234. A total that no rollup ' +
      'knows is counted up to 10000; beyond it reads 10000 with X-Total-Capped: true. X-Next-Cursor goes into ' +
      'filter.after for the next page at any depth. X-Search-Match: similar says that names were found by their spelling.',
    access: { kind: 'roles', roles: allRoles, pages: ['pipeline'] },
    confirmsSession: true,
    handle: async ({ portal, actor, query, session }) => {
      assertWorksOnLoans(actor);
      const page = await readList(portal, (reading) => pipelineList(reading, actor, query, session));
      return reply({
        json: page.json,
        headers: {
          ...contentRange('loans', page.count, page),
          ...(page.capped ? { 'X-Total-Capped': 'true' } : {}),
          ...(page.next === null ? {} : { 'X-Next-Cursor': page.next }),
          ...(page.similar ? { 'X-Search-Match': 'similar' } : {}),
        },
      });
    },
  }),
  defineCall(pipelineContract, 'GET /lqb/loans/export', {
    area: 'loan',
    summary: 'All matching loans as CSV, in the order of the sort.',
    access: { kind: 'roles', roles: allRoles, pages: ['pipeline'] },
    handle: async ({ portal, actor, query }) => {
      assertWorksOnLoans(actor);
      const stream = await exportPipeline(portal, actor, query);
      return reply({ file: { stream, contentType: 'text/csv; charset=utf-8', name: 'pipeline.csv' } });
    },
  }),
];
