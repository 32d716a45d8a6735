import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publicDefaults } from '../../../domain/lender/public-settings';
import { completePurchase, createLoan } from '../../../tests/support/loan-builder';
import { type TestPortal, testPortal } from '../../../tests/support/test-portal';

let at: TestPortal;
beforeAll(async () => {
  at = await testPortal();
});
afterAll(() => at.close());

const admin = () => at.as('administrator');
const someId = '00000000-0000-4000-8000-000000000000';
const SETTINGS = '/api/emet-data/general-settings/general';
const TEMPLATES = '/api/emet-data/email-templates';
const GROUPS = '/api/emet-data/price-group';
const SETUP = '/api/emet-data/loan-setup';

const only = ['administrator'];
const staff = ['administrator', 'manager', 'processor', 'underwriter', 'loan-officer'];
const everybody = [...staff, 'pml-loan-officer', 'pml-supervisor-external'];
const calls = [
  ['get', SETTINGS, only],
  ['post', SETTINGS, only],
  ['get', '/api/emet-data/option?code=sLPurposeT', everybody],
  ['get', '/api/emet-data/option/sLPurposeT', only],
  ['post', '/api/emet-data/option/sLPurposeT', only],
  ['get', `${SETUP}/all`, only],
  ['post', `${SETUP}/all`, only],
  ['get', TEMPLATES, ['administrator', 'underwriter']],
  ['get', `${TEMPLATES}/${someId}`, only],
  ['post', TEMPLATES, only],
  ['delete', `${TEMPLATES}/${someId}`, only],
  ['post', `${TEMPLATES}/preview`, only],
  ['get', GROUPS, staff],
  ['post', '/api/emet-data/admin/price-group', only],
  ['delete', `/api/emet-data/admin/price-group/${someId}`, only],
  ['get', '/api/emet-data/alt-lender', staff],
  ['put', '/api/emet-data/alt-lender', only],
  ['post', '/api/emet-data/alt-lender', only],
  ['delete', `/api/emet-data/alt-lender/${someId}`, only],
] as const;

describe.each(calls)('%s %s', (method, path, allowed) => {
  it('requires sign-in', async () => {
    await supertest(at.app)[method](path).expect(401);
  });

  it.each(everybody)('lets %s in or refuses', async (login) => {
    const { status } = await (await at.as(login))[method](path);
    expect(status === 403).toBe(!(allowed as readonly string[]).includes(login));
  });
});

