import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import nodeFetch from 'node-fetch';
import { afterEach, describe, expect, it } from 'vitest';
import { composeLos } from '../../api/los/compose-los';
import { createRemoteLos } from '../../api/los/remote/remote-los';
import { createLosApp } from '../../api/los/wire/los-app';
import { englishText } from '../../domain/messages/english-text';
import { onServer } from '../support/on-server';
import { draftLoan, operation } from './contract-loan';
import { refusal } from './los-under-test';
import { listen, openEmbedded, shut, silent, token } from './open-los';

type Answer = (request: IncomingMessage, response: ServerResponse, attempt: number) => void;

const json = (response: ServerResponse, status: number, body: unknown): void => {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
};
const ready: Answer = (_request, response) => json(response, 200, {});

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

/** An LOS with scripted answers that counts its calls. */
async function scripted(answer: Answer, options: { timeoutMs?: number; backoffMs?: number } = {}) {
  const calls = { times: 0 };
  const server = createServer((request, response) => {
    calls.times += 1;
    answer(request, response, calls.times);
  });
  const url = await listen(server);
  closers.push(() => shut(server));
  return { calls, los: createRemoteLos({ url, token, log: silent, backoffMs: 5, ...options }) };
}

const notFound: Answer = (_request, response) =>
  json(response, 404, { code: 'not-found', message: 'There is no loan 1.', details: { loanNum: '1' } });

describe('a failing LOS over HTTP', () => {
  it('is called again after a fault, and the second answer counts', async () => {
    const { los, calls } = await scripted((request, response, attempt) =>
      attempt < 3 ? json(response, 500, { code: 'internal' }) : ready(request, response, attempt),
    );
    await los.ready();
    expect(calls.times).toBe(3);
  });

  it('is unavailable after three faults', async () => {
    const { los, calls } = await scripted((_request, response) => json(response, 500, {}));
    expect(await refusal(los.statusLog('1'))).toMatchObject({ code: 'unavailable', details: {} });
    expect(calls.times).toBe(3);
  });

  it('gets a repeated write with the same operation, because that is safe', async () => {
    const bodies: string[] = [];
    const { los, calls } = await scripted((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => {
        body += chunk.toString();
      });
      request.on('end', () => {
        bodies.push(body);
        response.destroy();
      });
    });
    const failed = await refusal(los.register(operation(), '1'));
    expect(failed.code).toBe('unavailable');
    expect(failed.details.outcome).toBe('unknown');
    expect(calls.times).toBe(3);
    expect(new Set(bodies).size).toBe(1);
  });

  it('is not called again if a repeat is unsafe', async () => {
    const { los, calls } = await scripted((_request, response) => json(response, 503, {}));
    expect((await refusal(los.takeHandover('x'))).code).toBe('unavailable');
    expect(calls.times).toBe(1);
  });

  it('is not called again after a rejection, which includes its details', async () => {
    const { los, calls } = await scripted(notFound);
    const refused = await refusal(los.loadLoan('1'));
    expect(refused).toMatchObject({ code: 'not-found', message: 'There is no loan 1.', details: { loanNum: '1' } });
    expect(calls.times).toBe(1);
  });

  it('times out if it does not answer, separately for each try', async () => {
    const { los, calls } = await scripted(() => {}, { timeoutMs: 60 });
    expect((await refusal(los.loadLoan('1'))).code).toBe('timeout');
    expect(calls.times).toBe(3);
  });

  it('times out if it stalls in the middle of its answer', async () => {
    const { los } = await scripted(
      (_request, response) => {
        response.writeHead(200, { 'Content-Type': 'application/json' });
        response.write('{"result":');
      },
      { timeoutMs: 60 },
    );
    expect((await refusal(los.takeHandover('x'))).code).toBe('timeout');
  });

  it('is called again if the connection breaks in the middle of its answer', async () => {
    const { los, calls } = await scripted((request, response, attempt) => {
      if (attempt === 2) return ready(request, response, attempt);
      response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': 100 });
      response.write('{"result":');
      setTimeout(() => response.destroy(), 10);
    });
    await los.ready();
    expect(calls.times).toBe(2);
  });

  it('is unavailable if no server listens, and nothing was written', async () => {
    const los = createRemoteLos({ url: 'http://127.0.0.1:9', token, log: silent, backoffMs: 5 });
    const failed = await refusal(los.register(operation(), '1'));
    expect(failed.code).toBe('unavailable');
    expect(failed.details).toEqual({});
  });

  it('is unavailable if its answer has the wrong shape', async () => {
    const { los, calls } = await scripted((_request, response) => json(response, 200, { result: { sLNm: 5 } }));
    expect((await refusal(los.loadLoan('1'))).code).toBe('unavailable');
    expect(calls.times).toBe(1);
  });

  it('is asked for its capabilities once a minute, and again after a failure', async () => {
    const { los, calls } = await scripted((_request, response, attempt) =>
      attempt <= 3 ? json(response, 500, {}) : json(response, 200, { result: ['loans', 'change-feed', 'time-travel'] }),
    );
    expect((await refusal(los.supports())).code).toBe('unavailable');
    expect(await Promise.all([los.supports(), los.supports()])).toEqual([
      ['loans', 'change-feed'],
      ['loans', 'change-feed'],
    ]);
    expect(calls.times).toBe(4);
  });

  it('is unavailable behind a proxy that answers with a page or a redirect', async () => {
    const page = await scripted((_request, response) => response.writeHead(404).end('<html>Not here</html>'));
    expect((await refusal(page.los.loadLoan('1'))).code).toBe('unavailable');
    const elsewhere = await scripted((_request, response) =>
      response.writeHead(302, { Location: 'http://127.0.0.1:9/' }).end(),
    );
    expect((await refusal(elsewhere.los.takeHandover('x'))).code).toBe('unavailable');
  });
});

