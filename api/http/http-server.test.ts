import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import express from 'express';
import { afterEach, expect, it } from 'vitest';
import { httpServer } from './http-server';

let server: Server | undefined;
afterEach(() => void server?.close());

/** Sends the start of a request and returns what comes until the server closes the connection. */
async function answerTo(start: string): Promise<string> {
  const app = express();
  app.post('/', (req) => void req.resume());
  server = httpServer(app, { headersMs: 20, requestMs: 40, checkMs: 10 }).listen(0);
  const socket = connect((server.address() as AddressInfo).port);
  socket.write(start);
  let received = '';
  for await (const part of socket.setEncoding('utf8')) received += part;
  return received;
}

it('cuts headers that arrive too slowly', async () => {
  expect(await answerTo('POST / HTTP/1.1\r\nHost: a\r\nX-Slow: ')).toContain('408 Request Timeout');
});

it('cuts bodies that arrive too slowly', async () => {
  expect(await answerTo('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\nx')).toContain('408 Request Timeout');
});

it('keeps idle connections longer than proxies do', async () => {
  server = httpServer(express().get('/', (_req, res) => void res.send('here'))).listen(0);
  const { headers } = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  const seconds = Number(/timeout=(\d+)/.exec(headers.get('keep-alive') ?? '')?.[1]);
  expect(seconds).toBeGreaterThan(60);
  server.closeAllConnections();
});
