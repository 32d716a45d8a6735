import { randomUUID } from 'node:crypto';
import { PDFDocument } from '@cantoo/pdf-lib';
import supertest from 'supertest';
import { expect } from 'vitest';
import type { Edoc } from '../../domain/documents/document.schemas';
import type { SignerView } from '../../domain/signing/borrower-signing.schemas';
import type { NewPackage, SigningPackage } from '../../domain/signing/signing.schemas';
import { setLoanFields } from '../../tests/support/set-loan-fields';
import type { TestPortal } from '../../tests/support/test-portal';
import { orderTypes } from '../order-types';
import { advanceOrder } from '../orders/advance';

export const ruta = { name: 'Ruta Lindqvist', email: 'ruta.lindqvist@example.com' };
export const emre = { name: 'Emre Şahin', email: 'emre@example.com', language: 'tr' as const };

/** A PDF of a few pages. */
export async function pdfOf(pages = 2): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  for (let page = 1; page <= pages; page += 1) pdf.addPage([612, 792]).drawText(`Page ${page}`);
  return Buffer.from(await pdf.save());
}

export async function addDocument(at: TestPortal, loanNum: string, name = 'le.pdf', bytes?: Buffer): Promise<Edoc> {
  const answer = await (await at.as('administrator'))
    .post(`/api/lqb/edocs/${loanNum}`)
    .attach('files', bytes ?? (await pdfOf()), name)
    .field({ folderName: '02 INITIAL DISCLOSURES', docType: '3 UNSIGNED DISCLOSURES' });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body[0];
}

export const packagesPath = (loanNum: string): string => `/api/loan-proxy/${loanNum}/signing-packages`;

/** Makes a document of the loan its first Loan Estimate. */
export const asEstimate = (at: TestPortal, loanNum: string, documentId: string): Promise<void> =>
  setLoanFields(at, loanNum, {
    loanEstimates: [
      {
        ...{ id: 'le', number: 1, issued: '2026-11-20', by: 'Ann', lines: [], lenderCredit: '0.00', documentId },
        ...{ cashToClose: null, covers: null, reason: null },
      },
    ],
  });

/** Sends a package with one document of the loan; of initial disclosures, the first one is the Loan Estimate. */
export async function sendPackage(
  at: TestPortal,
  loanNum: string,
  wanted: Partial<{ [Name in keyof NewPackage]: unknown }> = {},
): Promise<SigningPackage> {
  const documents: readonly { readonly documentId: string }[] = (wanted.documents as never) ?? [
    { documentId: (await addDocument(at, loanNum)).id, title: 'Loan Estimate' },
  ];
  const { loanEstimates = [] } = await at.portal.los.loadLoan(loanNum);
  const isIssued = documents.some((each) => loanEstimates.some(({ documentId }) => documentId === each.documentId));
  if (wanted.kind === undefined && !isIssued) await asEstimate(at, loanNum, documents[0]?.documentId ?? '');
  const answer = await (await at.as('administrator')).post(packagesPath(loanNum)).send({
    ...{ key: randomUUID(), title: 'Initial disclosures', kind: 'initial-disclosures', recipients: [ruta] },
    ...wanted,
    documents,
  });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body;
}

/** Works on all orders that are due now, and on those that they place. `due`: also those that wait. */
export async function work(at: TestPortal, kinds = /^signing-/, due = false): Promise<void> {
  const types = new Map(orderTypes.map((type) => [type.kind, type]));
  const { db } = at.portal;
  const known = orderTypes.map(({ kind }) => kind).filter((kind) => kinds.test(kind));
  if (due)
    await db
      .updateTable('portal.orders')
      .set({ due_at: new Date(0) })
      .where('due_at', 'is not', null)
      .where('kind', 'in', known)
      .execute();
  for (let round = 0; round < 10; round += 1) {
    const rows = await db
      .selectFrom('portal.orders')
      .select('id')
      .where('kind', 'in', known)
      .where('due_at', '<=', new Date())
      .orderBy('submitted_at')
      .execute();
    if (rows.length === 0) return;
    for (const { id } of rows) await advanceOrder({ portal: at.portal, locks: db, types }, id);
  }
}

export interface Mail {
  readonly subject: string;
  readonly body: string;
}

export const mailsTo = (at: TestPortal, email: string): Promise<Mail[]> =>
  at.portal.db
    .selectFrom('portal.mailbox')
    .select(['subject', 'body'])
    .where('recipient', '=', email)
    .orderBy('id')
    .execute();

/** The token of the latest link that was mailed. */
export async function tokenOf(at: TestPortal, email: string): Promise<string> {
  const links = (await mailsTo(at, email)).flatMap(({ body }) => /\/sign#([\w-]+)/.exec(body)?.[1] ?? []);
  const token = links.at(-1);
  if (token === undefined) throw new Error(`No link was mailed to ${email}.`);
  return token;
}

export async function pinOf(at: TestPortal, email: string): Promise<string> {
  const pins = (await mailsTo(at, email)).flatMap(({ body }) => /\b\d{6}\b/.exec(body)?.[0] ?? []);
  return pins.at(-1) ?? '';
}

/** A browser of a signer. */
export function browserOf(at: TestPortal) {
  const agent = supertest.agent(at.app).set('User-Agent', 'Test browser');
  const path = (signer: string, rest = '') => `/api/signing/${signer}${rest}`;
  const view = async (signer: string): Promise<SignerView> => (await agent.get(path(signer)).expect(200)).body;
  return {
    agent,
    path,
    view,
    /** With the link and a mailed PIN. */
    async signIn(email: string): Promise<string> {
      const token = await tokenOf(at, email);
      await agent.post('/api/signing/pin').send({ token }).expect(204);
      const answer = await agent.post('/api/signing/session').send({ token, pin: await pinOf(at, email) });
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
      return answer.body.signer;
    },
    async consent(signer: string): Promise<void> {
      const { consentVersion: version } = await view(signer);
      await agent
        .post(path(signer, '/consent'))
        .send({ version, code: await consentCode(at, signer), language: 'en' })
        .expect(200);
    },
    async read(signer: string): Promise<void> {
      for (const { id } of (await view(signer)).documents) {
        await agent
          .get(path(signer, `/documents/${id}`))
          .expect(200)
          .expect('Content-Type', /pdf/);
        await agent.post(path(signer, `/documents/${id}/viewed`)).expect(200);
      }
    },
    async sign(signer: string, name: string, more: object = {}) {
      const documents = (await view(signer)).documents.map(({ id, sha256 }) => ({ id, sha256 }));
      return agent.post(path(signer, '/signature')).send({ name, documents, ...more });
    },
  };
}

/** The code of the test document, read from its text as a person would. */
export async function consentCode(at: TestPortal, signer: string): Promise<string> {
  const { codeOf } = await import('./consent.service');
  return codeOf(at.portal.secret, signer);
}
