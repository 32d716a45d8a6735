import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { completePurchase, createLoan } from '../../tests/support/loan-builder';
import { type TestPortal, testPortal } from '../../tests/support/test-portal';
import { writeMismo } from '../mismo/write-mismo';
import { seedOrganization } from '../reference/seed';

let at: TestPortal;
beforeAll(async () => {
  at = await testPortal();
  await seedOrganization(at.portal);
});
afterAll(() => at.close());

const RETIRED = 'This choice is no longer offered. Choose another one.';
const retail = { sBranchChannelT: '1', sLPurposeT: '0' };

/** Retires codes of any lists; all other codes are in use. */
async function retire(lists: Readonly<Record<string, readonly string[]>>): Promise<void> {
  const agent = await at.as('administrator');
  for (const list of ['sLPurposeT', 'sProdSpT', 'sOccTPe', 'sLT', 'sProdDocT']) {
    const path = `/api/emet-data/option/${list}`;
    const { version } = (await agent.get(path).expect(200)).body;
    const options = (lists[list] ?? []).map((code) => ({ code, active: false }));
    await agent.post(path).send({ version, options }).expect(200);
  }
}
beforeEach(() => retire({}));

const stored = (loanNum: string) => at.portal.los.loadLoan(loanNum);
const post = async (path: string, body: object) => (await at.as('loan-officer')).post(`/api${path}`).send(body);
const change = async (loanNum: string, fields: object) =>
  post(`/lqb/loans/${loanNum}`, { version: (await stored(loanNum)).version, ...fields });

