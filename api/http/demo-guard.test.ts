import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import express from 'express';
import supertest from 'supertest';
import { describe, expect, it } from 'vitest';
import { demoGuard } from './demo-guard';

const app = express()
  .use(demoGuard)
  .get('/', (_req, res) => void res.send('the demo'));

describe('a portal in demo mode', () => {
  it('answers this computer', async () => {
    for (const host of ['localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'localhost']) {
      await supertest(app).get('/').set('Host', host).expect(200, 'the demo');
    }
  });

  it.each([
    ['X-Forwarded-For', '203.0.113.7'],
    ['X-Forwarded-Proto', 'https'],
    ['Forwarded', 'for=203.0.113.7'],
    ['X-Real-IP', '203.0.113.7'],
    ['Via', '1.1 proxy'],
    ['X-Forwarded', 'for=203.0.113.7'],
    ['X-Forwarded-Port', '443'],
    ['X-Forwarded-Server', 'portal.example.com'],
    ['X-Cluster-Client-Ip', '203.0.113.7'],
    ['X-Envoy-External-Address', '203.0.113.7'],
    ['X-Azure-ClientIP', '203.0.113.7'],
    ['X-Amzn-Trace-Id', 'Root=1-67891233-abcdef012345678912345678'],
    ['Fly-Client-Ip', '203.0.113.7'],
    ['Cf-Ray', '230b030023ae2822-SJC'],
  ])('refuses a request that a proxy passed on: %s', async (header, value) => {
    const answer = await supertest(app).get('/').set(header, value).expect(403);
    expect(answer.text).toMatch(/demo mode[\s\S]*came through a proxy[\s\S]*set DEMO=0/);
  });

  it.each(['portal.example.com', 'localhost.example.com', '203.0.113.7:3000'])(
    'refuses a request for another host: %s',
    async (host) => {
      const answer = await supertest(app).get('/').set('Host', host).expect(403);
      expect(answer.text).toContain('for another host');
    },
  );

  it('refuses what the pages of another host fetch: a proxy may replace the host and add nothing', async () => {
    for (const header of ['Origin', 'Referer']) {
      const answer = await supertest(app).get('/').set(header, 'https://portal.example.com').expect(403);
      expect(answer.text).toContain('from a page of another host');
    }
  });

  it('answers its own pages, and links on other pages', async () => {
    await supertest(app)
      .get('/')
      .set({ Origin: 'http://localhost:5173', Referer: 'http://127.0.0.1:3000/' })
      .expect(200);
    await supertest(app).get('/').set('Origin', 'null').expect(200);
    const link = { Referer: 'https://example.com/', 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Site': 'cross-site' };
    await supertest(app).get('/').set(link).expect(200);
  });

  it("refuses HTTP/1.0, which is nginx' default to the servers behind it", async () => {
    const server = app.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    socket.end(`GET / HTTP/1.0\r\nHost: 127.0.0.1:${port}\r\n\r\n`);
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 403 [\s\S]*came through a proxy \(HTTP\/1\.0\)/);
    server.close();
  });
});