describe('the general settings', () => {
  it('can be read by everyone without sign-in, as far as they are public', async () => {
    const { body } = await supertest(at.app).get('/api/public/settings').expect(200);
    const { losCapabilities, ...settings } = body;
    expect(settings).toEqual(publicDefaults);
    expect(losCapabilities).toEqual(await at.portal.los.supports());
    expect(Object.keys(body)).not.toContain('registrationOpen');
  });

  it('are saved in normalized form and audited, and apply to everyone immediately', async () => {
    const agent = await admin();
    const { body: before } = await agent.get(SETTINGS).expect(200);
    const sent = { version: before.version, lenderName: ' Larch Bank ', opens: '8:30', holidays: ['2026-12-24'] };
    const { body: after } = await agent.post(SETTINGS).send(sent).expect(200);
    expect(after).toMatchObject({ version: before.version + 1, lenderName: 'Larch Bank', opens: '08:30' });
    const { body: shown } = await supertest(at.app).get('/api/public/settings');
    expect(shown).toMatchObject({ lenderName: 'Larch Bank', opens: '08:30', holidays: ['2026-12-24'] });
    const history = await agent.get('/api/emet-data/history').query({ subject: 'settings:general' });
    expect(history.body[0].fields).toContainEqual({ field: 'opens', before: '09:00', after: '08:30' });
    const late = await agent
      .post(SETTINGS)
      .send({ ...sent, lenderName: 'Late' })
      .expect(409);
    expect(late.body).toMatchObject({ code: 'stale', current: { lenderName: 'Larch Bank' } });
  });

  it('say in security.txt where to report a weakness, and no private answer may be cached', async () => {
    const ask = () => supertest(at.app).get('/.well-known/security.txt');
    const agent = await admin();
    const save = async (sent: object) => {
      const { version } = (await agent.get(SETTINGS)).body;
      return agent
        .post(SETTINGS)
        .send({ version, ...sent })
        .expect(200);
    };
    await ask().expect(404);
    await save({ contactEmail: publicDefaults.contactEmail });
    await ask().expect(404);
    await save({ contactEmail: 'desk@larch.example' });
    expect((await ask().expect(200)).text).toContain('Contact: mailto:desk@larch.example\n');
    const answer = await save({ securityEmail: 'security@larch.example' });
    expect((await ask().expect(200)).text).toContain('Contact: mailto:security@larch.example\n');
    expect(answer.headers['cache-control']).toBe('no-store');
    for (const path of ['/api/public/settings', '/api/openapi.json', '/api/no-such-call', '/healthz']) {
      expect((await supertest(at.app).get(path)).headers['cache-control'], path).toBe('no-store');
    }
  });

  it('are rejected by name if invalid', async () => {
    const agent = await admin();
    const { version } = (await agent.get(SETTINGS)).body;
    const times = { opens: '25:00', days: [], holidays: ['2026-02-30'] };
    const sent = { version, lenderName: '', ...times, sessionHours: 40, appraisalPortalLink: 'javascript:alert(1)' };
    const { body } = await agent.post(SETTINGS).send(sent).expect(422);
    expect(body.fields).toEqual({
      lenderName: 'Required',
      opens: 'Enter a time as HH:MM.',
      days: 'Choose at least one day.',
      holidays: 'Enter at most 60 valid dates.',
      sessionHours: 'Enter a smaller value.',
      appraisalPortalLink: 'Enter a web address that starts with https://.',
    });
    const reversed = await agent.post(SETTINGS).send({ version, closes: '07:00' }).expect(422);
    expect(reversed.body.fields).toEqual({ closes: 'The closing time must not be before the opening time.' });
  });

  it('set the session length and how many numbers a user may reveal', async () => {
    const agent = await admin();
    const loan = await createLoan(at, 'loan-officer', completePurchase);
    const { version } = (await agent.get(SETTINGS)).body;
    await agent.post(SETTINGS).send({ version, sessionHours: 2, revealsPerHour: 1 }).expect(200);
    await at.signIn('underwriter');
    const session = await at.portal.db
      .selectFrom('portal.sessions')
      .select(['created_at', 'ends_at'])
      .orderBy('created_at', 'desc')
      .orderBy('ends_at', 'asc')
      .executeTakeFirstOrThrow();
    expect(session.ends_at.getTime() - session.created_at.getTime()).toBe(2 * 3_600_000);
    const reveal = () => agent.post(`/api/lqb/loans/${loan}/reveal`).send({ applicant: 0, field: 'aBSsn' });
    await reveal().expect(200);
    await reveal().expect(429);
  });
});

