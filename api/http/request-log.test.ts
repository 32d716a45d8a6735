import express from 'express';
import { pino } from 'pino';
import supertest from 'supertest';
import { expect, it } from 'vitest';
import { requestLog } from './request-log';

/** The log of one request. */
async function logOf(path: string): Promise<string> {
  const lines: string[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
  await supertest(express().use(requestLog(log))).get(path);
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
