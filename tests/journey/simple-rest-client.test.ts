import { createServer } from 'node:http';
import simpleRestProvider from 'ra-data-simple-rest';
import { type DataProvider, fetchUtils } from 'react-admin';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen, shut } from '../contract/open-los';
import { createLoan } from '../support/loan-builder';
import { type TestPortal, testPortal } from '../support/test-portal';

/** API path of each React-Admin resource, and a field that can be sorted by. */
const lists = {
  loans: ['lqb/loans', 'sLNm'],
  branches: ['emet-data/branches', 'name'],
  companies: ['emet-data/companies', 'name'],
  programs: ['emet-data/prog/default', 'name'],
  'program groups': ['emet-data/prog/group', 'name'],
  'rate sheets': ['emet-data/prog/rate-sheets', 'number'],
  counties: ['emet-data/county', 'fips'],
  'ZIP codes': ['emet-data/zipcode', 'zip'],
  exclusions: ['emet-data/appraiser-exclusions', 'name'],
  roles: ['emet-data/role/all', 'role'],
  employees: ['emet-data/user/employees', 'login'],
  'users of companies': ['emet-data/user/oc-users', 'login'],
  'price groups': ['emet-data/price-group', 'name'],
  'alternative lenders': ['emet-data/alt-lender', 'name'],
  'email templates': ['emet-data/email-templates', 'code'],
} as const satisfies Record<string, readonly [path: string, sort: string]>;

let at: TestPortal;
let server: ReturnType<typeof createServer>;
let client: DataProvider;

beforeAll(async () => {
  at = await testPortal();
  for (let count = 0; count < 3; count++) await createLoan(at, 'loan-officer');
  const agent = await at.as('administrator');
  const { text } = await agent.get('/api/emet-data/prog/rate-file').expect(200);
  await agent.post('/api/emet-data/prog/rate-sheets').attach('files', Buffer.from(text), 'rates.csv').expect(200);
  server = createServer(at.app);
  const user = { authenticated: true, token: `Bearer ${await at.signIn('administrator')}` };
  const url = `${await listen(server)}/api`;
  client = simpleRestProvider(url, (address, options) => fetchUtils.fetchJson(address, { ...options, user }));
}, 120_000);
afterAll(async () => {
  await shut(server);
  await at.close();
});

describe('the published ra-data-simple-rest client', () => {
  it.each(Object.entries(lists))('lists, pages and reads %s', async (_name, [path, field]) => {
    const sort = { field, order: 'ASC' } as const;
    const pageOf = (page: number) => client.getList(path, { sort, pagination: { page, perPage: 1 }, filter: {} });
    const [first, second] = [await pageOf(1), await pageOf(2)];
    const ids = [...first.data, ...second.data].map(({ id }) => id);
    expect(new Set(ids).size).toBe(2);
    expect(first.total).toBeGreaterThanOrEqual(2);
    const { data: many } = await client.getMany(path, { ids });
    expect(many.map(({ id }) => id).sort()).toEqual([...ids].sort());
    const { data: one } = await client.getOne(path, { id: ids[0] });
    expect(one).toMatchObject({ id: ids[0], [field]: first.data[0]?.[field] });
  });

  it.each(Object.entries(lists))('sorts %s by ID by default', async (_name, [path]) => {
    const { data } = await client.getList(path, { filter: {} });
    expect(data.length).toBeGreaterThanOrEqual(2);
  });
});
