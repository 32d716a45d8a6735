import { contactsContract } from '../../domain/contacts/contacts.contract';
import { type Call, reply } from '../http/call';
import { defineCall } from '../http/define-call';
import { loanAgents, loanContacts, removeAgent, saveAgents } from './contacts.service';

export const contactCalls: readonly Call[] = [
  defineCall(contactsContract, 'GET /lqb/loans/{loanNum}/contacts', {
    area: 'contacts',
    summary: 'All contacts of the loan: assigned employees first, then its other contacts.',
    access: { kind: 'loan', menu: 'any' },
    handle: ({ portal, loan }) => loanContacts(portal, loan),
  }),
  defineCall(contactsContract, 'GET /lqb/loans/{loanNum}/agents', {
    area: 'contacts',
    summary: 'The contacts stored in the LOS for the loan.',
    access: { kind: 'loan', menu: ['contacts'] },
    needs: 'directory',
    handle: ({ portal, loan }) => loanAgents(portal, loan),
  }),
  defineCall(contactsContract, 'POST /lqb/loans/{loanNum}/agents', {
    area: 'contacts',
    summary: 'Adds contacts and replaces those whose ID exists on the loan; returns all of them.',
    access: { kind: 'loan', menu: ['contacts'], write: true },
    needs: 'directory',
    handle: ({ portal, caller, loan, body }) => saveAgents(portal, caller, loan, body.agents),
  }),
  defineCall(contactsContract, 'DELETE /lqb/loans/{loanNum}/agents/{id}', {
    area: 'contacts',
    summary: 'Removes a contact of the loan.',
    access: { kind: 'loan', menu: ['contacts'], write: true },
    needs: 'directory',
    handle: async ({ portal, caller, loan, params }) => {
      await removeAgent(portal, caller, loan, params.id);
      return reply({});
    },
  }),
];
