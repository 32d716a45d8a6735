import { z } from 'zod';
import type { Contract } from '../contract/contract';
import { exportQuery, listQuery } from '../contract/list-query.schemas';
import {
  consentBody,
  consentQuery,
  declineBody,
  linkAnswer,
  linkBody,
  ofSession,
  ofSignerDocument,
  paperBody,
  pinBody,
  signatureBody,
  signerSession,
  signerView,
} from './borrower-signing.schemas';
import { paperMailing } from './paper-mailing.schemas';
import {
  mailedBody,
  newPackage,
  ofPackage,
  ofSigner,
  resendBody,
  signingPackage,
  signingPackages,
  voidBody,
} from './signing.schemas';

/** Packages that staff send to borrowers to sign. */
export const signingContract = {
  'GET /emet-data/paper-mailings': { query: listQuery, answer: z.array(paperMailing).readonly() },
  'GET /emet-data/paper-mailings/export': { query: exportQuery, file: 'text/csv' },
  'GET /loan-proxy/{loanNum}/signing-packages': { answer: signingPackages },
  'POST /loan-proxy/{loanNum}/signing-packages': { body: newPackage, answer: signingPackage, status: 201 },
  'POST /loan-proxy/{loanNum}/signing-packages/{id}/void': {
    params: ofPackage,
    body: voidBody,
    answer: signingPackage,
  },
  'POST /loan-proxy/{loanNum}/signing-packages/{id}/paper': {
    params: ofPackage,
    body: mailedBody,
    answer: signingPackage,
  },
  'POST /loan-proxy/{loanNum}/signing-packages/{id}/signers/{signer}/resend': {
    params: ofSigner,
    body: resendBody,
    answer: signingPackage,
  },
} satisfies Contract;

/** What a signer does with the link of an email. They are no user of the portal. */
export const borrowerSigningContract = {
  'POST /signing/link': { body: linkBody, answer: linkAnswer },
  'POST /signing/pin': { body: linkBody, status: 204 },
  'POST /signing/session': { body: pinBody, answer: signerSession },
  'POST /signing/{signer}/sign-out': { params: ofSession, status: 204 },
  'GET /signing/{signer}': { params: ofSession, answer: signerView },
  'GET /signing/{signer}/consent': { params: ofSession, query: consentQuery, file: 'application/pdf' },
  'POST /signing/{signer}/consent': { params: ofSession, body: consentBody, answer: signerView },
  'GET /signing/{signer}/documents/{document}': { params: ofSignerDocument, file: 'application/pdf' },
  'POST /signing/{signer}/documents/{document}/viewed': { params: ofSignerDocument, answer: signerView },
  'GET /signing/{signer}/documents/{document}/copy': { params: ofSignerDocument, file: 'application/pdf' },
  'POST /signing/{signer}/signature': { params: ofSession, body: signatureBody, answer: signerView },
  'POST /signing/{signer}/decline': { params: ofSession, body: declineBody, answer: signerView },
  'POST /signing/{signer}/paper': { params: ofSession, body: paperBody, answer: signerView },
} satisfies Contract;

export type SigningContract = typeof signingContract;
export type BorrowerSigningContract = typeof borrowerSigningContract;
