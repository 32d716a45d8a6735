import { randomUUID } from 'node:crypto';
import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Edoc } from '../../domain/documents/document.schemas';
import type { Condition } from '../../domain/underwriting/condition.schemas';
import { createLoan, pdfFile } from '../../tests/support/loan-builder';
import { type TestPortal, testPortal } from '../../tests/support/test-portal';

let at: TestPortal;
let loanNum: string;
beforeAll(async () => {
  at = await testPortal();
  loanNum = await createLoan(at, 'pml-loan-officer');
});
afterAll(() => at.close());

const [broker, staff] = ['pml-loan-officer', 'processor'];
const attachPath = () => `/api/lqb/edocs/${loanNum}/condition-attach`;
const conditionsPath = () => `/api/lqb/loans/${loanNum}/conditions`;

async function added(cat = 'PTD'): Promise<Condition> {
  const conditions = [{ id: randomUUID(), cat, description: 'Paystubs covering 30 days', accepts: [] }];
  const answer = await (await at.as('administrator')).post(conditionsPath()).send({ conditions });
  return answer.body[0];
}

/** A document of the loan that no condition has. */
async function filed(login: string, name: string, fields: Record<string, string> = {}): Promise<Edoc> {
  const request = (await at.as(login)).post(`/api/lqb/edocs/${loanNum}`);
  for (const [field, value] of Object.entries({ folderName: '05 INCOME', docType: 'PAYSTUB', ...fields }))
    request.field(field, value);
  const answer = await request.attach('files', Buffer.concat([pdfFile, Buffer.from(`\n% ${name}\n%%EOF\n`)]), name);
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body[0];
}

const attach = async (login: string, conditionIds: string[], docIds: string[], submit = false) =>
  (await at.as(login)).post(attachPath()).send({ conditionIds, docIds, submit });
const detach = async (login: string, { id, version }: Condition, docId: string) =>
  (await at.as(login)).delete(`${conditionsPath()}/${id}/documents/${docId}?version=${version}`);
const conditionFor = async (login: string, id: string): Promise<Condition> =>
  (await (await at.as(login)).get(conditionsPath())).body.find((one: Condition) => one.id === id);
const documents = async (login: string): Promise<Edoc[]> =>
  (await (await at.as(login)).get(`/api/lqb/edocs/${loanNum}`)).body;

/** A condition with a document of the loan. */
async function attached(login: string, name: string): Promise<{ condition: Condition; docId: string }> {
  const [{ id }, { docId }] = [await added(), await filed(login, name)];
  const [condition] = (await attach(login, [id], [docId])).body;
  return { condition, docId };
}

describe('POST /lqb/edocs/{loanNum}/condition-attach', () => {
  it('requires sign-in, the loan and the page', async () => {
    await supertest(at.app).post(attachPath()).send({}).expect(401);
    const [{ id }, { docId }] = [await added(), await filed(staff, 'page.pdf')];
    expect((await attach('loan-officer', [id], [docId])).status).toBe(403);
    expect((await attach('qc-compliance', [id], [docId])).status).toBe(403);
  });

  it('attaches documents of the loan to several conditions, which stay open', async () => {
    const [one, two, document] = [await added(), await added(), await filed(staff, 'stub.pdf')];
    const answer = await attach(staff, [one.id, two.id], [document.docId]);
    expect(answer.status).toBe(200);
    for (const condition of answer.body as Condition[]) {
      expect(condition).toMatchObject({ state: 'active', version: 2, documents: [{ docId: document.docId }] });
      expect(condition.steps.at(-1)).toMatchObject({ kind: 'attach', files: ['stub.pdf'] });
    }
    // The document is the same one, in its folder.
    expect((await documents(staff)).filter(({ name }) => name === 'stub.pdf')).toMatchObject([
      { docId: document.docId, folderName: '05 INCOME' },
    ]);
  });

  it('asks for review with it, and changes nothing if it is repeated', async () => {
    const [{ id }, { docId }] = [await added(), await filed(broker, 'mine.pdf')];
    const first = await attach(broker, [id], [docId], true);
    expect(first.body[0]).toMatchObject({ state: 'submitted', version: 2 });
    expect((await attach(broker, [id], [docId], true)).body).toEqual(first.body);
  });

  it('takes from users outside the lender only what they uploaded', async () => {
    const [{ id }, theirs] = [await added(), await filed(staff, 'theirs.pdf')];
    const refused = await attach(broker, [id], [theirs.docId]);
    expect([refused.status, refused.body.message]).toEqual([
      403,
      'Only the user who uploaded theirs.pdf or the lender can attach or detach it.',
    ]);
    expect((await conditionFor(broker, id)).version).toBe(1);
  });

  it('finds no hidden documents and no internal conditions for users outside the lender', async () => {
    const hidden = await filed(staff, 'fraud report.pdf', { lenderOnly: 'true' });
    const [{ id }, internal, mine] = [await added(), await added('Internal'), await filed(broker, 'own.pdf')];
    expect((await attach(broker, [id], [hidden.docId])).status).toBe(404);
    expect((await attach(broker, [internal.id], [mine.docId])).status).toBe(404);
    // Attached by the lender, the document stays hidden, also in the history.
    expect((await attach(staff, [id], [hidden.docId])).body[0].documents).toHaveLength(1);
    const seen = await conditionFor(broker, id);
    expect([seen.documents, JSON.stringify(seen)]).toEqual([[], expect.not.stringContaining('fraud')]);
    await detach(staff, await conditionFor(staff, id), hidden.docId);
    expect(JSON.stringify(await conditionFor(broker, id))).not.toContain('fraud');
  });

  it('refuses closed conditions, replaced documents and those of no loan, and attaches none then', async () => {
    const [open, closed, document] = [await added(), await added(), await filed(staff, 'late.pdf')];
    await (await at.as('underwriter'))
      .post(`${conditionsPath()}/${closed.id}/decision`)
      .send({ version: 1, move: 'clear' });
    expect((await attach(staff, [open.id, closed.id], [document.docId])).status).toBe(409);
    expect((await attach(staff, [open.id], [document.docId, randomUUID()])).status).toBe(404);
    await filed(staff, 'newer.pdf', { replaces: document.docId, version: '1' });
    const stale = await attach(staff, [open.id], [document.docId]);
    expect([stale.status, stale.body.code]).toEqual([409, 'stale']);
    expect((await conditionFor(staff, open.id)).version).toBe(1);
  });

  it('is in the audit', async () => {
    const { condition, docId } = await attached(staff, 'audited.pdf');
    await detach(staff, condition, docId);
    const entries = await at.portal.db
      .selectFrom('portal.audit')
      .select('action')
      .where('subject', '=', `loan:${loanNum}`)
      .where('action', 'in', ['conditions.attach', 'conditions.detach'])
      .execute();
    expect(new Set(entries.map(({ action }) => action))).toEqual(new Set(['conditions.attach', 'conditions.detach']));
  });
});

