import express from 'express';
import supertest from 'supertest';
import { describe, expect, it } from 'vitest';
import { createLog } from '../log';
import { answerError } from './errors';
import { securityTxt } from './security-txt';

const ask = (contact: string | null, origin?: string) =>
  supertest(
    express()
      .use(securityTxt({ clock: () => new Date('2026-11-22T20:00:00Z'), origin, contact: async () => contact }))
      .use(answerError(createLog('silent'))),
  ).get('/.well-known/security.txt');

describe('security.txt', () => {
  it('names the address for reports, and expires within a year', async () => {
    const answer = await ask('security@lender.example', 'https://portal.lender.example');
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(answer.text).toBe(
      [
        'Contact: mailto:security@lender.example',
        'Expires: 2027-05-21T20:00:00.000Z',
        'Preferred-Languages: en, tr, ar',
        'Canonical: https://portal.lender.example/.well-known/security.txt',
        '',
      ].join('\n'),
    );
  });

  it('is not found while the lender has no address', async () => {
    expect((await ask(null)).status).toBe(404);
  });
});