describe('a retired code', () => {
  it('cannot be newly chosen, by anyone or by any call, and the field says what to do', async () => {
    const loanNum = await createLoan(at, 'loan-officer', completePurchase);
    await retire({ sProdSpT: ['2'], sOccTPe: ['2'], sProdDocT: ['15'] });
    const changed = await change(loanNum, { sProdSpT: '2', sNoteIR: '6.125', applicants: [{ aOccT: '2' }] });
    expect(changed.status).toBe(422);
    expect(changed.body.fields).toEqual({ sProdSpT: RETIRED, 'applicants[0].aOccT': RETIRED });
    expect(changed.body.fieldWordings.sProdSpT).toEqual({ code: 'retired-code', values: {} });
    expect((await change(loanNum, { sProdDocT: 'c-4' })).body.fields).toEqual({ sProdDocT: RETIRED });
    const { version } = await stored(loanNum);
    const section = await post(`/loan-proxy/${loanNum}/loan-prop`, { version, sProdSpT: '2' });
    expect([section.status, section.body.fields]).toEqual([422, { sProdSpT: RETIRED }]);
    expect(await stored(loanNum)).toMatchObject({ version, sProdSpT: '0', sOccTPe: '0' });
  });

  it('cannot be newly chosen with a program it was priced with; a code already on the loan can be priced', async () => {
    const loanNum = await createLoan(at, 'loan-officer', completePurchase);
    await retire({ sProdSpT: ['0', '2'], sOccTPe: ['2'], sProdDocT: ['15'] });
    const choose = (scenario: object) =>
      post(`/lqb/loans/${loanNum}/register-loan-program`, {
        lLpTemplateId: 'none',
        requestedRate: '6.000',
        requestedFee: '0.000',
        scenario,
      });
    const refused = await choose({ sProdSpTPe: '2', sProdDocT: 'c-4', aOccT: '2', sLAmtCalc: '$480,000.00' });
    expect([refused.status, refused.body.fields]).toEqual([
      422,
      { sProdSpT: RETIRED, sProdDocT: RETIRED, aOccT: RETIRED },
    ]);
    expect(refused.body.message).toBe(RETIRED);
    expect((await choose({ sProdSpT: '0', sLAmtCalc: '$480,000.00' })).body.code).toBe('not-offered');
  });

  it('cannot start a new loan, neither from its creator nor as a default', async () => {
    const admin = await at.as('administrator');
    const setup = '/api/emet-data/loan-setup/all';
    const { version } = (await admin.get(setup).expect(200)).body;
    await admin.post(setup).send({ version, sLT: '4', sLateDays: 15 }).expect(200);
    await retire({ sLPurposeT: ['3'], sLT: ['4'] });
    const refused = await post('/lqb/loans/create', { ...retail, sLPurposeT: '3' });
    expect([refused.status, refused.body.fields]).toEqual([422, { sLPurposeT: RETIRED }]);
    const loan = await stored((await post('/lqb/loans/create', retail)).body.loanNum);
    expect([loan.sLT ?? null, loan.sLateDays]).toEqual([null, 15]);
  });

  it('stays where it is used: in a complete section, with other changes, and when borrowers move', async () => {
    const second = { aBFirstNm: 'Cem', aBLastNm: 'Kaya', aOccT: '2' };
    const applicants = [...completePurchase.applicants, second];
    const loanNum = await createLoan(at, 'loan-officer', { ...completePurchase, sProdSpT: '2', applicants });
    await retire({ sProdSpT: ['2'], sOccTPe: ['2'] });
    const property = `/loan-proxy/${loanNum}/loan-prop`;
    const section = (await (await at.as('loan-officer')).get(`/api${property}`).expect(200)).body;
    expect((await post(property, { ...section, sSpCity: 'Glendale' })).status).toBe(200);
    expect((await change(loanNum, { sProdSpT: '2', applicants: [{}, second] })).status).toBe(200);
    const { version } = await stored(loanNum);
    const moved = await post(`/loan-proxy/${loanNum}/borrowers`, { version, action: 'primary', owner: '1B' });
    expect(moved.status).toBe(200);
    const loan = await stored(loanNum);
    expect(loan).toMatchObject({ sSpCity: 'Glendale', sProdSpT: '2' });
    expect(loan.applicants.map(({ aOccT }) => aOccT)).toContain('2');
  });

  it('can be replaced, and then not chosen again', async () => {
    const loanNum = await createLoan(at, 'loan-officer', { ...completePurchase, sProdSpT: '2' });
    await retire({ sProdSpT: ['2'] });
    expect((await change(loanNum, { sProdSpT: '0' })).status).toBe(200);
    expect((await change(loanNum, { sProdSpT: '2' })).body.fields).toEqual({ sProdSpT: RETIRED });
  });

  it('is kept in a file that contains it, with a warning that names field and value', async () => {
    const loanNum = await createLoan(at, 'loan-officer', completePurchase);
    const file = Buffer.from(writeMismo(await stored(loanNum), { now: at.portal.clock() }));
    const officer = await at.as('loan-officer');
    const send = (form: Readonly<Record<string, string>> = {}) =>
      officer.post('/api/lqb/loans/import').field(form).attach('loanFile', file, 'loan.xml');
    const { warnings } = (await send({ preview: 'true' }).expect(200)).body;
    await retire({ sLPurposeT: ['0'], sOccTPe: ['0'] });
    const imported = await send();
    expect(imported.status).toBe(201);
    expect(await stored(imported.body.loanNum)).toMatchObject({ sLPurposeT: '0', sOccTPe: '0' });
    expect(imported.body.warnings).toEqual([
      ...warnings,
      'Purpose: “Purchase” is no longer offered. It was imported as it is.',
      'Occupancy: “Primary Residence” is no longer offered. It was imported as it is.',
    ]);
    expect(imported.body.findings.at(-1).wording).toEqual({
      code: 'retired-value',
      values: {
        field: { text: 'Occupancy', key: 'fields.sOccTPe' },
        value: { text: 'Primary Residence', key: 'codes.sOccTPe.0' },
      },
    });
    expect((await send({ preview: 'true' })).body.warnings).toEqual(imported.body.warnings);
  });
});
