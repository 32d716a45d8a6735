import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { roleKey } from '../../../domain/access/roles';
import { type TestPortal, testPortal } from '../../../tests/support/test-portal';

let at: TestPortal;
beforeAll(async () => {
  at = await testPortal();
}, 60_000);
afterAll(() => at.close());

const post = async (path: string, body: object, as = 'administrator') =>
  (await at.as(as)).post(`/api/emet-data/${path}`).send(body);
interface Role {
  role: string;
  isPml: boolean;
  menuPermissions: number[];
  loanStatusPermissions: string[];
  version: number;
  people: number;
}
const roleOf = async (name: string): Promise<Role> => {
  const { body } = await (await at.as('administrator')).get('/api/emet-data/role/all');
  return body.find(({ role }: Role) => role === name);
};
const rolesOf = () => at.portal.db.selectFrom('portal.role_permissions').selectAll().orderBy('role').execute();

const calls = [
  'role/menu-permission',
  'role/loan-status-permissions',
  'role/permissions',
  'role/preview',
  'access/ui',
] as const;

describe('permission to change roles', () => {
  it.each(calls)('%s requires sign-in', async (path) => {
    await supertest(at.app).post(`/api/emet-data/${path}`).expect(401);
  });

  it.each(calls)('%s rejects everyone except administrators, and changes nothing', async (path) => {
    const before = await rolesOf();
    const one = { role: 'Shipper', isPml: false, version: 1, menuPermissions: [31], loanStatusPermissions: ['6'] };
    const letter = { connectPortal: '/email', role: 'Shipper', before: null, after: 'w' };
    for (const role of ['Manager', 'Shipper', 'PML Supervisor (External)']) {
      const body = path === 'access/ui' ? { changes: [letter] } : { ...one, changes: [one] };
      expect((await post(path, body, roleKey(role))).status).toBe(403);
    }
    expect(await rolesOf()).toEqual(before);
  });
});

