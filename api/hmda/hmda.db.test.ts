import { sql } from 'kysely';
import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { larFields } from '../../domain/hmda/lar-fields';
import { sampleLoan } from '../../domain/hmda/sample-register.test-support';
import { hasValidCheckDigits } from '../../domain/hmda/uli';
import { completePurchase, createLoan } from '../../tests/support/loan-builder';
import { setLoanFields } from '../../tests/support/set-loan-fields';
import { type TestPortal, testPortal } from '../../tests/support/test-portal';
import { seedRegister } from './hmda.service';

const PATH = '/api/emet-data/hmda/2026/4';
const LIST = '/api/emet-data/hmda-loans';

let at: TestPortal;
/** Made, complete; denied, without a census tract; withdrawn in another year. */
let made: string;
let denied: string;
let old: string;

const { version: _version, sLNm: _number, applicants: _people, ...facts } = sampleLoan;
const income = { type: '11', monthlyAmount: '12000.00' };
const people = {
  applicants: sampleLoan.applicants,
  incomes: [{ id: '4f8a9c1e-0000-4000-8000-000000000001', owners: ['0B' as const], ...income }],
};

beforeAll(async () => {
  at = await testPortal();
  await seedRegister(at.portal);
  [made, denied, old] = [await loan(), await loan(), await loan()];
  await setLoanFields(at, made, { ...facts, ...people });
  const ended = { ...facts, ...people, sFundD: null, sLPurchaseD: null, sConsummationD: null };
  await setLoanFields(at, denied, {
    ...ended,
    ...{ sStatusT: '10', sRejectD: '2026-02-20', sSpCensusTract: null, sHmdaDenialReasonsT: ['1'] },
  });
  await setLoanFields(at, old, { ...ended, sStatusT: '9', sApprovD: null, sStatusD: '2025-12-31' });
});
afterAll(() => at.close());

const loan = () => createLoan(at, 'loan-officer');
const desk = () => at.as('qc-compliance');

async function checkAll(): Promise<void> {
  for (;;) if ((await (await desk()).post(`${PATH}/check`).expect(200)).body.done) return;
}

const filter = (values: object) => `${LIST}?filter=${encodeURIComponent(JSON.stringify(values))}`;

