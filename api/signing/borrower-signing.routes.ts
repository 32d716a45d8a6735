import { Readable } from 'node:stream';
import { borrowerSigningContract } from '../../domain/signing/signing.contract';
import { type Call, reply } from '../http/call';
import { defineCall } from '../http/define-call';
import { consentDocument, giveConsent } from './consent.service';
import { openLink } from './link.service';
import { askForPaper, declineToSign, recordViewed, signDocuments } from './sign.service';
import { copyToKeep, documentToRead } from './signer-documents.service';
import { endSigningSession, mailSigningPin, signerOfSession, startSigningSession } from './signer-session.service';
import { signerViewOf } from './signer-view';

const area = 'signing';
/** Anyone may call: the link in the body, and then the cookie of a session, say who it is. */
const anyone = { kind: 'public' } as const;

/** What borrowers do with the link that was mailed to them. */
export const borrowerSigningCalls: readonly Call[] = [
  defineCall(borrowerSigningContract, 'POST /signing/link', {
    area,
    summary:
      'Whether a mailed link works, and how its signer proves who they are. 404 for any other; limited by address.',
    access: anyone,
    handle: ({ portal, body: { token }, request }) => openLink(portal, token, request),
  }),
  defineCall(borrowerSigningContract, 'POST /signing/pin', {
    area,
    summary: 'Mails a PIN to the signer of a link; the one before stops working. Limited by signer.',
    access: anyone,
    handle: ({ portal, body: { token }, request }) => mailSigningPin(portal, token, request),
  }),
  defineCall(borrowerSigningContract, 'POST /signing/session', {
    area,
    summary: 'Opens a session in a cookie with the link and the PIN or access code. The same 401 for every failure.',
    access: anyone,
    handle: async ({ portal, body, request }) => {
      const { signer, cookie } = await startSigningSession(portal, body, request);
      return reply({ body: { signer }, cookies: [cookie] });
    },
  }),
  defineCall(borrowerSigningContract, 'POST /signing/{signer}/sign-out', {
    area,
    summary: 'Ends the session of a signer.',
    access: anyone,
    handle: async ({ portal, params: { signer }, request }) =>
      reply({ status: 204, cookies: [await endSigningSession(portal, signer, request)] }),
  }),
  defineCall(borrowerSigningContract, 'GET /signing/{signer}', {
    area,
    summary: 'The package as its signer sees it: their own documents, and nothing of other signers.',
    access: anyone,
    handle: async ({ portal, params: { signer }, request }) =>
      signerViewOf(portal, await signerOfSession(portal, signer, request)),
  }),
  defineCall(borrowerSigningContract, 'GET /signing/{signer}/consent', {
    area,
    summary: 'The test document, with a code that shows that its signer can read PDFs.',
    access: anyone,
    handle: async ({ portal, params: { signer }, query: { language }, request }) => {
      const bytes = await consentDocument(portal, { signerId: signer, request }, language);
      return reply({
        file: { stream: Readable.from([bytes]), contentType: 'application/pdf', name: 'TEST DOCUMENT.pdf' },
      });
    },
  }),
  defineCall(borrowerSigningContract, 'POST /signing/{signer}/consent', {
    area,
    summary: 'Agrees to electronic documents with the code of the test document (15 U.S.C. 7001(c)).',
    access: anyone,
    handle: ({ portal, params: { signer }, body, request }) => giveConsent(portal, { signerId: signer, request }, body),
  }),
  defineCall(borrowerSigningContract, 'GET /signing/{signer}/documents/{document}', {
    area,
    summary: 'A document to sign, after the consent. That it was opened is recorded.',
    access: anyone,
    handle: async ({ portal, params: { signer, document }, request }) =>
      reply({ file: await documentToRead(portal, { signerId: signer, documentId: document, request }) }),
  }),
  defineCall(borrowerSigningContract, 'POST /signing/{signer}/documents/{document}/viewed', {
    area,
    summary: 'Records that the signer has read a document to its end.',
    access: anyone,
    handle: ({ portal, params: { signer, document }, request }) =>
      recordViewed(portal, { signerId: signer, request }, document),
  }),
  defineCall(borrowerSigningContract, 'GET /signing/{signer}/documents/{document}/copy', {
    area,
    summary: 'The signed copy with its evidence, once all have signed.',
    access: anyone,
    handle: async ({ portal, params: { signer, document }, request }) =>
      reply({ file: await copyToKeep(portal, { signerId: signer, documentId: document, request }) }),
  }),
  defineCall(borrowerSigningContract, 'POST /signing/{signer}/signature', {
    area,
    summary: 'Signs the documents that the signer has read with their typed name, once. 422 if it is another name.',
    access: anyone,
    handle: ({ portal, params: { signer }, body, request }) =>
      signDocuments(portal, { signerId: signer, request }, body),
  }),
  defineCall(borrowerSigningContract, 'POST /signing/{signer}/decline', {
    area,
    summary: 'Refuses to sign, which ends the package.',
    access: anyone,
    handle: ({ portal, params: { signer }, body: { reason }, request }) =>
      declineToSign(portal, { signerId: signer, request }, reason),
  }),
  defineCall(borrowerSigningContract, 'POST /signing/{signer}/paper', {
    area,
    summary: 'Asks for paper, and withdraws the consent if it was given.',
    access: anyone,
    handle: ({ portal, params: { signer }, body: { reason }, request }) =>
      askForPaper(portal, { signerId: signer, request }, reason),
  }),
];
