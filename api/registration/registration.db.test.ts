import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PricingAnswer } from '../../domain/pricing/pricing.schemas';
import { carriesALoanFromCreationToRegistration } from '../../tests/journey/api-journey';
import { completePurchase, createLoan, pdfFile } from '../../tests/support/loan-builder';
import { type TestPortal, testPortal } from '../../tests/support/test-portal';

let at: TestPortal;
beforeAll(async () => {
  at = await testPortal();
});
afterAll(() => at.close());

describe('POST /lqb/loans/{loanNum}/register', () => {
  it('requires sign-in and access to the loan', async () => {
    const loanNum = await createLoan(at, 'pml-loan-officer');
    await supertest(at.app).post(`/api/lqb/loans/${loanNum}/register`).expect(401);
    await (await at.as('loan-officer')).post(`/api/lqb/loans/${loanNum}/register`).expect(403);
  });

  it('requires the menu item Upload Submission', async () => {
    const loanNum = await createLoan(at, 'loan-officer');
    const lockDesk = await at.as('lock-desk');
    await lockDesk.get(`/api/lqb/loans/${loanNum}`).expect(200);
    await lockDesk.post(`/api/lqb/loans/${loanNum}/register`).expect(403);
  });

  it('lists everything that is missing', async () => {
    const loanNum = await createLoan(at, 'pml-loan-officer');
    const answer = await (await at.as('pml-loan-officer')).post(`/api/lqb/loans/${loanNum}/register`).expect(422);
    expect(answer.body).toMatchObject({ code: 'cannot-register', missing: ['program', 'edisclosure', 'submission'] });
    expect(answer.body.message.split('\n')).toEqual([
      'No program has been selected',
      'The eDisclosure has not been requested.',
      'You have uploaded 0 files.',
    ]);
  });
});

describe('a loan whose facts changed after its program was chosen', () => {
  let loanNum: string;
  beforeAll(async () => {
    loanNum = await createLoan(at, 'loan-officer', {
      ...completePurchase,
      ...{ sLAmtCalc: '540000.00', sCreditScoreType2: 735, sProdConvMIOptionT: '0' },
    });
    const agent = await at.as('loan-officer');
    const { body } = await agent.post(`/api/lqb/loans/${loanNum}/pricing-simple`).send({}).expect(200);
    const answer = body as PricingAnswer;
    const program = answer.PricingResults.Program.find(
      ({ Status, LoanType }) => Status === 'Eligible' && LoanType === '0',
    );
    const rate = program?.RateOption[0];
    await agent
      .post(`/api/lqb/loans/${loanNum}/register-loan-program`)
      .send({ lLpTemplateId: program?.lLpTemplateId, requestedRate: rate?.Rate, requestedFee: rate?.Point })
      .expect(200);
    await agent.post(`/api/lqb/loans/${loanNum}/initial-disclosure`).send({ preparedBy: 'lender' }).expect(200);
    await agent
      .post(`/api/lqb/edocs/${loanNum}/upload`)
      .field({ folderName: '01 SUBMISSION PACKAGE', docType: '1 SUBMISSION PACKAGE' })
      .attach('files', pdfFile, 'package.pdf')
      .expect(201);
    at.time.forward(60_000);
  });

  const change = async (fields: object) => {
    const agent = await at.as('loan-officer');
    const { version } = await at.portal.los.loadLoan(loanNum);
    await agent
      .post(`/api/lqb/loans/${loanNum}`)
      .send({ version, ...fields })
      .expect(200);
  };
  const review = async () =>
    (await (await at.as('loan-officer')).get(`/api/lqb/loans/${loanNum}/price-check`).expect(200)).body;
  const register = async () => (await at.as('loan-officer')).post(`/api/lqb/loans/${loanNum}/register`);

  it('has an up-to-date price right after the choice', async () => {
    expect(await review()).toMatchObject({ state: 'current', changes: [], sinceDisclosure: [] });
  });

  it('is refused with the reason if it is no longer eligible', async () => {
    await change({ sCreditScoreType2: 580 });
    const answer = await register();
    expect([answer.status, answer.body.code, answer.body.reasons?.[0]?.code]).toEqual([422, 'not-eligible', 'score']);
    expect((await at.portal.los.loadLoan(loanNum)).sStatusT).toBe('0');
    const found = await review();
    expect(found).toMatchObject({ state: 'not-eligible', after: null });
    for (const changes of [found.changes, found.sinceDisclosure]) {
      expect(changes).toContainEqual({ field: 'sCreditScoreType2', before: 735, after: 580 });
    }
  });

  it('is refused with both prices if its price moved, until it is priced again', async () => {
    await change({ sCreditScoreType2: 700 });
    const answer = await register();
    expect([answer.status, answer.body.code]).toEqual([422, 'not-offered']);
    const { before, after } = answer.body.check;
    expect(after.price).not.toBe(before.price);
    expect(answer.body.message).toContain(`from ${before.price} to ${after.price}`);
    const { lLpTemplateId, rate } = await review();
    await (await at.as('loan-officer'))
      .post(`/api/lqb/loans/${loanNum}/register-loan-program`)
      .send({ lLpTemplateId, requestedRate: rate, requestedFee: after.points })
      .expect(200);
    expect(await review()).toMatchObject({ state: 'current', changes: [] });
    expect((await register()).status).toBe(200);
  });

  it('is one entry of the activity', async () => {
    const activity = await (await at.as('loan-officer')).get(`/api/lqb/loans/${loanNum}/activity`).expect(200);
    const ofRegistration = activity.body.filter(
      ({ kind, action }: { kind: string; action?: string }) => kind === 'status' || action === 'register',
    );
    expect(ofRegistration[0]).toMatchObject({ kind: 'status', from: '0' });
    expect(ofRegistration.filter(({ action }: { action?: string }) => action)).toEqual([]);
  });
});

describe('the main job', () => {
  carriesALoanFromCreationToRegistration(() => at, 'pml-loan-officer');
  carriesALoanFromCreationToRegistration(() => at, 'loan-officer');
});
