import { allRoles } from '../../../domain/access/roles';
import { pipelineContract } from '../../../domain/loan/pipeline.contract';
import { loanScope } from '../../../domain/loan/visibility';
import type { Call } from '../../http/call';
import { defineCall } from '../../http/define-call';
import { readList } from '../../http/list-reads';
import { valuesOf } from './values.queries';
import { viewScope } from './view-scope';

export const pipelineValueCalls: readonly Call[] = [
  defineCall(pipelineContract, 'GET /lqb/loans/values', {
    area: 'loan',
    summary: 'The available values of a pipeline filter: the names that occur in the loans of a tab.',
    access: { kind: 'roles', roles: allRoles, pages: ['pipeline'] },
    handle: async ({ portal, actor, query }) => {
      if (actor.menuPermissions.length === 0) return [];
      return readList(portal, async ({ db }) =>
        valuesOf(db, await viewScope(db, loanScope(actor)), query.tab, query.field),
      );
    },
  }),
];
