import { staffRoles } from '../../domain/access/roles';
import { organizationContract } from '../../domain/reference/organization.contract';
import type { Call } from '../http/call';
import { recordCalls } from '../http/record-calls';
import { aporCalls } from './apor/apor.routes';
import { branchFeeCalls } from './branch-fees.routes';
import { lenderCalls } from './lender/lender.routes';
import { beforeRename, branches, companies, ownBranch, usesOfPlace } from './organization';
import { areaIncomeCalls } from './places/area-income.routes';
import { countyAndZipCalls } from './places/places.routes';
import { placeCalls } from './places.routes';
import { insuranceCardCalls } from './programs/insurance-cards.routes';
import { programAndGroupCalls } from './programs/programs.routes';
import { rateSheetCalls } from './programs/rates.routes';

/** The calls of the reference area. */
export const referenceCalls: readonly Call[] = [
  ...placeCalls,
  ...areaIncomeCalls,
  ...countyAndZipCalls,
  ...programAndGroupCalls,
  ...rateSheetCalls,
  ...insuranceCardCalls,
  ...aporCalls,
  ...recordCalls(organizationContract, '/emet-data/branches', {
    of: branches,
    title: 'Branches of the lender',
    pages: ['admin-branch', 'admin-branch-create', 'admin-branch-id', 'admin-branch-id-show'],
    readers: {
      roles: staffRoles,
      pages: ['create-loan', 'pipeline'],
      why: 'All staff read them, retail employees their own: loans and people belong to them.',
    },
    shownTo: ownBranch,
    beforeChange: beforeRename('branch'),
    usesOf: (db, { name }) => usesOfPlace(db, 'branch', name),
  }),
  ...recordCalls(organizationContract, '/emet-data/companies', {
    of: companies,
    title: 'Originating companies',
    pages: ['admin-branch-company', 'admin-branch-company-create', 'admin-branch-company-id'],
    readers: {
      roles: staffRoles,
      pages: ['create-loan', 'pipeline'],
      why: 'All staff read them: loans and external users belong to them.',
    },
    beforeChange: beforeRename('company'),
    usesOf: (db, { name }) => usesOfPlace(db, 'company', name),
  }),
  ...branchFeeCalls,
  ...lenderCalls,
];