describe('email templates', () => {
  const template = {
    code: 'NEW',
    label: 'New',
    subject: 'Loan [[loanNum]]',
    isText: false,
    preSelectRecipients: [],
  };

  it('exist from the start, and are identified by their code', async () => {
    const agent = await admin();
    const { body } = await agent.get(TEMPLATES).query({ filter: '{"q":"WELCOME"}' }).expect(200);
    expect(body[0]).toMatchObject({ code: 'WELCOME', preSelectRecipients: ['borrower', 'coborrower', 'loanOfficer'] });
    await agent.get(`${TEMPLATES}/${body[0].id}`).expect(200);
    const taken = await agent
      .post(TEMPLATES)
      .send({ ...template, code: 'welcome' })
      .expect(409);
    expect(taken.body.fields).toEqual({ code: 'This value is already in use. Choose another one.' });
  });

  it('reject unknown placeholders by name, and unknown recipients', async () => {
    const sent = { ...template, subject: '[[loanNumber]] [[lenderName]]', notes: '<p>[[ x ]] [[y]]</p>' };
    const { body } = await (await admin()).post(TEMPLATES).send(sent).expect(422);
    expect(body.fields).toEqual({
      subject: 'The placeholder loanNumber does not exist.',
      notes: 'The placeholder x, y does not exist.',
    });
    const noOne = { ...template, preSelectRecipients: ['neighbor'] };
    const refused = await (await admin()).post(TEMPLATES).send(noOne).expect(422);
    expect(refused.body.fields).toEqual({ preSelectRecipients: 'Choose a value from the list.' });
  });

  it('store nothing in rich text that could run, and plain text unchanged', async () => {
    const agent = await admin();
    const notes = '<p onclick="x()">a <b>b</b><script>x()</script></p>';
    const { body: rich } = await agent
      .post(TEMPLATES)
      .send({ ...template, notes })
      .expect(200);
    expect(rich.notes).toBe('<p>a <strong>b</strong></p>');
    const { body: plain } = await agent
      .post(TEMPLATES)
      .send({ id: rich.id, version: rich.version, isText: true, notes: '1 < 2' })
      .expect(200);
    const { body: still } = await agent
      .post(TEMPLATES)
      .send({ id: plain.id, version: plain.version, notes: '2 < 3' })
      .expect(200);
    expect(still.notes).toBe('2 < 3');
    await agent.delete(`${TEMPLATES}/${still.id}`).query({ version: still.version }).expect(204);
  });

  it('are filled from a loan, safe in rich text, and list the values that the loan lacks', async () => {
    const agent = await admin();
    const applicants = [{ ...completePurchase.applicants[0], aBFirstNm: '<i>Ruta' }];
    const loanNum = await createLoan(at, 'loan-officer', { ...completePurchase, applicants });
    const requested = { loanNum, subject: 'Loan [[loanNum]] for [[borrowerName]]', isText: false };
    const notes = '<p>[[borrowerName]] borrows for [[propertyCity]], lock to [[lockExpiration]], [[today]]</p>';
    const { body } = await agent
      .post(`${TEMPLATES}/preview`)
      .send({ ...requested, notes })
      .expect(200);
    expect(body).toEqual({
      subject: `Loan ${loanNum} for <i>Ruta Lindqvist`,
      notes: '<p>&lt;i&gt;Ruta Lindqvist borrows for Pasadena, lock to [[lockExpiration]], 11/20/2026</p>',
      missing: ['lockExpiration'],
    });
    const odd = await createLoan(at, 'loan-officer', { applicants: [{ aBFirstNm: 'Ruta', aBLastNm: '[[rate]]' }] });
    const filled = await agent
      .post(`${TEMPLATES}/preview`)
      .send({ ...requested, loanNum: odd, notes: '-' })
      .expect(200);
    expect(filled.body).toMatchObject({ subject: `Loan ${odd} for Ruta [[rate]]`, missing: [] });
    await agent
      .post(`${TEMPLATES}/preview`)
      .send({ ...requested, loanNum: 'no-such-loan', notes })
      .expect(404);
  });
});

describe('price groups', () => {
  it('cannot be removed while in use, and list their uses', async () => {
    const agent = await admin();
    const [used] = (await agent.get(GROUPS).query({ filter: '{"q":"RETAIL"}' })).body;
    const { body: one } = await agent.get(`${GROUPS}/${used.id}`).expect(200);
    expect(one.uses.branches).toBeGreaterThan(0);
    const path = '/api/emet-data/admin/price-group';
    const refused = await agent.delete(`${path}/${used.id}`).query({ version: used.version }).expect(409);
    expect(refused.body).toMatchObject({ code: 'in-use', uses: { branches: one.uses.branches } });
    const renamed = { id: used.id, version: used.version, name: 'Shops' };
    expect((await agent.post(path).send(renamed).expect(409)).body.code).toBe('in-use');
    const { body: made } = await agent.post(path).send({ name: 'SUMMER', active: true }).expect(200);
    await agent.post(path).send({ id: made.id, version: 1, name: 'AUTUMN' }).expect(200);
    await agent.delete(`${path}/${made.id}`).query({ version: 2 }).expect(204);
  });

  it.each([
    ['a user', 'users', { price_group: ' carried' }],
    ['the mini-correspondent group of a user', 'users', { mini_correspondent_price_group: 'CARRIED' }],
    ['a company', 'companies', { price_group: 'Carried' }],
  ] as const)('cannot be removed while %s use them', async (_, table, set) => {
    const agent = await admin();
    const path = '/api/emet-data/admin/price-group';
    const { body: made } = await agent.post(path).send({ name: 'Carried', active: true }).expect(200);
    await at.portal.db.updateTable(`portal.${table}`).set(set).execute();
    const { body } = await agent.delete(`${path}/${made.id}`).query({ version: 1 }).expect(409);
    expect(body.uses[table]).toBeGreaterThan(0);
    const none = { price_group: null };
    await at.portal.db
      .updateTable(`portal.${table}`)
      .set(table === 'users' ? { ...none, mini_correspondent_price_group: null } : none)
      .execute();
    await agent.delete(`${path}/${made.id}`).query({ version: 1 }).expect(204);
  });
});

