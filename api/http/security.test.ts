import express from 'express';
import supertest from 'supertest';
import { expect, it } from 'vitest';
import { security } from './security';

it('lets frames and plug-ins show only in-memory content, and forbids framing the page', async () => {
  const app = express()
    .use(...security({ https: false }))
    .use((_req, res) => void res.end());
  const answer = await supertest(app).get('/');
  const policy = String(answer.headers['content-security-policy']).split(';');
  expect(policy).toEqual(
    expect.arrayContaining([
      'frame-src blob:',
      'object-src blob:',
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "script-src 'self'",
    ]),
  );
  expect(answer.headers['x-frame-options']).toBe('DENY');
});
