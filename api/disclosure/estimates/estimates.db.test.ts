import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { completePurchase, createLoan } from '../../../tests/support/loan-builder';
import { setLoanFields } from '../../../tests/support/set-loan-fields';
import { type TestPortal, testPortal } from '../../../tests/support/test-portal';
import { estimateCalls } from './estimates.routes';

let at: TestPortal;
let loanNum: string;

/** What a Loan Estimate needs beside a complete application. */
const terms = {
  ...completePurchase,
  ...{ sNoteIR: '6.250', sTerm: 360, sFinMethT: '0', sLT: '0', sSchedDueD1: '2027-02-01', sPrepaidInterestDays: 10 },
  ...{ sAppSubmittedD: '2026-11-19', sEstCloseD: '2026-12-28', sPurchCreditEarnestMoneyAmt: '10000.00' },
};

beforeAll(async () => {
  at = await testPortal();
  loanNum = await createLoan(at, 'loan-officer', terms);
});
afterAll(() => at.close());

const url = (path = '') => `/api/loan-proxy/${loanNum}/loan-estimates${path}`;
const load = () => at.portal.los.loadLoan(loanNum);
const post = async (login: string, path: string, body: object, status = 200) => {
  const agent = await at.as(login);
  const answer = await agent.post(url(path)).send({ version: (await load()).version, ...body });
  expect([answer.status, answer.body.fields ?? answer.body.message], path).toEqual([
    status,
    status === 200 ? undefined : expect.anything(),
  ]);
  return answer.body;
};
const documents = async (login: string) =>
  (await (await at.as(login)).get(`/api/lqb/edocs/${loanNum}`).expect(200)).body.map(
    ({ name, doc_type }: { name: string; doc_type: string }) => [name, doc_type],
  );

describe('the calls of Loan Estimates', () => {
  it('require sign-in, the page, and to issue also the right of the desk', async () => {
    for (const { method, path } of estimateCalls) {
      const address = `/api${path.replace('{loanNum}', loanNum).replace('{number}', '1')}`;
      const verb = method.toLowerCase() as 'get' | 'post';
      await supertest(at.app)[verb](address).expect(401);
      expect((await (await at.as('real-estate-agent'))[verb](address).send({})).status, address).toBe(403);
    }
    await post('loan-officer', '', { method: 'electronic' }, 403);
    await post('loan-officer', '/1/receipt', { received: '2026-11-20', evidence: 'x' }, 404);
  });
});