it('manages alternative lenders, created by POST and replaced by PUT', async () => {
  const agent = await admin();
  const path = '/api/emet-data/alt-lender';
  const { body } = await agent.post(path).send({ name: 'Reed Bank', active: true }).expect(200);
  await agent.put(path).send({ name: 'Nobody', active: true }).expect(422);
  const { body: next } = await agent.put(path).send({ id: body.id, version: 1, city: 'Reno' }).expect(200);
  expect(next).toMatchObject({ name: 'Reed Bank', city: 'Reno', version: 2 });
  await agent.put(path).send({ id: body.id, version: 1, city: 'Elko' }).expect(409);
});

describe('coded options', () => {
  const OPTION = '/api/emet-data/option';
  const read = async () => (await (await admin()).get(OPTION).query({ code: 'sLPurposeT' }).expect(200)).body;

  it("are the portal's list until the lender relabels or retires a code", async () => {
    const agent = await admin();
    const before = await read();
    expect(before[0]).toMatchObject({ list: 'sLPurposeT', code: '0', label: 'Purchase', active: true, version: 0 });
    const options = [
      { code: '0', ownLabel: 'Home purchase', active: true },
      { code: '3', active: false },
    ];
    await agent.post(`${OPTION}/sLPurposeT`).send({ version: 0, options }).expect(200);
    const after = await read();
    expect(after[0]).toMatchObject({ label: 'Home purchase', version: 1 });
    const changed = (await (await at.as('pml-loan-officer')).get(OPTION).expect(200)).body;
    expect(changed.map(({ code }: { code: string }) => code)).toEqual(['0', '3']);
    const late = await agent.post(`${OPTION}/sLPurposeT`).send({ version: 0, options }).expect(409);
    expect(late.body).toMatchObject({ code: 'stale', current: { id: 'sLPurposeT', version: 1 } });
  });

  it('reject an unknown list or code, and retiring every code', async () => {
    const agent = await admin();
    await agent.get(OPTION).query({ code: 'constructor' }).expect(404);
    const wrong = { version: 0, options: [{ code: '99', active: true }] };
    expect((await agent.post(`${OPTION}/sLienPosT`).send(wrong).expect(422)).body.fields).toEqual({
      99: 'This code is not in the list.',
    });
    const none = ['0', '1'].map((code) => ({ code, active: false }));
    await agent.post(`${OPTION}/sLienPosT`).send({ version: 0, options: none }).expect(422);
    await agent.post(`${OPTION}/sStatusT`).send({ version: 0, options: [] }).expect(404);
  });
});

describe('the defaults of new loans', () => {
  const save = async (channel: string, values: object) => {
    const agent = await admin();
    const { version } = (await agent.get(`${SETUP}/${channel}`).expect(200)).body;
    return agent.post(`${SETUP}/${channel}`).send({ version, ...values });
  };
  const created = async (login: string, fields: object) => {
    const agent = await at.as(login);
    const { body } = await agent.post('/api/lqb/loans/create').send(fields);
    return (await agent.get(`/api/lqb/loans/${body.loanNum}`).expect(200)).body;
  };

  it("fill in missing values, the channel's first, and never override given values, blank or not", async () => {
    expect((await save('all', { sTerm: '360', sLienPosT: '0', sLateDays: 15 })).status).toBe(200);
    expect((await save('1', { sTerm: 240 })).status).toBe(200);
    const retail = await created('loan-officer', { sBranchChannelT: '1', sLPurposeT: '0', sLateDays: null });
    expect(retail).toMatchObject({ sTerm: 240, sLienPosT: '0' });
    expect(retail.sLateDays ?? null).toBeNull();
    const given = await created('loan-officer', { sBranchChannelT: '1', sLPurposeT: '0', sTerm: 180 });
    expect(given.sTerm).toBe(180);
    const company = await created('pml-loan-officer', { sBranchChannelT: '2', sLPurposeT: '0' });
    expect(company).toMatchObject({ sTerm: 360, sLateDays: 15 });
  });

  it('reject invalid values, stale versions, and unknown channels', async () => {
    const refused = await save('2', { sTerm: 4000, sLT: '77' });
    expect(refused.body.fields).toEqual({ sTerm: 'Enter a smaller value.', sLT: 'Choose a value from the list.' });
    const agent = await admin();
    await agent.post(`${SETUP}/2`).send({ version: 99, sTerm: 360 }).expect(409);
    await agent.get(`${SETUP}/9`).expect(404);
  });
});
