import type { Server } from 'node:http';
import simpleRestProvider from 'ra-data-simple-rest';
import { type DataProvider, fetchUtils } from 'react-admin';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { httpServer } from '../../api/http/http-server';
import { resourceScreens } from '../../src/pages/resource.screens';
import { collectionOf } from '../../src/providers/data/resources';
import { listen, shut } from '../contract/open-los';
import { createLoan } from '../support/loan-builder';
import { newRecordOf } from '../support/record-tables';
import { type TestPortal, testPortal } from '../support/test-portal';

/** Resources that cannot be sorted by the field that names their records. */
const otherSorts: Readonly<Partial<Record<string, string>>> = {
  'main/admin/audit': 'at',
  'main/admin/program/rates': 'number',
};

/** Lists of loans, runs and batches, which hold no records that users enter; `api/investor`, `api/servicing`, `api/batch`, `api/post-closing`, `api/signing` and `api/reports` test them. */
const ofWork: ReadonlySet<string> = new Set([
  'main/internal/lock-report',
  'main/internal/batch-pricing',
  'main/internal/batch',
  'main/internal/servicing',
  'main/servicing',
  'main/shipping',
  'main/paper-mailings',
]);
const isOfWork = (name: string): boolean => ofWork.has(name) || name.startsWith('main/reports/');

/** Each other resource with pages, its API path, and a field that it can be sorted by. */
const lists = Object.entries(resourceScreens)
  .filter(([name]) => !isOfWork(name))
  .map(([name, { record }]) => {
    const { list, idField } = collectionOf(name);
    return [name, list.slice(1), otherSorts[name] ?? (typeof record === 'string' ? record : idField)] as const;
  });

/** Area median incomes come from a file only. */
async function importAreaIncomes(agent: Awaited<ReturnType<TestPortal['as']>>): Promise<void> {
  const rows = 'FIPS,State,County Name,AMI\n06037,CA,Los Angeles County,106600\n06059,CA,Orange County,136600';
  const send = (step: 'check' | 'apply', seen = '') =>
    agent
      .post(`/api/emet-data/area-income/import/${step}`)
      .field({ from: '2025-06-09', seen })
      .attach('files', Buffer.from(rows), 'ami.csv')
      .expect(200);
  await send('apply', (await send('check')).body.seen);
}

/** So do rate cards of mortgage insurers. */
async function importInsuranceCard(agent: Awaited<ReturnType<TestPortal['as']>>, company: string): Promise<void> {
  const rows =
    'Kind,Line,Min Term,Max Term,Coverage,LTV Over,LTV Up To,Min Score,Max Score,Upfront,Rate\n' +
    'monthly,premium,1,480,25,85,90,620,850,,0.61';
  const send = (step: 'check' | 'apply', seen = '') =>
    agent
      .post(`/api/emet-data/prog/insurance-card/import/${step}`)
      .field({ company, appliesFrom: '2025-01-01', seen })
      .attach('files', Buffer.from(rows), 'card.csv')
      .expect(200);
  await send('apply', (await send('check')).body.seen);
}

/** So do average prime offer rates. */
async function importApor(agent: Awaited<ReturnType<TestPortal['as']>>): Promise<void> {
  const years = Array.from({ length: 50 }, (_, index) => index + 1);
  const rows = ['11/9/2026', '11/16/2026'].map((week) => [week, ...years.map(() => '6.12')].join('|'));
  const send = (step: 'check' | 'apply', seen = '') =>
    agent
      .post(`/api/emet-data/apor/import/${step}`)
      .field({ rateTable: 'fixed', seen })
      .attach('files', Buffer.from([['Week', ...years].join('|'), ...rows].join('\n')), 'YieldTableFixed.txt')
      .expect(200);
  await send('apply', (await send('check')).body.seen);
}

let at: TestPortal;
let server: Server;
let client: DataProvider;

beforeAll(async () => {
  at = await testPortal();
  for (let count = 0; count < 3; count++) await createLoan(at, 'loan-officer');
  const agent = await at.as('administrator');
  const { text } = await agent.get('/api/emet-data/prog/rate-file').expect(200);
  await agent.post('/api/emet-data/prog/rate-sheets').attach('files', Buffer.from(text), 'rates.csv').expect(200);
  await importAreaIncomes(agent);
  await importApor(agent);
  for (const company of ['Lower Mutual', 'Sample Guaranty']) await importInsuranceCard(agent, company);
  for (const [name, path] of lists) {
    const { body } = await agent.get(`/api/${path}`).expect(200);
    for (let count = body.length; count < 2; count++) {
      const record = newRecordOf(name, String(count));
      await agent.post(`/api${record.path}`).send(record.body).expect(200);
    }
  }
  server = httpServer(at.app);
  const user = { authenticated: true, token: `Bearer ${await at.signIn('administrator')}` };
  const url = `${await listen(server)}/api`;
  client = simpleRestProvider(url, (address, options) => fetchUtils.fetchJson(address, { ...options, user }));
}, 120_000);
afterAll(async () => {
  await shut(server);
  await at.close();
});

describe('the published ra-data-simple-rest client', () => {
  it.each(lists)('lists, pages and reads %s', async (_name, path, field) => {
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

  it.each(lists)('sorts %s by ID by default', async (_name, path) => {
    const { data } = await client.getList(path, { filter: {} });
    expect(data.length).toBeGreaterThanOrEqual(2);
  });
});
