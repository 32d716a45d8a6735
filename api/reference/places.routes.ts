import { allRoles } from '../../domain/access/roles';
import { organizationContract } from '../../domain/reference/organization.contract';
import type { Call } from '../http/call';
import { defineCall } from '../http/define-call';
import { placementOptionsFor } from './reference.service';

/** Where a loan may be created. It belongs to the LOS calls, because it serves the form for new loans. */
export const placeCalls: readonly Call[] = [
  defineCall(organizationContract, 'GET /lqb/reference', {
    area: 'loan',
    summary: 'Where the user may create a loan: channels, branches and companies.',
    access: { kind: 'roles', roles: allRoles, pages: ['create-loan', 'pipeline'] },
    handle: ({ portal, actor }) => placementOptionsFor(portal, actor),
  }),
];
