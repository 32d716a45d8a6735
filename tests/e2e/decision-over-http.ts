import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import type { Edoc } from '../../domain/documents/document.schemas';
import type { Condition } from '../../domain/underwriting/condition.schemas';
import { type ApiClient, signInOverHttp } from '../support/api-client';
import { AGENCY, agencyAccount, creditOrderOf } from '../support/credit';

const TIMEOUT_MS = 60_000;

/** A call that succeeds, and what it answers. */
async function ok<Answer>(client: ApiClient, method: string, path: string, body?: unknown): Promise<Answer> {
  const answer = await client.call(method, path, body);
  expect([200, 201], `${method} ${path}: ${JSON.stringify(answer.body)}`).toContain(answer.status);
  return answer.body as unknown as Answer;
}

async function certificateOf(client: ApiClient, loanNum: string, docType: string): Promise<Edoc | undefined> {
  for (const end = Date.now() + TIMEOUT_MS; ; await pause(200)) {
    const documents = await ok<Edoc[]>(client, 'GET', `/lqb/edocs/${loanNum}`);
    const found = documents.find((one) => one.doc_type === docType);
    if (found || Date.now() > end) return found;
  }
}

/** Waits for the first one: the pipeline index is filled from the feed of the LOS after the portal has started. */
async function loanInUnderwriting(client: ApiClient): Promise<string> {
  const filter = encodeURIComponent(JSON.stringify({ sStatusT: ['13'] }));
  for (const end = Date.now() + TIMEOUT_MS; ; await pause(200)) {
    const [loan] = await ok<{ sLNm: string }[]>(client, 'GET', `/lqb/loans?filter=${filter}&range=[0,0]`);
    if (loan) return loan.sLNm;
    if (Date.now() > end) expect.fail('No demo loan is in underwriting.');
  }
}

/** Takes a loan of the portal from underwriting to Clear To Close. */
export async function decide(url: string): Promise<void> {
  const [underwriter, processor] = [await signInOverHttp(url, 'underwriter'), await signInOverHttp(url, 'processor')];
  const loanNum = await loanInUnderwriting(underwriter);
  const conditions = `/lqb/loans/${loanNum}/conditions`;
  const move = (from: string, to: string, more: object = {}) =>
    ok(underwriter, 'POST', `/lqb/loans/${loanNum}/status`, { from, to, ...more });

  const { version } = await ok<{ version: number }>(processor, 'GET', `/lqb/loans/${loanNum}`);
  await ok(processor, 'PUT', `/loan-proxy/${loanNum}/credit-account/${AGENCY}`, agencyAccount);
  const path = `/loan-proxy/${loanNum}/credit-report`;
  const credit = await ok<{ id: string }>(processor, 'POST', path, creditOrderOf(version));
  expect(credit).toMatchObject({ state: 'completed', isSimulation: true });
  const used = { version, scores: true, debts: [] };
  expect(await ok(processor, 'POST', `${path}/${credit.id}/apply`, used)).toEqual({ version: version + 1 });

  const added = ['PTA', 'PTD'].map((cat) => ({ id: randomUUID(), cat, description: `${cat} item`, accepts: [] }));
  await ok(underwriter, 'POST', conditions, { conditions: added });
  await move('13', '8', { reasons: ['income'] });
  expect(await certificateOf(underwriter, loanNum, '02 SUSPENSE NOTIFICATION')).toBeDefined();

  const [document] = await ok<Edoc[]>(processor, 'GET', `/lqb/edocs/${loanNum}`);
  const docIds = [document?.docId];
  const conditionIds = added.map(({ id }) => id);
  const attach = { conditionIds, docIds, submit: true };
  const [first] = await ok<Condition[]>(processor, 'POST', `/lqb/edocs/${loanNum}/condition-attach`, attach);
  expect(first).toMatchObject({ state: 'submitted', documents: [{ docId: document?.docId }] });
  const detached = `${conditions}/${first?.id}/documents/${document?.docId}?version=${first?.version}`;
  expect(await ok<Condition>(processor, 'DELETE', detached)).toMatchObject({ documents: [] });

  for (const { id, status, version } of await ok<Condition[]>(underwriter, 'GET', conditions)) {
    if (status === 'Active') await ok(underwriter, 'POST', `${conditions}/${id}/decision`, { version, move: 'clear' });
  }
  await move('8', '13');
  await move('13', '4', { isManual: true, note: 'Strong reserves' });
  for (const [from, to] of [
    ['4', '33'],
    ['33', '23'],
    ['23', '21'],
  ] as const) {
    await move(from, to);
  }
  expect(await ok(underwriter, 'GET', `/lqb/loans/${loanNum}`)).toMatchObject({ sStatusT: '21' });
  expect(await certificateOf(underwriter, loanNum, '01 APPROVAL CERTIFICATE')).toBeDefined();
}
