import type { BookType } from '../../domain/contacts/contact-book';
import type { BookFilters } from '../../domain/contacts/contact-book.schemas';
import type { ContactsContract } from '../../domain/contacts/contacts.contract';
import type { InputOf } from '../../domain/contract/contract';
import type { LoanContract } from '../../domain/loan/loan.contract';
import { callsOf } from '../providers/data/calls';

const { call, page } = callsOf<ContactsContract & LoanContract>();

type SentAgent = InputOf<ContactsContract['POST /lqb/loans/{loanNum}/agents'], 'body'>['agents'][number];
type NewContact = InputOf<ContactsContract['POST /lqb/contacts'], 'body'>;
type Assignment = InputOf<LoanContract['POST /lqb/loans/{loanNum}/assignees'], 'body'>;
type Originator = InputOf<ContactsContract['POST /lqb/loans/{loanNum}/borrower-originator'], 'body'>;

/** Calls of the Contacts page. */
export const contactsCalls = {
  contacts: (loanNum: string, signal?: AbortSignal) =>
    call('GET /lqb/loans/{loanNum}/contacts', { params: { loanNum }, signal }),
  possibleAssignees: (loanNum: string, signal?: AbortSignal) =>
    call('GET /lqb/loans/{loanNum}/possible-assignees', { params: { loanNum }, signal }),
  assign: (loanNum: string, body: Assignment) =>
    call('POST /lqb/loans/{loanNum}/assignees', { params: { loanNum }, body }),
  agents: (loanNum: string, signal?: AbortSignal) =>
    call('GET /lqb/loans/{loanNum}/agents', { params: { loanNum }, signal }),
  save: (loanNum: string, agent: SentAgent) =>
    call('POST /lqb/loans/{loanNum}/agents', { params: { loanNum }, body: { agents: [agent] } }),
  remove: (loanNum: string, id: string, version: number) =>
    call('DELETE /lqb/loans/{loanNum}/agents/{id}', { params: { loanNum, id }, query: { version } }),
  book: (filters: BookFilters, type: BookType | undefined, signal?: AbortSignal) =>
    page('GET /lqb/contacts', { query: { filters: JSON.stringify(filters), ...(type && { type }) }, signal }),
  addToBook: (body: NewContact) => call('POST /lqb/contacts', { body }),
  chooseOriginator: (loanNum: string, body: Originator) =>
    call('POST /lqb/loans/{loanNum}/borrower-originator', { params: { loanNum }, body }),
};
