import { z } from 'zod';
import { bodyLimits } from '../contract/body-limits';
import type { Contract } from '../contract/contract';
import { assignee } from '../loan/assignment.schemas';
import { loanRecord } from '../loan/loan-document.schemas';
import { recordBody } from '../records/record-body.schemas';
import { recordContract } from '../records/record-contract';
import { agent, agentRemoval, loanContact, sentAgents } from './agent.schemas';
import { bookContact, bookQuery, bookTypeParam } from './contact-book.schemas';
import { contactFields } from './contact-fields';
import { originatorChoice } from './contact-work.schemas';
import { companyNamed, companyQuery, originatingCompany, placeQuery } from './originating-company.schemas';

const agents = z.array(agent);
const bookContacts = z.array(bookContact).readonly();

/** The contacts of a loan, the lender's contact book, and who can be assigned. */
export const contactsContract = {
  'GET /lqb/loans/{loanNum}/contacts': { answer: z.array(loanContact) },
  'GET /lqb/loans/{loanNum}/agents': { answer: agents },
  'POST /lqb/loans/{loanNum}/agents': { body: sentAgents, answer: agents },
  'DELETE /lqb/loans/{loanNum}/agents/{id}': { query: agentRemoval, status: 204 },
  'POST /lqb/loans/{loanNum}/borrower-originator': { body: originatorChoice, answer: loanRecord },
  'GET /lqb/contacts': { query: bookQuery, answer: bookContacts },
  'GET /lqb/contacts/{type}': { params: bookTypeParam, answer: bookContacts },
  'POST /lqb/contacts': { body: recordBody(contactFields), maxBody: bodyLimits.record, answer: bookContact },
  'GET /user/available-assignees': { query: placeQuery, answer: z.array(assignee).readonly() },
  'GET /oc': { query: companyQuery, answer: z.array(originatingCompany).readonly() },
  'GET /oc/company-display-name': { query: companyNamed, answer: z.object({ displayName: z.string() }) },
  ...recordContract('/emet-data/contacts', contactFields),
} satisfies Contract;

export type ContactsContract = typeof contactsContract;
