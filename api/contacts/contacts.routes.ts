import { allRoles, hasAnyRole, staffRoles } from '../../domain/access/roles';
import { contactsContract } from '../../domain/contacts/contacts.contract';
import { notAuthorized } from '../http/app-error';
import { type Call, pageReply, reply } from '../http/call';
import { defineCall } from '../http/define-call';
import { recordCalls } from '../http/record-calls';
import { saveRecord } from '../http/record-table';
import { loanAgents, loanContacts, removeAgent, saveAgents } from './agents.service';
import { companyDisplayName, originatingCompanies } from './companies.queries';
import { contactBook, searchBook } from './contact-book';
import { chooseOriginator } from './originator.service';

const area = 'contacts';

const bookReaders = { kind: 'roles', roles: allRoles, pages: ['contacts'] } as const;
const staffOfContacts = { kind: 'roles', roles: staffRoles, pages: ['contacts'] } as const;

const agentCalls: readonly Call[] = [
  defineCall(contactsContract, 'GET /lqb/loans/{loanNum}/contacts', {
    area,
    summary: 'All contacts of the loan: assigned employees first, then its other contacts.',
    access: { kind: 'loan', menu: 'any' },
    handle: ({ portal, loan }) => loanContacts(portal, loan),
  }),
  defineCall(contactsContract, 'GET /lqb/loans/{loanNum}/agents', {
    area,
    summary: 'The contacts stored in the LOS for the loan.',
    access: { kind: 'loan', menu: ['contacts'] },
    needs: 'directory',
    handle: ({ portal, loan }) => loanAgents(portal, loan),
  }),
  defineCall(contactsContract, 'POST /lqb/loans/{loanNum}/agents', {
    area,
    summary:
      'Adds contacts and replaces those whose ID exists on the loan; returns all of them. 409 stale with the current contacts if one has another version than the one sent.',
    access: { kind: 'loan', menu: ['contacts'], write: true },
    needs: 'directory',
    handle: ({ portal, caller, loan, body }) => saveAgents(portal, caller, loan, body.agents),
  }),
  defineCall(contactsContract, 'DELETE /lqb/loans/{loanNum}/agents/{id}', {
    area,
    summary: 'Removes a contact of the loan. 409 stale if it has another version than the one given.',
    access: { kind: 'loan', menu: ['contacts'], write: true },
    needs: 'directory',
    handle: async ({ portal, caller, loan, params, query }) => {
      await removeAgent(portal, caller, loan, { id: params.id, version: query.version });
      return reply({});
    },
  }),
  defineCall(contactsContract, 'POST /lqb/loans/{loanNum}/borrower-originator', {
    area,
    summary:
      "Records who took the borrower's application: the assigned loan officer, from their profile, or the stated person. Answers the loan.",
    access: { kind: 'loan', menu: ['contacts'], write: true },
    handle: ({ portal, caller, loan, body }) => chooseOriginator(portal, caller, loan, body),
  }),
];

const bookCalls: readonly Call[] = [
  defineCall(contactsContract, 'GET /lqb/contacts', {
    area,
    summary:
      "Contacts of the lender's book that match the filters, by company and name; at most 100. " +
      'Content-Range: contacts 0-99/340.',
    access: bookReaders,
    handle: async ({ portal, query }) =>
      pageReply('contacts', await searchBook(portal.db, query.filters ?? {}, query.type)),
  }),
  defineCall(contactsContract, 'GET /lqb/contacts/{type}', {
    area,
    summary: "The title or closing companies of the lender's contact book; at most 100, with `Content-Range`.",
    access: bookReaders,
    handle: async ({ portal, params }) => pageReply('contacts', await searchBook(portal.db, {}, params.type)),
  }),
  defineCall(contactsContract, 'POST /lqb/contacts', {
    area,
    summary:
      "Adds a contact to the lender's book, for all loans. Only administrators change one, given its id and version.",
    access: staffOfContacts,
    handle: async ({ portal, caller, actor, body }) => {
      if (body.id !== null && !hasAnyRole(actor.roles, ['Administrator'])) throw notAuthorized();
      const {
        note: _note,
        active: _active,
        version: _version,
        uses: _uses,
        ...saved
      } = await saveRecord(portal.db, contactBook, body, caller);
      return saved;
    },
  }),
  ...recordCalls(contactsContract, '/emet-data/contacts', {
    of: contactBook,
    title: 'Contacts of the book',
    pages: ['admin-contact', 'admin-contact-create', 'admin-contact-id', 'admin-contact-id-show'],
    readers: {
      roles: ['Administrator'],
      pages: [],
      why: 'With notes and those out of use; others search GET /lqb/contacts.',
    },
  }),
];

const companyCalls: readonly Call[] = [
  defineCall(contactsContract, 'GET /oc', {
    area,
    summary: 'Active originating companies with the named facts. External users see their own company.',
    access: bookReaders,
    handle: ({ portal, actor, query }) => originatingCompanies(portal.db, actor, query.fields),
  }),
  defineCall(contactsContract, 'GET /oc/company-display-name', {
    area,
    summary: 'The name of an originating company as it is written, found by its name in any case.',
    access: bookReaders,
    handle: ({ portal, actor, query }) => companyDisplayName(portal.db, actor, query.name),
  }),
];

/** Contacts of loans, the lender's contact book, and originating companies. */
export const contactCalls: readonly Call[] = [...agentCalls, ...bookCalls, ...companyCalls];