describe('DELETE /lqb/loans/{loanNum}/conditions/{conditionId}/documents/{docId}', () => {
  it('requires sign-in, the loan and the page', async () => {
    const { condition, docId } = await attached(staff, 'kept.pdf');
    await supertest(at.app).delete(`${conditionsPath()}/${condition.id}/documents/${docId}?version=2`).expect(401);
    expect((await detach('loan-officer', condition, docId)).status).toBe(403);
    expect((await detach('qc-compliance', condition, docId)).status).toBe(403);
  });

  it('detaches a document, which stays on the loan and in the history', async () => {
    const { condition, docId } = await attached(staff, 'wrong.pdf');
    const answer = await detach(staff, condition, docId);
    expect(answer.body).toMatchObject({ version: 3, documents: [], state: 'active' });
    const kinds = (answer.body as Condition).steps.map(({ kind, files }) => [kind, ...files]);
    expect(kinds).toEqual([['add'], ['attach', 'wrong.pdf'], ['detach', 'wrong.pdf']]);
    expect((await conditionFor(broker, condition.id)).steps).toEqual(answer.body.steps);
    expect((await documents(broker)).some((one) => one.docId === docId)).toBe(true);
    // It may be attached again.
    expect((await attach(staff, [condition.id], [docId])).body[0].documents).toHaveLength(1);
  });

  it('is safe to repeat, and overwrites nothing that its author has not seen', async () => {
    const { condition, docId } = await attached(staff, 'twice.pdf');
    const first = await detach(staff, condition, docId);
    expect((await detach(staff, condition, docId)).body).toEqual(first.body);
    const late = await detach('administrator', condition, docId);
    expect([late.status, late.body]).toMatchObject([409, { code: 'stale', current: { version: 3, documents: [] } }]);
  });

  it('lets users outside the lender detach what they uploaded, and nothing else', async () => {
    const mine = await attached(broker, 'broker.pdf');
    expect(mine.condition.documents).toMatchObject([{ canDetach: true }]);
    const theirs = await attached(staff, 'lender.pdf');
    expect((await conditionFor(broker, theirs.condition.id)).documents).toMatchObject([{ canDetach: false }]);
    expect((await detach(broker, theirs.condition, theirs.docId)).status).toBe(403);
    expect((await detach(broker, mine.condition, mine.docId)).status).toBe(200);
  });

  it('refuses a condition that is closed', async () => {
    const { condition, docId } = await attached(staff, 'evidence.pdf');
    await (await at.as('underwriter'))
      .post(`${conditionsPath()}/${condition.id}/decision`)
      .send({ version: 2, move: 'clear' });
    const refused = await detach(staff, { ...condition, version: 3 }, docId);
    expect([refused.status, refused.body.message]).toEqual([409, 'This condition is closed. Reopen it first.']);
  });
});
