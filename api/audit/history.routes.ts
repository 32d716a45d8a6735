import { historyContract } from '../../domain/audit/history.contract';
import { type Call, pageReply } from '../http/call';
import { administrators } from '../http/call-access';
import { defineCall } from '../http/define-call';
import { historyOf } from './history.service';

/** Each page of the admin menu shows the history of its records. */
const adminMenu = [
  'admin-program',
  'admin-user',
  'admin-branch',
  'admin-county',
  'admin-appraisal',
  'admin-role',
  'admin-loan-setup',
  'admin-general-settings',
  'admin-form',
  'admin-email-template',
] as const;

export const historyCalls: readonly Call[] = [
  defineCall(historyContract, 'GET /emet-data/history', {
    area: 'emet-data',
    summary:
      'Who changed a record and when, newest first, with each field before and after. Administrators only, because it names ' +
      'users.',
    access: administrators(...adminMenu),
    handle: async ({ portal, query: { subject, kind, range } }) =>
      pageReply('history', await historyOf(portal.db, subject, { kind, range })),
  }),
];
