import { randomUUID } from 'node:crypto';
import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LoanContact } from '../../domain/contacts/agent.schemas';
import { completePurchase, createLoan } from '../../tests/support/loan-builder';
import { type TestPortal, testPortal } from '../../tests/support/test-portal';

let at: TestPortal;
let loanNum: string;
beforeAll(async () => {
  at = await testPortal();
  loanNum = await createLoan(at, 'loan-officer', completePurchase);
}, 60_000);
afterAll(() => at.close());

const get = async (login: string, path: string, query: object = {}) =>
  (await at.as(login)).get(`/api${path}`).query(query);
const post = async (login: string, path: string, body: object) => (await at.as(login)).post(`/api${path}`).send(body);

const agents = () => `/lqb/loans/${loanNum}/agents`;
const title = (more: object = {}) => ({ id: randomUUID(), AgentRoleT: '3', AgentName: 'Ida Holm', ...more });
const namesOf = (body: readonly { name: string }[]) => body.map(({ name }) => name);

describe('permission', () => {
  it.each([
    ['get', '/lqb/contacts'],
    ['get', '/lqb/contacts/title'],
    ['post', '/lqb/contacts'],
    ['get', '/oc'],
    ['get', '/oc/company-display-name?name=x'],
    ['get', '/user/available-assignees?isRetail=true'],
    ['get', '/emet-data/contacts'],
    ['post', '/lqb/loans/1/borrower-originator'],
  ] as const)('%s %s requires sign-in', async (method, path) => {
    expect((await supertest(at.app)[method](`/api${path}`)).status).toBe(401);
  });

  it('to maintain the contact book is the administrator’s; brokers neither add to it nor see who can be assigned', async () => {
    expect((await get('loan-officer', '/emet-data/contacts')).status).toBe(403);
    expect((await post('loan-officer', '/emet-data/contacts', { name: 'A', role: '3' })).status).toBe(403);
    expect((await post('pml-loan-officer', '/lqb/contacts', { name: 'A', role: '3' })).status).toBe(403);
    expect((await get('pml-loan-officer', '/user/available-assignees', { isRetail: 'true' })).status).toBe(403);
    expect((await get('pml-loan-officer', agents())).status).toBe(403);
    const choice = { version: 1, originator: 'loan-officer' };
    expect((await post('pml-loan-officer', `/lqb/loans/${loanNum}/borrower-originator`, choice)).status).toBe(403);
  });
});

describe('the contacts of a loan', () => {
  it('are added once, however often the same save arrives', async () => {
    const own = title({ StreetAddr: '1 Elm St', City: 'Davis', State: 'CA', Zip: '95616', LicenseNum: 'T-1' });
    const first = await post('loan-officer', agents(), { agents: [own] });
    expect(first.body).toMatchObject([{ ...own, version: 1, AgentRoleTDesc: 'Title' }]);
    const again = await post('loan-officer', agents(), { agents: [own] });
    expect(again.body).toEqual(first.body);
  });

  it('are not overwritten or removed by someone who saw an earlier version', async () => {
    const own = title();
    const saved = (await post('loan-officer', agents(), { agents: [own] })).body.at(-1);
    const changed = await post('loan-officer', agents(), { agents: [{ ...saved, AgentName: 'Ines Holm' }] });
    expect(changed.body.at(-1)).toMatchObject({ AgentName: 'Ines Holm', version: 2 });
    const late = await post('administrator', agents(), { agents: [{ ...saved, AgentName: 'Ivy Holm' }] });
    expect([late.status, late.body.code]).toEqual([409, 'stale']);
    expect(late.body.agents.at(-1)).toMatchObject({ AgentName: 'Ines Holm' });
    const path = `/api${agents()}/${saved.id}`;
    await (await at.as('administrator')).delete(path).query({ version: 1 }).expect(409);
    await (await at.as('administrator')).delete(path).query({ version: 2 }).expect(204);
    const revived = await post('loan-officer', agents(), { agents: [{ ...saved, version: 2 }] });
    expect(revived.status).toBe(409);
  });

  it('have every role from 0 to 66, and none beyond', async () => {
    const ofRole = (role: number) => title({ AgentRoleT: String(role), AgentName: `Role ${role}` });
    const all = await post('loan-officer', agents(), { agents: Array.from({ length: 67 }, (_, role) => ofRole(role)) });
    expect(all.status).toBe(200);
    expect(all.body.every(({ AgentRoleTDesc }: { AgentRoleTDesc: string }) => AgentRoleTDesc !== '')).toBe(true);
    expect((await post('loan-officer', agents(), { agents: [ofRole(67)] })).status).toBe(422);
  });

  it('are no employees: those change with their assignment', async () => {
    const answer = await post('loan-officer', agents(), { agents: [title({ id: 'employee-19' })] });
    expect(answer.status).toBe(422);
  });
});

