import { randomUUID } from 'node:crypto';
import supertest from 'supertest';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { completePurchase, createLoan } from '../../tests/support/loan-builder';
import { type TestPortal, testPortal } from '../../tests/support/test-portal';
import { MailError } from '../ports/mail/mail';
import { browserOf, mailsTo, packagesPath, pinOf, ruta, sendPackage, tokenOf, work } from './signing.test-support';

let at: TestPortal;
const lines: string[] = [];
let loanNum: string;
let count = 0;
let email: string;
beforeAll(async () => {
  at = await testPortal({ log: { write: (line: string) => void lines.push(line) } });
  loanNum = await createLoan(at, 'loan-officer', completePurchase);
});
afterAll(() => at.close());
beforeEach(() => {
  lines.length = 0;
  count += 1;
  email = `signer-${count}@example.com`;
});

const send = async (more: object = {}, num = loanNum) => {
  const sent = await sendPackage(at, num, { recipients: [{ ...ruta, email, ...more }] });
  await work(at);
  return sent;
};
const post = (path: string, body: object) => supertest(at.app).post(`/api/signing/${path}`).send(body);
const wrong = { status: 401, body: { wording: { code: 'signing-wrong-pin' } } };

describe('who has no right to a package', () => {
  it('gets the same answer for every link that does not work', async () => {
    const sent = await send();
    const token = await tokenOf(at, email);
    const unknown = await post('link', { token: 'A'.repeat(43) }).expect(404);
    await (await at.as('administrator'))
      .post(`${packagesPath(loanNum)}/${sent.id}/void`)
      .send({ version: sent.version, reason: 'Wrong fees' })
      .expect(200);
    const voided = await post('link', { token }).expect(404);
    expect(voided.body.wording).toEqual(unknown.body.wording);
    for (const path of ['pin', 'session']) expect((await post(path, { token, pin: '123456' })).status).toBe(404);
    await post('link', { token: 'short' }).expect(422);
    await work(at);
    expect((await mailsTo(at, email)).at(-1)?.subject).toContain('withdrawn');
  });

  it('cannot do anything without a session, or with the session of another signer', async () => {
    const people = [
      { ...ruta, email },
      { ...ruta, name: 'Ben Lee', email: `other-${email}` },
    ];
    await sendPackage(at, loanNum, { recipients: people });
    await work(at);
    const [one, two] = [browserOf(at), browserOf(at)];
    const [first, second] = [await one.signIn(email), await two.signIn(`other-${email}`)];
    const [document] = (await two.view(second)).documents;
    const paths = ['', '/consent?language=en', `/documents/${document?.id}`, `/documents/${document?.id}/copy`];
    for (const path of paths) {
      await supertest(at.app).get(one.path(second, path)).expect(401);
      await one.agent.get(one.path(second, path)).expect(401);
    }
    for (const step of ['signature', 'decline', 'paper', 'consent', `documents/${document?.id}/viewed`]) {
      const body = {
        name: 'Ben Lee',
        reason: 'x',
        version: '2026-11',
        code: 'x',
        language: 'en',
        documents: [{ id: document?.id, sha256: 'x' }],
      };
      await one.agent
        .post(one.path(second, `/${step}`))
        .send(body)
        .expect(401);
    }
    const text = JSON.stringify(await one.view(first));
    for (const secret of ['Ben Lee', 'other-', '900-12-3456', loanNum]) expect(text).not.toContain(secret);
  });

  it('cannot guess a PIN: five tries of each, the same answer for all, and a limit for new ones', async () => {
    await send();
    const token = await tokenOf(at, email);
    const none = await post('session', { token, pin: '000000' });
    expect(none).toMatchObject(wrong);
    await post('pin', { token }).expect(204);
    const pin = await pinOf(at, email);
    const other = pin === '111111' ? '222222' : '111111';
    for (let tries = 0; tries < 5; tries += 1)
      expect(await post('session', { token, pin: other })).toMatchObject(wrong);
    const late = await post('session', { token, pin });
    expect(late.body).toMatchObject({ wording: none.body.wording });
    for (let mails = 0; mails < 5; mails += 1) await post('pin', { token }).expect(204);
    const limited = await post('pin', { token }).expect(429);
    expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('can use a PIN once, and not when it has expired', async () => {
    await send();
    const token = await tokenOf(at, email);
    await post('pin', { token }).expect(204);
    const pin = await pinOf(at, email);
    const both = await Promise.all([post('session', { token, pin }), post('session', { token, pin })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect(await post('session', { token, pin })).toMatchObject(wrong);
    await post('pin', { token }).expect(204);
    at.time.forward(11 * 60_000);
    expect(await post('session', { token, pin: await pinOf(at, email) })).toMatchObject(wrong);
    at.time.forward(-11 * 60_000);
  });

  it('cannot guess an access code: after five tries staff must send a new link', async () => {
    const sent = await send({ code: '482913' });
    const token = await tokenOf(at, email);
    expect((await post('link', { token }).expect(200)).body.access).toBe('code');
    await post('pin', { token }).expect(409);
    for (let tries = 0; tries < 5; tries += 1)
      expect(await post('session', { token, pin: '000000' })).toMatchObject(wrong);
    expect(await post('session', { token, pin: '482913' })).toMatchObject(wrong);
    const [signer] = sent.signers;
    await (await at.as('administrator'))
      .post(`${packagesPath(loanNum)}/${sent.id}/signers/${signer?.id}/resend`)
      .send({ version: sent.version, email, code: null })
      .expect(200);
    await work(at);
    await post('session', { token, pin: '482913' }).expect(404);
    await post('session', { token: await tokenOf(at, email), pin: '482913' }).expect(200);
    const rows = await at.portal.db.selectFrom('portal.signing_signers').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain('482913');
  });
});

describe('a link that was sent to the wrong address', () => {
  it('stops working when staff correct it, and its session ends', async () => {
    const sent = await send();
    const browser = browserOf(at);
    const signer = await browser.signIn(email);
    const old = await tokenOf(at, email);
    const right = `right-${email}`;
    const admin = await at.as('administrator');
    const path = `${packagesPath(loanNum)}/${sent.id}/signers/${signer}/resend`;
    await admin.post(path).send({ version: sent.version, email: right, code: null }).expect(200);
    const again = await admin.post(path).send({ version: sent.version, email: right, code: null }).expect(409);
    expect(again.body.wording.code).toBe('signing-stale');
    await post('link', { token: old }).expect(404);
    await browser.agent.get(browser.path(signer)).expect(401);
    await work(at);
    expect(await browserOf(at).signIn(right)).toBe(signer);
  });
});

describe('two at once', () => {
  it('sign once in two tabs, and a package is not signed and voided', async () => {
    const sent = await send();
    const browser = browserOf(at);
    const signer = await browser.signIn(email);
    await browser.consent(signer);
    await browser.read(signer);
    const documents = (await browser.view(signer)).documents.map(({ id, sha256 }) => ({ id, sha256 }));
    const signature = { name: ruta.name, documents };
    const admin = await at.as('administrator');
    const answers = await Promise.all([
      browser.agent.post(browser.path(signer, '/signature')).send(signature),
      browser.agent.post(browser.path(signer, '/signature')).send(signature),
      admin.post(`${packagesPath(loanNum)}/${sent.id}/void`).send({ version: sent.version, reason: 'Race' }),
    ]);
    const states = await at.portal.db
      .selectFrom('portal.signing_packages')
      .select(['state'])
      .where('id', '=', sent.id)
      .execute();
    const events = await at.portal.db
      .selectFrom('portal.signing_events')
      .select('kind')
      .where('package_id', '=', sent.id)
      .where('kind', 'in', ['signed', 'voided'])
      .execute();
    expect(events).toHaveLength(1);
    expect(states[0]?.state).toBe(events[0]?.kind);
    expect(answers.filter(({ status }) => status === 500)).toEqual([]);
  });

  it('send a package once for one key', async () => {
    const documentId = (await at.portal.los.files(loanNum, {}))[0]?.id;
    const body = {
      ...{ key: randomUUID(), title: 'Once', kind: 'other', recipients: [{ ...ruta, email }] },
      documents: [{ documentId, title: 'Form' }],
    };
    const admin = await at.as('administrator');
    const sent = await Promise.all([1, 2, 3].map(() => admin.post(packagesPath(loanNum)).send(body)));
    expect(sent.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(sent.map((each) => each.body.id)).size).toBe(1);
    await work(at);
    expect(await mailsTo(at, email)).toHaveLength(1);
    await admin
      .post(packagesPath(loanNum))
      .send({ ...body, title: 'Twice' })
      .expect(409);
  });
});

describe('a replayed or changed request', () => {
  it('does not sign other documents than those that were shown', async () => {
    await send();
    const browser = browserOf(at);
    const signer = await browser.signIn(email);
    await browser.consent(signer);
    await browser.read(signer);
    const [document] = (await browser.view(signer)).documents;
    const body = { name: ruta.name, documents: [{ id: document?.id, sha256: '0'.repeat(64) }] };
    const refused = await browser.agent.post(browser.path(signer, '/signature')).send(body).expect(409);
    expect(refused.body.wording.code).toBe('signing-other-documents');
    const cookies = (await post('session', {})).headers['set-cookie'];
    expect(cookies).toBeUndefined();
  });

  it('ends with the loan: nobody signs for one that was withdrawn meanwhile', async () => {
    const num = await createLoan(at, 'loan-officer', completePurchase);
    const sent = await send({}, num);
    const browser = browserOf(at);
    const signer = await browser.signIn(email);
    await browser.consent(signer);
    await browser.read(signer);
    const operation = { id: randomUUID(), by: 'administrator', byName: 'Administrator' };
    await at.portal.los.moveStatus(operation, num, '9');
    const late = await browser.sign(signer, ruta.name);
    expect([late.status, late.body.wording?.code]).toEqual([409, 'signing-closed']);
    const [row] = await at.portal.db
      .selectFrom('portal.signing_packages')
      .select('state')
      .where('id', '=', sent.id)
      .execute();
    expect(row?.state).toBe('voided');
    const { id: documentId } = (await at.portal.los.files(num, {}))[0] ?? { id: '' };
    const again = {
      key: randomUUID(),
      title: 'Late',
      kind: 'other',
      recipients: [ruta],
      documents: [{ documentId, title: 'x' }],
    };
    expect((await (await at.as('administrator')).post(packagesPath(num)).send(again)).body.wording.code).toBe(
      'signing-loan-ended',
    );
  });
});

describe('secrets', () => {
  it('are in no log: neither links nor PINs nor access codes', async () => {
    await send({ code: '771204' });
    const token = await tokenOf(at, email);
    await post('session', { token, pin: '771205' }).expect(401);
    await post('session', { token, pin: '771204' }).expect(200);
    const log = lines.join('\n');
    expect(log).toContain('/api/signing/session');
    for (const secret of [token, '771204', '771205']) expect(log).not.toContain(secret);
  });

  it('go to no other site, and the page of the link is not stored', async () => {
    const cross = await post('link', { token: 'A'.repeat(43) }).set('Sec-Fetch-Site', 'cross-site');
    expect(cross.status).toBe(403);
    const answer = await post('link', { token: 'A'.repeat(43) });
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});

describe('a mail server that fails', () => {
  it('leaves no PIN behind, and gives the limit back', async () => {
    await send();
    const token = await tokenOf(at, email);
    const { mail } = at.portal;
    const failing = { ...mail, send: () => Promise.reject(new MailError('not-reached', 'timeout')) };
    Object.assign(at.portal, { mail: failing });
    for (let mails = 0; mails < 8; mails += 1) await post('pin', { token }).expect(500);
    Object.assign(at.portal, { mail });
    await post('pin', { token }).expect(204);
  });

  it('leaves a newer PIN that was mailed', async () => {
    await send();
    const token = await tokenOf(at, email);
    const { mail } = at.portal;
    let mails = 0;
    const slow: typeof mail.send = async (wanted) => {
      mails += 1;
      if (mails > 1) return mail.send(wanted);
      await post('pin', { token }).expect(204);
      throw new MailError('not-reached', 'timeout');
    };
    Object.assign(at.portal, { mail: { ...mail, send: slow } });
    await post('pin', { token }).expect(500);
    Object.assign(at.portal, { mail });
    await post('session', { token, pin: await pinOf(at, email) }).expect(200);
  });
});
