import { staffRoles } from '../../domain/access/roles';
import { paperMailingRoles } from '../../domain/pages/main-pages';
import { signingContract } from '../../domain/signing/signing.contract';
import { type Call, pageReply, reply } from '../http/call';
import { defineCall } from '../http/define-call';
import { listParameters } from '../http/list-query';
import { recordPaperMailing, resendLink, voidSigningPackage } from './change-package.service';
import { paperList } from './paper-list';
import { paperMailings, paperMailingsFile } from './paper-mailings.service';
import { createSigningPackage, signingPackagesOf } from './signing.service';

const area = 'signing';
const staff = { kind: 'loan', menu: ['edisclosure'], write: 'any-status', roles: staffRoles } as const;

const mailing = { kind: 'roles', roles: paperMailingRoles, pages: ['paper-mailings'] } as const;

/** What staff do with packages that borrowers sign. */
export const staffSigningCalls: readonly Call[] = [
  defineCall(signingContract, 'GET /loan-proxy/{loanNum}/signing-packages', {
    area,
    summary: 'The packages that borrowers sign online, the latest first, with signers, documents and events.',
    access: { kind: 'loan', menu: ['edisclosure'] },
    handle: ({ portal, actor, loan }) => signingPackagesOf(portal, actor, loan.sLNm),
  }),
  defineCall(signingContract, 'POST /loan-proxy/{loanNum}/signing-packages', {
    area,
    summary: 'Sends documents of the loan to borrowers to sign, once for each key. Users outside the lender: 403.',
    access: staff,
    needs: 'documents',
    handle: async ({ portal, caller, loan, body }) =>
      reply({ status: 201, body: await createSigningPackage(portal, caller, loan.sLNm, body) }),
  }),
  defineCall(signingContract, 'POST /loan-proxy/{loanNum}/signing-packages/{id}/void', {
    area,
    summary: 'Ends a package that is not signed; its links stop working at once. 409 if it changed meanwhile.',
    access: staff,
    handle: ({ portal, caller, loan, params: { id }, body: { version, reason } }) =>
      voidSigningPackage(portal, caller, { loanNum: loan.sLNm, id, version }, reason),
  }),
  defineCall(signingContract, 'POST /loan-proxy/{loanNum}/signing-packages/{id}/paper', {
    area,
    summary: 'Records that the package was mailed on paper; it counts as received three business days later.',
    access: staff,
    handle: ({ portal, caller, loan, params: { id }, body: { version, mailedOn } }) =>
      recordPaperMailing(portal, caller, { loanNum: loan.sLNm, id, version }, mailedOn),
  }),
  defineCall(signingContract, 'POST /loan-proxy/{loanNum}/signing-packages/{id}/signers/{signer}/resend', {
    area,
    summary: 'Mails a signer a new link, maybe to a corrected address. The link before stops working.',
    access: staff,
    handle: ({ portal, caller, loan, params: { id, signer }, body: { version, email, code } }) =>
      resendLink(portal, caller, { loanNum: loan.sLNm, id, version }, { signer, email, code }),
  }),
  defineCall(signingContract, 'GET /emet-data/paper-mailings', {
    area,
    summary:
      'A page of the packages that fell back to paper, of the loans that the user may see: why, the latest day to mail each, and what ' +
      'became of it. Takes the page of disclosures. Not in the specification.',
    access: mailing,
    query: listParameters(paperList),
    handle: async ({ portal, actor, query }) => pageReply('packages', await paperMailings(portal, actor, query)),
  }),
  defineCall(signingContract, 'GET /emet-data/paper-mailings/export', {
    area,
    summary: 'The packages that a filter finds as CSV, in the order of the sort. Not in the specification.',
    access: mailing,
    query: listParameters(paperList).omit({ range: true }),
    handle: ({ portal, actor, query }) => paperMailingsFile(portal, actor, query),
  }),
];
