import { type AddressInfo, createServer } from 'node:net';
import { sql } from 'kysely';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { portalCaller } from '../http/caller';
import { createSmtpMail } from '../ports/mail/smtp-mail';
import {
  type AccessPortal,
  accessApp,
  accessPortal,
  browser,
  browserAt,
  MINUTE,
  mailedPin,
  otherPin,
  sendCredentials,
} from './access.test-support';
import { disableUser } from './users.service';

let access: AccessPortal;
beforeAll(async () => {
  access = await accessPortal();
});
beforeEach(async () => {
  await access.portal.db.deleteFrom('portal.throttle').execute();
});
afterAll(() => access.close());

type Agent = ReturnType<typeof browser>;

const verify = (agent: Agent, login: string, code: string) => agent.post('/api/mfa/verify-pin').send({ login, code });

async function requested(login: string) {
  const agent = browser(access.app);
  await sendCredentials(agent, login).expect(200);
  return { agent, pin: await mailedPin(agent, login) };
}

const wrong = { code: 'wrong-pin', message: expect.stringContaining('wrong or has expired') };

describe('a PIN', () => {
  it('works once', async () => {
    const { agent, pin } = await requested('funder');
    await verify(agent, 'funder', pin).expect(200);
    await verify(agent, 'funder', pin).expect(401);
  });

  it('works once, even if it arrives twice at the same moment', async () => {
    const { agent, pin } = await requested('closer');
    const answers = await Promise.all([1, 2, 3, 4].map(() => verify(agent, 'closer', pin)));
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 401, 401, 401]);
  });

  it('expires after ten minutes', async () => {
    const first = await requested('shipper');
    access.forward(10 * MINUTE - 1);
    await verify(first.agent, 'shipper', first.pin).expect(200);
    const { agent, pin } = await requested('shipper');
    access.forward(10 * MINUTE);
    const answer = await verify(agent, 'shipper', pin).expect(401);
    expect(answer.body).toMatchObject(wrong);
  });

  it('works on the fifth try, but not after five wrong ones', async () => {
    const first = await requested('servicing');
    for (let i = 0; i < 4; i += 1) await verify(first.agent, 'servicing', otherPin(first.pin)).expect(401);
    await verify(first.agent, 'servicing', first.pin).expect(200);
    const { agent, pin } = await requested('servicing');
    for (let i = 0; i < 5; i += 1) await verify(agent, 'servicing', otherPin(pin)).expect(401);
    const answer = await verify(agent, 'servicing', pin).expect(401);
    expect(answer.body).toMatchObject(wrong);
  });

  it('allows five tries, even if many arrive at the same moment', async () => {
    const { agent, pin } = await requested('lock-desk');
    await Promise.all(Array.from({ length: 20 }, () => verify(agent, 'lock-desk', otherPin(pin))));
    const row = await access.portal.db
      .selectFrom('portal.pins')
      .select('tries')
      .orderBy('created_at', 'desc')
      .execute();
    expect(Math.max(...row.map((each) => each.tries))).toBe(5);
    await verify(agent, 'lock-desk', pin).expect(401);
  });

  it('is bound to the browser that requested it', async () => {
    const { agent, pin } = await requested('processor');
    const otherBrowser = await verify(browser(access.app), 'processor', pin).expect(401);
    expect(otherBrowser.body).toMatchObject(wrong);
    const other = await requested('manager');
    await verify(other.agent, 'processor', pin).expect(401);
    await verify(agent, 'manager', pin).expect(401);
    await verify(agent, 'processor', pin).expect(200);
  });

  it('lets one user sign in from two browsers at the same time', async () => {
    const one = await requested('insuring');
    const two = await requested('insuring');
    await verify(one.agent, 'insuring', one.pin).expect(200);
    await verify(two.agent, 'insuring', two.pin).expect(200);
  });

  it('is named with its sign-in in the mail and in the browser, so that two of one user are told apart', async () => {
    const [chrome, firefox] = [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 14.6; rv:140.0) Gecko/20100101 Firefox/140.0',
    ].map((userAgent) => browser(access.app).set('User-Agent', userAgent));
    const [one, two] = await Promise.all(
      [chrome, firefox].map(async (agent) => ({
        agent,
        answer: await sendCredentials(agent as Agent, 'jr-underwriter').expect(200),
      })),
    );
    const { body: mails } = await browser(access.app)
      .get('/api/demo/mailbox')
      .query({ to: 'jr-underwriter@example.com' });
    const mailFor = ({ answer }: NonNullable<typeof one>): string =>
      mails.find(({ text }: { text: string }) => text.includes(`login ${answer.body.attempt},`))?.text ?? '';
    const texts = [one, two].map((each) => mailFor(each as NonNullable<typeof one>));
    expect(texts[0]).toMatch(/started 11\/20\/26 \d+:\d\d [AP]M Pacific time in Chrome on Windows, from /);
    expect(texts[1]).toContain('in Firefox on macOS, from ');
    const [pin, other] = texts.map((text) => /\b\d{6}\b/.exec(text)?.[0] ?? '');
    await verify(two?.agent as Agent, 'jr-underwriter', pin ?? '').expect(401);
    await verify(one?.agent as Agent, 'jr-underwriter', pin ?? '').expect(200);
    await verify(two?.agent as Agent, 'jr-underwriter', other ?? '').expect(200);
  });

  it('is mailed without the words of an unknown browser, which can be anything', async () => {
    const agent = browser(access.app).set('User-Agent', 'Call 555123 now/1.0 https://evil.example ');
    await sendCredentials(agent, 'post-closer').expect(200);
    const { body } = await agent.get('/api/demo/mailbox').query({ to: 'post-closer@example.com' });
    expect(body[0].text).not.toMatch(/evil|555123/);
    expect(body[0].text).toContain('in an unknown browser');
  });

  it('counts wrong tries of all sign-ins of the user together', async () => {
    for (let sent = 0; sent < 6; sent += 1) {
      const agent = browser(access.app);
      const answer = await sendCredentials(agent, 'shipper');
      expect(answer.status).toBe(200);
      const pin = await mailedPin(agent, 'shipper');
      for (let i = 0; i < 5; i += 1) await verify(agent, 'shipper', otherPin(pin)).expect(401);
    }
    await access.portal.db.deleteFrom('portal.throttle').where('key', 'like', 'pin-mail%').execute();
    const agent = browser(access.app);
    await sendCredentials(agent, 'shipper').expect(200);
    await verify(agent, 'shipper', await mailedPin(agent, 'shipper')).expect(429);
  });

  it('works while keys change', async () => {
    const [old, current] = ['old', 'current'].map((name) => Buffer.from(`${name} key of the tests`)) as [
      Buffer,
      Buffer,
    ];
    const before = browser(accessApp({ ...access.portal, secret: old }));
    const { headers } = await sendCredentials(before, 'purchaser').expect(200);
    const code = await mailedPin(before, 'purchaser');
    const verifyOn = (keys: { secret: Buffer; previousSecret?: Buffer }) =>
      verify(browser(accessApp({ ...access.portal, ...keys })), 'purchaser', code).set(
        'Cookie',
        headers['set-cookie'] ?? '',
      );
    await verifyOn({ secret: current }).expect(401);
    await verifyOn({ secret: current, previousSecret: old }).expect(200);
  });

  it('may contain spaces', async () => {
    const { agent, pin } = await requested('jr-processor');
    await verify(agent, 'jr-processor', ` ${pin.slice(0, 3)} ${pin.slice(3)} `).expect(200);
  });

  it('stops working when the user is disabled', async () => {
    const { agent, pin } = await requested('collateral-agent');
    await disableUser(access.portal, 'collateral-agent', portalCaller);
    await verify(agent, 'collateral-agent', pin).expect(401);
  });

  it('appears in no audit entry', async () => {
    const { agent, pin } = await requested('legal-auditor');
    await verify(agent, 'legal-auditor', pin).expect(200);
    const entries = await access.portal.db.selectFrom('portal.audit').selectAll().execute();
    expect(entries.length).toBeGreaterThan(0);
    expect(JSON.stringify(entries)).not.toContain(pin);
  });
});

