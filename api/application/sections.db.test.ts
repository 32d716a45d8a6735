import { randomUUID } from 'node:crypto';
import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLoan } from '../../tests/support/loan-builder';
import { type TestPortal, testPortal } from '../../tests/support/test-portal';
import { loanCalls } from '../loan/loan.routes';
import { seedOrganization } from '../reference/seed';
import { applicationCalls } from './application.routes';

let at: TestPortal;
let loanNum: string;
beforeAll(async () => {
  at = await testPortal();
  await seedOrganization(at.portal);
  loanNum = await createLoan(at, 'loan-officer', {
    applicants: [{ aBFirstNm: 'Ruta', aBLastNm: 'Lindqvist', aBSsn: '900-12-3456', aBDecBankrupt: false }],
  });
});
afterAll(() => at.close());

const get = async (login: string, path: string) => (await at.as(login)).get(`/api${path}`);
const post = async (login: string, path: string, body: object) => (await at.as(login)).post(`/api${path}`).send(body);
const versionOf = async () => (await at.portal.los.loadLoan(loanNum)).version;

describe('every call on a loan', () => {
  const onLoans = [...loanCalls, ...applicationCalls].filter((call) => call.access.kind === 'loan');

  it('requires sign-in and access to the loan', async () => {
    expect(onLoans.length).toBeGreaterThan(30);
    for (const call of onLoans) {
      const path = `/api${call.path.replace('{loanNum}', loanNum).replace('{id}', 'x')}`;
      const method = call.method.toLowerCase() as 'get' | 'post' | 'delete';
      const guest = await supertest(at.app)[method](path);
      expect(guest.status, `${call.method} ${path}`).toBe(401);
      const outsider = await (await at.as('pml-loan-officer'))[method](path);
      expect(outsider.status, `${call.method} ${path}`).toBe(403);
    }
  });

  it('rejects a user without the permission of its page', async () => {
    for (const path of ['/asset', '/borrower-info', '/declaration', '/application']) {
      expect((await get('real-estate-agent', `/loan-proxy/${loanNum}${path}`)).status, path).toBe(403);
    }
    expect((await get('real-estate-agent', `/lqb/loans/${loanNum}/mismo`)).status).toBe(403);
    expect((await post('real-estate-agent', `/lqb/loans/${loanNum}/pricing-simple`, {})).status).toBe(403);
    expect((await get('real-estate-agent', `/lqb/loans/${loanNum}/coc`)).status).toBe(403);
    expect((await get('lock-desk', `/lqb/loans/${loanNum}/agents`)).status).toBe(200);
  });
});

describe('a section that is a list', () => {
  const path = () => `/loan-proxy/${loanNum}/asset`;

  it('is replaced as a whole, gives new records an ID, and rejects a stale version', async () => {
    const version = await versionOf();
    const assets = [{ owners: ['0B'], type: '3', value: '$12,500.5' }];
    const saved = await post('loan-officer', path(), { version, records: assets });
    expect(saved.body).toMatchObject({
      version: version + 1,
      records: [{ id: expect.any(String), owners: ['0B'], type: '3', value: '12500.50' }],
    });
    expect((await get('loan-officer', path())).body).toEqual(saved.body);
    const [first] = saved.body.records;
    const two = await post('loan-officer', path(), {
      version: version + 1,
      records: [first, { owners: ['0B'], type: '7', value: 100 }],
    });
    expect(two.body.records.map((record: { id: string }) => record.id)).toContain(first.id);
    const stale = await post('loan-officer', path(), { version, records: [] });
    expect(stale.status).toBe(409);
    expect(stale.body.code).toBe('stale');
    expect((await post('loan-officer', path(), { version: version + 2, records: [] })).body.records).toEqual([]);
  });

  it('names the invalid field of a record', async () => {
    const version = await versionOf();
    const answer = await post('loan-officer', path(), { version, records: [{ owners: ['1B'], value: 'much' }] });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.fields).sort()).toEqual(['records[0].owners', 'records[0].value']);
    const many = Array.from({ length: 201 }, () => ({ owners: ['0B'] }));
    expect((await post('loan-officer', path(), { version, records: many })).body.fields).toHaveProperty('records');
  });
});

