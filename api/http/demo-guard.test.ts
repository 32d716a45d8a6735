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
});
