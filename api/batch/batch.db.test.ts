import { randomUUID } from 'node:crypto';
import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allRoles, roleKey } from '../../domain/access/roles';
import { servicedLoan } from '../../tests/support/serviced-loan';
import { type TestPortal, testPortal } from '../../tests/support/test-portal';
import { batchesOf, codesOf, BATCHES as PATH } from './batch.test-support';

let at: TestPortal;
let loanNum: string;
beforeAll(async () => {
  at = await testPortal();
  loanNum = await servicedLoan(at, 'loan-officer');
});
afterAll(() => at.close());

const FIELDS = ['loanNum', 'date', 'type', 'amount', 'reference'];
const csvOf = (...rows: readonly string[]) => Buffer.from([FIELDS.join(','), ...rows].join('\n'));
let serial = 0;
const reference = () => {
  serial += 1;
  return `B-${serial}`;
};
const payment = (ref = reference(), amount = '2415.50') => `${loanNum},11/02/2026,Payment,"${amount}",${ref}`;

const batchTools = () => batchesOf(at, 'accountant', 'transactions', FIELDS);
const client = () => at.as('accountant');
const send: ReturnType<typeof batchTools>['send'] = (...given) => batchTools().send(...given);
const imported: ReturnType<typeof batchTools>['imported'] = (...given) => batchTools().imported(...given);
const worked = (id: string) => batchTools().worked(id);
const detail = (id: string) => batchTools().detail(id);
const report = (id: string) => batchTools().report(id);
const act: ReturnType<typeof batchTools>['act'] = (...given) => batchTools().act(...given);
const stored = async (refs: readonly string[]) =>
  (
    await at.portal.db
      .selectFrom('portal.transactions')
      .select('reference')
      .where('reference', 'in', [...refs])
      .execute()
  ).length;

