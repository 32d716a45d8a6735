import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SecurityPortal, securityPortal, userOf } from '../support/security-portal';

let portal: SecurityPortal;
const open: Socket[] = [];
beforeAll(async () => {
  portal = await securityPortal('slow connections');
});
afterAll(async () => {
  for (const socket of open) socket.destroy();
  await portal.close();
});

/** A client that begins a request and never ends it. */
function slowClient(text: string): Promise<void> {
  const { hostname, port } = new URL(portal.url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(text, () => resolve()));
    socket.on('error', reject);
    open.push(socket);
  });
}

/** An answer that waits for a slow client waits for minutes. */
const PATIENCE_MS = 10_000;

it('still answers, and soon, while 400 clients send their requests slowly', { timeout: PATIENCE_MS }, async () => {
  const head = 'POST /api/mfa/login HTTP/1.1\r\nHost: portal\r\nContent-Type: application/json\r\n';
  const slow = [
    head,
    `${head}Content-Length: 1000\r\n\r\n{"login":`,
    `${head}Transfer-Encoding: chunked\r\n\r\n`,
    'GET /api',
  ];
  await Promise.all(Array.from({ length: 400 }, (_none, index) => slowClient(slow[index % slow.length] ?? head)));
  expect(open.filter(({ destroyed }) => !destroyed)).toHaveLength(400);
  const { token } = userOf(portal, 'Administrator');
  expect((await portal.send({ method: 'GET', path: '/healthz' })).status).toBe(200);
  expect((await portal.send({ method: 'GET', path: '/api/emet-data/role/all', token })).status).toBe(200);
  const login = JSON.stringify({ login: 'processor', pw: 'wrong', is_pml: false });
  expect((await portal.send({ method: 'POST', path: '/api/mfa/login', body: login })).status).toBe(401);
});
