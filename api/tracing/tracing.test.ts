import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { context, propagation, trace } from '@opentelemetry/api';
import express, { type Express } from 'express';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { requestLog } from '../http/request-log';
import { statementSpan, traced, tracedPort, traceHeaders } from './spans';
import { startTracing } from './start-tracing';
import { traceRequests } from './trace-requests';

interface Span {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly status: { readonly code?: number };
  readonly attributes: readonly { readonly key: string; readonly value: Readonly<Record<string, unknown>> }[];
  readonly links?: readonly { readonly traceId: string }[];
}

const servers: Server[] = [];
let stop: () => Promise<void>;
let sent = '';

async function listen(app: Express): Promise<string> {
  const server = createServer(app);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

beforeAll(async () => {
  const collector = express().post('/v1/traces', express.text({ type: '*/*' }), (req, res) => {
    sent += `${req.body}\n`;
    res.json({});
  });
  stop = await startTracing({ endpoint: await listen(collector), service: 'emet-test' });
});
// Other test files of this process trace nothing.
afterAll(() => {
  for (const server of servers) server.close();
  for (const api of [trace, context, propagation]) api.disable();
});

it('follows a call through the portal, its statements and the LOS, without a value of a loan', async () => {
  const los = express();
  los.post('/los/v1/:name', traceRequests({ ownCallers: true }), (_req, res) => void res.json({}));
  const losUrl = await listen(los);
  const port = tracedPort('los', {
    loadLoan: async (loanNum: string) => {
      await fetch(`${losUrl}/los/v1/loadLoan`, { method: 'POST', headers: traceHeaders() });
      return loanNum;
    },
    fail: async () => {
      throw new RangeError('123-45-6789 is not a loan');
    },
  });
  const portal = express().use(requestLog(pino({ level: 'silent' })), traceRequests({ ownCallers: false }));
  portal.get('/lqb/loans/:loanNum', async (req, res) => {
    await port.loadLoan(req.params.loanNum);
    statementSpan('select * from portal.pipeline where loan_num = $1', 3);
    await port.fail().catch(() => undefined);
    await traced('order credit-order', {}, async () => undefined);
    res.json({});
  });
  const foreign = '0af7651916cd43dd8448eb211c80319c';
  const answer = await fetch(`${await listen(portal)}/lqb/loans/2611050001?ssn=123-45-6789`, {
    headers: { traceparent: `00-${foreign}-b7ad6b7169203331-01` },
  });
  await answer.json();
  await stop();
  const spans = sent
    .trim()
    .split('\n')
    .flatMap((line) => JSON.parse(line).resourceSpans)
    .flatMap(({ scopeSpans }) => scopeSpans)
    .flatMap((scope): Span[] => scope.spans);
  const named = (name: string): Span => spans.find((span) => span.name === name) ?? expect.fail(`no span ${name}`);
  const call = named('GET /lqb/loans/:loanNum');
  const load = named('los loadLoan');
  const remote = named('POST /los/v1/:name');
  expect(
    [load, named('statement'), named('los fail'), named('order credit-order')].map((span) => span.parentSpanId),
  ).toEqual(Array(4).fill(call.spanId));
  expect(remote).toMatchObject({ parentSpanId: load.spanId, traceId: call.traceId });
  // A stranger names a trace that may be looked up, and gets no part of ours.
  expect(call.traceId).not.toBe(foreign);
  expect(call.links).toMatchObject([{ traceId: foreign }]);
  expect(call.attributes).toContainEqual({
    key: 'portal.request_id',
    value: { stringValue: answer.headers.get('x-request-id') },
  });
  expect(named('los fail').attributes).toContainEqual({ key: 'error.type', value: { stringValue: 'RangeError' } });
  expect(sent).not.toMatch(/2611050001|123-45-6789/);
});
