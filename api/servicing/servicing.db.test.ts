import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { allRoles, roleKey } from '../../domain/access/roles';
import { createLoan } from '../../tests/support/loan-builder';
import { servicedLoan } from '../../tests/support/serviced-loan';
import { type TestPortal, testPortal } from '../../tests/support/test-portal';

let at: TestPortal;
let loanNum: string;
beforeAll(async () => {
  at = await testPortal();
  loanNum = await servicedLoan(at, 'loan-officer');
});
afterAll(() => at.close());

const PATH = '/api/emet-data/transactions';
let serial = 0;
const row = (more: object = {}) => {
  serial += 1;
  return { loanNum, date: '2026-11-01', type: 'payment', amount: '2,415.5', reference: `P-${serial}`, ...more };
};
const send = async (rows: readonly object[], login = 'servicing') => (await at.as(login)).post(PATH).send({ rows });
const stored = () => at.portal.db.selectFrom('portal.transactions').selectAll().orderBy('reference').execute();

describe('what a transaction would do', () => {
  const effect = async (body: object, login = 'servicing') =>
    (await at.as(login)).post(`/api/lqb/loans/${loanNum}/transaction-effect`).send(body);
  const payment = { date: '2026-11-01', type: 'payment', amount: '2415.50', reverses: null };

  it('is for the servicing desk, says which months are paid, and stores nothing', async () => {
    await supertest(at.app).post(`/api/lqb/loans/${loanNum}/transaction-effect`).expect(401);
    expect((await effect(payment, 'processor')).status).toBe(403);
    const { body } = await effect(payment);
    expect(body).toMatchObject({ reopens: [], problem: null });
    expect((await effect({ ...payment, amount: '99999999' })).body.problem).toBe('more-than-payoff');
    expect(await stored()).toEqual([]);
  });
});

describe('escrow and insurance of the payment', () => {
  const path = () => `/api/lqb/loans/${loanNum}/servicing-amounts`;
  const get = async (login = 'servicing') => (await at.as(login)).get(path());

  it('change from a due date on that has not come, and leave the months before it', async () => {
    await supertest(at.app).get(path()).expect(401);
    expect((await get('processor')).status).toBe(403);
    const { body: before } = await get();
    expect(before).toMatchObject({ seen: 0, changes: [] });
    const [, from] = before.days;
    const change = { seen: 0, from, escrow: '275.00', insurance: '0.00', reason: 'Yearly analysis' };
    const save = async (more: object) => (await at.as('servicing')).post(path()).send({ ...change, ...more });
    expect((await save({ from: '2026-01-01' })).body.fields).toHaveProperty('from');
    const saved = await save({});
    expect([saved.status, saved.body.seen]).toEqual([201, 2]);
    expect(saved.body.now).toEqual(before.now);
    expect((await save({ escrow: '280.00' })).body.code).toBe('stale');
    const { body: payment } = await (await at.as('servicing')).get(`/api/loan-proxy/${loanNum}/servicing-payment`);
    expect(payment.terms.escrow).toBe(before.now.escrow);
    const review = (await (await at.as('servicing')).get(`/api/lqb/loans/${loanNum}/escrow-review`)).body.review;
    if (review) expect(review.payment).toBe(review.from >= from ? '275.00' : before.now.escrow);
  });
});

