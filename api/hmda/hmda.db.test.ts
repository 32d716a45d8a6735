import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { larFields } from '../../domain/hmda/lar-fields';
import { sampleLoan } from '../../domain/hmda/sample-register.test-support';
import { hasValidCheckDigits } from '../../domain/hmda/uli';
import { createLoan } from '../../tests/support/loan-builder';
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
    expect((await (await desk()).get(`${LIST}/${denied}`)).body).toMatchObject({ isChecked: false, findings: [] });
    await checkAll();
    expect((await (await desk()).get(`${LIST}/${denied}`)).body).toMatchObject({ isChecked: true, findings: [] });
    expect((await (await desk()).get(`${LIST}/0000000000`)).status).toBe(404);
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
});