describe('batch tools', () => {
  it('are for administrators and accounting', async () => {
    await supertest(at.app).get(PATH).expect(401);
    await supertest(at.app).get(`${PATH}/export`).expect(401);
    await (await at.as('servicing')).get(`${PATH}/export`).expect(403);
    for (const role of allRoles) {
      const { status } = await (await at.as(roleKey(role))).get(PATH);
      expect(status, role).toBe(['Administrator', 'Accountant'].includes(role) ? 200 : 403);
    }
    await (await at.as('servicing')).post(`${PATH}/columns`).field({ kind: 'transactions' }).expect(403);
  }, 60_000);

  it('map the columns of a file by their titles, and later as in the last batch with such a file', async () => {
    const columns = async () =>
      (await client())
        .post(`${PATH}/columns`)
        .field({ kind: 'transactions' })
        .attach('files', Buffer.from('Loan #,Post Date,Code,Total,Ref,Memo\n1,2,3,4,5,6\n'), 'a.csv')
        .expect(200);
    const { body } = await columns();
    expect(body).toMatchObject({ rows: 1, remembered: null, samples: [['1', '2', '3', '4', '5', '6']] });
    expect(body.mapping).toEqual({
      loanNum: { column: 0 },
      date: { column: 1 },
      amount: { column: 3 },
      reference: { column: 4 },
    });
    const own = { ...body.mapping, type: { value: 'payment' } };
    await (await client())
      .post(PATH)
      .field({
        id: randomUUID(),
        kind: 'transactions',
        mapping: JSON.stringify(own),
        dryRun: 'true',
        allOrNothing: 'false',
      })
      .attach('files', Buffer.from('Loan #,Post Date,Code,Total,Ref,Memo\n1,2,3,4,5,6\n'), 'a.csv')
      .expect(201);
    expect((await columns()).body).toMatchObject({ mapping: own, remembered: { by: expect.any(String) } });
  });

  it('refuse a file without rows, and a mapping without a required field', async () => {
    expect((await send([])).status).toBe(422);
    const { body } = await (await client())
      .post(PATH)
      .field({ id: randomUUID(), kind: 'transactions', mapping: '{}', dryRun: 'true', allOrNothing: 'false' })
      .attach('files', csvOf(payment()), 'payments.csv')
      .expect(422);
    expect(Object.keys(body.fields)).toEqual(['loanNum', 'date', 'type', 'amount', 'reference']);
  });

  it('save the right rows and report what is wrong with each other one', async () => {
    const [good, twice] = [reference(), reference()];
    const batch = await imported([
      payment(good),
      payment(twice),
      payment(twice),
      payment(twice, '1.00'),
      `9999999999,11/02/2026,payment,5.00,${reference()}`,
      `${loanNum},11/31/2026,gift,lots,`,
    ]);
    expect(batch).toMatchObject({ state: 'completed', canUndo: true, canSave: false });
    expect(batch.totals).toMatchObject({ rows: 6, saved: 2, unchanged: 1, refused: 3, ready: 0, waiting: 0 });
    const rows = await report(batch.id);
    expect(rows.map(({ row, result }) => [row, result])).toEqual([
      [2, 'saved'],
      [3, 'saved'],
      [4, 'unchanged'],
      [5, 'refused'],
      [6, 'refused'],
      [7, 'refused'],
    ]);
    expect(rows.slice(3).map(codesOf)).toEqual([
      'reference is-taken',
      'loanNum no-loan',
      'date invalid-date, type not-a-code, amount not-a-number, reference required',
    ]);
    expect(await stored([good, twice])).toBe(2);
    const file = await (await client())
      .get(
        `/api/emet-data/batch-rows/export?filter=${encodeURIComponent(JSON.stringify({ batch: batch.id, result: ['refused'] }))}`,
      )
      .expect(200);
    expect(file.text).toContain('7,'.concat(loanNum));
    expect(file.text.trim().split('\r\n')).toHaveLength(4);
    const list = await (await client())
      .get(`${PATH}/export?filter=${encodeURIComponent('{"kind":"transactions"}')}`)
      .expect(200);
    const [heads, latest] = list.text.trim().split('\r\n');
    expect(heads?.endsWith('Started,Kind,File,User,Dry Run,State,Rows,Saved,Refused,Ended')).toBe(true);
    expect(latest).toContain(',transactions,');
    expect(latest).toContain(',No,completed,6,2,3,');
  });

  it('take the words of the user’s screen, and report what the file has where it is wrong', async () => {
    const mapping = { ...Object.fromEntries(FIELDS.map((name, column) => [name, { column }])) };
    const words = { escrow: 'Escrow deposit' };
    const { body } = await (await client())
      .post(PATH)
      .field({
        id: randomUUID(),
        kind: 'transactions',
        mapping: JSON.stringify({ ...mapping, type: { column: 2, words } }),
      })
      .field({ dryRun: 'true', allOrNothing: 'false' })
      .attach(
        'files',
        csvOf(
          `${loanNum},11/02/2026,escrow deposit,5.00,${reference()}`,
          `${loanNum},31/12/2026,gift,5.00,${reference()}`,
        ),
        'payments.csv',
      )
      .expect(201);
    await worked(body.id);
    const [taken, wrong] = await report(body.id);
    expect(taken?.result).toBe('ready');
    expect(wrong?.problems.map(({ field, value }) => [field, value])).toEqual([
      ['date', '31/12/2026'],
      ['type', 'gift'],
    ]);
  });

  it('save nothing in a dry run until its rows are saved by their button', async () => {
    const ref = reference();
    const checked = await imported([payment(ref), payment('')], { dryRun: true });
    expect(checked).toMatchObject({ state: 'completed', canSave: true, canUndo: false });
    expect(checked.totals).toMatchObject({ ready: 1, refused: 1, saved: 0 });
    expect(await stored([ref])).toBe(0);
    expect((await act(checked.id, 'save')).status).toBe(200);
    expect((await worked(checked.id)).totals).toMatchObject({ ready: 0, refused: 1, saved: 1 });
    expect(await stored([ref])).toBe(1);
    expect((await act(checked.id, 'save')).status).toBe(409);
  });

  it('save all rows or none if that is asked', async () => {
    const refs = [reference(), reference()];
    const none = await imported([...refs.map((ref) => payment(ref)), payment('')], { allOrNothing: true });
    expect(none.totals).toMatchObject({ saved: 0, notSaved: 2, refused: 1 });
    expect(await stored(refs)).toBe(0);
    const all = await imported(
      refs.map((ref) => payment(ref)),
      { allOrNothing: true },
    );
    expect(all.totals).toMatchObject({ saved: 2, notSaved: 0, refused: 0 });
  });

  it('save none if a row is taken by another after the check', async () => {
    const refs = [reference(), reference()];
    const { body } = await send(
      refs.map((ref) => payment(ref)),
      { allOrNothing: true, dryRun: true },
    );
    await worked(body.id);
    const other = { loanNum, date: '2026-11-02', type: 'fee', amount: '1.00', reference: refs[1] };
    await (await at.as('servicing'))
      .post('/api/emet-data/transactions')
      .send({ rows: [other] })
      .expect(200);
    await act(body.id, 'save');
    expect((await worked(body.id)).totals).toMatchObject({ saved: 0, notSaved: 1, refused: 1 });
    expect(await stored([refs[0] ?? ''])).toBe(0);
  });

  it('start one batch for a repeated call, and answer it again', async () => {
    const id = randomUUID();
    const rows = [payment()];
    expect((await send(rows, { id })).status).toBe(201);
    expect((await send(rows, { id })).status).toBe(201);
    expect((await send([payment()], { id })).status).toBe(409);
    expect((await send([...rows, payment()], { id })).status).toBe(409);
    expect((await send(rows, { id, allOrNothing: true })).status).toBe(409);
    expect((await batchesOf(at, 'administrator', 'transactions', FIELDS).send(rows, { id })).status).toBe(409);
    const { totals } = await worked(id);
    expect(totals).toMatchObject({ rows: 1, saved: 1 });
  });

  it('undo only the last batch, and keep rows that changed since', async () => {
    const refs = [reference(), reference(), reference()];
    const first = await imported([payment()]);
    const last = await imported(refs.map((ref) => payment(ref)));
    expect((await detail(first.id)).canUndo).toBe(false);
    expect((await act(first.id, 'undo')).status).toBe(409);
    await at.portal.db
      .updateTable('portal.transactions')
      .set({ amount: '1.00' })
      .where('reference', '=', refs[0] ?? '')
      .execute();
    expect((await act(last.id, 'undo')).status).toBe(200);
    const undone = await worked(last.id);
    expect(undone).toMatchObject({ state: 'undone', canUndo: false });
    expect(undone.totals).toMatchObject({ undone: 2, kept: 1, saved: 0 });
    expect(await stored(refs)).toBe(1);
    const entries = await at.portal.db
      .selectFrom('portal.audit')
      .select('action')
      .where('action', 'in', ['batch.import', 'batch.undo', 'transactions.undo'])
      .execute();
    expect(new Set(entries.map(({ action }) => action))).toEqual(
      new Set(['batch.import', 'batch.undo', 'transactions.undo']),
    );
  });

  it('never store a Social Security number, whatever its column was taken for', async () => {
    const rows = [payment('123-45-6789'), payment('123456789'), `123 45 6789,11/02/2026,Payment,1.00,${reference()}`];
    const batch = await imported(rows);
    expect((await report(batch.id)).map((row) => [row.reference, codesOf(row)])).toEqual([
      ['***-**-****', 'reference text-has-secret'],
      ['123456789', ''],
      [expect.any(String), 'loanNum text-has-secret'],
    ]);
    const kept = await at.portal.db
      .selectFrom('portal.batch_rows')
      .selectAll()
      .where('batch_id', '=', batch.id)
      .execute();
    expect(JSON.stringify(kept)).not.toMatch(/123[- ]45[- ]6789/);
  });

  it('show a user of one branch the rows of its loans and of own batches, and book on no other loan', async () => {
    const ref = reference();
    const other = await imported([payment(ref)]);
    const own = await batchesOf(at, 'administrator', 'transactions', FIELDS).imported([payment()]);
    const atBranch = async (branch: string | null) =>
      at.portal.db
        .updateTable('portal.users')
        .set({ is_retail: branch !== null, branch_name: branch })
        .where('login', '=', 'accountant')
        .execute();
    await atBranch('Nowhere');
    try {
      expect(await report(own.id)).toEqual([]);
      expect(await report(other.id)).toHaveLength(1);
      const refused = await imported([payment()]);
      expect((await report(refused.id)).map(codesOf)).toEqual(['loanNum no-loan']);
      const { body } = await (await client())
        .post('/api/emet-data/transactions')
        .send({ rows: [{ loanNum, date: '2026-11-02', type: 'fee', amount: '1.00', reference: reference() }] });
      expect(body).toMatchObject({ saved: 0, refused: 1 });
    } finally {
      await atBranch(null);
    }
    expect(await report(own.id)).toHaveLength(1);
  });

  it('keep what is saved when a batch is canceled', async () => {
    const { body } = await send([payment()]);
    expect(body.canCancel).toBe(true);
    expect((await act(body.id, 'cancel')).body).toMatchObject({ state: 'cancelled', canCancel: false });
    expect((await detail(body.id)).totals).toMatchObject({ waiting: 1, saved: 0 });
  });

  it('bring the account of a loan in servicing up to date, and back when they are undone', async () => {
    const serviced = await servicedLoan(at, 'loan-officer');
    const nextDue = async () => {
      const { next_due: due } = await at.portal.db
        .selectFrom('portal.servicing_positions')
        .select('next_due')
        .where('loan_num', '=', serviced)
        .executeTakeFirstOrThrow();
      return due;
    };
    const batch = await imported([`${serviced},09/02/2026,payment,749.55,${reference()}`]);
    expect(await nextDue()).toBe('2026-10-01');
    await batchTools().undone(batch.id);
    expect(await nextDue()).toBe('2026-09-01');
  });
});
