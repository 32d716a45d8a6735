import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import express, { type Response } from 'express';
import { pino } from 'pino';
import supertest from 'supertest';
import { afterEach, expect, it, vi } from 'vitest';
import type { UploadRule } from '../../domain/contract/contract';
import { type Scanner, ScannerError } from '../ports/scanner/scanner';
import { answerError } from './errors';
import { requestLog } from './request-log';
import { uploads } from './uploads';

afterEach(() => void vi.useRealTimers());

const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n');
const log = pino({ level: 'silent' });
const rule: UploadRule = { field: 'files', maxTotal: 1_000_000, maxFiles: 5 };

const bySign: Scanner = {
  scan: async (bytes) => {
    const text = Buffer.from(bytes).toString();
    if (text.includes('large')) throw new ScannerError('too-large', 'too large');
    if (text.includes('away')) throw new ScannerError('unavailable', 'no answer');
    return text.includes('evil') ? 'Test.Evil' : null;
  },
};

/** Uploads files, each as its name and content, and returns the answer and the malware that was recorded. */
async function send(files: Readonly<Record<string, string | Buffer>>, only?: 'pdf', scanner: Scanner | null = bySign) {
  const recorded: object[] = [];
  const receiving = {
    scanner,
    owner: undefined,
    onMalware: async (found: readonly object[]) => void recorded.push(...found),
  };
  const app = express().use(requestLog(log));
  app.post('/', async (req, res: Response) => {
    const { files: read, release } = await uploads({ ...rule, ...(only ? { only } : {}) }, req, res, receiving);
    release();
    res.json(read.map(({ name }) => name));
  });
  const request = supertest(app.use(answerError(log))).post('/');
  for (const [name, content] of Object.entries(files)) request.attach('files', Buffer.from(content), name);
  return { answer: await request, recorded };
}

it('lists each rejected file with its reason, and refuses the upload as a whole', async () => {
  const { answer, recorded } = await send(
    {
      'a.pdf': pdf,
      'evil.pdf': Buffer.concat([pdf, Buffer.from('evil %%EOF')]),
      'notes.txt': 'evil',
      'empty.pdf': '',
      'l.pdf': `${pdf}large`,
    },
    'pdf',
  );
  expect(answer.status).toBe(422);
  expect(answer.body).toMatchObject({
    code: 'has-malware',
    message: [
      'No file was uploaded. Remove these files, then upload the others again.',
      'evil.pdf: contains malware (Test.Evil).',
      'notes.txt: not a complete PDF. Choose a PDF file.',
      'empty.pdf: the file is empty. Choose another file.',
      'l.pdf: too large for the malware scanner. Split it into smaller files.',
    ].join('\n'),
  });
  expect(recorded).toEqual([{ name: 'evil.pdf', malware: 'Test.Evil' }]);
});

it('scans files of every type', async () => {
  expect((await send({ 'rates.csv': 'evil' })).answer.body.code).toBe('has-malware');
  expect((await send({ 'rates.csv': 'fine' })).answer.body).toEqual(['rates.csv']);
});

it('refuses a file that could not be scanned, with a message to try again', async () => {
  const { answer } = await send({ 'a.csv': 'fine', 'b.csv': 'away' });
  expect(answer.status).toBe(500);
  expect(answer.body).toMatchObject({ code: 'scanner-unavailable', message: expect.stringContaining('Try again') });
});

it('scans nothing if no scanner is configured', async () => {
  expect((await send({ 'evil.csv': 'evil' }, undefined, null)).answer.body).toEqual(['evil.csv']);
  expect((await send({ evil: pdf }, 'pdf', null)).answer.body).toEqual(['evil.pdf']);
});

it('keeps the files of an upload apart', async () => {
  const [first, second] = ['x'.repeat(300_000), 'y'.repeat(200_000)];
  const seen: string[] = [];
  const reading: Scanner = {
    scan: async (bytes) => {
      seen.push(Buffer.from(bytes).toString());
      return null;
    },
  };
  const files = { 'a.csv': first, 'empty.csv': '', 'b.csv': second };
  expect((await send(files, undefined, reading)).answer.body).toEqual(['a.csv', 'empty.csv', 'b.csv']);
  expect(seen.toSorted()).toEqual(['', first, second]);
});

it('refuses files that are too large together', async () => {
  const { answer } = await send({ 'a.csv': 'x'.repeat(600_000), 'b.csv': 'y'.repeat(500_000) });
  expect(answer.status).toBe(413);
});

/** Sends the beginning of an upload, and lets so many seconds pass before the rest of it could arrive. */
async function sendSlowly(seconds: number) {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  let enter = () => {};
  const entered = new Promise<void>((resolve) => {
    enter = resolve;
  });
  const app = express().use(requestLog(log));
  app.post('/', async (req, res: Response) => {
    const receiving = { scanner: null, owner: undefined, onMalware: async () => {} };
    const reading = uploads(rule, req, res, receiving);
    enter();
    const { files, release } = await reading;
    release();
    res.json(files.map(({ name }) => name));
  });
  const server = app.use(answerError(log)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const headers = { 'content-type': 'multipart/form-data; boundary=b', connection: 'close' };
  const sent = request({ port, method: 'POST', headers });
  sent.write('--b\r\nContent-Disposition: form-data; name="files"; filename="a.csv"\r\n\r\nsome');
  await entered;
  vi.advanceTimersByTime(seconds * 1000);
  if (seconds < 30) sent.end(' text\r\n--b--\r\n');
  const [answer] = await once(sent, 'response');
  sent.destroy();
  server.close();
  return { status: answer.statusCode, body: await json(answer) };
}

it('ends an upload that stalls, with a clear answer', async () => {
  expect(await sendSlowly(29)).toEqual({ status: 200, body: ['a.csv'] });
  const { status, body } = await sendSlowly(31);
  expect(status).toBe(408);
  expect(body).toMatchObject({ code: 'invalid', wording: { code: 'upload-too-slow' } });
});
