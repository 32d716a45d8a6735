import { emailPageRoles } from '../../domain/access/permissions';
import { emailContract } from '../../domain/email/email.contract';
import { type Call, reply } from '../http/call';
import { defineCall } from '../http/define-call';
import { visibleLoan } from '../loan/gateway.service';
import { buildEmail } from './build.service';
import { emailContextOf } from './context.service';
import { sendAgain } from './resend.service';
import { sendEmail } from './send.service';
import { emailsSent, openAttachment, recordEmail } from './sent.service';
import { usedTemplates } from './templates.queries';

const area = 'email';
const mailers = { kind: 'roles', roles: emailPageRoles, pages: ['email'] } as const;

/** Emails about loans. */
export const emailCalls: readonly Call[] = [
  defineCall(emailContract, 'GET /email/template', {
    area,
    summary: 'The templates of emails about loans, in the order of document generation.',
    access: mailers,
    handle: ({ portal }) => usedTemplates(portal.db),
  }),
  defineCall(emailContract, 'POST /email/template/{code}', {
    area,
    summary: 'The email that a template makes of a loan; names placeholders without a value.',
    access: mailers,
    handle: async ({ portal, actor, params, body: { loanNum, ...build } }) => {
      const loan = await visibleLoan(portal, actor, loanNum);
      const { template: _template, ...built } = await buildEmail(portal, loan, params.code, build);
      return built;
    },
  }),
  defineCall(emailContract, 'GET /loan-proxy/{loanNum}/email-context', {
    area,
    summary:
      'Whom an email about the loan can come from and go to, and the values of its placeholders. Not in the specification, but in its style.',
    access: { kind: 'loan', menu: ['email'] },
    handle: ({ portal, actor, loan }) => emailContextOf(portal, actor, loan),
  }),
  defineCall(emailContract, 'POST /loan-proxy/{loanNum}/send-email', {
    area,
    summary:
      'Sends an email with up to five PDFs, once for each key, by an order that is retried. 409 if placeholders have no value and the sender did not confirm that.',
    access: { kind: 'loan', menu: ['email'], write: 'any-status' },
    handle: ({ portal, caller, loan, body, request }) =>
      sendEmail(portal, caller, loan, { payload: body, files: request.files }),
  }),
  defineCall(emailContract, 'POST /loan-proxy/{loanNum}/emails-sent', {
    area,
    summary:
      'Records an email about the loan that was sent elsewhere, once for each key; one that the portal sent is recorded already.',
    access: { kind: 'loan', menu: ['email'], write: 'any-status' },
    handle: ({ portal, caller, loan, body }) => recordEmail(portal, caller, loan, body),
  }),
  defineCall(emailContract, 'GET /loan-proxy/{loanNum}/emails-sent', {
    area,
    summary:
      'The emails about the loan with their state, newest first, 100 at a time; `cursor` reads the earlier ones.',
    access: { kind: 'loan', menu: ['email'] },
    handle: ({ portal, loan, query: { before } }) => emailsSent(portal, loan.sLNm, before),
  }),
  defineCall(emailContract, 'POST /loan-proxy/{loanNum}/emails-sent/{id}/send-again', {
    area,
    summary:
      'Sends an email again to those recipients who do not certainly have it, once for each order that ended. 409 if all have it or it is still being sent.',
    access: { kind: 'loan', menu: ['email'], write: 'any-status' },
    handle: ({ portal, caller, loan, params: { id }, body: { order } }) =>
      sendAgain(portal, caller, loan, { id, order }),
  }),
  defineCall(emailContract, 'GET /loan-proxy/{loanNum}/emails-sent/{id}/attachments/{index}', {
    area,
    summary: 'An attachment of an email about the loan; the first has the index 0.',
    access: { kind: 'loan', menu: ['email'] },
    handle: async ({ portal, caller, loan, params }) => {
      const { name, stream } = await openAttachment(portal, caller, loan.sLNm, params);
      return reply({ file: { stream, contentType: 'application/pdf', name } });
    },
  }),
];
