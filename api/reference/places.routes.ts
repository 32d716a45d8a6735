import { allRoles } from '../../domain/access/roles';
import { organizationContract } from '../../domain/reference/organization.contract';
import type { Call } from '../http/call';
import { defineCall } from '../http/define-call';
import { placementOptionsFor } from './reference.service';

/** Where a loan may be created; it stands among the calls of the LOS for whoever fills in a new loan. */
export const placeCalls: readonly Call[] = [
  defineCall(organizationContract, 'GET /lqb/reference', {
    area: 'loan',
    summary: 'Where the person may create a loan: channels, branches and companies.',
    access: { kind: 'roles', roles: allRoles },
    handle: ({ portal, actor }) => placementOptionsFor(portal, actor),
  }),
];