describe('the LOS served over HTTP', () => {
  async function served() {
    const embedded = await openEmbedded();
    const server = createServer(createLosApp({ los: embedded.los, token, log: silent }));
    closers.push(embedded.close);
    const url = await listen(server);
    closers.push(() => shut(server));
    return { ...embedded, url };
  }
  const post = (url: string, body: string, headers: Record<string, string> = { Authorization: `Bearer ${token}` }) =>
    fetch(url, { method: 'POST', headers: { 'Content-Type': 'application/json', ...headers }, body });

  it('answers only the health check without the token', async () => {
    const { url } = await served();
    const wrong: Record<string, string>[] = [{}, { Authorization: 'Bearer wrong' }, { Authorization: token }];
    for (const headers of wrong) {
      expect((await post(`${url}/los/v1/ready`, '{}', headers)).status).toBe(401);
    }
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    const los = createRemoteLos({ url, token: 'wrong', log: silent });
    expect((await refusal(los.ready())).code).toBe('unavailable');
  });

  it('rejects invalid calls by the name of the parameter, and unknown operations', async () => {
    const { url } = await served();
    const wrong = await post(`${url}/los/v1/changeLoan`, JSON.stringify({ loanNum: 5, change: { version: 0 } }));
    expect(wrong.status).toBe(422);
    const { fields } = (await wrong.json()) as { fields: Record<string, string> };
    expect(fields).toMatchObject({ operation: 'Required', loanNum: englishText('not-text') });
    expect(Object.keys(fields).join(' ')).toContain('change');
    expect((await post(`${url}/los/v1/dropTables`, '{}')).status).toBe(404);
    expect((await post(`${url}/los/v1/constructor`, '{}')).status).toBe(404);
    expect((await post(`${url}/los/v1/ready`, '{"a":')).status).toBe(400);
    expect((await fetch(`${url}/los/v1/ready`)).status).toBe(404);
  });

  it('reports failures without details', async () => {
    const { url, ownerUrl } = await served();
    await onServer(ownerUrl, (client) => client.query('drop table los.conditions cascade'));
    const answer = await post(`${url}/los/v1/conditions`, JSON.stringify({ loanNum: '1' }));
    expect(answer.status).toBe(404);
    const los = createRemoteLos({ url, token, log: silent });
    const { sLNm } = await los.createLoan(operation(), draftLoan());
    const failed = await post(`${url}/los/v1/conditions`, JSON.stringify({ loanNum: sLNm }));
    expect(failed.status).toBe(500);
    expect(await failed.json()).toEqual({ code: 'internal', message: 'The LOS failed.' });
  });

  it('rejects unsupported operations, and is not called again', async () => {
    const { los: whole } = await served();
    const lacking = composeLos(whole, { loans: whole });
    const server = createServer(createLosApp({ los: lacking, token, log: silent }));
    const url = await listen(server);
    closers.push(() => shut(server));
    let times = 0;
    const count: typeof nodeFetch = async (address, init) => {
      times += 1;
      return nodeFetch(address, init);
    };
    const los = createRemoteLos({ url, token, log: silent, fetch: count });
    expect(await los.supports()).toEqual(['loans']);
    expect(await refusal(los.conditions('1'))).toMatchObject({
      code: 'not-offered-by-los',
      details: { capability: 'conditions' },
    });
    expect(times).toBe(2);
  });

  it('performs a write once, even if its first answer was lost', async () => {
    const { los: inside, db, url } = await served();
    let times = 0;
    const los = createRemoteLos({
      url,
      token,
      log: silent,
      backoffMs: 5,
      fetch: async (address, init) => {
        const response = await nodeFetch(address, init);
        times += 1;
        if (times > 1) return response;
        await response.text();
        throw new Error('socket hang up');
      },
    });
    const loan = await los.createLoan(operation(), draftLoan());
    expect(times).toBe(2);
    const { count } = await db
      .selectFrom('los.loans')
      .select((of) => of.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(count).toBe(1);
    expect(await inside.loadLoan(loan.sLNm)).toEqual(loan);
  });
});