describe('the contact book', () => {
  it('is searched by text, role and type, and shows neither notes nor contacts out of use', async () => {
    const note = { note: 'Ask for a discount', active: true };
    const added = await post('administrator', '/emet-data/contacts', {
      ...note,
      ...{ name: 'Zed 100%_Title', company: 'Zenith', role: '3', state: 'NV' },
    });
    expect(added.status).toBe(200);
    await post('administrator', '/emet-data/contacts', { name: 'Zed Gone', role: '3', active: false });
    const found = async (filters: object, type?: string) =>
      (await get('loan-officer', '/lqb/contacts', { filters: JSON.stringify(filters), ...(type && { type }) })).body;
    expect(namesOf(await found({ q: '100%_' }))).toEqual(['Zed 100%_Title']);
    expect(await found({ q: '100%_' })).not.toHaveProperty([0, 'note']);
    expect(namesOf(await found({ name: 'zed' }, 'title'))).toEqual(['Zed 100%_Title']);
    expect(await found({ name: 'zed' }, 'closing')).toEqual([]);
    expect(namesOf(await found({ state: ['NV'], role: ['3'] }))).toEqual(['Zed 100%_Title']);
    const closing = await get('loan-officer', '/lqb/contacts/closing');
    expect(new Set(closing.body.map(({ role }: { role: string }) => role))).toEqual(new Set(['2', '26']));
    expect((await get('loan-officer', '/lqb/contacts/other')).status).toBe(400);
    const unknown = await get('loan-officer', '/lqb/contacts', { filters: '{"secret":"x"}' });
    expect(unknown.status).toBe(400);
  });

  it('says how many contacts match beyond the 100 that it answers, and finds each by its words', async () => {
    const more = Array.from({ length: 105 }, (_, index) => ({
      ...{ name: `Quorum ${index}`, company: 'Bulk Escrow', role: '2', city: `Town ${index}` },
    }));
    await at.portal.db.insertInto('portal.contacts').values(more).execute();
    const bulk = await get('loan-officer', '/lqb/contacts', { filters: JSON.stringify({ q: 'bulk quorum' }) });
    expect([bulk.body.length, bulk.headers['content-range']]).toEqual([100, 'contacts 0-99/105']);
    const last = await get('loan-officer', '/lqb/contacts', { filters: JSON.stringify({ q: ' TOWN  99 bulk' }) });
    expect([namesOf(last.body), last.headers['content-range']]).toEqual([['Quorum 99'], 'contacts 0-0/1']);
    const closing = await get('loan-officer', '/lqb/contacts/closing');
    expect([closing.body.length, closing.headers['content-range']]).toEqual([
      100,
      expect.stringMatching(/^contacts 0-99\/1\d\d$/),
    ]);
  });

  it('takes contacts from users of loans, once each; only administrators change them', async () => {
    const own = { name: 'Uma Reed', company: 'Reed Escrow', role: '2', phone: '6265550177', active: true };
    const added = await post('loan-officer', '/lqb/contacts', own);
    expect(added.body).toMatchObject({ name: 'Uma Reed', phone: '(626) 555-0177' });
    expect((await post('loan-officer', '/lqb/contacts', own)).status).toBe(409);
    const change = { id: added.body.id, version: 1, name: 'Uma R. Reed' };
    expect((await post('loan-officer', '/lqb/contacts', change)).status).toBe(403);
    expect((await post('administrator', '/lqb/contacts', change)).body).toMatchObject({ name: 'Uma R. Reed' });
  });
});

