import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languages } from '../../domain/format/language';
import { completePurchase, createLoan } from '../../tests/support/loan-builder';
import { type TestPortal, testPortal } from '../../tests/support/test-portal';

let at: TestPortal;
let loanNum: string;
beforeAll(async () => {
  at = await testPortal();
  loanNum = await createLoan(at, 'loan-officer', completePurchase);
});
afterAll(() => at.close());

const isPdf = (body: unknown): boolean => Buffer.from(body as Buffer).toString('latin1', 0, 5) === '%PDF-';

describe('GET /lqb/loans/{loanNum}/pi-waiver-disclosure-form', () => {
  const path = () => `/api/lqb/loans/${loanNum}/pi-waiver-disclosure-form`;

  it('requires sign-in and access to the loan', async () => {
    await supertest(at.app).get(path()).expect(401);
    await (await at.as('pml-loan-officer')).get(path()).expect(403);
  });

  it('is a PDF in the language that the user asks for, and is not stored', async () => {
    const agent = await at.as('loan-officer');
    const english = await agent.get(path()).expect(200);
    expect(english.headers['content-disposition']).toContain(`PI WAIVER DISCLOSURE ${loanNum}.pdf`);
    expect(isPdf(english.body)).toBe(true);
    const arabic = await agent.get(path()).query({ language: 'ar' }).expect(200);
    expect(Buffer.from(arabic.body).toString('latin1')).toMatch(/\/Lang ?\(ar/);
    expect(await at.portal.los.files(loanNum, {})).toEqual([]);
  });
});

describe('the catalog of documents', () => {
  const path = '/api/emet-data/document-templates';

  it('requires an administrator', async () => {
    for (const one of [path, `${path}/adverse-action`]) {
      await supertest(at.app).get(one).expect(401);
      await (await at.as('underwriter')).get(one).expect(403);
    }
  });

  it('lists every document with its title in each language, and shows each with sample data', async () => {
    const agent = await at.as('administrator');
    const { body } = await agent.get(path).expect(200);
    expect(body[0]).toEqual({
      id: 'approval-certificate',
      title: { en: 'Approval Certificate', tr: 'Onay Belgesi', ar: 'شهادة الموافقة' },
    });
    for (const { id } of body) {
      for (const language of languages) {
        const answer = await agent.get(`${path}/${id}`).query({ language }).expect(200);
        expect(isPdf(answer.body), `${id} ${language}`).toBe(true);
      }
    }
  });

  it('answers 404 for a document that does not exist', async () => {
    const agent = await at.as('administrator');
    for (const id of ['nothing', 'constructor', '..%2Fparts%2Flib']) await agent.get(`${path}/${id}`).expect(404);
  });

  it('has the lender’s name and address of the general settings', async () => {
    const agent = await at.as('administrator');
    const before = (await agent.get(`${path}/adverse-action`).expect(200)).body;
    const settings = '/api/emet-data/general-settings/general';
    const { version } = (await agent.get(settings)).body;
    await agent.post(settings).send({ version, lenderAddress: '1 Other Street, Reno, NV 89501' }).expect(200);
    expect((await agent.get(`${path}/adverse-action`).expect(200)).body).not.toEqual(before);
  });
});
