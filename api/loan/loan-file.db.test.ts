import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { completePurchase, createLoan, moveThrough } from '../../tests/support/loan-builder';
import { type TestPortal, testPortal } from '../../tests/support/test-portal';
import { seedOrganization } from '../reference/seed';

let at: TestPortal;
beforeAll(async () => {
  at = await testPortal();
  await seedOrganization(at.portal);
});
afterAll(() => at.close());

const purchase = {
  ...completePurchase,
  employments: [{ owners: ['0B'], employer: 'Harbor Clinic', monthlyIncome: '12500', selfEmployed: false }],
};

const loanOf = async (login: string, loanNum: string) =>
  (await (await at.as(login)).get(`/api/lqb/loans/${loanNum}`).expect(200)).body;

describe('POST /lqb/loans/create', () => {
  const create = async (login: string, body: object) => (await at.as(login)).post('/api/lqb/loans/create').send(body);

  it('requires sign-in and a role that creates loans', async () => {
    await supertest(at.app).post('/api/lqb/loans/create').send({}).expect(401);
    expect((await create('underwriter', {})).status).toBe(403);
    expect((await create('post-closer-external', {})).status).toBe(403);
  });

  it('lists all missing and invalid fields at once', async () => {
    const empty = await create('loan-officer', {});
    expect(empty.status).toBe(422);
    expect(empty.body).toMatchObject({
      code: 'invalid',
      fields: { sBranchChannelT: 'Required', sLPurposeT: 'Required' },
    });
    const wrong = await create('administrator', {
      sBranchChannelT: '1',
      sLPurposeT: '77',
      sNoteIR: 'high',
      sStatusT: '4',
      sNoSuch: 1,
    });
    expect(Object.keys(wrong.body.fields).sort()).toEqual([
      'sBranchName',
      'sLPurposeT',
      'sNoSuch',
      'sNoteIR',
      'sStatusT',
    ]);
  });

  it('places a retail loan in the branch of its officer, who is assigned', async () => {
    const created = await create('loan-officer', { sBranchChannelT: '1', sLPurposeT: '0', sLAmtCalc: '$250,000' });
    expect(created.body).toEqual({ loanNum: expect.any(String) });
    const loan = await loanOf('loan-officer', created.body.loanNum);
    expect(loan).toMatchObject({
      version: 1,
      sStatusT: '0',
      sBranchChannelT: '1',
      sBranchName: 'Pasadena',
      sLAmtCalc: '250000.00',
      sEmployeeLoanRepLogin: 'loan-officer',
      sEmployeeLoanRepEmail: 'loan-officer@example.com',
    });
  });

  it('takes the originator from the profile of the officer, unless another one is stated', async () => {
    const profile = { nmls_id: '1400237', phone: '(626) 555-0101' };
    await at.portal.db.updateTable('portal.users').set(profile).where('login', '=', 'loan-officer').execute();
    const made = async (login: string, more = {}) =>
      loanOf(login, (await create(login, { sBranchChannelT: '1', sLPurposeT: '0', ...more })).body.loanNum);
    const loan = await made('loan-officer');
    expect(loan).toMatchObject({
      sUrlaOriginatorNm: loan.sEmployeeLoanRepName,
      sUrlaOriginatorNmlsId: '1400237',
      sUrlaOriginatorPhone: '(626) 555-0101',
      sUrlaOriginatorEmail: 'loan-officer@example.com',
    });
    const stated = await made('loan-officer', { sUrlaOriginatorNm: 'Ada Marsh' });
    expect(stated).toMatchObject({ sUrlaOriginatorNm: 'Ada Marsh' });
    expect(stated).not.toHaveProperty('sUrlaOriginatorNmlsId');
    expect(await made('administrator', { sBranchName: 'Pasadena' })).not.toHaveProperty('sUrlaOriginatorNm');
  });

  it('takes the organization of the originator from the company or the branch, unless one is stated', async () => {
    const address = { address: '12 Arroyo Pkwy', city: 'Pasadena', state: 'CA', zip: '91105' };
    const { db } = at.portal;
    await db
      .updateTable('portal.companies')
      .set({ ...address, nmls_id: '881234' })
      .execute();
    await db
      .updateTable('portal.branches')
      .set({ ...address, nmls_id: '770001' })
      .execute();
    const made = async (login: string, more = {}) =>
      loanOf(login, (await create(login, { sLPurposeT: '0', ...more })).body.loanNum);
    const broker = await made('pml-loan-officer', { sBranchChannelT: '2' });
    const place = {
      sUrlaCompanyAddr: '12 Arroyo Pkwy',
      sUrlaCompanyCity: 'Pasadena',
      sUrlaCompanyState: 'CA',
      sUrlaCompanyZip: '91105',
    };
    expect(broker).toMatchObject({
      ...place,
      sUrlaCompanyNm: broker.sOriginatingCompanyName,
      sUrlaCompanyNmlsId: '881234',
    });
    const retail = await made('loan-officer', { sBranchChannelT: '1' });
    expect(retail).toMatchObject({ ...place, sUrlaCompanyNm: 'Emet Mortgage', sUrlaCompanyNmlsId: '770001' });
    const stated = await made('loan-officer', { sBranchChannelT: '1', sUrlaCompanyNm: 'Marsh Lending' });
    expect(stated).toMatchObject({ sUrlaCompanyNm: 'Marsh Lending' });
    expect(stated).not.toHaveProperty('sUrlaCompanyNmlsId');
  });

  it('fills in the place of a ZIP code that a later change states alone, but keeps what was entered', async () => {
    const { loanNum } = (await create('loan-officer', { sBranchChannelT: '1', sLPurposeT: '0' })).body;
    const agent = await at.as('loan-officer');
    const change = async (sent: object) => {
      const { version } = await loanOf('loan-officer', loanNum);
      return (
        await agent
          .post(`/api/lqb/loans/${loanNum}`)
          .send({ version, ...sent })
          .expect(200)
      ).body;
    };
    const place = { sSpState: 'CA', sSpCounty: 'Los Angeles County', sSpCountyFips: '06037' };
    expect(await change({ sSpZip: '91101' })).toMatchObject({ ...place, sSpCity: 'Pasadena' });
    expect(await change({ sSpZip: '98004' })).toMatchObject({ sSpCity: 'Bellevue', sSpState: 'WA' });
    expect(await change({ sSpCity: 'Altadena' })).toMatchObject({ sSpZip: '98004', sSpState: 'WA' });
    expect(await change({ sSpZip: '91101' })).toMatchObject({ ...place, sSpCity: 'Altadena' });
  });

  it('fills in the place of the ZIP code of a new loan', async () => {
    const sent = { sBranchChannelT: '1', sLPurposeT: '0', sSpZip: '91101', sSpCity: 'Altadena' };
    const { loanNum } = (await create('loan-officer', sent)).body;
    const place = { sSpCity: 'Altadena', sSpState: 'CA', sSpCounty: 'Los Angeles County', sSpCountyFips: '06037' };
    expect(await loanOf('loan-officer', loanNum)).toMatchObject(place);
  });

  it('places a broker’s loan in their company and channel, whatever they request', async () => {
    const created = await create('pml-loan-officer', { sBranchChannelT: '2', sLPurposeT: '0' });
    expect(created.status).toBe(201);
    expect(await loanOf('pml-loan-officer', created.body.loanNum)).toMatchObject({
      sBranchChannelT: '2',
      sOriginatingCompanyName: 'Harborline Lending',
      sEmployeeLoanRepLogin: 'pml-loan-officer',
    });
    const elsewhere = await create('pml-loan-officer', {
      sBranchChannelT: '1',
      sLPurposeT: '0',
      sBranchName: 'Pasadena',
      sOriginatingCompanyName: 'Cobalt Home Loans',
    });
    expect(elsewhere.status).toBe(422);
    expect(Object.keys(elsewhere.body.fields).sort()).toEqual([
      'sBranchChannelT',
      'sBranchName',
      'sOriginatingCompanyName',
    ]);
  });

  it('lets staff choose among existing branches and companies', async () => {
    const request = { sLPurposeT: '1', sBranchChannelT: '3' };
    expect((await create('loan-opener', { ...request, sOriginatingCompanyName: 'Nowhere' })).body.fields).toEqual({
      sOriginatingCompanyName: 'This company does not exist. Choose another company.',
    });
    const created = await create('loan-opener', { ...request, sOriginatingCompanyName: 'juniper ridge mortgage' });
    expect(created.status).toBe(201);
    expect(await loanOf('administrator', created.body.loanNum)).toMatchObject({
      sOriginatingCompanyName: 'Juniper Ridge Mortgage',
      sCorrespondentProcessT: '3',
    });
  });

  it('audits the number of the new loan', async () => {
    const loanNum = await createLoan(at, 'loan-officer');
    const entries = await at.portal.db
      .selectFrom('portal.audit_entries')
      .selectAll()
      .where('action', '=', 'loan.create')
      .execute();
    expect(entries.map((entry) => [entry.outcome, entry.after])).toContainEqual(['done', { loanNum }]);
  });
});

