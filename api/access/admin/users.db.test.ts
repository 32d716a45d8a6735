import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Employee } from '../../../domain/access/employee.schemas';
import { roleKey } from '../../../domain/access/roles';
import { drainOrders } from '../../../tests/support/drain-orders';
import { type TestPortal, testPortal } from '../../../tests/support/test-portal';
import { mailOrder } from '../../email/mail-order';
import { LosError } from '../../los/los-error';

let at: TestPortal;
let known: Employee[] = [];
beforeAll(async () => {
  at = await testPortal();
  Object.assign(at.portal.los, { employees: async () => known });
}, 60_000);
afterAll(() => at.close());

const administrator = () => at.as('administrator');
const get = async (path: string) => (await administrator()).get(`/api/emet-data/${path}`);
const post = async (path: string, body: object = {}) =>
  (await administrator()).post(`/api/emet-data/${path}`).send(body);
const list = async (side: string, query: Record<string, unknown> = {}) => {
  const text = Object.fromEntries(Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)]));
  return (await administrator()).get(`/api/emet-data/user/${side}`).query(text);
};
const logins = (answer: { body: { login: string }[] }): string[] => answer.body.map(({ login }) => login);
const act = async (action: string, ...on: string[]) => (await post('user/actions', { action, logins: on })).body;
const mailTo = async (email: string): Promise<string> =>
  (await supertest(at.app).get('/api/demo/mailbox').query({ to: email })).body[0]?.text ?? '';
const passwordIn = (text: string): string => /Password: (\S+)/.exec(text)?.[1] ?? '';

const newUser = (login: string, more: object = {}) => ({
  login,
  firstName: 'Odalys',
  lastName: 'Fenwright',
  email: `${login}@example.com`,
  roles: ['Shipper'],
  branchName: 'pasadena',
  ...more,
});

const calls = [
  ['get', 'user/employees'],
  ['get', 'user/employee/export'],
  ['post', 'user/employees'],
  ['get', 'user/employees/shipper'],
  ['get', 'user/employee?login=shipper'],
  ['post', 'user/employee'],
  ['get', 'user/oc-users'],
  ['get', 'user/oc-user/export'],
  ['post', 'user/oc-users'],
  ['get', 'user/oc-users/pml-loan-officer'],
  ['get', 'user/oc-user?login=pml-loan-officer'],
  ['post', 'user/oc-user'],
  ['post', 'user/actions'],
] as const;

describe('permission to read and change users', () => {
  it.each(calls)('%s %s requires sign-in', async (method, path) => {
    await supertest(at.app)[method](`/api/emet-data/${path}`).expect(401);
  });

  it.each(calls)('%s %s rejects everyone except administrators, and changes nothing', async (method, path) => {
    const before = await at.portal.db.selectFrom('portal.users').selectAll().orderBy('login').execute();
    const body = { ...newUser('refused'), action: 'disable', logins: ['shipper'] };
    for (const role of ['Manager', 'Shipper', 'Secondary', 'PML Supervisor (External)']) {
      const agent = await at.as(roleKey(role));
      await agent[method](`/api/emet-data/${path}`)
        .send(method === 'post' ? body : undefined)
        .expect(403);
    }
    const after = await at.portal.db.selectFrom('portal.users').selectAll().orderBy('login').execute();
    const untouched = ({ last_sign_in_at: _, ...user }: (typeof after)[number]) => user;
    expect(after.map(untouched)).toEqual(before.map(untouched));
  });
});

describe('one user', () => {
  it('is read by the login as ID, on their own side only', async () => {
    const { body } = await get('user/employees/shipper');
    expect(body).toEqual((await get('user/employee?login=shipper')).body);
    expect(body).toMatchObject({ id: 'shipper', login: 'shipper' });
    expect((await get('user/oc-users/shipper')).status).toBe(404);
  });
});

