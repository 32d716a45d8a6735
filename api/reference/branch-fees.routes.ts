import { staffRoles } from '../../domain/access/roles';
import { organizationContract } from '../../domain/reference/organization.contract';
import type { Call } from '../http/call';
import { administrators } from '../http/call-access';
import { defineCall } from '../http/define-call';
import { feesOf, removeFees, saveFee } from './branch-fees.service';

const admin = administrators('admin-branch', 'admin-branch-id');

export const branchFeeCalls: readonly Call[] = [
  defineCall(organizationContract, 'GET /emet-data/prog/branch-fees', {
    area: 'emet-data',
    summary: 'The fees of a branch. All staff read them, because pricing a retail loan shows them.',
    access: {
      kind: 'roles',
      roles: staffRoles,
      pages: ['pricing', 'admin-branch', 'admin-branch-id', 'admin-branch-id-show'],
    },
    handle: ({ portal, query }) => feesOf(portal.db, query.branchName),
  }),
  defineCall(organizationContract, 'POST /emet-data/prog/branch-fees', {
    area: 'emet-data',
    summary: 'Saves a fee of a branch: a new one, or a changed one with ID and version. Returns all its fees.',
    access: admin,
    handle: ({ portal, body, caller }) => {
      const { id, values } = body.fee;
      const version = body.fee.id === null ? undefined : body.fee.version;
      return saveFee(portal.db, body.branchName, { ...values, id, version }, caller);
    },
  }),
  defineCall(organizationContract, 'DELETE /emet-data/prog/branch-fees', {
    area: 'emet-data',
    summary: 'Removes the branch fee with this `id`, or all fees without one. Returns the remaining fees.',
    access: admin,
    handle: ({ portal, query, caller }) => removeFees(portal.db, query.branchName, query.id, caller),
  }),
];