describe('POST /emet-data/transactions', () => {
  it('requires sign-in and one of three roles, and otherwise stores nothing', async () => {
    await supertest(at.app)
      .post(PATH)
      .send({ rows: [row()] })
      .expect(401);
    for (const role of allRoles) {
      const { status } = await (await at.as(roleKey(role))).post(PATH).send({ rows: [row({ date: 'no date' })] });
      expect(status, role).toBe(['Administrator', 'Accountant', 'Servicing'].includes(role) ? 200 : 403);
    }
    expect(await stored()).toEqual([]);
  }, 60_000);

  it('stores nothing of a batch with an invalid row, and reports what is wrong with each', async () => {
    const valid = row();
    const batch = [
      valid,
      row({ amount: 'lots', date: '11/31/2026' }),
      row({ loanNum: '9999999999' }),
      row({ type: 'gift', reference: '' }),
      row({ amount: '-75.00', type: 'disbursement' }),
    ];
    const { body } = await send(batch);
    expect(body).toMatchObject({ saved: 0, unchanged: 0, refused: 3, notSaved: 2 });
    expect(body.rows.map(({ result }: { result: string }) => result)).toEqual([
      'not-saved',
      'refused',
      'refused',
      'refused',
      'not-saved',
    ]);
    expect(Object.keys(body.rows[1].fields).sort()).toEqual(['amount', 'date']);
    expect(body.rows[2].fields).toEqual({ loanNum: 'The loan was not found.' });
    expect(Object.keys(body.rows[3].fields).sort()).toEqual(['reference', 'type']);
    expect(await stored()).toEqual([]);

    expect((await send([valid, batch[4] ?? {}])).body).toMatchObject({ saved: 2, refused: 0, notSaved: 0 });
    const rows = await stored();
    expect(rows).toHaveLength(2);
    expect(rows.find(({ reference }) => reference === valid.reference)).toMatchObject({
      loan_num: loanNum,
      date: '2026-11-01',
      amount: '2415.50',
      received_from: 'servicing',
    });
  });

  it('refuses days to come, wrong signs, and loans that are not in servicing', async () => {
    const open = await createLoan(at, 'loan-officer');
    const { body } = await send([
      row({ date: '2026-11-21' }),
      row({ amount: '-1.00' }),
      row({ amount: '0', type: 'adjustment' }),
      row({ amount: '1.00', type: 'reversal' }),
      row({ loanNum: open }),
    ]);
    expect(body.rows.map(({ fields }: { fields: object }) => fields)).toEqual([
      { date: 'Enter today or an earlier day.' },
      { amount: 'Enter an amount above zero. A reversal takes a transaction back.' },
      { amount: 'Enter an amount other than zero.' },
      { amount: 'Enter an amount below zero: the money leaves the loan.' },
      { loanNum: 'The loan is not in servicing: it is not funded, or its terms are incomplete.' },
    ]);
  });

  it('cuts a reference that is too long between characters', async () => {
    const { body } = await send([row({ reference: `${'x'.repeat(59)}🏠🏠` })]);
    expect(body.rows[0]).toMatchObject({ result: 'refused', reference: `${'x'.repeat(59)}🏠` });
  });

  it('can be repeated: existing rows stay, and a known reference with different content is rejected', async () => {
    const first = row();
    const batch = [first, row()];
    expect((await send(batch)).body).toMatchObject({ saved: 2 });
    expect((await send(batch)).body).toMatchObject({ saved: 0, unchanged: 2, refused: 0 });
    const other = await send([{ ...first, amount: '1.00' }]);
    expect(other.body.rows[0]).toMatchObject({
      result: 'refused',
      fields: { reference: 'This value is already in use. Choose another one.' },
    });
    const twice = row();
    const results = async (rows: readonly object[]) =>
      (await send(rows)).body.rows.map(({ result }: { result: string }) => result);
    expect(await results([twice, twice, { ...twice, amount: '2.00' }])).toEqual(['not-saved', 'not-saved', 'refused']);
    expect(await results([twice, twice])).toEqual(['saved', 'unchanged']);
    expect(await results([twice, { ...twice, amount: '2.00' }])).toEqual(['unchanged', 'refused']);
  });

  it('stores each reference once if two requests arrive at the same moment', async () => {
    const batch = Array.from({ length: 40 }, () => row({ type: 'fee', amount: '15.00' }));
    const answers = await Promise.all([send(batch), send([...batch].reverse(), 'accountant')]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers.reduce((sum, { body }) => sum + body.saved, 0)).toBe(40);
    expect(answers.reduce((sum, { body }) => sum + body.unchanged, 0)).toBe(40);
  });

  it('writes an audit entry for a batch that stored something, and none otherwise', async () => {
    const entries = async () =>
      (await at.portal.db.selectFrom('portal.audit').selectAll().where('action', '=', 'transactions.receive').execute())
        .length;
    const before = await entries();
    await send([row({ date: '' })]);
    expect(await entries()).toBe(before);
    await send([row({ type: 'fee' })]);
    expect(await entries()).toBe(before + 1);
  });

  it('refuses amounts that cannot be meant, and a reversal of another amount than it names', async () => {
    const fieldsOf = async (more: object) => (await send([row(more)])).body.rows[0].fields;
    expect(await fieldsOf({ amount: '99999999' })).toEqual({
      amount: 'This is more than the payoff of the loan on that day.',
    });
    const fee = row({ type: 'fee', amount: '25.00' });
    await send([fee]);
    const reversal = { type: 'reversal', amount: '-5.00', reverses: fee.reference };
    expect(Object.keys(await fieldsOf(reversal))).toEqual(['amount']);
    expect(Object.keys(await fieldsOf({ ...reversal, reverses: 'none' }))).toEqual(['reverses']);
    expect((await send([row({ ...reversal, amount: '-25.00' })])).body.saved).toBe(1);
  });

  it('takes a transaction back once, not before its day, also if two requests arrive at the same moment', async () => {
    const [fee, other] = [1, 2].map(() => row({ type: 'fee', amount: '31.00' }));
    await send([fee ?? {}, other ?? {}]);
    const reversal = (more: object = {}) =>
      row({ type: 'reversal', amount: '-31.00', reverses: fee?.reference, ...more });
    const early = (await send([reversal({ date: '2026-10-31' })])).body.rows[0];
    expect(early.fields).toEqual({ date: 'Enter the day of the transaction that is taken back, or a later one.' });
    expect((await send([reversal(), reversal()])).body).toMatchObject({ refused: 1, notSaved: 1 });
    const both = [reversal(), reversal()];
    const answers = await Promise.all(both.map((one) => send([one])));
    expect(answers.map(({ body }) => body.saved).toSorted()).toEqual([0, 1]);
    const refused = { fields: { reverses: 'Choose a transaction of this loan that can be taken back.' } };
    expect(answers.find(({ body }) => body.saved === 0)?.body.rows[0]).toMatchObject(refused);
    expect((await send([reversal()])).body.rows[0]).toMatchObject(refused);
    const results = await Promise.all(both.map(async (one) => (await send([one])).body.rows[0].result));
    expect(results.toSorted()).toEqual(['refused', 'unchanged']);
    expect((await send([reversal({ reverses: other?.reference })])).body.saved).toBe(1);
  });

  it('looks at more loans than the LOS gives at a time', async () => {
    const loan = await at.portal.los.loadLoan(loanNum);
    const read = vi
      .spyOn(at.portal.los, 'loadLoans')
      .mockImplementation(async (loanNums) => loanNums.map((sLNm) => ({ ...loan, sLNm })));
    const rows = Array.from({ length: 500 }, (_, place) => row({ loanNum: `99${place}`, type: 'principal' }));
    const { body } = await send([...rows, row({ loanNum: '99500', amount: '99999999' })]);
    expect(Math.max(...read.mock.calls.map(([loanNums]) => loanNums.length))).toBe(500);
    read.mockRestore();
    expect(body).toMatchObject({ refused: 1, notSaved: 500 });
  });

  it('accepts 1 to 1000 rows', async () => {
    expect((await send([])).status).toBe(422);
    expect((await send(Array.from({ length: 1001 }, () => row()))).status).toBe(422);
  });
});

describe('POST /emet-data/loans with rows', () => {
  it('requires a role that may run batches', async () => {
    const refused = await (await at.as('servicing')).post('/api/emet-data/loans').send({ rows: [{ loanNum }] });
    expect(refused.status).toBe(403);
  });

  it('updates each loan and reports the result of each row', async () => {
    await at.portal.db.deleteFrom('portal.pipeline').where('loan_num', '=', loanNum).execute();
    const { body } = await (await at.as('accountant'))
      .post('/api/emet-data/loans')
      .send({ rows: [{ loanNum: '9999999999' }, { loanNum, sLAmtCalc: '1.00' }, {}, { loanNum: '%' }] })
      .expect(200);
    expect(body).toMatchObject({ loans: 1, removed: 0 });
    expect(body.rows.map(({ result }: { result: string }) => result)).toEqual([
      'refused',
      'refreshed',
      'refused',
      'refused',
    ]);
    expect(body.rows[0].fields).toEqual({ loanNum: 'The loan was not found.' });
    const indexed = await at.portal.db
      .selectFrom('portal.pipeline')
      .select('loan_num')
      .where('loan_num', '=', loanNum)
      .execute();
    expect(indexed).toHaveLength(1);
  });
});