describe('GET /lqb/loans/{loanNum}', () => {
  it('requires sign-in, access to the loan, and a role that sees loans', async () => {
    const loanNum = await createLoan(at, 'loan-officer');
    await supertest(at.app).get(`/api/lqb/loans/${loanNum}`).expect(401);
    await (await at.as('pml-loan-officer')).get(`/api/lqb/loans/${loanNum}`).expect(403);
    await (await at.as('pml-loan-officer')).get('/api/lqb/loans/2699999999').expect(403);
    await (await at.as('administrator')).get('/api/lqb/loans/2699999999').expect(404);
  });

  it('shows only the last four digits of social security numbers, to everyone', async () => {
    const loanNum = await createLoan(at, 'loan-officer', purchase);
    for (const login of ['loan-officer', 'administrator']) {
      const loan = await loanOf(login, loanNum);
      expect(loan.applicants[0].aBSsn).toBe('***-**-3456');
      expect(JSON.stringify(loan)).not.toContain('900-12-3456');
    }
  });
});

describe('POST /lqb/loans/{loanNum}', () => {
  const change = async (login: string, loanNum: string, body: object) =>
    (await at.as(login)).post(`/api/lqb/loans/${loanNum}`).send(body);

  it('requires sign-in, access to the loan, and an application page', async () => {
    const loanNum = await createLoan(at, 'loan-officer');
    await supertest(at.app).post(`/api/lqb/loans/${loanNum}`).send({ version: 1 }).expect(401);
    expect((await change('pml-loan-officer', loanNum, { version: 1 })).status).toBe(403);
    expect((await change('accountant', loanNum, { version: 1 })).status).toBe(403);
  });

  it('accepts values as people type them and returns the loan with derived values', async () => {
    const loanNum = await createLoan(at, 'loan-officer');
    const answer = await change('loan-officer', loanNum, {
      version: 1,
      sLAmtCalc: '$480,000',
      sPurchPrice: 600000,
      sApprVal: '605,000.00',
      sEstCloseD: '12/18/2026',
      sNoteIR: '6.5%',
    });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      version: 2,
      sLAmtCalc: '480000.00',
      sEstCloseD: '2026-12-18',
      sNoteIR: '6.500',
      sLtvR: '80.000',
    });
  });

  it('rejects a stale version with the current loan, even if two users write at once', async () => {
    const loanNum = await createLoan(at, 'loan-officer', purchase);
    const writes = await Promise.all(
      ['3', '4', '5'].map((rooms) => change('loan-officer', loanNum, { version: 2, sSpRooms: rooms })),
    );
    expect(writes.map((write) => write.status).sort()).toEqual([200, 409, 409]);
    const stale = writes.find((write) => write.status === 409);
    expect(stale?.body).toMatchObject({ code: 'stale', current: { sLNm: loanNum } });
    expect(stale?.text).not.toContain('900-12-3456');
    const late = await change('loan-officer', loanNum, { version: 2, sSpRooms: 9 });
    expect(late.body).toMatchObject({ code: 'stale', current: { version: 3 } });
    expect(late.text).not.toContain('900-12-3456');
  });

  it('keeps a number that is sent back masked, and changes one that is typed', async () => {
    const loanNum = await createLoan(at, 'loan-officer', purchase);
    const read = await loanOf('loan-officer', loanNum);
    const [applicant] = read.applicants;
    const saved = await change('loan-officer', loanNum, {
      version: read.version,
      applicants: [{ ...applicant, aBFirstNm: 'Rūta' }],
    });
    expect(saved.status).toBe(200);
    expect((await at.portal.los.loadLoan(loanNum)).applicants[0]).toMatchObject({
      aBFirstNm: 'Rūta',
      aBSsn: '900-12-3456',
    });
    const version = saved.body.version;
    const foreign = await change('loan-officer', loanNum, { version, applicants: [{ aBSsn: '***-**-9999' }] });
    expect(foreign.body.fields).toHaveProperty(['applicants[0].aBSsn']);
    expect((await change('loan-officer', loanNum, { version, aBSsn: '900-55-1111' })).status).toBe(200);
    expect((await at.portal.los.loadLoan(loanNum)).applicants[0]?.aBSsn).toBe('900-55-1111');
  });

  it('treats a complete unchanged loan as no change', async () => {
    const loanNum = await createLoan(at, 'loan-officer', purchase);
    const read = await loanOf('loan-officer', loanNum);
    const same = await change('loan-officer', loanNum, read);
    expect(same.status).toBe(200);
    expect(same.body.version).toBe(read.version);
  });

  it('rejects computed fields, and those that only an operation may change, by name', async () => {
    const loanNum = await createLoan(at, 'loan-officer');
    const answer = await change('loan-officer', loanNum, {
      version: 1,
      sLtvR: '10.000',
      sStatusT: '4',
      sRLckdD: '2026-11-01',
    });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.fields).sort()).toEqual(['sLtvR', 'sRLckdD', 'sStatusT']);
  });

  it('lets only staff move a loan to another branch or company', async () => {
    const loanNum = await createLoan(at, 'loan-officer');
    expect((await change('loan-officer', loanNum, { version: 1, sBranchName: 'Bellevue' })).status).toBe(403);
    const company = { version: 1, sOriginatingCompanyName: 'Harborline Lending' };
    expect((await change('loan-officer', loanNum, company)).status).toBe(403);
    expect((await change('administrator', loanNum, { version: 1, sBranchName: 'Bellevue' })).status).toBe(200);
    await (await at.as('loan-officer')).get(`/api/lqb/loans/${loanNum}`).expect(403);
  });

  it("requires edit permission for the loan's status", async () => {
    const loanNum = await createLoan(at, 'loan-officer', purchase);
    await moveThrough(at, loanNum, ['1']);
    await at.portal.los.moveStatus({ id: crypto.randomUUID(), by: 't', byName: 'T' }, loanNum, '7');
    const { version } = await loanOf('loan-officer', loanNum);
    const answer = await change('loan-officer', loanNum, { version, sSpRooms: 4 });
    expect(answer.status).toBe(403);
    expect(answer.body.code).toBe('not-editable');
    expect((await change('administrator', loanNum, { version, sSpRooms: 4 })).status).toBe(200);
  });

  it('audits the names of the changed fields, never their values', async () => {
    const loanNum = await createLoan(at, 'loan-officer');
    await change('loan-officer', loanNum, { version: 1, applicants: [{ aBSsn: '900-77-1234', aBLastNm: 'Quill' }] });
    const entries = await at.portal.db
      .selectFrom('portal.audit_entries')
      .selectAll()
      .where('subject', '=', `loan:${loanNum}`)
      .execute();
    expect(entries).toHaveLength(1);
    expect(entries[0]).toMatchObject({ action: 'loan.change', outcome: 'done', after: { fields: ['applicants'] } });
    expect(JSON.stringify(entries)).not.toContain('1234');
  });
});