describe('the register', () => {
  it('requires sign-in, and a role that files it', async () => {
    const reads = [LIST, `${LIST}/export`, `${LIST}/${made}`, PATH, `${PATH}/lar`];
    for (const path of reads) {
      await supertest(at.app).get(path).expect(401);
      for (const login of ['underwriter', 'manager', 'pml-loan-officer']) {
        expect((await (await at.as(login)).get(path)).status, `${login} ${path}`).toBe(403);
      }
    }
    await supertest(at.app).post(`${PATH}/check`).expect(401);
    await (await at.as('underwriter')).post(`${PATH}/check`).expect(403);
    for (const path of [`${LIST}/${made}`, `${LIST}/${made}/edits/Q624`, `${PATH}/edits/Q638`]) {
      const body = { version: 1, values: {}, reason: 'As applied for' };
      await supertest(at.app).post(path).send(body).expect(401);
      await (await at.as('underwriter')).post(path).send(body).expect(403);
    }
    await (await desk()).get('/api/emet-data/hmda/2026/5').expect(400);
  });

  it('counts the loans of a year by action, and checks each once for each of its versions', async () => {
    const before = (await (await desk()).get(PATH).expect(200)).body;
    expect(before).toMatchObject({ first: '2026-01-01', last: '2026-12-31', loans: 2, checked: 0, incomplete: 0 });
    expect(before.actions).toEqual([
      { action: '1', loans: 1 },
      { action: '3', loans: 1 },
    ]);
    await checkAll();
    const after = (await (await desk()).get(PATH).expect(200)).body;
    expect(after).toMatchObject({ loans: 2, checked: 2, incomplete: 1, questioned: 0, fileEdits: [] });
    expect(after.edits).toEqual([expect.objectContaining({ edit: 'V625-1', kind: 'validity', loans: 1 })]);
    const quarter = (await (await desk()).get('/api/emet-data/hmda/2026/1').expect(200)).body;
    expect(quarter).toMatchObject({ last: '2026-03-31', loans: 2, checked: 2 });
    const earlier = (await (await desk()).get('/api/emet-data/hmda/2025/4').expect(200)).body;
    expect(earlier).toMatchObject({ loans: 1, checked: 0 });
  });

  it('lists what a loan lacks with the page that corrects it, and follows the correction', async () => {
    const rows = (await (await desk()).get(filter({ edit: 'V625-1' })).expect(200)).body;
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      ...{ loanNum: denied, borrower: 'Ann Lee', action: '3', actionDate: '2026-02-20', isChecked: true },
      findings: [{ edit: 'V625-1', field: 'sSpCensusTract', page: 'app/loan-property' }],
    });
    expect((await (await desk()).get(filter({ result: 'clean', action: ['1'] }))).body).toHaveLength(1);
    await setLoanFields(at, denied, { sSpCensusTract: '4605.02' });
    expect((await (await desk()).get(filter({ edit: 'V625-1' }))).body).toHaveLength(0);
    await checkAll();
    expect((await (await desk()).get(`${LIST}/${denied}`)).body).toMatchObject({ isChecked: true, findings: [] });
    expect((await (await desk()).get(`${LIST}/0000000000`)).status).toBe(404);
  });

  it('corrects what only the register needs in a loan that has ended, once for the version that its author saw', async () => {
    const user = await desk();
    const seen = (await user.get(`${LIST}/${denied}`).expect(200)).body;
    expect(seen).toMatchObject({ status: '10', values: { sHmdaLoanAmt: null, sSpCensusTract: '4605.02' } });
    const values = { sHmdaActionD: '2026-02-19', sHmdaLoanAmt: '412,500' };
    const saved = (await user.post(`${LIST}/${denied}`).send({ version: seen.version, values }).expect(200)).body;
    expect(saved.values).toMatchObject({ sHmdaActionD: '2026-02-19', sHmdaLoanAmt: '412500.00' });
    expect(saved).toMatchObject({ actionDate: '2026-02-19', version: seen.version + 1 });
    const late = await user.post(`${LIST}/${denied}`).send({ version: seen.version, values: { sHmdaLoanAmt: '1' } });
    expect([late.status, late.body.code, late.body.current.values.sHmdaLoanAmt]).toEqual([409, 'stale', '412500.00']);
    const other = { version: saved.version, values: { sNoteIR: '1.000' } };
    await user.post(`${LIST}/${denied}`).send(other).expect(422);
    const wrong = { version: saved.version, values: { sHmdaActionTaken: '99' } };
    expect((await user.post(`${LIST}/${denied}`).send(wrong)).body.fields).toHaveProperty('sHmdaActionTaken');
    const audited = await at.portal.db
      .selectFrom('portal.audit')
      .select(['actor', 'after'])
      .where('action', '=', 'hmda.correct')
      .execute();
    expect(audited).toContainEqual({
      actor: 'qc-compliance',
      after: expect.objectContaining({ fields: ['sHmdaActionD', 'sHmdaLoanAmt'] }),
    });
    // A HOEPA status that is entered instead of the calculated one needs a reason, which is told until the status changes.
    const entered = { version: saved.version, values: { sHmdaHoepaStatus: true } };
    expect((await user.post(`${LIST}/${denied}`).send(entered)).body.fields).toHaveProperty('hoepaReason');
    const typed = { version: saved.version, values: { sHmdaHoepaStatus: 'No' }, hoepaReason: 'Fees counted twice' };
    const no = await user.post(`${LIST}/${denied}`).send(typed);
    expect(no.body.hoepa).toMatchObject({ entered: false, reason: 'Fees counted twice' });
    const yes = { ...entered, version: no.body.version, hoepaReason: 'Fees of an affiliate' };
    const hoepa = await user.post(`${LIST}/${denied}`).send(yes);
    expect(hoepa.body.hoepa).toMatchObject({
      calculated: '3',
      entered: true,
      isReported: false,
      reason: 'Fees of an affiliate',
    });
    expect(hoepa.body.hoepa.by.by).not.toBe('');
    // A correction that is refused leaves the status its reason.
    for (const [sHmdaHoepaStatus, hoepaReason] of [[null], [false, 'Another reason']] as const) {
      const refused = {
        version: hoepa.body.version,
        values: { sHmdaHoepaStatus, sHmdaActionTaken: '99' },
        hoepaReason,
      };
      await user.post(`${LIST}/${denied}`).send(refused).expect(422);
      expect((await user.get(`${LIST}/${denied}`)).body.hoepa).toEqual(hoepa.body.hoepa);
    }
    await setLoanFields(at, denied, { sHmdaHoepaStatus: false });
    const fromFile = (await user.get(`${LIST}/${denied}`)).body;
    expect(fromFile.hoepa).toMatchObject({ entered: false, by: null, reason: null });
    const back = { sHmdaActionD: null, sHmdaLoanAmt: null, sHmdaHoepaStatus: null };
    await user.post(`${LIST}/${denied}`).send({ version: fromFile.version, values: back }).expect(200);
    await checkAll();
  });

  it('confirms what a quality edit questions until its values change', async () => {
    const user = await desk();
    const questioned = async () => (await user.get(PATH).expect(200)).body.questioned;
    // A spread of twelve points on a loan that is not said to be a high-cost one.
    await setLoanFields(at, made, { sHmdaRateSpread: '12.000' });
    await checkAll();
    const open = (await user.get(`${LIST}/${made}`).expect(200)).body;
    const edits: string[] = open.findings.map((one: { edit: string }) => one.edit);
    expect(edits.length).toBeGreaterThan(1);
    expect(edits.every((edit) => edit.startsWith('Q'))).toBe(true);
    expect(open.findings[0].reported).toContainEqual({ field: 'sHmdaRateSpread', value: '12.000' });
    expect(await questioned()).toBe(1);
    const path = (edit: string) => `${LIST}/${made}/edits/${edit}`;
    await user.post(path('Q999')).send({ version: open.version, reason: 'Verified' }).expect(409);
    await user
      .post(path(edits[0] ?? ''))
      .send({ version: open.version, reason: ' ' })
      .expect(422);
    await user
      .post(path(edits[0] ?? ''))
      .send({ version: open.version - 1, reason: 'Verified' })
      .expect(409);
    // Two at once: the check of each has what the other confirmed.
    const given = { version: open.version, reason: 'Verified with tax returns' };
    const confirm = (edit: string) => user.post(path(edit)).send(given).expect(200).then();
    const both = await at.portal.db.transaction().execute(async (trx) => {
      await sql`lock table portal.hmda_checks in exclusive mode`.execute(trx);
      const calls = edits.map(confirm);
      const waiting = sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`;
      const allWait = async () => (await waiting.execute(at.portal.db)).rows[0]?.count === edits.length;
      await expect.poll(allWait, { timeout: 10_000 }).toBe(true);
      return { calls };
    });
    await Promise.all(both.calls);
    const confirmed = (await user.get(`${LIST}/${made}`)).body;
    expect(confirmed.findings[0]).toMatchObject({
      ...{ edit: edits[0], reason: 'Verified with tax returns', confirmed: { by: expect.any(String) } },
    });
    expect(await questioned()).toBe(0);
    expect((await user.get(PATH)).body.edits).toEqual([]);
    expect((await user.get(filter({ result: 'clean', action: ['1'] }))).body).toHaveLength(1);
    expect((await user.get(filter({ edit: edits[0] }))).body).toHaveLength(0);
    const stored = await at.portal.db.selectFrom('portal.hmda_confirmations').select('content').execute();
    expect(JSON.stringify(stored)).not.toContain('tax returns');
    // Another fact of the loan changes nothing; another spread asks again.
    await setLoanFields(at, made, { sSpAddr: '12 Other Street' });
    await checkAll();
    expect(await questioned()).toBe(0);
    await setLoanFields(at, made, { sHmdaRateSpread: '13.000' });
    await checkAll();
    expect(await questioned()).toBe(1);
    const { version } = (await user.get(`${LIST}/${made}`)).body;
    await user
      .post(path(edits[0] ?? ''))
      .send({ version, reason: 'Verified again' })
      .expect(200);
    await user
      .post(path(edits[0] ?? ''))
      .send({ version, reason: null })
      .expect(200);
    expect(await questioned()).toBe(1);
    await setLoanFields(at, made, { sHmdaRateSpread: '0.210', sSpAddr: '12 Palm St' });
    await checkAll();
  });

  it('is downloaded with its transmittal sheet, which the audit records without what is in it', async () => {
    const file = await (await desk()).get(`${PATH}/lar`).expect(200);
    expect(file.headers['content-type']).toContain('text/plain');
    expect(file.headers['content-disposition']).toContain('hmda-lar-2026.txt');
    const [sheet, ...rows] = file.text.trimEnd().split('\n');
    expect(sheet).toBe(
      '1|Emet Mortgage|2026|4|Rosa Delgado|626-555-0142|hmda@example.com|350 Example Avenue, Suite 200|Pasadena|CA|91101|7|2|' +
        '00-0000000|10Bx939c5543TqA1144M',
    );
    expect(rows.map((row) => row.split('|').length)).toEqual([larFields.length, larFields.length]);
    const [first, second] = rows.map((row) => row.split('|'));
    expect([first?.[11], first?.[10], second?.[11], second?.[10]]).toEqual(['20260220', '3', '20260312', '1']);
    expect(first?.[17]).toBe('06037460502');
    expect([first, second].every((row) => hasValidCheckDigits(row?.[2] ?? ''))).toBe(true);
    expect(file.text).not.toContain(sampleLoan.applicants[0]?.aBLastNm);
    const audited = await at.portal.db
      .selectFrom('portal.audit')
      .select(['actor', 'subject', 'after'])
      .where('action', '=', 'hmda.export')
      .execute();
    expect(audited).toEqual([{ actor: 'qc-compliance', subject: 'hmda:2026-4', after: { loans: 2 } }]);
  });

  it('reports every open edit as one line of CSV', async () => {
    await setLoanFields(at, denied, { sSpCensusTract: null, sHmdaDenialReasonsT: null });
    await checkAll();
    const days = JSON.stringify({ actionDate: { from: '2026-01-01', to: '2026-12-31' } });
    const filed = `${LIST}/export?filter=${encodeURIComponent(days)}`;
    const { text } = await (await desk()).get(filed).expect(200);
    const lines = text.trimEnd().split('\r\n').slice(1);
    expect(lines.map((line) => line.split(',').slice(0, 5))).toEqual([
      [denied, 'Application Denied', '2026-02-20', 'V625-1', 'validity'],
      [denied, 'Application Denied', '2026-02-20', 'V669-1', 'validity'],
    ]);
  });

  it('checks all loans again after the institution changed, and names what the sheet lacks', async () => {
    const administrator = await at.as('administrator');
    const settings = '/api/emet-data/general-settings/general';
    const { version } = (await administrator.get(settings).expect(200)).body;
    await administrator.post(settings).send({ version, hmdaLei: null, hmdaContactName: null }).expect(200);
    expect((await (await desk()).get(PATH)).body).toMatchObject({ loans: 2, checked: 0 });
    await checkAll();
    const { edits, fileEdits } = (await (await desk()).get(PATH)).body;
    expect(fileEdits.map((one: { edit: string }) => one.edit)).toEqual(['V600', 'V601']);
    expect(edits.map((one: { edit: string }) => one.edit)).toEqual(expect.arrayContaining(['V600', 'V608-2']));
  });

  it('goes on to other loans, and ends, while the LOS has a later version of one', async () => {
    const stored = at.portal.db.updateTable('portal.final_actions').where('loan_num', '=', made);
    await stored.set((of) => ({ version: of('version', '-', 1) })).execute();
    await checkAll();
    expect((await (await desk()).get(PATH)).body).toMatchObject({ loans: 2, checked: 1 });
    await stored.set((of) => ({ version: of('version', '+', 1) })).execute();
    await checkAll();
    expect((await (await desk()).get(PATH)).body).toMatchObject({ loans: 2, checked: 2 });
  });

  it('ends the file with an error if a loan now belongs to another filing', async () => {
    const stored = at.portal.db.updateTable('portal.final_actions').where('loan_num', '=', old);
    await stored.set({ action_date: '2026-01-01' }).execute();
    await expect((await desk()).get(`${PATH}/lar`)).rejects.toThrow('aborted');
    await stored.set({ action_date: '2025-12-31' }).execute();
    await (await desk()).get(`${PATH}/lar`).expect(200);
  });

  it('names the buyer of a loan only in the file of the quarter of its sale or later', async () => {
    const buyerIn = async (quarter: number) => {
      const { text } = await (await desk()).get(`/api/emet-data/hmda/2026/${quarter}/lar`).expect(200);
      const rows = text.split('\n').map((line: string) => line.split('|'));
      return rows.find((row: string[]) => row[10] === '1' && row.length === larFields.length)?.[
        larFields.indexOf('purchaser')
      ];
    };
    expect([await buyerIn(1), await buyerIn(4)]).toEqual(['0', '1']);
  });

  it('is closed to staff who see only the loans of their branch', async () => {
    const person = at.portal.db.updateTable('portal.users').where('login', '=', 'qc-compliance');
    await person.set({ is_retail: true }).execute();
    for (const path of [LIST, `${LIST}/export`, `${LIST}/${made}`, PATH, `${PATH}/lar`]) {
      expect((await (await desk()).get(path)).status, path).toBe(403);
    }
    expect((await (await desk()).post(`${PATH}/check`)).status).toBe(403);
    await person.set({ is_retail: false }).execute();
    await (await desk()).get(PATH).expect(200);
  });

  it('drops a loan that goes on', async () => {
    await setLoanFields(at, denied, { sStatusT: '13', sRejectD: null });
    expect((await (await desk()).get(PATH)).body).toMatchObject({ loans: 1 });
  });

  it('is corrected without new settings of the lender changing the figures that a loan was underwritten with', async () => {
    const short = { id: 'l1', owners: ['0B'], type: '3', payment: '500.00', remainingMonths: 4 };
    const funded = await createLoan(at, 'loan-officer', { ...completePurchase, liabilities: [short] });
    const { liabilities } = await at.portal.los.loadLoan(funded);
    await setLoanFields(at, funded, { ...facts, ...people, liabilities, sSpCensusTract: null });
    const figures = async () => {
      const { sLTotI, sLTotLiaMon, sShortDebtPc } = await at.portal.los.loadLoan(funded);
      return { sLTotI, sLTotLiaMon, sShortDebtPc };
    };
    const before = await figures();
    expect(before).toMatchObject({ sLTotLiaMon: '0.00' });
    const administrator = await at.as('administrator');
    const settings = '/api/emet-data/general-settings/general';
    const set = async (shortDebtPercent: number) => {
      const { version } = (await administrator.get(settings).expect(200)).body;
      await administrator.post(settings).send({ version, shortDebtPercent }).expect(200);
    };
    await set(3);
    const user = await desk();
    const { version } = (await user.get(`${LIST}/${funded}`).expect(200)).body;
    const values = { sSpCensusTract: '4605.02' };
    const saved = await user.post(`${LIST}/${funded}`).send({ version, values }).expect(200);
    expect(saved.body.values).toMatchObject(values);
    expect(await figures()).toEqual(before);
    await set(5);
  });
});
