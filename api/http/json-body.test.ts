import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import express from 'express';
import { pino } from 'pino';
import supertest from 'supertest';
import { describe, expect, it } from 'vitest';
import { bodyLimits, MAX_BODY_VALUES, MAX_GUEST_VALUES } from '../../domain/contract/body-limits';
import { answerError } from './errors';
import { jsonBody } from './json-body';
import { requestLog } from './request-log';

const LIMIT = 100_000;

function appWith(slowMs?: number, limits = { maxBody: LIMIT, maxValues: MAX_BODY_VALUES }) {
  const log = pino({ level: 'silent' });
  const app = express().use(requestLog(log));
  app.post('/', async (req, res) => {
    const { value, release } = await jsonBody(req, limits, slowMs);
    release();
    res.json({ got: value });
  });
  return app.use(answerError(log));
}

const post = (body: string | Buffer, type = 'application/json') =>
  supertest(appWith()).post('/').set('Content-Type', type).send(body);

describe('a JSON body', () => {
  it('is read up to the limit, whether its length is declared or not', async () => {
    const exact = JSON.stringify('x'.repeat(LIMIT - 2));
    expect((await post(exact)).body.got).toHaveLength(LIMIT - 2);
    expect((await post(`${exact} `)).status).toBe(413);
    const chunked = supertest(appWith())
      .post('/')
      .set({ 'Content-Type': 'application/json', 'Transfer-Encoding': 'chunked' });
    chunked.write(exact);
    chunked.write('   ');
    expect(await chunked).toMatchObject({ status: 413, body: { code: 'too-large' } });
  });

  it('is an empty object if there is none or if it has another type', async () => {
    expect((await supertest(appWith()).post('/')).body.got).toEqual({});
    expect((await post('', 'application/json')).body.got).toEqual({});
    expect((await post('a=b', 'application/x-www-form-urlencoded')).body.got).toEqual({});
  });

  it.each([
    ['text that is not JSON', '{"a":'],
    ['bytes that are not UTF-8', Buffer.from([0x22, 0xff, 0x22])],
  ])('is refused as %s', async (_what, body) => {
    const answer = supertest(appWith()).post('/').set('Content-Type', 'application/json');
    answer.write(body as string);
    expect(await answer).toMatchObject({ status: 400, body: { message: 'The request is not valid JSON.' } });
  });

  it('is refused before it is parsed if it is nested too deeply', async () => {
    const answer = await post(`${'['.repeat(LIMIT / 2)}${']'.repeat(LIMIT / 2)}`);
    expect(answer.status).toBe(413);
    expect(answer.body.message).toBe('This request has too many values or nested parts.');
  });

  it('is refused before it is parsed if it has more values than its call accepts', async () => {
    const limits = { maxBody: bodyLimits.guest, maxValues: MAX_GUEST_VALUES };
    const send = (members: number) =>
      supertest(appWith(undefined, limits))
        .post('/')
        .send(Object.fromEntries(Array.from({ length: members }, (_, index) => [`k${index}`, 1])));
    expect((await send(MAX_GUEST_VALUES)).status).toBe(200);
    expect(await send(MAX_GUEST_VALUES + 1)).toMatchObject({ status: 413, body: { code: 'too-large' } });
  });

  it('may not be compressed, since it could expand to any size', async () => {
    const answer = supertest(appWith())
      .post('/')
      .set({ 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' });
    answer.write(gzipSync('{}') as unknown as string);
    expect((await answer).status).toBe(400);
  });

  it('keeps a name that objects inherit as data', async () => {
    const { text } = await post('{"__proto__":{"a":1},"constructor":2}');
    expect(text).toBe('{"got":{"__proto__":{"a":1},"constructor":2}}');
  });

  it('is cut if it arrives too slowly', async () => {
    const server = createServer(appWith(20)).listen(0);
    const { port } = server.address() as AddressInfo;
    const headers = { 'content-type': 'application/json', 'content-length': 100 };
    const status = await new Promise((resolve, reject) => {
      const slow = request({ port, method: 'POST', headers }, (answer) => {
        resolve([answer.statusCode, answer.headers.connection]);
        slow.destroy();
      });
      slow.on('error', reject);
      slow.write('{');
    });
    expect(status).toEqual([408, 'close']);
    server.close();
  });
});
