import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLoan } from '../../tests/support/loan-builder';
import { servicedLoan } from '../../tests/support/serviced-loan';
import { type TestPortal, testPortal } from '../../tests/support/test-portal';

let at: TestPortal;
let loanNum: string;
let unfunded: string;
const servicers: { id: string; name: string }[] = [];
beforeAll(async () => {
  at = await testPortal();
  loanNum = await servicedLoan(at, 'loan-officer');
  unfunded = await createLoan(at, 'loan-officer');
  servicers.push(...(await (await at.as('servicing')).get('/api/emet-data/servicers').expect(200)).body);
}, 60_000);
afterAll(() => at.close());

const idOf = (name: string): string => servicers.find((each) => each.name === name)?.id ?? '';
const get = async (login: string, path: string, of = loanNum) =>
  (await at.as(login)).get(`/api/lqb/loans/${of}/${path}`);
const payment = async () => (await (await at.as('servicing')).get(`/api/loan-proxy/${loanNum}/servicing-payment`)).body;
const plan = (more: object = {}) => ({
  ...{ servicerId: idOf('Example Subservicing'), effectiveD: '2026-12-15', lastD: '2026-12-14' },
  ...{ sSubservicerLoanNm: 'S-77', goodbyeOn: null, helloOn: null, ...more },
});
const save = async (body: object, login = 'servicing') =>
  (await at.as(login)).post(`/api/lqb/loans/${loanNum}/servicing-transfer`).send(body);

describe('permission', () => {
  it.each(['payoff?date=2026-12-01', 'escrow-review', 'mortgage-coupon', 'first-payment-letter'])(
    'GET %s requires sign-in and the Mortgage Coupon page',
    async (path) => {
      await supertest(at.app).get(`/api/lqb/loans/${loanNum}/${path}`).expect(401);
      expect((await get('underwriter', path)).status).toBe(403);
      expect((await get('accountant', path)).status).toBe(200);
    },
  );

  it('to transfer is for administrators and the servicing desk, and so are the notices', async () => {
    const path = `/api/lqb/loans/${loanNum}/servicing-transfer`;
    await supertest(at.app).post(path).send(plan()).expect(401);
    await supertest(at.app).get(`${path}-notice`).query({ kind: 'hello' }).expect(401);
    expect((await save(plan(), 'accountant')).status).toBe(403);
    expect((await get('accountant', 'servicing-transfer-notice?kind=hello')).status).toBe(403);
  });
});

describe('the payoff', () => {
  it('has full months of interest, and days of the last one', async () => {
    // Nothing is paid: interest is paid to August 1. Four months of 500.00, and 14 days at 100,000 x 6% / 365 = 16.44.
    const { body } = await get('servicing', 'payoff?date=2026-12-15');
    expect(body).toMatchObject({
      ...{ principal: '100000.00', paidTo: '2026-08-01', months: 4, monthsInterest: '2000.00' },
      ...{ days: 14, perDiem: '16.44', daysInterest: '230.16' },
      // September to November are late: three charges of 29.98.
      ...{ lateCharges: '89.94', total: '102320.10' },
    });
  });

  it('is for today or later, and for a loan in servicing', async () => {
    const { status, body } = await get('servicing', 'payoff?date=2026-11-19');
    expect([status, body.fields]).toEqual([422, { date: 'Choose today or a later day.' }]);
    expect((await get('servicing', 'payoff?date=2026-12-01', unfunded)).status).toBe(409);
  });
});

it('the escrow account is analyzed from the next payment on', async () => {
  // 150.00 a month from September: taxes of 600.00 in November and February, insurance of 600.00 in July.
  // November 450 - 600 = -150, February 300 - 600 = -300 with January 150: the lowest is -300, so 300 and the cushion of 300.
  const { body } = await get('servicing', 'escrow-review');
  expect(body.review).toMatchObject({ from: '2026-09-01', monthly: '150.00', cushion: '300.00', target: '600.00' });
  expect(body.review).toMatchObject({ balance: '600.00', state: 'even', difference: '0.00', newPayment: '150.00' });
});

