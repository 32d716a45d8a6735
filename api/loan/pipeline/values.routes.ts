import { z } from 'zod';
import { allRoles } from '../../../domain/access/roles';
import { loanScope } from '../../../domain/loan/visibility';
import { type Call, defineCall } from '../../http/call';
import { valuesOf } from './values.queries';
import { viewScope } from './view-scope';

/** Filters whose values are names that only the loans know. */
const named = ['sLpTemplateNm', 'sEmployeeLoanRepName', 'sEmployeeProcessorName', 'sEmployeeUnderwriterName'] as const;

const values = z.object({
  field: z.enum(named, `Ask for one of ${named.join(', ')}.`),
  tab: z.coerce
    .number()
    .pipe(z.union([z.literal(0), z.literal(1), z.literal(2)], 'A tab is 0, 1 or 2.'))
    .default(0),
});

export const pipelineValueCalls: readonly Call[] = [
  defineCall({
    method: 'GET',
    path: '/lqb/loans/values',
    area: 'loan',
    summary: 'What a filter of the pipeline can be set to: the names that stand in the loans of a tab.',
    access: { kind: 'roles', roles: allRoles },
    query: values,
    answer: z.array(z.string()).readonly(),
    handle: async ({ portal, actor, query }) => {
      if (actor.menuPermissions.length === 0) return [];
      return valuesOf(portal.db, await viewScope(portal.db, loanScope(actor)), query.tab, query.field);
    },
  }),
];
