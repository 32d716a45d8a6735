import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { followServicedLoans, servicedLoan } from '../../tests/support/serviced-loan';
import { setLoanFields } from '../../tests/support/set-loan-fields';
import { type TestPortal, testPortal } from '../../tests/support/test-portal';

let at: TestPortal;
let loanNum: string;
let broker: string;
beforeAll(async () => {
  at = await testPortal();
  loanNum = await servicedLoan(at, 'loan-officer');
  broker = await servicedLoan(at, 'pml-loan-officer');
  const rows = [
    { date: '2026-09-02', type: 'payment', amount: '749.55', reference: 'P-1' },
    { date: '2026-09-02', type: 'principal', amount: '500.00', reference: 'P-2' },
  ];
  const sent = rows.flatMap((row) => [row, { ...row, reference: `B-${row.reference}`, loanNum: broker }]);
  await (await at.as('servicing'))
    .post('/api/emet-data/transactions')
    .send({ rows: sent.map((row) => ({ loanNum, ...row })) })
    .expect(200, /"saved":4/);
}, 60_000);
afterAll(() => at.close());

const paymentFor = async (login: string, of = loanNum) =>
  (await at.as(login)).get(`/api/loan-proxy/${of}/servicing-payment`);
const listFor = async (login: string, query: object = {}) =>
  (await at.as(login)).get('/api/emet-data/servicing').query(query);

describe('GET /loan-proxy/{loanNum}/servicing-payment', () => {
  it('requires sign-in and the Mortgage Coupon page', async () => {
    await supertest(at.app).get(`/api/loan-proxy/${loanNum}/servicing-payment`).expect(401);
    expect((await paymentFor('underwriter')).status).toBe(403);
    expect((await paymentFor('pml-loan-officer')).status).toBe(403);
  });

  it('has the months with their parts, and those that are missing on the day', async () => {
    // November 20: October is missing, and November since the 16th. October is of 99,900.45 - 500.00: 497.00 of interest.
    const { body } = await paymentFor('accountant');
    expect(body.terms).toMatchObject({
      ...{ firstDue: '2026-09-01', principalAndInterest: '599.55', escrow: '150.00', total: '749.55' },
      ...{ lateDays: 15, latePercent: '5.000', lateCharge: '29.98', perDiemBasis: 365 },
    });
    expect(body.account).toMatchObject({
      ...{ today: '2026-11-20', principal: '99400.45', nextDue: '2026-10-01', nextPayment: '749.55' },
      pastDue: { months: ['2026-10-01', '2026-11-01'], amount: '1499.10', lateCharges: '59.96' },
    });
    expect(body.account.months.map(({ due, state }: { due: string; state: string }) => [due, state])).toEqual([
      ['2026-09-01', 'paid'],
      ['2026-10-01', 'missing'],
      ['2026-11-01', 'missing'],
      ['2026-12-01', 'upcoming'],
    ]);
    expect(body.account.months[0]).toMatchObject({ interest: '500.00', principal: '99.55', additional: '500.00' });
    expect(body.account.months[1]).toMatchObject({ interest: '497.00', principal: '102.55', lateCharge: '29.98' });
    expect(body.transactions.map(({ reference }: { reference: string }) => reference)).toEqual(['P-1', 'P-2']);
  });

  it('shows users outside the lender the payment, and not what was paid', async () => {
    const { body } = await paymentFor('pml-loan-officer', broker);
    expect(body).toMatchObject({ terms: { total: '749.55' }, account: null, transactions: [] });
  });

  it('names what is missing for the payments to be calculated', async () => {
    await setLoanFields(at, broker, { sSchedDueD1: null });
    const { body } = await paymentFor('servicing', broker);
    expect(body).toMatchObject({ terms: null, account: null, missing: ['sSchedDueD1'] });
    await setLoanFields(at, broker, { sSchedDueD1: '2026-09-01' });
  });
});

describe('GET /emet-data/servicing', () => {
  it('requires sign-in and the Mortgage Coupon page', async () => {
    await supertest(at.app).get('/api/emet-data/servicing').expect(401);
    expect((await listFor('underwriter')).status).toBe(403);
  });

  it('lists the loans that the user sees, with what is due and how many months are missing', async () => {
    const { body, headers } = await listFor('servicing', {
      filter: JSON.stringify({ late: true }),
      sort: '["missing","DESC"]',
    });
    expect(headers['content-range']).toBe('loans 0-1/2');
    expect(body[0]).toMatchObject({
      ...{ nextDue: '2026-10-01', missing: 2, payment: '749.55', principal: '99400.45', lastPaid: '2026-09-02' },
      unapplied: '0.00',
    });
    expect((await listFor('loan-officer')).body).toMatchObject([{ loanNum }]);
  });

  it('counts a month as missing from the end of its days of grace', async () => {
    const missing = async (): Promise<number> => (await listFor('loan-officer')).body[0].missing;
    at.time.set(new Date('2026-10-16T18:00:00Z'));
    expect(await missing()).toBe(0);
    at.time.set(new Date('2026-10-17T18:00:00Z'));
    expect(await missing()).toBe(1);
    at.time.set(new Date('2026-11-20T18:42:00Z'));
  });

  it('shows users outside the lender their loans alone, and lets them neither see nor sort by payments', async () => {
    const { body } = await listFor('pml-loan-officer');
    expect(body).toHaveLength(1);
    expect(body[0]).toMatchObject({
      loanNum: broker,
      firstDue: '2026-09-01',
      nextDue: null,
      missing: null,
      principal: null,
    });
    expect((await listFor('pml-loan-officer', { sort: '["missing","DESC"]' })).status).toBe(403);
    expect((await listFor('pml-loan-officer', { filter: '{"late":true}' })).status).toBe(403);
  });

  it('is a CSV file of what the filter finds, without payments for users outside the lender', async () => {
    const file = async (login: string, query: object = {}) =>
      (await at.as(login)).get('/api/emet-data/servicing/export').query(query);
    await supertest(at.app).get('/api/emet-data/servicing/export').expect(401);
    expect((await file('underwriter')).status).toBe(403);
    const late = await file('servicing', { filter: '{"late":true}', sort: '["missing","DESC"]' });
    expect(late.headers['content-type']).toContain('text/csv');
    const [titles = '', ...lines] = late.text.trim().split('\r\n');
    expect(titles).toContain('Loan Number,Borrower,Status');
    expect(titles).toContain('Next Payment Due,Months Missing,Payment');
    expect(lines).toHaveLength(2);
    expect(lines[0]).toContain('10/01/26,2,749.55');
    const outside = (await file('pml-loan-officer')).text;
    expect(outside).toContain(broker);
    expect(outside).not.toContain('Principal');
    expect((await file('pml-loan-officer', { filter: '{"late":true}' })).status).toBe(403);
  });

  it('follows the loan: a new first payment date, and the end of servicing', async () => {
    await setLoanFields(at, loanNum, { sSchedDueD1: '2026-10-01' });
    await followServicedLoans(at);
    expect((await listFor('loan-officer')).body[0]).toMatchObject({ firstDue: '2026-10-01', nextDue: '2026-11-01' });
    await setLoanFields(at, loanNum, { sStatusT: '9' });
    await followServicedLoans(at);
    expect((await listFor('loan-officer')).body).toEqual([]);
  });
});
