import { z } from 'zod';
import type { Contract } from '../contract/contract';
import { agent, sentAgents } from './agent.schemas';

const agents = z.array(agent);

/** The contacts of a loan. */
export const contactsContract = {
  'GET /lqb/loans/{loanNum}/contacts': { answer: agents },
  'GET /lqb/loans/{loanNum}/agents': { answer: agents },
  'POST /lqb/loans/{loanNum}/agents': { body: sentAgents, answer: agents },
  'DELETE /lqb/loans/{loanNum}/agents/{id}': { status: 204 },
} satisfies Contract;

export type ContactsContract = typeof contactsContract;