describe('a transfer of servicing', () => {
  it('is planned with its days, which the loan and its email have', async () => {
    const { version } = await payment();
    const wrong = await save({ ...plan({ lastD: '2026-12-10' }), version, transferVersion: null });
    expect(wrong.body.fields).toEqual({
      lastD: 'The old servicer stops on the day before the transfer, or on the same day.',
    });
    const { body } = await save({ ...plan(), version, transferVersion: null });
    expect(body).toMatchObject({
      ...{ sServicingTransferD: '2026-12-15', sSubservicerLoanNm: 'S-77', notice: null },
      // Until the day of the transfer, the borrower pays the first servicer.
      servicer: { name: 'Example Loan Servicing' },
      transfer: {
        ...{ version: 1, servicerName: 'Example Subservicing', lastD: '2026-12-14', protectedThrough: '2027-02-12' },
        goodbye: { by: '2026-11-30', givenOn: null, state: 'due' },
        hello: { by: '2026-12-30', state: 'due' },
      },
    });
    const { body: list } = await (await at.as('servicing')).get('/api/emet-data/servicing');
    expect(list[0]).toMatchObject({ loanNum, transferDate: '2026-12-15' });
    const filled = await (await at.as('administrator')).post('/api/emet-data/email-templates/preview').send({
      ...{ loanNum, subject: '[[servicer]]', notes: '[[servicerLink]]', isText: true },
    });
    expect(filled.body).toMatchObject({
      ...{ subject: 'Example Subservicing', notes: 'https://subservicing.example.com/pay' },
    });
  });

  it('is not changed by who has not seen its latest version', async () => {
    const { version } = await payment();
    expect((await save({ ...plan(), version, transferVersion: null })).status).toBe(409);
    expect((await save({ ...plan(), version: version - 1, transferVersion: 1 })).status).toBe(409);
    const { body } = await save({ ...plan({ goodbyeOn: '2026-12-01' }), version, transferVersion: 1 });
    expect(body.transfer).toMatchObject({ version: 2, goodbye: { givenOn: '2026-12-01', state: 'given-late' } });
  });

  it('makes the new servicer the one to pay from its day on', async () => {
    const { version } = await payment();
    const today = plan({ effectiveD: '2026-11-20', lastD: '2026-11-20' });
    const { body } = await save({ ...today, version, transferVersion: 2 });
    expect(body.servicer).toEqual({
      ...{ name: 'Example Subservicing', paymentLink: 'https://subservicing.example.com/pay' },
    });
  });

  it('keeps its servicer from being deleted', async () => {
    const agent = await at.as('administrator');
    const answer = await agent.delete(`/api/emet-data/servicers/${idOf('Example Subservicing')}`).query({ version: 1 });
    expect([answer.status, answer.body.uses]).toEqual([409, { loans: 1 }]);
  });

  it('is audited', async () => {
    const entries = await at.portal.db
      .selectFrom('portal.audit')
      .select(['subject', 'outcome'])
      .where('action', '=', 'loan.servicing-transfer')
      .execute();
    expect(entries.filter(({ outcome }) => outcome === 'done')).toHaveLength(3);
  });
});

describe('the letters', () => {
  it.each([
    'mortgage-coupon',
    'first-payment-letter',
    'servicing-transfer-notice?kind=goodbye',
    'servicing-transfer-notice?kind=joint',
  ])('%s is a PDF', async (path) => {
    const answer = await get('servicing', path);
    expect(answer.headers['content-type']).toBe('application/pdf');
    expect(answer.body.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('need the terms of the loan, and a notice needs a transfer', async () => {
    expect((await get('servicing', 'mortgage-coupon', unfunded)).status).toBe(409);
    expect((await get('servicing', 'servicing-transfer-notice?kind=hello', unfunded)).status).toBe(404);
  });
});
