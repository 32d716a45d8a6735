import { reportPages } from '../../domain/pages/report-pages';
import { reportsContract } from '../../domain/reports/reports.contract';
import { type Call, reply } from '../http/call';
import { defineCall } from '../http/define-call';
import { deleteSchedule, ownSchedules, readersFor, saveSchedule, sendNow } from './schedules.service';

const { access: landing } = reportPages.reports;

/** Everyone with a report; which one is checked by each call. */
const shared = {
  area: 'emet-data',
  access: { kind: 'roles', roles: landing.kind === 'roles' ? landing.roles : [], pages: ['reports'] },
} as const;

/** Reports by email: each user has their own. */
export const scheduleCalls: readonly Call[] = [
  defineCall(reportsContract, 'GET /emet-data/report-schedules', {
    ...shared,
    summary:
      'The user’s own scheduled emails of a report, with what became of the last ones. Not in the specification.',
    handle: ({ portal, actor, query }) => ownSchedules(portal, actor, query.report),
  }),
  defineCall(reportsContract, 'GET /emet-data/report-schedules/readers', {
    ...shared,
    summary: 'Colleagues who may open a report, to email it to. Not in the specification.',
    handle: ({ portal, actor, query }) => readersFor(portal, actor, query.report),
  }),
  defineCall(reportsContract, 'POST /emet-data/report-schedules', {
    ...shared,
    summary:
      'Schedules emails of a report, or changes one of the user’s own given its id and version: pauses it, too. 422 if a recipient may ' +
      'not open the report, which is checked again for each email. Not in the specification.',
    handle: ({ portal, caller, body }) => saveSchedule(portal, caller, body),
  }),
  defineCall(reportsContract, 'POST /emet-data/report-schedules/{id}/send', {
    ...shared,
    summary:
      'Sends one email of a scheduled report to the user now, to try it, once for the version that was read. Not in the specification.',
    handle: ({ portal, caller, params, body }) => sendNow(portal, caller, params.id, body.version),
  }),
  defineCall(reportsContract, 'DELETE /emet-data/report-schedules/{id}', {
    ...shared,
    summary: 'Deletes one of the user’s own scheduled emails. Not in the specification.',
    handle: async ({ portal, caller, params, query }) => {
      await deleteSchedule(portal, caller, params.id, query.version);
      return reply<never>({});
    },
  }),
];
