import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../../config/config';
import { testDataKey } from '../../tests/support/test-data-key';
import { createLog } from '../log';
import {
  type AccessPortal,
  accessApp,
  accessPortal,
  bearer,
  browser,
  mailedPin,
  sendCredentials,
} from './access.test-support';

let access: AccessPortal;
beforeAll(async () => {
  access = await accessPortal();
});
afterAll(() => access.close());

it('writes no password, PIN, token, cookie or handed-over session to the log or the audit', async () => {
  const lines: string[] = [];
  const log = createLog('trace', { write: (line: string) => void lines.push(line) });
  const agent = browser(accessApp({ ...access.portal, log }));
  await sendCredentials(agent, 'processor', 'a-wrong-password').expect(401);
  const requested = await sendCredentials(agent, 'processor').expect(200);
  const cookie = /emet_pin=([^;]+)/.exec(String(requested.headers['set-cookie']))?.[1] ?? '';
  const code = await mailedPin(agent, 'processor');
  const verified = await agent
    .post('/api/mfa/verify-pin')
    .send({ login: 'processor', code, remember: true })
    .expect(200);
  const token: string = verified.body.token;
  await agent.get('/api/auth').auth('processor', 'Demo-portal-1').expect(200);
  await agent.get('/api/lqb-integration/handed-over-id').expect(404);
  const failing = accessApp({
    ...access.portal,
    log,
    mail: { isRepeatable: false, send: () => Promise.reject(new Error('down')) },
  });
  await sendCredentials(browser(failing), 'processor').expect(500);
  await agent.post('/api/mfa/logout').set(bearer(token)).expect(204);
  const audit = await access.portal.db.selectFrom('portal.audit').selectAll().execute();
  const written = lines.join('') + JSON.stringify(audit);
  expect(lines.length).toBeGreaterThan(7);
  expect(written).toContain('sign-in');
  for (const secret of ['a-wrong-password', 'Demo-portal-1', code, cookie, token, 'handed-over-id']) {
    expect(secret.length).toBeGreaterThan(5);
    expect(written.includes(secret), `${secret} was written down`).toBe(false);
  }
});

it('has no demo mailbox outside demo mode', async () => {
  const config = readConfig({
    DATABASE_URL: 'postgres://db.example.com/portal?sslmode=verify-full',
    DATA_KEY: testDataKey,
    JWT_SECRET: randomBytes(48).toString('hex'),
    PORTAL_ORIGIN: 'https://portal.example.com',
    SMTP_URL: 'smtp://mail.example.com',
    MAIL_FROM: 'portal@example.com',
    TRUST_PROXY: '1',
  });
  await browser(accessApp({ ...access.portal, config }))
    .get('/api/demo/mailbox')
    .expect(404);
  await browser(access.app).get('/api/demo/mailbox').expect(200);
});