describe('a Loan Estimate', () => {
  it('is not issued while the loan lacks what it prints', async () => {
    await setLoanFields(at, loanNum, { sNoteIR: null });
    const refused = await post('disclosure-desk', '', { method: 'electronic' }, 422);
    expect(Object.keys(refused.fields)).toEqual(['sNoteIR']);
    const cash = async () => (await (await at.as('loan-officer')).get(url()).expect(200)).body.next.cashToClose;
    expect(await cash()).toBeNull();
    await setLoanFields(at, loanNum, { sNoteIR: '6.250', sBalloonPmt: true });
    await post('disclosure-desk', '', { method: 'electronic' }, 409);
    await setLoanFields(at, loanNum, { sBalloonPmt: false });
    expect(await cash()).toMatch(/^\d+\.00$/);
    expect((await load()).loanEstimates).toBeUndefined();
  });

  it('can be previewed as a PDF, which stores nothing', async () => {
    const answer = await (await at.as('loan-officer')).get(url('/preview')).expect(200);
    expect(answer.headers['content-type']).toBe('application/pdf');
    expect(answer.body.subarray(0, 5).toString()).toBe('%PDF-');
    expect(await documents('loan-officer')).toEqual([]);
  });

  it('is issued once: PDF, dates, baseline and audit in one write', async () => {
    const { version } = await load();
    // Electronic disclosures need the consent of the E-Sign Act (12 CFR 1026.37(o)(3)(iii)).
    expect((await post('disclosure-desk', '', { method: 'electronic' }, 422)).fields).toHaveProperty('method');
    const future = { on: '2026-11-21', evidence: 'Call' };
    await post('disclosure-desk', '', { method: 'electronic', consent: future }, 422);
    const consent = { on: '2026-11-19', evidence: 'Consent form' };
    const answer = await post('disclosure-desk', '', { method: 'electronic', consent });
    expect(answer.next.consent).toEqual(consent);
    expect(answer.estimates).toMatchObject([
      {
        ...{ number: 1, issued: '2026-11-20', covers: null, by: expect.any(String) },
        delivery: { method: 'electronic', received: null, consent },
        // Friday 11/20; Sunday does not count.
        receivedBy: { date: '2026-11-24', skipped: [{ date: '2026-11-22' }] },
        figures: { rate: '6.25%', loanAmount: '$480,000', product: 'Fixed Rate' },
      },
    ]);
    expect(await load()).toMatchObject({
      sInitialLoanEstimateIssuedD: '2026-11-20',
      sLastDisclosedLoanEstimateIssuedD: '2026-11-20',
    });
    expect(await documents('disclosure-desk')).toEqual([['LOAN ESTIMATE 1.pdf', '3 UNSIGNED DISCLOSURES']]);
    await post('disclosure-desk', '', { version, method: 'electronic' }, 409);
    expect(await documents('disclosure-desk')).toHaveLength(1);
    const audited = await at.portal.db
      .selectFrom('portal.audit')
      .select(['action', 'outcome'])
      .where('action', '=', 'disclosure.estimate-issue')
      .execute();
    expect(audited.map(({ outcome }) => outcome)).toContain('done');
  });

  it('has a clock that names each day that does not count', async () => {
    const { clock } = (await (await at.as('loan-officer')).get(url()).expect(200)).body;
    const row = (step: string) => clock.find((each: { step: string }) => each.step === step);
    expect(row('issued')).toMatchObject({ done: '2026-11-20', day: { date: '2026-11-24' }, state: 'done' });
    expect(row('intent')).toMatchObject({
      // Ten days on which the office is open: Thanksgiving and the weekends do not count.
      day: { date: '2026-12-07', skipped: expect.arrayContaining([expect.objectContaining({ date: '2026-11-26' })]) },
      state: 'open',
    });
    expect(row('closing')).toMatchObject({ day: { date: '2026-11-30' } });
  });

  it('is received and leads to the intent to proceed, neither before it was issued nor in the future', async () => {
    const wrong = await post('loan-officer', '/1/receipt', { received: '2026-11-19', evidence: 'Call' }, 422);
    expect(wrong.fields).toEqual({ received: 'Enter a date on or after the day of issue.' });
    await post('loan-officer', '/1/intent', { date: '2026-11-21', method: 'phone', borrowers: ['Ruta'] }, 422);
    const received = await post('loan-officer', '/1/receipt', { received: '2026-11-20', evidence: 'Opened by email' });
    expect(received.estimates[0].receivedBy).toEqual({ date: '2026-11-20', skipped: [] });
    expect(received.next.consent).toEqual({ on: '2026-11-19', evidence: 'Consent form' });
    const given = await post('loan-officer', '/1/intent', {
      ...{ date: '2026-11-20', method: 'phone', borrowers: ['Ruta Lindqvist'] },
    });
    expect(given.estimates[0].intent).toMatchObject({ method: 'phone', borrowers: ['Ruta Lindqvist'] });
    expect(await load()).toMatchObject({
      sInitialLoanEstimateReceivedD: '2026-11-20',
      sIntentToProceedD: '2026-11-20',
    });
  });

  it('is revised with the approved changes, which it discloses', async () => {
    const fees = (await load()).fees ?? [];
    const appraisal = {
      ...{
        id: 'a',
        ClosingCostFeeType: 'AppraisalFee',
        Description: 'Appraisal Fee',
        TotalAmount: '700.00',
        section: 'B',
      },
      ...{ Beneficiary: '63', ProviderName: null, ProviderChoice: 'none', isAffiliate: false, PaidBy: 'borrower' },
      GfeClosingCostFeePaymentTimingT: '1',
    };
    const change = {
      ...{
        id: 'c1',
        status: 'APPROVED',
        reason: 'consumer-request',
        description: 'Larger house',
        learned: '2026-11-19',
      },
      ...{
        trigger: null,
        orderId: null,
        requestedAt: '2026-11-19T18:00:00Z',
        requestedBy: 'Ann',
        decidedBy: 'Tobias',
        note: null,
      },
      ...{ decidedAt: '2026-11-20T18:00:00Z', estimate: null },
      lines: [
        {
          ...{ id: 'a', type: 'AppraisalFee', description: 'Appraisal Fee', section: 'B', bucket: 'zero' },
          ...{ amount: '700.00', before: null },
        },
      ],
    };
    await setLoanFields(at, loanNum, { fees: [...fees, appraisal], cocs: [change] });
    const answer = await post('disclosure-desk', '', { method: 'mail' });
    expect(answer.estimates[1]).toMatchObject({
      ...{ number: 2, reason: 'consumer-request', covers: { lines: ['a'], lenderCredit: false } },
    });
    expect((await load()).cocs).toMatchObject([{ status: 'DISCLOSED', estimate: 2 }]);
    expect(await load()).toMatchObject({ sInitialLoanEstimateIssuedD: '2026-11-20' });
    expect((await documents('disclosure-desk')).map(([name]: string[]) => name).sort()).toEqual([
      'LOAN ESTIMATE 1.pdf',
      'LOAN ESTIMATE 2.pdf',
    ]);
  });

  it('is not revised too late before closing, nor after the Closing Disclosure', async () => {
    await setLoanFields(at, loanNum, { sEstCloseD: '2026-11-27' });
    const late = await post('disclosure-desk', '', { method: 'mail' }, 409);
    expect(late.message).toContain('11/30/2026');
    await setLoanFields(at, loanNum, { sEstCloseD: '2026-12-28', sInitialClosingDisclosureIssuedD: '2026-11-20' });
    await post('disclosure-desk', '', { method: 'in-person' }, 409);
  });
});

describe('a loan with a Loan Estimate from outside the portal', () => {
  it('keeps the dates of that one as its initial ones', async () => {
    const dates = { sInitialLoanEstimateIssuedD: '2026-11-12', sInitialLoanEstimateReceivedD: '2026-11-13' };
    loanNum = await createLoan(at, 'loan-officer', terms);
    await setLoanFields(at, loanNum, dates);
    const issued = await post('disclosure-desk', '', { method: 'in-person' });
    // That one is the first of the loan.
    expect([issued.estimates.map(({ number }: { number: number }) => number), issued.next.number]).toEqual([[2], 3]);
    await post('disclosure-desk', '/2/receipt', { received: '2026-11-20', evidence: 'Handed over' });
    expect(await load()).toMatchObject({ ...dates, sLastDisclosedLoanEstimateIssuedD: '2026-11-20' });
  });
});