describe('a section that is a form', () => {
  it('returns only its own fields, and the last four digits of social security numbers', async () => {
    const info = (await get('loan-officer', `/loan-proxy/${loanNum}/borrower-info`)).body;
    expect(info.applicants[0]).toMatchObject({ aBFirstNm: 'Ruta', aBSsn: '***-**-3456' });
    expect(info.applicants[0]).not.toHaveProperty('aBDecBankrupt');
    const declaration = (await get('loan-officer', `/loan-proxy/${loanNum}/declaration`)).body;
    expect(declaration.applicants[0]).toEqual({ aBFirstNm: 'Ruta', aBLastNm: 'Lindqvist', aBDecBankrupt: false });
  });

  it('changes its own fields and rejects those of other sections', async () => {
    const version = await versionOf();
    const info = (await get('loan-officer', `/loan-proxy/${loanNum}/borrower-info`)).body;
    const saved = await post('loan-officer', `/loan-proxy/${loanNum}/borrower-info`, {
      version,
      applicants: [{ ...info.applicants[0], aBEmail: 'ruta@example.com' }],
    });
    expect(saved.status).toBe(200);
    expect((await at.portal.los.loadLoan(loanNum)).applicants[0]).toMatchObject({
      aBSsn: '900-12-3456',
      aBEmail: 'ruta@example.com',
      aBDecBankrupt: false,
    });
    const foreign = await post('loan-officer', `/loan-proxy/${loanNum}/subject-property`, {
      version: version + 1,
      sSpCity: 'Pasadena',
      sNoteIR: '6',
      sNoSuch: 1,
    });
    expect(foreign.status).toBe(422);
    expect(foreign.body.fields).toEqual({
      sNoteIR: 'This field does not belong here.',
      sNoSuch: 'This field does not exist.',
    });
    const property = await post('loan-officer', `/loan-proxy/${loanNum}/loan-prop`, {
      version: version + 1,
      sSpCity: 'Pasadena',
    });
    expect(property.body).toMatchObject({ version: version + 2, sSpCity: 'Pasadena' });
  });

  it('leaves borrowers to their own calls', async () => {
    const own = await createLoan(at, 'loan-officer', { applicants: [{ aBLastNm: 'Lee' }, { aBLastNm: 'Kaya' }] });
    const one = await createLoan(at, 'loan-officer', { applicants: [{ aBLastNm: 'Lee' }] });
    const send = (of: string, section: string, body: object) =>
      post('loan-officer', `/loan-proxy/${of}/${section}`, { version: 2, ...body });
    for (const section of ['declaration', 'asset', 'application']) {
      const gone = await send(own, section, { applicants: [{}, null] });
      expect(gone.body.fields, section).toEqual({ 'applicants[1]': 'This field does not belong here.' });
    }
    const nameless = await send(one, 'declaration', { applicants: [{}, { aBDecBankrupt: true }] });
    expect(nameless.body.fields).toEqual({ 'applicants[1].aBLastNm': 'Required' });
    const invalid = await send(one, 'asset', { records: [{ owners: ['0C'], value: '1' }] });
    expect(invalid.body.fields).toEqual({ 'records[0].owners': 'Choose a value from the list.' });
    const holder = await send(one, 'application', { vestings: [{ owners: [] }] });
    expect(holder.body.fields).toEqual({ 'vestings[0].lastName': 'Required' });
    expect((await at.portal.los.loadLoan(own)).applicants).toHaveLength(2);
    expect((await at.portal.los.loadLoan(one)).version).toBe(2);
  });

  it('accepts records owned by a co-borrower added in the same change', async () => {
    const own = await createLoan(at, 'loan-officer', { applicants: [{ aBLastNm: 'Lee' }] });
    const saved = await post('loan-officer', `/loan-proxy/${own}/application`, {
      version: 2,
      applicants: [{ aCLastNm: 'Kaya' }, { aBLastNm: 'Moe' }],
      assets: [{ owners: ['0C', '1B'], value: '1' }],
    });
    expect(saved.body).toMatchObject({ version: 3, assets: [{ owners: ['0C', '1B'] }] });
  });

  it('can be written by name through the generic call, which rejects unknown names', async () => {
    const version = await versionOf();
    const saved = await post('loan-officer', `/loan-proxy/${loanNum}/income`, {
      version,
      records: [{ owners: ['0B'], type: '7', monthlyAmount: '120.00' }],
    });
    expect(saved.body).toMatchObject({ version: version + 1, records: [{ monthlyAmount: '120.00' }] });
    const unknown = await post('loan-officer', `/loan-proxy/${loanNum}/toString`, { version: version + 1 });
    expect(unknown.status).toBe(404);
    for (const name of ['__proto__', 'constructor', 'hasOwnProperty']) {
      const inherited = await post('loan-officer', `/loan-proxy/${loanNum}/${name}`, { version: version + 1 });
      expect(inherited.status, name).toBe(404);
    }
  });
});

