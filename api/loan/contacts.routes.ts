import { z } from 'zod';
import { type Call, defineCall, reply } from '../http/call';
import { loanAgents, loanContacts, removeAgent, saveAgents } from './contacts.service';
import { loanParams } from './loan.schemas';

const agent = z.object({
  id: z.string(),
  AgentRoleT: z.string(),
  AgentRoleTDesc: z.string(),
  AgentName: z.string(),
  CompanyName: z.string(),
  Phone: z.string(),
  EmailAddr: z.string(),
});

const sentAgent = z.object({
  id: z
    .string()
    .regex(/^[\w-]{1,64}$/, 'An id has letters, digits and dashes.')
    .optional(),
  AgentRoleT: z.string(),
  AgentName: z.string().max(100),
  CompanyName: z.string().max(100).optional(),
  Phone: z.string().max(40).optional(),
  EmailAddr: z.string().max(200).optional(),
});

export const contactCalls: readonly Call[] = [
  defineCall({
    method: 'GET',
    path: '/lqb/loans/{loanNum}/contacts',
    area: 'contacts',
    summary: 'Everybody to turn to about the loan: who is assigned, then its other contacts.',
    access: { kind: 'loan', menu: 'any' },
    params: loanParams,
    answer: z.array(agent),
    handle: ({ portal, loan }) => loanContacts(portal, loan),
  }),
  defineCall({
    method: 'GET',
    path: '/lqb/loans/{loanNum}/agents',
    area: 'contacts',
    summary: 'The contacts that the LOS keeps for the loan.',
    access: { kind: 'loan', menu: ['contacts'] },
    needs: 'directory',
    params: loanParams,
    answer: z.array(agent),
    handle: ({ portal, loan }) => loanAgents(portal, loan),
  }),
  defineCall({
    method: 'POST',
    path: '/lqb/loans/{loanNum}/agents',
    area: 'contacts',
    summary: 'Adds contacts and replaces those whose id the loan has; answers all of them.',
    access: { kind: 'loan', menu: ['contacts'], write: true },
    needs: 'directory',
    params: loanParams,
    body: z.object({ agents: z.array(sentAgent).min(1).max(100) }),
    answer: z.array(agent),
    handle: ({ portal, caller, loan, body }) => saveAgents(portal, caller, loan, body.agents),
  }),
  defineCall({
    method: 'DELETE',
    path: '/lqb/loans/{loanNum}/agents/{id}',
    area: 'contacts',
    summary: 'Removes a contact of the loan.',
    access: { kind: 'loan', menu: ['contacts'], write: true },
    needs: 'directory',
    params: loanParams.extend({ id: z.string() }),
    status: 204,
    handle: async ({ portal, caller, loan, params }) => {
      await removeAgent(portal, caller, loan, params.id);
      return reply({});
    },
  }),
];
