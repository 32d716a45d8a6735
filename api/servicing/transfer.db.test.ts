import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLoan } from '../../tests/support/loan-builder';
import { pdfPages } from '../../tests/support/pdf-pages';
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
  for (const { name } of servicers)
    await change(name, { phone: '(800) 555-0142', paymentAddress: 'PO Box 1, Davis, CA' });
}, 60_000);
afterAll(() => at.close());

/** Changes a servicer, as an administrator does. */
async function change(name: string, values: object): Promise<void> {
  const admin = await at.as('administrator');
  const { body } = await admin.get(`/api/emet-data/servicers/${idOf(name)}`).expect(200);
  await admin
    .post('/api/emet-data/servicers')
    .send({ ...body, ...values })
    .expect(200);
}

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

describe('the payoff of a loan with terms of its own', () => {
  it('is refused once its rate or payment changed, which the list and the account say, too', async () => {
    const adjustable = await servicedLoan(at, 'loan-officer', { sFinMethT: '1', sRAdj1stCapMon: 2 });
    // Payments of September and October have the first rate, and interest is known to October 1.
    const { status, body } = await get('servicing', 'payoff?date=2026-11-20', adjustable);
    expect([status, body.wording.code]).toEqual([409, 'payoff-not-calculated']);
    const of = async () => {
      const servicing = await at.as('servicing');
      const filter = JSON.stringify({ q: adjustable });
      const list = await servicing.get('/api/emet-data/servicing').query({ filter }).expect(200);
      const one = await servicing.get(`/api/loan-proxy/${adjustable}/servicing-payment`).expect(200);
      return { row: list.body[0], account: one.body.account };
    };
    expect(await of()).toMatchObject({ row: { missing: 3 }, account: { isCalculated: false } });
    const rows = ['2026-09-01', '2026-10-01'].map((date) => ({
      ...{ loanNum: adjustable, date, type: 'payment', amount: '749.55', reference: `A-${date}` },
    }));
    await (await at.as('servicing'))
      .post('/api/emet-data/transactions')
      .send({ rows })
      .expect(200, /"saved":2/);
    expect(await of()).toMatchObject({
      row: { missing: null, nextDue: null },
      account: { isCalculated: false, nextDue: null, rateChangeFrom: '2026-11-01' },
    });
  });

  it('has the prepayment penalty that is entered while the note charges for one', async () => {
    const note = { sPrepmtPenaltyT: '1', sPrepmtPeriodMonths: 12, sClosedD: '2026-07-10' };
    const charged = await servicedLoan(at, 'loan-officer', note);
    const refused = await get('servicing', 'payoff?date=2026-12-15', charged);
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([409, ['penalty']]);
    const { body } = await get('servicing', 'payoff?date=2026-12-15&penalty=1500.00', charged);
    // As below without one, and seven business days from Friday, November 20, without Thanksgiving.
    expect(body).toMatchObject({ penalty: '1500.00', insurance: '0.00', total: '103820.10', sendBy: '2026-12-02' });
    expect((await get('servicing', 'payoff?date=2027-07-11', charged)).body.penalty).toBe('0.00');
  });
});

it('is open to the servicing desk without the Mortgage Coupon page', async () => {
  const role = () => at.portal.db.updateTable('portal.role_permissions').where('role', '=', 'Servicing');
  const held = await at.portal.db
    .selectFrom('portal.role_permissions')
    .select('menu_permissions')
    .where('role', '=', 'Servicing')
    .executeTakeFirstOrThrow();
  await role()
    .set({ menu_permissions: held.menu_permissions.filter((number) => number !== 26) })
    .execute();
  try {
    const servicing = await at.as('servicing');
    await servicing.get('/api/emet-data/servicing').expect(200);
    await servicing.get(`/api/loan-proxy/${loanNum}/servicing-payment`).expect(200);
    expect((await get('servicing', 'escrow-review')).status).toBe(200);
  } finally {
    await role().set({ menu_permissions: held.menu_permissions }).execute();
  }
});

it('the escrow account is analyzed from the next payment on', async () => {
  // 150.00 a month from December: taxes of 600.00 in February and November, insurance of 600.00 in July.
  // February 450 - 600 = -150 is the lowest, so 150 and the cushion of 300. September to November are not paid:
  // they make no surplus. What the account has above 450 stays.
  const { body } = await get('servicing', 'escrow-review');
  expect(body.review).toMatchObject({ from: '2026-12-01', monthly: '150.00', cushion: '300.00', target: '450.00' });
  expect(body.review).toMatchObject({
    balance: '600.00',
    state: 'surplus',
    unpaid: '450.00',
    upcoming: '0.00',
    difference: '150.00',
    newPayment: '150.00',
  });
  expect(body.review).toMatchObject({ surplusUse: 'keep', refundBy: null });
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
    const path = `/api/emet-data/servicers/${idOf('Example Subservicing')}`;
    const { version } = (await agent.get(path)).body;
    const answer = await agent.delete(path).query({ version });
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

  it.each([{ phone: '(626) 555-0142' }, { phone: null }, { paymentAddress: null }])(
    'of a transfer and coupons are refused while a servicer has %o',
    async (values) => {
      const complete = { phone: '(800) 555-0142', paymentAddress: 'PO Box 1, Davis, CA', takesCollect: false };
      for (const name of ['Example Subservicing', 'Example Loan Servicing']) {
        await change(name, { ...complete, ...values });
        const notice = await get('servicing', 'servicing-transfer-notice?kind=joint');
        expect([notice.status, notice.body.wording.code]).toEqual([409, 'servicer-no-free-phone']);
        expect(notice.body.message).toContain(name);
        await change(name, complete);
      }
      // Who takes the payments since the transfer.
      await change('Example Subservicing', { ...complete, ...values });
      expect((await get('servicing', 'mortgage-coupon')).status).toBe(409);
      await change('Example Subservicing', complete);
    },
  );

  it('of a transfer name a number that takes collect calls, too', async () => {
    await change('Example Subservicing', { phone: '(626) 555-0142', takesCollect: true });
    const { body } = await get('servicing', 'servicing-transfer-notice?kind=joint');
    const text = (await pdfPages(body)).join(' ');
    expect(text).toContain('(626) 555-0142, collect calls accepted');
    expect(text).toContain('(800) 555-0142');
  });

  it('of a lender that services its loans need the servicing phone of the general settings', async () => {
    await change('Example Loan Servicing', { isFirst: false });
    const refused = await get('servicing', 'servicing-transfer-notice?kind=goodbye');
    expect([refused.status, refused.body.wording.code]).toEqual([409, 'no-servicing-phone']);
    const admin = await at.as('administrator');
    const path = '/api/emet-data/general-settings/general';
    const { body } = await admin.get(path).expect(200);
    await admin.post(path).send({ version: body.version, servicingPhone: '(877) 555-0110' }).expect(200);
    expect((await get('servicing', 'servicing-transfer-notice?kind=goodbye')).status).toBe(200);
    await change('Example Loan Servicing', { isFirst: true });
  });

  it('need the terms of the loan, and a notice needs a transfer', async () => {
    expect((await get('servicing', 'mortgage-coupon', unfunded)).status).toBe(409);
    expect((await get('servicing', 'servicing-transfer-notice?kind=hello', unfunded)).status).toBe(404);
  });
});
