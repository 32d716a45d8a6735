import supertest from 'supertest';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestPortal, testPortal } from '../../tests/support/test-portal';
import { calls } from '../calls';

let at: TestPortal;
beforeAll(async () => {
  at = await testPortal();
});
afterAll(() => at.close());
beforeEach(() => at.portal.db.deleteFrom('portal.throttle').execute());

const LIST = '/api/public/appraiser-exclusionary-list';
const someId = '00000000-0000-4000-8000-000000000000';
const scenario = {
  sLPurposeT: '0',
  sOccTPe: '0',
  sProdSpT: '0',
  sSpZip: '91101',
  sApprVal: '600000',
  sLAmtCalc: '480000',
  sCreditScoreType2: 761,
  sProdRLckdDays: 30,
};

/** The calls of the public area. The settings are left out, because every page loads them and they take no parameters. */
const publicCalls = calls.filter(({ path }) => path.startsWith('/public/') && path !== '/public/settings');
const addressOf = (path: string): string => `/api${path.replace('{folderName}', 'guidelines').replace('{id}', someId)}`;
const ask = ({ method, path }: (typeof publicCalls)[number], agent = supertest.agent(at.app)) =>
  method === 'POST' ? agent.post(addressOf(path)).send(scenario) : agent.get(addressOf(path));
/** Resets the limits, as if the address had made no calls for minutes. */
const useUp = () => at.portal.db.updateTable('portal.throttle').set({ points: 100_000 }).execute();

describe('the limit of calls for guests', () => {
  it.each(publicCalls)('$method $path limits the calls from one address, and says when to try again', async (call) => {
    expect((await ask(call)).status).not.toBe(429);
    await useUp();
    const refused = await ask(call);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(500);
    expect(refused.body).toEqual({
      code: 'too-many-tries',
      message: expect.any(String),
      wording: { code: expect.stringMatching(/^too-many-(prices|reads)$/), values: { minutes: expect.any(Number) } },
      requestId: expect.any(String),
    });
  });

  it('counts a call before its parameters and its body are read', async () => {
    const agent = supertest.agent(at.app);
    const invalid = () => [
      agent.post('/api/public/pricing').set('Content-Type', 'application/json').send('{"k":'),
      agent.get(`${LIST}?range=x`),
    ];
    for (const call of invalid()) await call.expect(400);
    await useUp();
    for (const call of invalid()) await call.expect(429);
    for (const path of ['/api/docs', '/api/openapi.json']) await agent.get(path).expect(429);
  });

  it('does not count what pages of other sites make a browser send, and refuses it', async () => {
    const agent = supertest.agent(at.app);
    const fromPage = { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'no-cors', 'Sec-Fetch-Dest': 'image' };
    const inFrame = { ...fromPage, 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'iframe' };
    const opened = { ...fromPage, 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'document' };
    for (const path of [LIST, '/api/docs', '/api/lqb-integration/unknown']) {
      await agent.get(path).set(fromPage).expect(403);
      await agent.get(path).set(inFrame).expect(403);
    }
    await agent.post('/api/public/pricing').set(opened).type('text/plain').send('x').expect(403);
    expect(await at.portal.db.selectFrom('portal.throttle').select('key').execute()).toEqual([]);
    await agent.get('/api/docs').set(opened).expect(200);
    await agent
      .get('/api/docs')
      .set({ ...fromPage, 'Sec-Fetch-Site': 'same-origin' })
      .expect(200);
  });

  it('is shared by the calls that read, and does not count signed-in users', async () => {
    const folder = '/api/public/folders/guidelines';
    await supertest(at.app).get(LIST).expect(200);
    await useUp();
    await supertest(at.app).get(folder).expect(429);
    await supertest(at.app).head(folder).expect(429);
    await (await at.as('loan-officer')).get(folder).expect(200);
  });

  it.each([
    ['/api/public/folders/%2e%2e%2f%2e%2e%2fetc', 404],
    ['/api/public/folders/guidelines%00', 400],
    ['/api/public/folders/guidelines?pageSize=100000', 400],
    ['/api/public/folders/guidelines?pageToken=%00', 400],
    ['/api/public/files/..%2f..%2fportal.json', 400],
    ['/api/public/files/%00', 400],
    [`${LIST}?range=[0,1000000]`, 400],
    [`${LIST}?range=[9007199254740000,9007199254740001]`, 200],
    [`${LIST}?filter={"q":"%5Cu0000"}`, 400],
    [`${LIST}?filter={"licenseState":["CA%5Cu0000"]}`, 400],
    ['/api/lqb-integration/%00', 400],
    [`${LIST}?filter={"reason":"x"}`, 400],
    [`${LIST}?sort=["source","ASC"]`, 400],
  ])('%s answers %i, and reveals nothing about storage', async (address, status) => {
    const answer = await supertest(at.app).get(address);
    expect(answer.status).toBe(status);
    expect(answer.text).not.toMatch(/portal\.[a-z_]+|\/tmp|syntax|stack|at .*\.ts/i);
  });

  it('sends nothing to other sites, and no more for HEAD and OPTIONS than for GET', async () => {
    const other = { Origin: 'http://localhost:8080' };
    const [got, head, options] = [
      await supertest(at.app).get(LIST).set(other).expect(200),
      await supertest(at.app).head(LIST).set(other).expect(200),
      await supertest(at.app).options(LIST).set(other).expect(404),
    ];
    expect(head.text).toBeUndefined();
    expect(options.body.code).toBe('not-found');
    for (const { headers } of [got, head, options]) {
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    }
  });
});