describe('the lists', () => {
  it('separate employees from company users, and show roles but no secrets', async () => {
    const employees = await list('employees', { range: [0, 99] });
    const external = await list('oc-users');
    expect(employees.headers['content-range']).toBe('users 0-27/28');
    expect(external.headers['content-range']).toBe('users 0-4/5');
    expect(employees.body.find((user: { login: string }) => user.login === 'loan-officer')).toEqual({
      id: 'loan-officer',
      login: 'loan-officer',
      firstName: 'Rafael',
      lastName: 'Quillmore',
      email: 'loan-officer@example.com',
      phone: null,
      fax: null,
      nmlsId: null,
      roles: ['Loan Officer'],
      isPml: false,
      isRetail: true,
      branchName: 'Pasadena',
      companyName: null,
      priceGroup: 'RETAIL',
      miniCorrespondentPriceGroup: null,
      canViewMini: false,
      disabled: false,
      locked: false,
      lastSignInAt: null,
      version: 1,
    });
  });

  it.each([
    [{ q: 'quillmore' }, ['loan-officer']],
    [{ q: 'fael Quill' }, ['loan-officer']],
    [{ q: 'LOAN-OFFICER-A' }, ['loan-officer-assistant']],
    [{ roles: ['Shipper', 'Funder'] }, ['funder', 'shipper']],
    [{ branchName: 'Pasadena' }, ['loan-officer', 'loan-officer-assistant']],
    [{ id: ['closer'] }, ['closer']],
    [{ q: '100%_' }, []],
  ])('are found by %o', async (filter, wanted) => {
    expect(logins(await list('employees', { filter }))).toEqual(wanted);
  });

  it('sort, page, and export their results', async () => {
    const page = await list('employees', { sort: ['lastName', 'DESC'], range: [0, 1] });
    expect(page.body.map((user: { lastName: string }) => user.lastName)).toEqual(['Wrenfield', 'Vance-Amari']);
    const csv = (await (await administrator()).get('/api/emet-data/user/oc-user/export')).text;
    expect(csv.split('\r\n')).toHaveLength(7);
    expect(csv).toContain('Harborline Lending');
  });
});

describe('a new user', () => {
  it('gets a password by email that no one else learns, and can sign in with it', async () => {
    const answer = await post('user/employee', newUser('odalys', { phone: '(626) 555-0101', nmlsId: '1234567' }));
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      branchName: 'Pasadena',
      phone: '(626) 555-0101',
      roles: ['Shipper'],
      version: 1,
    });
    const password = passwordIn(await mailTo('odalys@example.com'));
    expect(password).toMatch(/^([a-z2-9]{5}-){3}[a-z2-9]{5}$/);
    expect(JSON.stringify(answer.body)).not.toContain(password);
    const reported = await at.portal.db
      .selectFrom('portal.audit')
      .selectAll()
      .where('subject', '=', 'user:odalys')
      .execute();
    expect(reported.map(({ action }) => action)).toEqual(['user.create']);
    expect(JSON.stringify(reported)).not.toContain(password);
    await supertest(at.app).post('/api/mfa/login').send({ login: 'odalys', pw: password, is_pml: false }).expect(200);
  });

  it.each([
    ['a login that is taken', newUser('shipper'), 'login'],
    ['a login with spaces', newUser('two words', { email: 'two@example.com' }), 'login'],
    ['no mail address', newUser('nomail', { email: '' }), 'email'],
    ['a branch that is none', newUser('nobranch', { branchName: 'Atlantis' }), 'branchName'],
    ['a role of the other side', newUser('otherside', { roles: ['PML Loan Officer'] }), 'roles'],
    ['a role that is none', newUser('norole', { roles: ['Wizard'] }), 'roles'],
  ])('is rejected with %s, and no email is sent', async (_why, body, field) => {
    const answer = await post('user/employee', body);
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.fields)).toEqual([field]);
    expect(await mailTo(`${body.login}@example.com`)).not.toContain('Password');
  });

  it('is not created if the email cannot be sent', async () => {
    const { send } = at.portal.mail;
    Object.assign(at.portal.mail, { send: () => Promise.reject(new Error('no mail today')) });
    const answer = await post('user/employee', newUser('unmailed'));
    Object.assign(at.portal.mail, { send });
    expect(answer.status).toBe(500);
    expect(answer.body.wording.code).toBe('password-not-mailed');
    expect((await get('user/employee?login=unmailed')).status).toBe(404);
  });
});

