import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { mostRequestedClosings } from '../../../domain/disclosure/closing/closing-limits';
import { completePurchase, createLoan } from '../../../tests/support/loan-builder';
import { setLoanFields } from '../../../tests/support/set-loan-fields';
import { type TestPortal, testPortal } from '../../../tests/support/test-portal';
import { closingCalls } from './closings.routes';

let at: TestPortal;
let loanNum: string;

/** What a Closing Disclosure needs beside a complete application. */
const terms = {
  ...completePurchase,
  ...{ sNoteIR: '6.250', sTerm: 360, sFinMethT: '0', sLT: '0', sSchedDueD1: '2027-02-01', sPrepaidInterestDays: 4 },
  ...{ sEstCloseD: '2026-12-28', sPurchCreditEarnestMoneyAmt: '10000.00' },
};

beforeAll(async () => {
  at = await testPortal();
  loanNum = await createLoan(at, 'loan-officer', terms);
});
afterAll(() => at.close());

const url = (path = '') => `/api/loan-proxy/${loanNum}/closing-disclosures${path}`;
const load = () => at.portal.los.loadLoan(loanNum);
const choices = {
  ...{ fileNumber: '26-1187', insuranceNumber: null, partialPayments: 'hold', isProtected: true },
  ...{ noEscrow: 'declined', escrowWaiverFee: null, hasSignatures: true },
};
const post = async (path: string, body: object, status = 200) => {
  const agent = await at.as('administrator');
  const answer = await agent.post(url(path)).send({ version: (await load()).version, ...body });
  expect([answer.status, answer.body.fields ?? answer.body.message], path).toEqual([
    status,
    status === 200 ? undefined : expect.anything(),
  ]);
  return answer.body;
};
const consent = { on: '2026-11-19', evidence: 'Consent form' };
const issue = (more: object = {}, status = 200) =>
  post('', { method: 'electronic', consent, choices, ...more }, status);
const request = async (body: object, status = 200) =>
  (await at.as('administrator')).post(`/api/lqb/loans/${loanNum}/cd-request`).send(body).expect(status);
const documents = async () =>
  (await (await at.as('administrator')).get(`/api/lqb/edocs/${loanNum}`).expect(200)).body.map(
    ({ doc_type }: { doc_type: string }) => doc_type,
  );

describe('the calls of Closing Disclosures', () => {
  it('require sign-in, the page, and to write also the letter', async () => {
    for (const { method, path } of closingCalls) {
      const address = `/api${path.replace('{loanNum}', loanNum).replace('{number}', '1')}`;
      const verb = method.toLowerCase() as 'get' | 'post';
      await supertest(at.app)[verb](address).expect(401);
      expect((await (await at.as('real-estate-agent'))[verb](address).send({})).status, address).toBe(403);
    }
    const unknown = await (await at.as('administrator')).post('/api/lqb/loans/nope/cd-request').send({});
    expect(unknown.status).toBe(404);
    await post('/1/receipt', { received: '2026-11-20', evidence: 'x', isSigned: false }, 404);
  });
});

describe('requests of Closing Disclosures', () => {
  const filed = () => at.portal.los.files(loanNum, { docType: '8 UNSIGNED INITIAL CD' });
  const ask = async (login: string, more: object = {}) =>
    (await at.as(login)).post(`/api/lqb/loans/${loanNum}/cd-request`).send({ choices: { ...choices, ...more } });

  afterAll(() => setLoanFields(at, loanNum, { sDisbursementD: null }));

  it('are refused beyond the number that a loan keeps, before another one is stored', async () => {
    await setLoanFields(at, loanNum, { sDisbursementD: '2026-12-28' });
    const kept = Array.from({ length: mostRequestedClosings }, (_, place) => ({ id: `kept-${place}` }));
    const many = vi.spyOn(at.portal.los, 'files').mockResolvedValue(kept as never);
    const put = vi.spyOn(at.portal.files, 'put');
    const answer = await ask('administrator', { fileNumber: 'another' });
    many.mockRestore();
    expect([answer.status, answer.body.wording]).toEqual([
      409,
      { code: 'closing-too-many', values: { most: mostRequestedClosings } },
    ]);
    expect(put).not.toHaveBeenCalled();
    put.mockRestore();
    expect(await filed()).toEqual([]);
  });

  it('have a text of limited length, and are limited for each user and hour', async () => {
    const long = await ask('disclosure-desk', { fileNumber: 'x'.repeat(31) });
    expect([long.status, long.body.fields]).toEqual([
      422,
      { 'choices.fileNumber': 'This text is too long. Shorten it.' },
    ]);
    // Those that are refused later count, too: each costs as much.
    await setLoanFields(at, loanNum, { sDisbursementD: null });
    for (let request = 0; request < 30; request += 1) expect((await ask('disclosure-desk')).status).toBe(422);
    const refused = await ask('disclosure-desk');
    expect([refused.status, refused.body.wording?.code]).toEqual([429, 'too-many-closing-requests']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await ask('administrator')).status).toBe(422);
    expect(await filed()).toEqual([]);
  });
});

