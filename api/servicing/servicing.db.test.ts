import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
    const batch = Array.from({ length: 40 }, () => row());
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
    await send([row()]);
    expect(await entries()).toBe(before + 1);
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