describe('contacts', () => {
  it('are the assigned people and the added ones; a contact is removed once', async () => {
    const sent = { AgentRoleT: '1', AgentName: 'Ida Holm', Phone: '(626) 555-0110', EmailAddr: 'ida@example.com' };
    const saved = await post('loan-officer', `/lqb/loans/${loanNum}/agents`, { agents: [sent] });
    expect(saved.body).toEqual([
      expect.objectContaining({ AgentRoleTDesc: 'Appraiser', AgentName: 'Ida Holm', EmailAddr: 'ida@example.com' }),
    ]);
    const contacts = (await get('loan-officer', `/lqb/loans/${loanNum}/contacts`)).body;
    expect(
      contacts.map((one: { AgentRoleTDesc: string; AgentName: string }) => [one.AgentRoleTDesc, one.AgentName]),
    ).toEqual([
      ['Loan Officer', 'Rafael Quillmore'],
      ['Appraiser', 'Ida Holm'],
    ]);
    const path = `/api/lqb/loans/${loanNum}/agents/${saved.body[0].id}`;
    await (await at.as('loan-officer')).delete(path).expect(204);
    await (await at.as('loan-officer')).delete(path).expect(404);
  });

  it.each(['__proto__', 'constructor', 'toString'])('have no role named %s', async (AgentRoleT) => {
    const agents = [{ AgentRoleT, AgentName: 'Ida Holm' }];
    const answer = await post('loan-officer', `/lqb/loans/${loanNum}/agents`, { agents });
    expect(answer.status).toBe(422);
    expect(answer.body.fields).toHaveProperty(['agents[0].AgentRoleT']);
  });

  it.each(['__proto__', 'constructor', 'toString'])(
    'of a role that the LOS names %s keep its description',
    async (role) => {
      const own = await createLoan(at, 'loan-officer');
      const address = { StreetAddr: '', City: '', State: '', Zip: '', LicenseNum: '' };
      const sent = {
        ...address,
        id: 'one',
        version: 0,
        AgentRoleT: role,
        AgentRoleTDesc: 'Notary',
        AgentName: 'Ida Holm',
      };
      const operation = { id: randomUUID(), by: 'x', byName: 'X' };
      await at.portal.los.saveAgents(operation, own, [{ ...sent, CompanyName: '', Phone: '', EmailAddr: '' }]);
      const contacts = await get('loan-officer', `/lqb/loans/${own}/contacts`);
      expect(contacts.status).toBe(200);
      expect(contacts.body.at(-1)).toMatchObject({ AgentRoleTDesc: 'Notary', AgentName: 'Ida Holm' });
    },
  );

  it('are validated field by field', async () => {
    const agents = [{ AgentRoleT: '999', AgentName: ' ', Phone: '12', EmailAddr: 'nobody' }];
    const answer = await post('loan-officer', `/lqb/loans/${loanNum}/agents`, { agents });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.fields).sort()).toEqual([
      'agents[0].AgentName',
      'agents[0].AgentRoleT',
      'agents[0].EmailAddr',
      'agents[0].Phone',
    ]);
  });
});

