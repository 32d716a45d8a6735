import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emailPageRoles } from '../../domain/access/permissions';
import { menuNumbers } from '../../domain/pages/loan-pages';
import { type AccessPortal, accessPortal, bearer, browser, signInAs } from './access.test-support';

let access: AccessPortal;
let token: string;
beforeAll(async () => {
  access = await accessPortal();
  token = await signInAs(access.app, 'processor');
});
afterAll(() => access.close());

const get = (path: string, as = token) => browser(access.app).get(path).set(bearer(as));

describe('the calls that pages use to read roles', () => {
  it.each(['/api/emet-data/role/all', '/api/emet-data/access/ui', '/api/emet-data/access/menu'])(
    '%s requires sign-in',
    async (path) => {
      await browser(access.app).get(path).expect(401);
    },
  );

  it('shows role records to administrators only', async () => {
    await get('/api/emet-data/role/all').expect(403);
    const answer = await get('/api/emet-data/role/all', await signInAs(access.app, 'administrator')).expect(200);
    expect(answer.body).toHaveLength(33);
    expect(answer.body[0]).toEqual({
      id: `employee:${answer.body[0].role}`,
      role: expect.any(String),
      isPml: false,
      menuPermissions: expect.arrayContaining([31]),
      loanStatusPermissions: expect.any(Array),
      version: 1,
      people: 1,
    });
  });

  it('reads one role by its ID, for administrators only', async () => {
    const path = `/api/emet-data/role/all/${encodeURIComponent('external:Secondary (External)')}`;
    await get(path).expect(403);
    const token = await signInAs(access.app, 'administrator');
    const { body } = await get(path, token).expect(200);
    expect(body).toMatchObject({ role: 'Secondary (External)', isPml: true });
    await get('/api/emet-data/role/all/employee:None', token).expect(404);
  });

  it('lists the loan menu in order, with the roles that may write', async () => {
    const answer = await get('/api/emet-data/access/menu').expect(200);
    expect(answer.body.map((item: { id: number }) => item.id)).toEqual(menuNumbers);
    const email = answer.body.find((item: { title: string }) => item.title === 'Send an email');
    expect(email).toEqual({ id: 24, title: 'Send an email', path: '/email', writerRoles: [...emailPageRoles].sort() });
  });

  it('returns one letter per role for a page', async () => {
    await access.portal.db
      .insertInto('portal.ui_access')
      .values([
        { connect_portal: '/aaa', role: 'Shipper', letter: 'r' },
        { connect_portal: '/aaa', role: 'Funder', letter: 'w' },
      ])
      .execute();
    const answer = await get('/api/emet-data/access/ui').expect(200);
    expect(answer.body[0]).toEqual({ connectPortal: '/aaa', Funder: 'w', Shipper: 'r' });
  });
});