describe('a Closing Disclosure', () => {
  it('is neither made nor issued for a loan that has ended', async () => {
    const { sStatusT } = await load();
    // Canceled, denied, withdrawn.
    for (const status of ['9', '10', '15']) {
      await setLoanFields(at, loanNum, { sStatusT: status });
      const refused = [await issue({}, 409), (await request({}, 409)).body];
      for (const { wording } of refused) expect(wording.code, status).toBe('disclosure-loan-ended');
      const estimate = await (await at.as('administrator'))
        .post(`/api/loan-proxy/${loanNum}/loan-estimates`)
        .send({ version: (await load()).version, method: 'mail' });
      expect([estimate.status, estimate.body.wording?.code]).toEqual([409, 'disclosure-loan-ended']);
    }
    expect(await documents()).toEqual([]);
    await setLoanFields(at, loanNum, { sStatusT });
  });

  it('is not made while the loan lacks what it prints, nor issued before a Loan Estimate', async () => {
    const refused = await request({}, 422);
    expect(refused.body.fields).toHaveProperty('sDisbursementD');
    await setLoanFields(at, loanNum, { sDisbursementD: '2026-12-28' });
    await issue({}, 409);
  });

  it('is answered as a PDF, which is filed once for its content', async () => {
    for (const _ of ['first', 'again']) {
      const answer = await request({});
      expect(answer.headers['content-type']).toBe('application/pdf');
      expect(answer.body.subarray(0, 5).toString()).toBe('%PDF-');
    }
    expect(await documents()).toEqual(['8 UNSIGNED INITIAL CD']);
    expect((await request({ party: 'seller' })).body.subarray(0, 5).toString()).toBe('%PDF-');
    expect(await documents()).toHaveLength(2);
  });

  it('is issued once with its document, dates and the earliest consummation', async () => {
    const estimate = {
      ...{ id: 'le', number: 1, issued: '2026-11-10', by: 'Ann', lines: [], lenderCredit: '0.00' },
      ...{ cashToClose: '110000.00', covers: null, reason: null },
      cash: { closingCosts: '0.00', paidBeforeClosing: '0.00', downPayment: '120000.00', deposit: '-10000.00' },
    };
    await setLoanFields(at, loanNum, { loanEstimates: [estimate] });
    const { version } = await load();
    const answer = await issue();
    expect(answer).toMatchObject({
      // Friday 11/20: received Tuesday, and Thanksgiving does not count.
      earliest: { date: '2026-11-28', skipped: [{ date: '2026-11-26' }] },
      disclosures: [{ number: 1, kind: 'initial', restarts: [], choices, receivedBy: { date: '2026-11-24' } }],
      next: { number: 2, kind: 'revised', form: 'standard', restarts: [] },
    });
    expect(await load()).toMatchObject({ sInitialClosingDisclosureIssuedD: '2026-11-20' });
    expect(await documents()).toContain('CLOSING DISCLOSURE');
    await issue({ version }, 409);
    expect((await load()).closingDisclosures).toHaveLength(1);
  });

  it('forbids to close before its wait ends, by date and by status, and names the first day', async () => {
    const save = async (sConsummationD: string) =>
      (await at.as('administrator'))
        .post(`/api/lqb/loans/${loanNum}`)
        .send({ version: (await load()).version, sConsummationD });
    const move = async (to: string) =>
      (await at.as('administrator')).post(`/api/lqb/loans/${loanNum}/status`).send({ to, note: 'Signed' });
    const { sStatusT } = await load();
    const early = await save('2026-11-27');
    expect([early.status, early.body.fields]).toEqual([
      422,
      { sConsummationD: 'The disclosures allow closing from 11/28/2026.' },
    ]);
    for (const [from, to] of [
      ['5', '24'],
      ['24', '25'],
      ['25', '6'],
    ]) {
      await setLoanFields(at, loanNum, { sStatusT: from });
      const refused = await move(to ?? '');
      expect([refused.status, JSON.stringify(refused.body)], to).toEqual([422, expect.stringContaining('11/28/2026')]);
      expect((await load()).sStatusT).toBe(from);
    }
    await setLoanFields(at, loanNum, { sStatusT: '5', sConsummationD: '2026-11-28' });
    expect((await move('24')).status).toBe(200);
    await setLoanFields(at, loanNum, { sStatusT, sConsummationD: null });
  });

  it('is filed for borrower and seller, with the UCD file that the lender’s staff downloads', async () => {
    const { closingDisclosures: [record] = [] } = await load();
    expect(record?.sellerDocumentId).toEqual(expect.any(String));
    expect((await documents()).filter((type: string) => type === 'CLOSING DISCLOSURE')).toHaveLength(2);
    const list = (await (await at.as('administrator')).get(url()).expect(200)).body;
    expect(list.disclosures[0]).toMatchObject({ hasUcd: true });
    expect(list.disclosures[0]).not.toHaveProperty('ucdKey');
    const file = await (await at.as('administrator')).get(url('/1/ucd')).buffer(true).expect(200);
    expect(file.headers['content-type']).toContain('application/xml');
    const xml = String(file.text ?? file.body);
    const [, embedded = ''] = /<EmbeddedContentXML>([^<]+)</.exec(xml) ?? [];
    expect(Buffer.from(embedded, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
    await (await at.as('administrator')).get(url('/9/ucd')).expect(404);
  });

  it('is received, which moves the earliest consummation', async () => {
    const wrong = await post('/1/receipt', { received: '2026-11-19', evidence: 'Call', isSigned: false }, 422);
    expect(wrong.fields).toHaveProperty('received');
    const received = await post('/1/receipt', { received: '2026-11-20', evidence: 'Signed', isSigned: true });
    expect(received.earliest.date).toBe('2026-11-24');
    expect(await load()).toMatchObject({
      sInitialClosingDisclosureReceivedD: '2026-11-20',
      sInitialClosingDisclosureSignedD: '2026-11-20',
    });
  });

  it('starts the wait again if the APR is no longer accurate, and names why', async () => {
    await setLoanFields(at, loanNum, { sNoteIR: '6.500' });
    const list = (await (await at.as('administrator')).get(url()).expect(200)).body;
    expect(list.next.restarts).toEqual(['apr']);
    const answer = await issue({ method: 'in-person' });
    expect(answer.disclosures[1]).toMatchObject({ kind: 'revised', restarts: ['apr'] });
    expect(answer.earliest.date).toBe('2026-11-24');
    expect(await load()).toMatchObject({ sInitialClosingDisclosureIssuedD: '2026-11-20' });
  });

  it('is corrected after consummation, with its reason', async () => {
    // One of the day itself is given at consummation (19(f)(2)(i)).
    await setLoanFields(at, loanNum, { sConsummationD: '2026-11-20' });
    const list = (await (await at.as('administrator')).get(url()).expect(200)).body;
    expect(list.next.kind).toBe('revised');
    await setLoanFields(at, loanNum, { sConsummationD: '2026-11-19' });
    await issue({}, 422);
    const correction = { reason: 'clerical', learned: '2026-11-20' };
    // A correction after consummation moves no baseline, also not for an approved change.
    const change = {
      ...{ id: 'late', status: 'APPROVED', reason: 'consumer-request', description: 'x', learned: '2026-11-20' },
      ...{ trigger: null, orderId: null, requestedAt: '2026-11-20T18:00:00Z', requestedBy: 'x', note: null },
      ...{ decidedAt: '2026-11-20T18:00:00Z', decidedBy: 'y', estimate: null, isExternal: false },
      lines: [],
    };
    await setLoanFields(at, loanNum, { cocs: [change] });
    // The lender learns of it after the closing, and not in the future.
    for (const learned of ['2099-01-01', '2026-11-18'])
      expect((await issue({ correction: { ...correction, learned } }, 422)).fields).toHaveProperty(
        'correction.learned',
      );
    const answer = await issue({ correction });
    expect(answer.disclosures[2]).toMatchObject({
      ...{ kind: 'corrected', reason: 'clerical', learned: '2026-11-20', covers: null },
    });
    expect((await load()).cocs).toMatchObject([{ status: 'APPROVED', estimate: null }]);
  });
});

describe('a loan with a Closing Disclosure from outside the portal', () => {
  it('keeps the dates of that one, from which it waits, and issues a revised or corrected one', async () => {
    loanNum = await createLoan(at, 'loan-officer', terms);
    const dates = {
      ...{ sInitialClosingDisclosureIssuedD: '2026-11-10', sInitialClosingDisclosureReceivedD: '2026-11-11' },
      sInitialClosingDisclosureSignedD: '2026-11-12',
    };
    const estimate = {
      ...{ id: 'le', number: 1, issued: '2026-11-02', by: 'Ann', lines: [], lenderCredit: '0.00' },
      ...{ cashToClose: null, covers: null, reason: null },
    };
    await setLoanFields(at, loanNum, { ...dates, loanEstimates: [estimate], sDisbursementD: '2026-12-28' });
    const next = async () => (await (await at.as('administrator')).get(url()).expect(200)).body.next.kind;
    await setLoanFields(at, loanNum, { sConsummationD: '2026-11-19' });
    expect(await next()).toBe('corrected');
    await setLoanFields(at, loanNum, { sConsummationD: null });
    expect(await next()).toBe('revised');
    const answer = await issue();
    expect(answer.disclosures).toMatchObject([{ number: 1, kind: 'revised', restarts: [] }]);
    // It must be received by then; the three days have run since the first one.
    expect(answer.earliest.date).toBe('2026-11-24');
    expect(await load()).toMatchObject(dates);
    const received = await post('/1/receipt', { received: '2026-11-20', evidence: 'Signed', isSigned: true });
    expect(received.earliest.date).toBe('2026-11-20');
    expect(await load()).toMatchObject(dates);
  });
});
