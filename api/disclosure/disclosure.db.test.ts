import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { completePurchase, createLoan, moveThrough, pdfFile } from '../../tests/support/loan-builder';
import { type TestPortal, testPortal } from '../../tests/support/test-portal';

let at: TestPortal;
beforeAll(async () => {
  at = await testPortal();
});
afterAll(() => at.close());

const path = (loanNum: string) => `/api/lqb/loans/${loanNum}/initial-disclosure`;

/** A complete loan with a chosen program. */
async function pricedLoan(login = 'pml-loan-officer'): Promise<string> {
  const loanNum = await createLoan(at, login, completePurchase);
  const agent = await at.as(login);
  const priced = await agent.post(`/api/lqb/loans/${loanNum}/pricing-simple`).send({}).expect(200);
  const program = priced.body.PricingResults.Program.find((each: { Status: string }) => each.Status === 'Eligible');
  const [rate] = program.RateOption;
  await agent
    .post(`/api/lqb/loans/${loanNum}/register-loan-program`)
    .send({ lLpTemplateId: program.lLpTemplateId, requestedRate: rate.Rate, requestedFee: rate.Point })
    .expect(200);
  return loanNum;
}

describe('POST /lqb/loans/{loanNum}/initial-disclosure', () => {
  it('requires sign-in and access to the loan', async () => {
    const loanNum = await createLoan(at, 'pml-loan-officer');
    await supertest(at.app).post(path(loanNum)).send({ preparedBy: 'lender' }).expect(401);
    await (await at.as('loan-officer')).post(path(loanNum)).send({ preparedBy: 'lender' }).expect(403);
  });

  it('refuses users who may not edit the loan in its status', async () => {
    const loanNum = await pricedLoan();
    await moveThrough(at, loanNum, ['9']);
    const answer = await (await at.as('pml-loan-officer'))
      .post(path(loanNum))
      .send({ preparedBy: 'lender' })
      .expect(403);
    expect(answer.body.code).toBe('not-editable');
  });

  it('is requested from the lender once', async () => {
    const loanNum = await pricedLoan();
    const agent = await at.as('pml-loan-officer');
    const answer = await agent.post(path(loanNum)).send({ preparedBy: 'lender' }).expect(200);
    expect(answer.body).toEqual({
      status: 'requested',
      msg: 'The eDisclosure has been requested on 11/20/2026 (Lender-Prepare)',
      wording: { code: 'edisclosure-requested-lender', values: { date: '11/20/2026' } },
    });
    // The day from which the Loan Estimate is due.
    expect(await at.portal.los.loadLoan(loanNum)).toMatchObject({ sAppSubmittedD: '2026-11-20' });
    await agent.post(path(loanNum)).send({ preparedBy: 'lender' }).expect(409);
    expect((await agent.get(`/api/lqb/loans/${loanNum}/edisclosure-status`)).body).toEqual(answer.body);
  });

  it('lists what the lender still needs', async () => {
    const loanNum = await createLoan(at, 'pml-loan-officer');
    const answer = await (await at.as('pml-loan-officer')).post(path(loanNum)).send({ preparedBy: 'lender' });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.fields ?? answer.body)).not.toHaveLength(0);
  });

  it('accepts the signed package of a self-prepared disclosure, as PDF only', async () => {
    const loanNum = await pricedLoan();
    const agent = await at.as('pml-loan-officer');
    const bad = await agent.post(path(loanNum)).field('preparedBy', 'self').attach('files', Buffer.from('x'), 'x.pdf');
    expect(bad.status).toBe(415);
    const none = await agent.post(path(loanNum)).send({ preparedBy: 'self' });
    expect(none.body).toMatchObject({ code: 'no-file', message: 'No file is selected.' });
    const answer = await agent.post(path(loanNum)).field('preparedBy', 'self').attach('files', pdfFile, 'signed.pdf');
    expect(answer.body).toEqual({
      status: 'uploaded',
      msg: 'The signed initial disclosures have been uploaded.',
      wording: { code: 'edisclosure-uploaded', values: {} },
    });
    const files = await agent.get(`/api/storage-loan/${loanNum}`).query({ docType: '4 SIGNED EDISCLOSURES' });
    expect(files.body).toHaveLength(1);
  });
});

describe('the two ways to an eDisclosure (REG-27)', () => {
  it('a self-prepared one needs the signed package and no data; a lender-prepared one needs the data and no package', async () => {
    const loanNum = await createLoan(at, 'pml-loan-officer');
    const agent = await at.as('pml-loan-officer');
    const lender = await agent.post(path(loanNum)).send({ preparedBy: 'lender' });
    expect([lender.status, lender.body.wording.code]).toEqual([422, 'lender-needs-more']);
    const withFile = await agent.post(path(loanNum)).field('preparedBy', 'lender').attach('files', pdfFile, 'a.pdf');
    expect([withFile.status, withFile.body.wording.code]).toEqual([422, 'files-with-self-prepared']);
    const self = await agent.post(path(loanNum)).field('preparedBy', 'self').attach('files', pdfFile, 'signed.pdf');
    expect([self.status, self.body.status]).toEqual([200, 'uploaded']);
    const again = await agent.post(path(loanNum)).field('preparedBy', 'self').attach('files', pdfFile, 'again.pdf');
    expect(again.status).toBe(409);
    const files = await agent.get(`/api/storage-loan/${loanNum}`).query({ docType: '4 SIGNED EDISCLOSURES' });
    expect(files.body).toHaveLength(1);
  });
});

describe('DELETE /lqb/loans/{loanNum}/initial-disclosure', () => {
  it('requires sign-in and access to the loan', async () => {
    const loanNum = await createLoan(at, 'pml-loan-officer');
    await supertest(at.app).delete(path(loanNum)).expect(401);
    await (await at.as('loan-officer')).delete(path(loanNum)).expect(403);
  });

  it('cancels a request, records it in the status log, and then has nothing left to cancel', async () => {
    const loanNum = await pricedLoan();
    const agent = await at.as('pml-loan-officer');
    await agent.post(path(loanNum)).send({ preparedBy: 'lender' }).expect(200);
    expect((await agent.delete(path(loanNum)).expect(200)).body).toMatchObject({ status: 'none' });
    await agent.delete(path(loanNum)).expect(409);
    const log = await at.portal.los.statusLog(loanNum);
    expect(log.some((entry) => /eDisclosure/i.test(entry.description))).toBe(true);
  });
});

describe('GET /lqb/loans/{loanNum}/edisclosure-status', () => {
  it('requires sign-in and access to the loan', async () => {
    const loanNum = await createLoan(at, 'pml-loan-officer');
    await supertest(at.app).get(`/api/lqb/loans/${loanNum}/edisclosure-status`).expect(401);
    await (await at.as('loan-officer')).get(`/api/lqb/loans/${loanNum}/edisclosure-status`).expect(403);
  });
});
