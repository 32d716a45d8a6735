import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { pdfText } from '../../domain/documents/pdf';
import { signInOverHttp } from './api-client';
import { completePurchase } from './loan-builder';

const WAIT_MS = 30_000;

/** What a pattern finds in the latest email to an address that has it; waits until there is one. */
export async function mailedTo(url: string, email: string, pattern: RegExp): Promise<string> {
  const end = Date.now() + WAIT_MS;
  while (Date.now() < end) {
    const answer = await fetch(`${url}/api/demo/mailbox?to=${encodeURIComponent(email)}`);
    const mails = (await answer.json()) as readonly { readonly text: string }[];
    const found = mails.flatMap(({ text }) => pattern.exec(text)?.[1] ?? [])[0];
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`No email with ${pattern} was sent to ${email}.`);
}

export const LINK = /(\/sign#[\w-]{43})/;

/** The code of the test document, as a signer reads it on the page. */
export async function testCode(page: Page): Promise<string> {
  const isCode = /^[2-9A-HJ-NP-Z]{5}$/;
  const line = page.locator('.sign-text span').filter({ hasText: isCode });
  await line.first().waitFor();
  return ((await line.first().textContent()) ?? '').trim();
}

/** A PDF with pages of these titles. */
export const pdfWith = (titles: readonly string[]): Buffer =>
  Buffer.from(pdfText(titles.map((title) => ({ title, lines: ['Borrower', 'Lender'] }))), 'latin1');

/** A loan of a borrower with this address; returns its number. */
export async function loanOf(url: string, email: string): Promise<string> {
  const client = await signInOverHttp(url, 'loan-officer');
  const created = await client.call('POST', '/lqb/loans/create', { sBranchChannelT: '1', sLPurposeT: '0' });
  const loanNum = String(created.body.loanNum);
  const [borrower] = completePurchase.applicants;
  const applicants = [{ ...borrower, aBEmail: email }];
  await client.call('POST', `/lqb/loans/${loanNum}`, { version: 1, ...completePurchase, applicants });
  return loanNum;
}

/** Sends two documents to a borrower to sign, and returns the address of their link. */
export async function sentLink(url: string, email: string, language: string): Promise<string> {
  const loanNum = await loanOf(url, email);
  const client = await signInOverHttp(url, 'administrator');
  const documents: { documentId: string; title: string }[] = [];
  for (const title of ['Loan Estimate', 'Intent to Proceed']) {
    const form = new FormData();
    form.append('files', new Blob([new Uint8Array(pdfWith([title, 'Signatures']))]), `${title}.pdf`);
    form.append('folderName', '02 INITIAL DISCLOSURES');
    form.append('docType', '3 UNSIGNED DISCLOSURES');
    const answer = await fetch(`${url}/api/lqb/edocs/${loanNum}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${client.token}` },
      body: form,
    });
    const [added] = (await answer.json()) as readonly { readonly id: string }[];
    if (added) documents.push({ documentId: added.id, title });
  }
  await client.call('POST', `/loan-proxy/${loanNum}/signing-packages`, {
    ...{ key: randomUUID(), title: 'Initial disclosures', kind: 'other', documents },
    recipients: [{ name: 'Ruta Lindqvist', email, language }],
  });
  return mailedTo(url, email, LINK);
}
