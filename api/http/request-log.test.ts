import express from 'express';
import { pino } from 'pino';
import supertest from 'supertest';
import { expect, it } from 'vitest';
import { requestLog } from './request-log';

/** The log of one request. */
async function logOf(path: string, headers: Readonly<Record<string, string>> = {}): Promise<string> {
  const lines: string[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
  await supertest(express().use(requestLog(log)))
    .get(path)
    .set(headers);
  return lines.join('');
}

it.each([
  '/loans/123-45-6789/activity',
  '/loans/123456789/activity',
  '/loans/123%2D45%2D6789/activity',
  '/loans/123%2045%206789/activity',
  '/loans/123.45.6789/activity',
  '/loans/%3123%2D45%2D6789/activity',
])('the log masks a Social Security number in %s', async (path) => {
  expect(await logOf(path)).toContain('"path":"/loans/***-**-6789/activity"');
});

it('the log has other paths as they were sent, also those that do not decode', async () => {
  expect(await logOf('/files/a%20b')).toContain('"path":"/files/a%20b"');
  expect(await logOf('/files/%E0%A4%A')).toContain('"path":"/files/%E0%A4%A"');
});

it('a request gets an ID of its own, whatever ID the client sends', async () => {
  const app = express().use(requestLog(pino({ level: 'silent' })));
  const ids = ['someone-elses-request', '123-45-6789'].map(async (id) => {
    const { headers } = await supertest(app).get('/').set('X-Request-Id', id);
    return headers['x-request-id'];
  });
  const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
  expect(await Promise.all(ids)).toEqual([expect.stringMatching(uuid), expect.stringMatching(uuid)]);
});

it('the log has the ID of the client beside it, without Social Security numbers and other text', async () => {
  expect(await logOf('/', { 'X-Request-Id': 'proxy-4711-a' })).toContain('"clientId":"proxy-4711-a"');
  expect(await logOf('/', { 'X-Request-Id': '123-45-6789' })).toContain('"clientId":"***-**-6789"');
  expect(await logOf('/', { 'X-Request-Id': '<b>123456789</b>' })).not.toMatch(/clientId|<b>/);
});
