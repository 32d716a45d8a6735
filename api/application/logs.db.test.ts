import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { completePurchase, createLoan, pdfFile } from '../../tests/support/loan-builder';
import { setLoanFields } from '../../tests/support/set-loan-fields';
import { type TestPortal, testPortal } from '../../tests/support/test-portal';

let at: TestPortal;
let loanNum: string;
beforeAll(async () => {
  at = await testPortal();
  loanNum = await createLoan(at, 'loan-officer', completePurchase);
}, 60_000);
afterAll(() => at.close());

const get = async (login: string, path: string) => (await at.as(login)).get(`/api/loan-proxy/${loanNum}/${path}`);

describe('permission to read the logs of a loan', () => {
  it.each([
    ['esign-log', 'loan-officer', 'accountant'],
    ['esign-status', 'loan-officer', 'accountant'],
    ['has-invalid-beneficiaries-in-section-c', 'loan-officer', 'accountant'],
    ['servicing-payment', 'accountant', 'underwriter'],
  ])('%s: requires sign-in, allows %s but not %s', async (path, allowed, refused) => {
    expect((await supertest(at.app).get(`/api/loan-proxy/${loanNum}/${path}`)).status).toBe(401);
    expect((await get(refused, path)).status).toBe(403);
    expect((await get('pml-loan-officer', path)).status).toBe(403);
    expect((await get(allowed, path)).status).toBe(200);
  });
});

describe('signing', () => {
  it('is logged with the request of the eDisclosure', async () => {
    expect((await get('loan-officer', 'esign-log')).body).toEqual([]);
    await (await at.as('loan-officer'))
      .post(`/api/lqb/loans/${loanNum}/initial-disclosure`)
      .field('preparedBy', 'self')
      .attach('files', pdfFile, 'signed.pdf')
      .expect(200);
    expect((await get('loan-officer', 'esign-log')).body).toEqual([
      {
        at: '2026-11-20T18:42:00.000Z',
        by: 'Rafael Quillmore',
        description: 'The signed initial disclosures have been uploaded.',
        wording: { code: 'edisclosure-uploaded', values: {} },
      },
    ]);
    expect((await get('loan-officer', 'esign-status')).body).toMatchObject({
      status: 'uploaded',
      documents: [{ document: 'Loan Estimate', status: 'none', issued: null }, {}, {}],
    });
  });
});

describe('section C', () => {
  it('has no known invalid beneficiary while the loan has no fees', async () => {
    const { body } = await get('loan-officer', 'has-invalid-beneficiaries-in-section-c');
    expect(body).toEqual({ result: false, feesKnown: false });
  });
});

describe('the servicing payment', () => {
  it('lists transactions, and says that the loan has no subservicer yet', async () => {
    await setLoanFields(at, loanNum, { sStatusT: '6' });
    await (await at.as('servicing'))
      .post('/api/emet-data/transactions')
      .send({ rows: [{ loanNum, date: '2026-11-01', type: 'payment', amount: '1250.50', reference: 'T-1' }] })
      .expect(200);
    expect((await get('accountant', 'servicing-payment')).body).toMatchObject({
      sSubservicerLoanNm: null,
      notice: 'Not yet available. Please check back after the transfer date.',
      transactions: [{ reference: 'T-1', date: '2026-11-01', type: 'payment', amount: '1250.50' }],
    });
  });
});