describe('changing roles', () => {
  it('accepts the calls that set one part, and returns the role', async () => {
    const { menuPermissions, version } = await roleOf('Shipper');
    const menu = await post('role/menu-permission', {
      role: 'Shipper',
      isPml: false,
      version,
      menuPermissions: [...menuPermissions, 24],
    });
    expect(menu.body).toMatchObject({ role: 'Shipper', version: version + 1, people: 1 });
    expect(menu.body.menuPermissions).toContain(24);
    const statuses = { role: 'Shipper', isPml: false, version: version + 1, loanStatusPermissions: ['6'] };
    expect((await post('role/loan-status-permissions', statuses)).body).toMatchObject({
      loanStatusPermissions: ['6'],
      version: version + 2,
    });
  });

  it('applies from the next call of users with the role', async () => {
    const own = await at.as('closer');
    const menus = async () => (await own.get('/api/auth/access-token')).body.user.menuPermissions;
    expect(await menus()).not.toContain(24);
    const { menuPermissions, version } = await roleOf('Closer');
    const change = { role: 'Closer', isPml: false, version, menuPermissions: [...menuPermissions, 24] };
    await post('role/permissions', { changes: [change] });
    expect(await menus()).toContain(24);
  });

  it('saves several roles together, or none if one was changed by someone else', async () => {
    const [funder, insuring] = [await roleOf('Funder'), await roleOf('Insuring')];
    await post('role/menu-permission', { ...insuring, menuPermissions: [31] });
    const answer = await post('role/permissions', {
      changes: [
        { ...funder, menuPermissions: [31, 14] },
        { ...insuring, menuPermissions: [31, 14] },
      ],
    });
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({ code: 'stale', current: { roles: [{ role: 'Insuring' }] } });
    expect((await roleOf('Funder')).menuPermissions).toEqual(funder.menuPermissions);
  });

  it('lets only the first of two administrators save', async () => {
    const { role, isPml, version } = await roleOf('Purchaser');
    const save = (id: number) =>
      post('role/permissions', { changes: [{ role, isPml, version, menuPermissions: [31, id] }] });
    const answers = await Promise.all([save(14), save(23)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('appears in the history of the role, and only if something changed', async () => {
    const { role, isPml, version, menuPermissions } = await roleOf('Servicing');
    await post('role/permissions', { changes: [{ role, isPml, version, menuPermissions }] });
    await post('role/permissions', { changes: [{ role, isPml, version, menuPermissions: [31] }] });
    const history = await (await at.as('administrator'))
      .get('/api/emet-data/history')
      .query({ subject: 'role:Servicing' });
    expect(history.body).toHaveLength(1);
    expect(history.body[0].fields).toEqual([{ field: 'menuPermissions', before: menuPermissions, after: [31] }]);
  });

  it('takes the payload of the specification, without a version: the last write wins, and the audit says so', async () => {
    const { role, isPml, version } = await roleOf('Shipper');
    const menu = await post('role/menu-permission', { role, isPml, menuPermissions: [31, 14] });
    expect(menu.body).toMatchObject({ version: version + 1, menuPermissions: [31, 14] });
    const statuses = await post('role/loan-status-permissions', { role, isPml, loanStatusPermissions: ['7'] });
    expect(statuses.body).toMatchObject({ version: version + 2, loanStatusPermissions: ['7'] });
    const history = await (await at.as('administrator'))
      .get('/api/emet-data/history')
      .query({ subject: 'role:Shipper' });
    for (const entry of history.body.slice(0, 2)) {
      expect(entry.fields).toContainEqual({ field: 'versionChecked', before: null, after: false });
    }
    expect((await post('role/permissions', { changes: [{ role, isPml, menuPermissions: [31] }] })).status).toBe(422);
  });

  it.each([[{ menuPermissions: [999] }], [{ loanStatusPermissions: ['999'] }]])('refuses %o', async (part) => {
    const answer = await post('role/permissions', {
      changes: [{ role: 'Shipper', isPml: false, version: 1, ...part }],
    });
    expect(answer.status).toBe(422);
  });
});

describe('the impact of a change', () => {
  const preview = async (...changes: object[]) => (await post('role/preview', { changes })).body;
  const hold = async (login: string, roles: readonly string[]) => {
    const { version } = (await (await at.as('administrator')).get(`/api/emet-data/user/employee?login=${login}`)).body;
    await post(`user/employee?login=${login}`, { version, roles });
  };

  it('leaves out users who keep the access through another role, and disabled users', async () => {
    await hold('credit-auditor', ['Processor', 'Jr. Processor']);
    const { menuPermissions } = await roleOf('Jr. Processor');
    const change = { role: 'Jr. Processor', isPml: false, menuPermissions: menuPermissions.filter((id) => id !== 21) };
    expect(await preview(change)).toEqual({ people: 2, noticing: 1 });
    await post('user/actions', { action: 'disable', logins: ['jr-processor'] });
    expect(await preview(change)).toEqual({ people: 1, noticing: 0 });
  });

  it('does not count roles of the other side', async () => {
    const change = { role: 'PML Loan Officer', isPml: false, menuPermissions: [] };
    expect(await preview(change)).toEqual({ people: 0, noticing: 0 });
  });

  it('changes nothing', async () => {
    const before = await rolesOf();
    await preview({ role: 'Shipper', isPml: false, menuPermissions: [] });
    expect(await rolesOf()).toEqual(before);
  });
});

describe('UI access', () => {
  const letter = (role: string, before: string | null, after: string | null, connectPortal = '/contacts') => ({
    connectPortal,
    role,
    before,
    after,
  });
  const letters = async (page: string) =>
    (await (await at.as('shipper')).get('/api/emet-data/access/ui')).body.find(
      ({ connectPortal }: { connectPortal: string }) => connectPortal === page,
    );

  it('adds, changes and removes letters, all or none', async () => {
    expect(await letters('/contacts')).toMatchObject({ Shipper: 'w', 'Real Estate Agent': 'r' });
    await post('access/ui', { changes: [letter('Shipper', 'w', 'r'), letter('Real Estate Agent', 'r', null)] });
    const now = await letters('/contacts');
    expect(now.Shipper).toBe('r');
    expect(now['Real Estate Agent']).toBeUndefined();
    const answer = await post('access/ui', { changes: [letter('Funder', 'w', 'r'), letter('Shipper', 'w', null)] });
    expect(answer.status).toBe(409);
    expect(answer.body.current).toMatchObject({ connectPortal: '/contacts', Shipper: 'r' });
    expect((await letters('/contacts')).Funder).toBe('w');
  });

  it('lets two administrators change different letters, but only one of them the same letter', async () => {
    const [one, two] = await Promise.all([
      post('access/ui', { changes: [letter('Closer', 'w', 'r')] }),
      post('access/ui', { changes: [letter('Insuring', 'w', 'r')] }),
    ]);
    expect([one.status, two.status]).toEqual([200, 200]);
    const same = [letter('Lock Desk', null, 'r', '/aus'), letter('Lock Desk', null, 'w', '/aus')];
    const answers = await Promise.all(same.map((change) => post('access/ui', { changes: [change] })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('lists the history of all pages, each entry with its page', async () => {
    await post('access/ui', { changes: [letter('Funder', 'w', 'r'), letter('Funder', null, 'r', '/aus')] });
    const history = await (await at.as('administrator'))
      .get('/api/emet-data/history')
      .query({ subject: 'ui-access:', range: '[0,1]' })
      .expect(200);
    const reported = history.body.map(({ subject, fields }: { subject: string; fields: object[] }) => [
      subject,
      fields,
    ]);
    expect(new Map(reported)).toEqual(
      new Map([
        ['ui-access:/contacts', [{ field: 'Funder', before: 'w', after: 'r' }]],
        ['ui-access:/aus', [{ field: 'Funder', before: null, after: 'r' }]],
      ]),
    );
  });

  it('accepts only loan pages and existing roles', async () => {
    expect((await post('access/ui', { changes: [letter('Wizard', null, 'w')] })).status).toBe(422);
    expect((await post('access/ui', { changes: [letter('Shipper', null, 'w', '/nowhere')] })).status).toBe(422);
  });
});