describe('changing a user', () => {
  const change = (login: string, version: number, body: object) =>
    post(`user/employee?login=${login}`, { version, ...body });

  it('keeps fields that are not sent, writes the history, and increments the version', async () => {
    const answer = await change('insuring', 1, { phone: '626-555-0102' });
    expect(answer.body).toMatchObject({
      phone: '(626) 555-0102',
      lastName: 'Delacroix-Moon',
      roles: ['Insuring'],
      version: 2,
    });
    const history = await (await administrator()).get('/api/emet-data/history').query({ subject: 'user:insuring' });
    expect(history.body[0]).toMatchObject({
      actor: 'administrator',
      fields: [{ field: 'phone', before: null, after: '(626) 555-0102' }],
    });
  });

  it('finds sign-ins and role changes in the history by their kind', async () => {
    await at.as('funder');
    const { version, roles } = (await (await administrator()).get('/api/emet-data/user/employee?login=funder')).body;
    await change('funder', version, { phone: '626-555-0109' });
    await change('funder', version + 1, { roles: [...roles, 'Shipper'] });
    const historyOf = async (kind: string): Promise<readonly string[]> => {
      const query = { subject: 'user:funder', kind };
      const { body } = await (await administrator()).get('/api/emet-data/history').query(query).expect(200);
      return body.map(({ action, fields }: { action: string; fields: { field: string }[] }) =>
        action === 'user.change' ? fields.map(({ field }) => field).join() : action,
      );
    };
    const access = await historyOf('access');
    expect(access).toContain('sign-in');
    expect(access[0]).toBe('roles');
    expect(access).not.toContain('phone');
    const changes = await historyOf('changes');
    expect(changes.slice(0, 2)).toEqual(['roles', 'phone']);
    expect(changes).not.toContain('sign-in');
    expect(await historyOf('all')).toEqual(expect.arrayContaining(['roles', 'phone', 'sign-in']));
  });

  it('refuses the second of two administrators and returns the current user', async () => {
    const [first, second] = await Promise.all([
      change('purchaser', 1, { firstName: 'One' }),
      change('purchaser', 1, { firstName: 'Two' }),
    ]);
    const [won, lost] = first.status === 200 ? [first, second] : [second, first];
    expect([won.status, lost.status]).toEqual([200, 409]);
    expect(lost.body).toMatchObject({ code: 'stale', current: { firstName: won.body.firstName, version: 2 } });
  });

  it('does not conflict with settings the user saves', async () => {
    const own = await at.as('servicing');
    await own
      .post('/api/auth/user/update')
      .send({ user: { settings: { theme: 'dark' } } })
      .expect(200);
    expect((await change('servicing', 1, { nmlsId: '77' })).status).toBe(200);
  });

  it('tells the earlier address that PINs and passwords go to another one, by an administrator or the LOS', async () => {
    const changed = 'The email address of your account was changed.';
    expect((await change('jr-underwriter', 1, { email: 'elsewhere@example.com' })).status).toBe(200);
    await drainOrders(at.portal, mailOrder);
    const text = await mailTo('jr-underwriter@example.com');
    expect(text).toContain(changed);
    expect(text).toContain('User ID: jr-underwriter');
    expect(text).not.toContain('elsewhere@example.com');
    expect(await mailTo('elsewhere@example.com')).toBe('');
    const { body } = await get('user/employee?login=jr-processor');
    known = [{ ...body, email: 'other@example.com', isPml: false, companyName: null, isActive: true }];
    expect((await post('user/employees')).body.changed).toBe(1);
    await drainOrders(at.portal, mailOrder);
    expect(await mailTo('jr-processor@example.com')).toContain(changed);
  });

  it('mails nothing about other changes', async () => {
    const email = 'doc-drawer@example.com';
    expect((await change('doc-drawer', 1, { firstName: 'Dora', email })).status).toBe(200);
    await drainOrders(at.portal, mailOrder);
    expect(await mailTo(email)).toBe('');
  });

  it("assigns roles that apply from the user's next call", async () => {
    const own = await at.as('accountant');
    await own.get('/api/emet-data/role/all').expect(403);
    await change('accountant', 1, { roles: ['Accountant', 'Administrator'] });
    await own.get('/api/emet-data/role/all').expect(200);
    await change('accountant', 2, { roles: ['Accountant'] });
    await own.get('/api/emet-data/role/all').expect(403);
  });

  it("never changes the administrator's own roles", async () => {
    const answer = await change('administrator', 1, { roles: ['Administrator', 'Manager'] });
    expect(answer.status).toBe(409);
    expect(answer.body.message).toBe('You can’t change your own roles.');
    expect((await change('administrator', 1, { firstName: 'Marenka' })).status).toBe(200);
  });

  it('does not reach users of the other side', async () => {
    expect((await change('pml-loan-officer', 1, { firstName: 'No' })).status).toBe(404);
  });
});