describe('requesting another PIN', () => {
  it('invalidates the previous PIN of the same browser', async () => {
    const { agent, pin } = await requested('doc-drawer');
    await sendCredentials(agent, 'doc-drawer').expect(200);
    const next = await mailedPin(agent, 'doc-drawer');
    const live = access.portal.db
      .selectFrom('portal.pins')
      .innerJoin('portal.users', 'portal.users.id', 'portal.pins.user_id')
      .where('login', '=', 'doc-drawer');
    expect(await live.select('portal.pins.id').execute()).toHaveLength(1);
    if (next !== pin) await verify(agent, 'doc-drawer', pin).expect(401);
    await verify(agent, 'doc-drawer', next).expect(200);
  });

  it('requires the browser that sent the password', async () => {
    const { agent } = await requested('post-closer');
    await browser(access.app).post('/api/mfa/resend-pin').send({ login: 'post-closer' }).expect(401);
    await agent.post('/api/mfa/resend-pin').send({ login: 'manager' }).expect(401);
    const answer = await agent.post('/api/mfa/resend-pin').send({ login: 'post-closer' }).expect(200);
    expect(answer.body).toEqual({ email: 'post-closer@example.com', attempt: expect.stringMatching(/^[0-9A-F]{4}$/) });
    await verify(agent, 'post-closer', await mailedPin(agent, 'post-closer')).expect(200);
    await agent.post('/api/mfa/resend-pin').send({ login: 'post-closer' }).expect(401);
  });

  it('is throttled, by either call, until a PIN is used', async () => {
    const { agent } = await requested('secondary');
    for (let i = 0; i < 2; i += 1) await agent.post('/api/mfa/resend-pin').send({ login: 'secondary' }).expect(200);
    for (let i = 0; i < 3; i += 1) await sendCredentials(agent, 'secondary').expect(200);
    const refused = await agent.post('/api/mfa/resend-pin').send({ login: 'secondary' }).expect(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    await sendCredentials(agent, 'secondary').expect(429);
    await verify(agent, 'secondary', await mailedPin(agent, 'secondary')).expect(200);
    await sendCredentials(agent, 'secondary').expect(200);
  });

  it('limits wrong PINs to thirty in an hour', async () => {
    let last = 401;
    for (let round = 0; round < 7; round += 1) {
      const { agent, pin } = await requested('accountant');
      for (let i = 0; i < 5; i += 1) last = (await verify(agent, 'accountant', otherPin(pin))).status;
      await access.portal.db.deleteFrom('portal.throttle').where('key', 'like', 'pin-mail:%').execute();
      await access.portal.db.deleteFrom('portal.throttle').where('key', 'like', 'address:%').execute();
    }
    expect(last).toBe(429);
  });
});

describe('a stranger without a PIN', () => {
  it('is refused after a hundred tries, which no one with a PIN at the same address is', async () => {
    const { agent, pin } = await requested('funder');
    const from = browser(access.app);
    await verify(from, 'stranger', '123456').expect(401);
    const { db } = access.portal;
    await sql`update portal.throttle set points = points + 98 where key like 'address:%'`.execute(db);
    await verify(from, 'other-stranger', '123456').expect(401);
    await verify(from, 'third-stranger', '123456').expect(429);
    await verify(agent, 'funder', otherPin(pin)).expect(401);
    await verify(agent, 'funder', pin).expect(200);
    await verify(browserAt(access.app, '203.0.113.8'), 'stranger', '123456').expect(401);
  });
});

describe('someone who has the password', () => {
  it('cannot use up the PINs of the user at another address', async () => {
    const stranger = browserAt(access.app, '203.0.113.7');
    for (let i = 0; i < 6; i += 1) await sendCredentials(stranger, 'qc-compliance').expect(200);
    await sendCredentials(stranger, 'qc-compliance').expect(429);
    for (let i = 0; i < 6; i += 1) await verify(stranger, 'qc-compliance', '000000').expect(401);
    const { agent, pin } = await requested('qc-compliance');
    await verify(agent, 'qc-compliance', pin).expect(200);
  });
});

describe('testing a PIN', () => {
  const test = (agent: ReturnType<typeof browser>, login: string, code: string) =>
    agent.post('/api/mfa/verify-test').send({ login, code });

  it('does not use it up, and counts wrong tries', async () => {
    const { agent, pin } = await requested('purchaser');
    for (let i = 0; i < 6; i += 1) {
      const answer = await test(agent, 'purchaser', pin).expect(200);
      expect(answer.body).toEqual({ result: 'success' });
    }
    await test(browser(access.app), 'purchaser', pin).expect(401);
    for (let i = 0; i < 5; i += 1) await test(agent, 'purchaser', otherPin(pin)).expect(401);
    await verify(agent, 'purchaser', pin).expect(401);
  });
});

describe('PINs through a mail server', () => {
  const port = (server: { address(): unknown }) => (server.address() as AddressInfo).port;

  it('emails the PIN, and it works', async () => {
    const received: string[] = [];
    const smtp = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData(stream, _session, done) {
        let text = '';
        stream.on('data', (chunk: Buffer) => {
          text += chunk.toString();
        });
        stream.on('end', () => {
          received.push(text);
          done();
        });
      },
    });
    await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
    const mail = createSmtpMail(`smtp://127.0.0.1:${port(smtp.server)}`, 'Emet Mortgage <no-reply@example.com>');
    const agent = browser(accessApp({ ...access.portal, mail }));
    await sendCredentials(agent, 'funder').expect(200);
    await new Promise<void>((resolve) => smtp.close(resolve));
    expect(received).toHaveLength(1);
    expect(received[0]).toContain('To: funder@example.com');
    expect(received[0]).toContain('From: Emet Mortgage <no-reply@example.com>');
    const code = /PIN is (\d{6})/.exec(received[0] ?? '')?.[1] ?? '';
    await verify(agent, 'funder', code).expect(200);
  });

  it('reports that the server refused the mail, and leaves no PIN behind', async () => {
    const smtp = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo: (_address, _session, done) => done(new Error('no such mailbox')),
    });
    await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
    const url = `smtp://someone:hush-hush@127.0.0.1:${port(smtp.server)}`;
    await access.portal.db.deleteFrom('portal.pins').execute();
    for (const mail of [
      createSmtpMail(url.replace('someone:hush-hush@', ''), 'no-reply@example.com'),
      createSmtpMail(url, 'no-reply@example.com'),
    ]) {
      const answer = await sendCredentials(browser(accessApp({ ...access.portal, mail })), 'funder').expect(500);
      expect(answer.body.message).toContain('couldn’t email');
      expect(JSON.stringify(answer.body)).not.toContain('hush-hush');
    }
    await new Promise<void>((resolve) => smtp.close(resolve));
    expect(await access.portal.db.selectFrom('portal.pins').select('id').execute()).toEqual([]);
  });

  it('reports a missing server, without counting it against the user', async () => {
    const probe = createServer();
    await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
    const free = port(probe);
    await new Promise((resolve) => probe.close(resolve));
    const mail = createSmtpMail(`smtp://127.0.0.1:${free}`, 'no-reply@example.com');
    const agent = browser(accessApp({ ...access.portal, mail }));
    for (let i = 0; i < 8; i += 1) await sendCredentials(agent, 'closer').expect(500);
    await sendCredentials(agent, 'closer').expect(500);
  });
});