describe('the activity of a loan', () => {
  it('is listed newest first, with changes of one write together and social security numbers masked', async () => {
    const own = await createLoan(at, 'loan-officer');
    at.time.forward(60_000);
    await post('loan-officer', `/lqb/loans/${own}`, {
      version: 1,
      sSpCity: 'Davis',
      applicants: [{ aBSsn: '900-22-7777' }],
    });
    at.time.forward(60_000);
    await at.portal.los.moveStatus({ id: randomUUID(), by: 'x', byName: 'X' }, own, '1');
    const { body, text } = await get('loan-officer', `/lqb/loans/${own}/activity`);
    expect(text).not.toContain('900-22-7777');
    expect(body[0].kind === 'status' || body[1].kind === 'status').toBe(true);
    const change = body.find((entry: { action?: string }) => entry.action === 'change');
    expect(change.fields.map((one: { field: string }) => one.field).sort()).toEqual(['applicants[0].aBSsn', 'sSpCity']);
    const times = body.map((entry: { at: string }) => entry.at);
    expect(times).toEqual([...times].sort().reverse());
    expect((await get('loan-officer', `/lqb/loans/${own}/activity?limit=1`)).body).toHaveLength(1);
    expect((await get('loan-officer', `/lqb/loans/${own}/activity?limit=0`)).status).toBe(400);
    const log = (await get('loan-officer', `/loan-proxy/${own}/status-log`)).body;
    expect(log.map((entry: { status: string }) => entry.status)).toEqual(expect.arrayContaining(['0', '1']));
  });

  it('shows no values to users who may not open the change log', async () => {
    const own = await createLoan(at, 'loan-officer');
    await post('loan-officer', `/lqb/loans/${own}`, { version: 1, sSpCity: 'Davis', sLAmtCalc: '317000' });
    const values = async (login: string) => {
      const { body } = await get(login, `/lqb/loans/${own}/activity`);
      const change = body.find((entry: { action?: string }) => entry.action === 'change');
      return change.fields.map(({ field, before, after }: Record<string, unknown>) => [field, before, after]);
    };
    expect(await values('loan-officer')).toContainEqual(['sSpCity', null, 'Davis']);
    for (const login of ['real-estate-agent', 'accountant']) {
      expect(await values(login)).toContainEqual(['sSpCity', null, null]);
      expect(JSON.stringify(await values(login))).not.toMatch(/Davis|317000/);
      expect((await get(login, `/loan-proxy/${own}/change-log`)).status).toBe(403);
    }
  });

  it('has no initial approval date before the approval, and no changes of circumstance', async () => {
    expect((await get('loan-officer', `/loan-proxy/${loanNum}/initial-approval-date`)).body).toEqual({
      initialApprovalDate: null,
    });
    expect((await get('loan-officer', `/lqb/loans/${loanNum}/coc`)).body).toEqual([]);
  });
});

describe('GET /lqb/loans/{loanNum}/mismo', () => {
  it('is a file that can be imported again, and is recorded in the audit', async () => {
    const answer = await get('loan-officer', `/lqb/loans/${loanNum}/mismo`);
    expect(answer.headers['content-type']).toContain('application/xml');
    expect(answer.headers['content-disposition']).toContain(`${loanNum}.xml`);
    const file = Buffer.isBuffer(answer.body) ? answer.body : Buffer.from(answer.text);
    const imported = await (await at.as('loan-officer'))
      .post('/api/lqb/loans/import?preview=1')
      .attach('loanFile', file, 'loan.xml');
    expect(imported.status).toBe(200);
    const exports = await at.portal.db
      .selectFrom('portal.audit')
      .selectAll()
      .where('action', '=', 'loan.export')
      .execute();
    expect(exports).toMatchObject([{ actor: 'loan-officer', subject: `loan:${loanNum}`, outcome: 'done' }]);
  });
});