describe('actions on many users', () => {
  it('have a result for each user; a failure for one does not undo the others', async () => {
    const noUser = { code: 'no-user', values: {} };
    const own = { code: 'own-account', values: {} };
    const ownMessage = 'You can’t do this to your own account.';
    const results = await act('disable', 'underwriter', 'nobody-here', 'administrator', 'jr-underwriter');
    expect(results).toEqual([
      { login: 'underwriter', ok: true },
      { login: 'nobody-here', ok: false, code: 'not-found', message: 'The user was not found.', wording: noUser },
      { login: 'administrator', ok: false, code: 'conflict', message: ownMessage, wording: own },
      { login: 'jr-underwriter', ok: true },
    ]);
    expect(logins(await list('employees', { filter: { disabled: true } }))).toEqual(['jr-underwriter', 'underwriter']);
    await act('enable', 'underwriter', 'jr-underwriter');
    expect(logins(await list('employees', { filter: { disabled: true } }))).toEqual([]);
  });

  it('end every session of a disabled user immediately', async () => {
    const own = await at.as('closer');
    await own.get('/api/auth/access-token').expect(200);
    await act('disable', 'closer');
    await own.get('/api/auth/access-token').expect(401);
    await act('disable', 'closer');
    const reported = at.portal.db.selectFrom('portal.audit').select('id').where('subject', '=', 'user:closer');
    expect(await reported.where('action', '=', 'user.disable').execute()).toHaveLength(1);
  });

  it('show locked users, and unlock them', async () => {
    const attempt = (pw: string) =>
      supertest(at.app).post('/api/mfa/login').send({ login: 'funder', pw, is_pml: false });
    for (let i = 0; i < 5; i += 1) await attempt('wrong-password').expect(401);
    await attempt('Demo-portal-1').expect(429);
    expect(logins(await list('employees', { filter: { locked: true } }))).toEqual(['funder']);
    expect(await act('unlock', 'funder')).toEqual([{ login: 'funder', ok: true }]);
    expect(logins(await list('employees', { filter: { locked: true } }))).toEqual([]);
    await attempt('Demo-portal-1').expect(200);
  });

  it('do not show a lock that has expired', async () => {
    for (let i = 0; i < 5; i += 1)
      await supertest(at.app).post('/api/mfa/login').send({ login: 'manager', pw: 'wrong-password', is_pml: false });
    expect((await get('user/employee?login=manager')).body.locked).toBe(true);
    await at.portal.db
      .updateTable('portal.throttle')
      .set({ slowed_until: new Date(Date.now() - 1000) })
      .execute();
    expect((await get('user/employee?login=manager')).body.locked).toBe(false);
  });

  it('email a new password, end the sessions, and reject the old password', async () => {
    const own = await at.as('doc-drawer');
    await act('reset-password', 'doc-drawer');
    await own.get('/api/auth/access-token').expect(401);
    const password = passwordIn(await mailTo('doc-drawer@example.com'));
    const attempt = (pw: string) =>
      supertest(at.app).post('/api/mfa/login').send({ login: 'doc-drawer', pw, is_pml: false });
    await attempt('Demo-portal-1').expect(401);
    await attempt(password).expect(200);
  });

  it('never leave the portal without an enabled Administrator, even when two are disabled at the same time', async () => {
    await post('user/employee?login=manager', { version: 1, roles: ['Manager', 'Administrator'] });
    const manager = await at.as('manager');
    const disable = (agent: typeof manager, login: string) =>
      agent.post('/api/emet-data/user/actions').send({ action: 'disable', logins: [login] });
    const [one, two] = await Promise.all([
      disable(await administrator(), 'manager'),
      disable(manager, 'administrator'),
    ]);
    const done = [one, two].map(({ body }) => body[0]?.ok === true);
    expect(done.filter(Boolean).length).toBeLessThanOrEqual(1);
    const left = await at.portal.db
      .selectFrom('portal.users')
      .innerJoin('portal.user_roles', 'portal.user_roles.user_id', 'portal.users.id')
      .select('login')
      .where('role', '=', 'Administrator')
      .where('disabled_at', 'is', null)
      .execute();
    expect(left.length).toBeGreaterThanOrEqual(1);
    await at.portal.db.updateTable('portal.users').set({ disabled_at: null }).execute();
    await at.signIn('administrator');
    const version = (await get('user/employee?login=manager')).body.version;
    await post('user/employee?login=manager', { version, roles: ['Manager'] });
  });
});

