import { peopleContract } from '../../../domain/access/people.contract';
import type { Call } from '../../http/call';
import { administrators } from '../../http/call-access';
import { defineCall } from '../../http/define-call';
import { clearOne, slowedList } from '../throttle/slowed-list';

const area = 'emet-data';
const access = administrators('admin-user-throttle');

/** The calls for whom sign-in and other limits slow down. */
export const throttleCalls: Call[] = [
  defineCall(peopleContract, 'GET /emet-data/throttles', {
    area,
    summary: 'Users and addresses that are slowed down now, the latest first. Administrators only: it names users.',
    access,
    handle: ({ portal }) => slowedList(portal),
  }),
  defineCall(peopleContract, 'POST /emet-data/throttles/clear', {
    area,
    summary: 'Lets a user or address that is slowed down try again at once',
    access,
    handle: async ({ portal, caller, body }) => {
      await clearOne(portal, body.id, caller);
      return undefined;
    },
  }),
];