describe('all contacts of a loan', () => {
  const all = async () => (await get('loan-officer', `/lqb/loans/${loanNum}/contacts`)).body as LoanContact[];

  it('hold code and name of the role, name, company, email and phone (CONTACT-06)', async () => {
    const ada = { AgentRoleT: '1', AgentName: 'Ada Marsh', CompanyName: 'Marsh Appraisal' };
    const own = { ...ada, EmailAddr: 'ada@example.com', Phone: '6265550188', id: randomUUID() };
    await post('loan-officer', agents(), { agents: [own] });
    expect(await all()).toContainEqual(
      expect.objectContaining({ ...own, AgentRoleTDesc: 'Appraiser', Phone: '(626) 555-0188' }),
    );
  });

  it('hold the fax number of staff in the five roles that have one, which goes with its owner (CONTACT-08)', async () => {
    const fax = async (login: string, number: string) => {
      const { version } = (await get('administrator', '/emet-data/user/employee', { login })).body;
      const saved = await post('administrator', `/emet-data/user/employee?login=${login}`, { version, fax: number });
      expect(saved.body.fax).toBe(number);
    };
    await fax('underwriter', '(626) 555-0190');
    await fax('funder', '(626) 555-0191');
    const assign = async (role: string, login: string | null) =>
      (await post('loan-officer', `/lqb/loans/${loanNum}/assignees`, { role, login })).body;
    expect(await assign('Underwriter', 'underwriter')).toMatchObject({ sEmployeeUnderwriterFax: '(626) 555-0190' });
    const funder = await assign('Funder', 'funder');
    expect(funder).not.toHaveProperty('sEmployeeFunderFax');
    const faxes = async () =>
      Object.fromEntries(
        (await all()).flatMap(({ AgentRoleT, Fax }) => (Fax === undefined ? [] : [[AgentRoleT, Fax]])),
      );
    expect(await faxes()).toMatchObject({ '9': '(626) 555-0190', '19': '' });
    expect(await faxes()).not.toHaveProperty('42');
    expect((await assign('Underwriter', null)).sEmployeeUnderwriterFax ?? null).toBeNull();
  });
});

describe('people and companies', () => {
  it('who can be assigned in every role, only those who may see the loan, and assigned as such', async () => {
    const { body } = await get('loan-officer', `/lqb/loans/${loanNum}/possible-assignees`);
    const funder = body.find(({ role }: { role: string }) => role === 'Funder');
    const assigned = await post('loan-officer', `/lqb/loans/${loanNum}/assignees`, {
      role: 'Funder',
      login: funder.login,
    });
    expect(assigned.body).toMatchObject({ sEmployeeFunderLogin: funder.login, sEmployeeFunderName: funder.name });
    expect(body.some(({ role }: { role: string }) => role === 'BrokerProcessor')).toBe(false);
    const company = (await get('administrator', '/oc', { fields: 'name' })).body[0].name;
    const available = await get('loan-officer', '/user/available-assignees', {
      isRetail: 'false',
      companyName: company,
    });
    expect(available.status).toBe(200);
  });

  it('shows originating companies with the facts asked for; brokers see their own', async () => {
    const all = (await get('loan-officer', '/oc', { fields: 'name,nmlsId' })).body;
    expect(Object.keys(all[0]).sort()).toEqual(['id', 'name', 'nmlsId']);
    const own = (await get('pml-loan-officer', '/oc', { fields: 'name' })).body;
    expect(own).toHaveLength(1);
    expect(all.length).toBeGreaterThan(1);
    const { name } = own[0];
    const shown = await get('pml-loan-officer', '/oc/company-display-name', { name: ` ${name.toUpperCase()} ` });
    expect(shown.body).toEqual({ displayName: name });
    const other = all.find((each: { name: string }) => each.name !== name).name;
    expect((await get('pml-loan-officer', '/oc/company-display-name', { name: other })).status).toBe(404);
    expect((await get('loan-officer', '/oc', { fields: 'name,constructor' })).status).toBe(400);
  });
});

describe('the originator', () => {
  it('is the loan officer from their profile, or a stated person, of the version that was read', async () => {
    const path = `/lqb/loans/${loanNum}/borrower-originator`;
    const { version } = (await get('loan-officer', `/lqb/loans/${loanNum}`)).body;
    const stated = { sUrlaOriginatorNm: 'Ona Bell', sUrlaOriginatorLicenseNum: 'L-9' };
    const first = await post('loan-officer', path, { version, originator: stated });
    expect(first.body).toMatchObject(stated);
    const officer = await post('loan-officer', path, { version: first.body.version, originator: 'loan-officer' });
    expect(officer.body).toMatchObject({ sUrlaOriginatorNm: 'Rafael Quillmore' });
    expect(officer.body.sUrlaOriginatorLicenseNum ?? null).toBeNull();
    expect((await post('loan-officer', path, { version, originator: stated })).status).toBe(409);
  });
});