describe('a refresh from the LOS', () => {
  const person = (login: string, more: Partial<Employee> = {}): Employee => ({
    login,
    firstName: 'Lena',
    lastName: 'Marsh',
    email: `${login}@example.com`,
    phone: null,
    nmlsId: null,
    isPml: false,
    branchName: 'San Mateo',
    companyName: null,
    isActive: true,
    ...more,
  });

  it('adds new people without roles, updates changed ones, disables those who left, and can be repeated', async () => {
    known = [person('lena.marsh'), person('collateral-agent'), person('legal-auditor', { isActive: false })];
    expect((await post('user/employees')).body).toEqual({ created: 1, changed: 1, disabled: 1, unchanged: 0 });
    expect((await get('user/employee?login=lena.marsh')).body).toMatchObject({ roles: [], branchName: 'San Mateo' });
    const followed = (await get('user/employee?login=collateral-agent')).body;
    expect(followed).toMatchObject({ lastName: 'Marsh', roles: ['Collateral Agent'] });
    expect((await get('user/employee?login=legal-auditor')).body.disabled).toBe(true);
    expect((await post('user/employees')).body).toEqual({ created: 0, changed: 0, disabled: 0, unchanged: 3 });
  });

  it.each([
    ['unavailable', 503, 'los-unavailable'],
    ['timeout', 504, 'los-timeout'],
  ] as const)('reports that the LOS does not respond: %s', async (problem, status, code) => {
    const { employees } = at.portal.los;
    const failing = () => Promise.reject(new LosError(problem, code));
    Object.assign(at.portal.los, { employees: failing });
    for (const side of ['employees', 'oc-users']) {
      expect(await post(`user/${side}`)).toMatchObject({ status, body: { code } });
    }
    Object.assign(at.portal.los, { employees });
  });

  it('refreshes employees before company users', async () => {
    known = [
      person('zoe.north'),
      person('kai.south', { isPml: true, branchName: null, companyName: 'Harborline Lending' }),
    ];
    expect((await post('user/oc-users')).body).toMatchObject({ created: 1 });
    expect((await get('user/employee?login=zoe.north')).status).toBe(200);
    expect((await get('user/oc-user?login=kai.south')).body.companyName).toBe('Harborline Lending');
  });
});

it('reads a user whose ID is the name of another call', async () => {
  for (const login of ['export', 'employees']) {
    expect((await post('user/employee', newUser(login))).status).toBe(200);
    expect((await get(`user/employees/${login}`)).body).toMatchObject({ login });
  }
});

describe('slowed sign-ins', () => {
  const path = '/api/emet-data/throttles';
  const fail = async (login: string) => {
    for (let i = 0; i < 5; i += 1)
      await supertest(at.app).post('/api/mfa/login').send({ login, pw: 'wrong-password', is_pml: false });
  };
  const slowed = async () => (await (await at.as('administrator')).get(path).expect(200)).body;

  it('are for administrators only', async () => {
    await supertest(at.app).get(path).expect(401);
    await supertest(at.app).post(`${path}/clear`).send({ id: 'x' }).expect(401);
    const manager = await at.as('underwriter');
    await manager.get(path).expect(403);
    await manager.post(`${path}/clear`).send({ id: 'x' }).expect(403);
  });

  it('say who has to wait at which address since when and until when, without unknown user IDs', async () => {
    await at.portal.db.deleteFrom('portal.throttle').execute();
    await fail('insuring');
    await fail('a-typed-password');
    const instant = expect.stringMatching(/^\d{4}-.*Z$/);
    const row = {
      id: expect.any(String),
      counter: 'password',
      network: expect.any(String),
      since: instant,
      until: instant,
    };
    expect(await slowed()).toEqual([
      { ...row, login: null, isPml: null },
      { ...row, login: 'insuring', isPml: false },
    ]);
    expect(JSON.stringify(await slowed())).not.toContain('a-typed-password');
  });

  it('end for one user when an administrator clears them, which the audit records', async () => {
    await at.portal.db.deleteFrom('portal.throttle').execute();
    await fail('insuring');
    await fail('servicing');
    const attempt = (login: string) =>
      supertest(at.app).post('/api/mfa/login').send({ login, pw: 'Demo-portal-1', is_pml: false });
    await attempt('insuring').expect(429);
    const [, { id }] = await slowed();
    const administrator = await at.as('administrator');
    await administrator.post(`${path}/clear`).send({ id }).expect(204);
    await attempt('insuring').expect(200);
    await attempt('servicing').expect(429);
    const again = await administrator.post(`${path}/clear`).send({ id }).expect(404);
    expect(again.body.wording.code).toBe('no-throttle');
    const entry = await at.portal.db
      .selectFrom('portal.audit')
      .select(['actor', 'subject', 'before'])
      .where('action', '=', 'throttle.clear')
      .executeTakeFirstOrThrow();
    expect(entry).toMatchObject({
      actor: 'administrator',
      subject: 'user:insuring',
      before: { counter: 'password', address: expect.any(String) },
    });
  });
});
