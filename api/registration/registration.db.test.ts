import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { carriesALoanFromCreationToRegistration } from '../../tests/journey/api-journey';
import { createLoan } from '../../tests/support/loan-builder';
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

describe('the main job', () => {
  carriesALoanFromCreationToRegistration(() => at, 'pml-loan-officer');
  carriesALoanFromCreationToRegistration(() => at, 'loan-officer');
});
