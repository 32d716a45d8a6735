import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SentEmail } from '../../domain/email/loan-email.schemas';
import { hostileControls, hostileHtml, onlyMarks } from '../../tests/support/hostile-html';
import { completePurchase, createLoan } from '../../tests/support/loan-builder';
import { type TestPortal, testPortal } from '../../tests/support/test-portal';
import { advanceOrder } from '../orders/advance';
import type { MailMessage } from '../ports/mail/mail';
import { loanEmailOrder } from './loan-email-order';

const HOSTILE_NAME = '<img src=x onerror=hit()>';

let at: TestPortal;
let loanNum: string;
beforeAll(async () => {
  at = await testPortal();
  const [borrower] = completePurchase.applicants;
  loanNum = await createLoan(at, 'loan-officer', {
    ...completePurchase,
    applicants: [{ ...borrower, aBFirstNm: HOSTILE_NAME, aBLastNm: '"><b>Lee' }],
  });
}, 60_000);
afterAll(() => at.close());

const path = (rest: string): string => `/api/loan-proxy/${loanNum}/${rest}`;
const ran = /<(?!\/?(?:p|br|h[2-4]|strong|em|u|ul|ol|li)>)[a-z]/i;

/** Each message as it is handed to the mail server. */
async function handedOver(order: string): Promise<MailMessage | undefined> {
  let handed: MailMessage | undefined;
  const mail = {
    isRepeatable: false,
    send: async (message: MailMessage) => {
      handed = message;
      return [];
    },
  };
  await sql`update portal.orders set due_at = clock_timestamp() where id = ${order}`.execute(at.portal.db);
  const parts = { portal: { ...at.portal, mail }, locks: at.portal.db };
  await advanceOrder({ ...parts, types: new Map([[loanEmailOrder.kind, loanEmailOrder]]) }, order);
  return handed;
}

describe('hostile HTML in an email', () => {
  it.each(hostileHtml)('never leaves the portal and is never shown: %s', async (html) => {
    const message = `${html}<p>[[borrowerName]]</p>`;
    const agent = await at.as('doc-drawer');
    const built = await agent
      .post('/api/email/template/WELCOME')
      .send({ loanNum, subject: html.slice(0, 200), notes: message });
    expect(built.status).toBe(200);
    expect(built.body.message).toMatch(onlyMarks);
    expect(built.body.message).toContain('harmless');

    const payload = { from: 'help@example.com', to: 'ruta@example.com', templateType: 'WELCOME', message };
    const sent = await agent.post(path('send-email')).send({ ...payload, key: randomUUID(), subject: 'Sent' });
    expect(sent.status).toBe(200);
    const handed = await handedOver(sent.body.order);
    expect(handed?.html).toMatch(onlyMarks);
    expect(handed?.html).toContain('harmless');
    expect(handed?.html).toContain('&lt;img src=x onerror=hit()&gt;');
    expect(handed?.text).toContain('harmless');

    const recorded = await agent.post(path('emails-sent')).send({ ...payload, key: randomUUID(), subject: 'Recorded' });
    const { emailsSent } = (await agent.get(path('emails-sent'))).body as { readonly emailsSent: SentEmail[] };
    for (const { id } of [sent.body, recorded.body]) {
      const shown = emailsSent.find((each) => each.id === id)?.message;
      expect(shown).toMatch(onlyMarks);
      expect(shown).toContain('harmless');
    }
  });

  it.each(hostileHtml)('is not stored in a template, nor filled from one: %s', async (html) => {
    const admin = await at.as('administrator');
    const code = `H-${randomUUID().slice(0, 8)}`;
    const values = { code, label: code, from: null, subject: 'Hostile', genDocOrder: null, isText: false };
    const saved = await admin
      .post('/api/emet-data/email-templates')
      .send({ ...values, notes: html, preSelectRecipients: ['borrower'] });
    expect(saved.status, JSON.stringify(saved.body)).toBeLessThan(300);
    expect(saved.body.notes).toMatch(onlyMarks);
    const draft = { loanNum, subject: 'x', notes: `${html}[[borrowerName]]`, isText: false };
    const previewed = await admin.post('/api/emet-data/email-templates/preview').send(draft).expect(200);
    expect(previewed.body.notes).toMatch(onlyMarks);
    expect(previewed.body.notes).toContain('harmless');
  });

  it('with control characters is refused', async () => {
    const built = await (await at.as('doc-drawer'))
      .post('/api/email/template/WELCOME')
      .send({ loanNum, notes: hostileControls });
    expect([built.status, built.body.fieldWordings?.notes.code]).toEqual([422, 'control-characters']);
  });

  it('of a plain template is text, also if the template becomes formatted later', async () => {
    const admin = await at.as('administrator');
    const values = { code: 'PLAIN', label: 'Plain', from: null, subject: 'Plain', genDocOrder: null };
    const html = '<script>hit()</script>harmless';
    const { body } = await admin
      .post('/api/emet-data/email-templates')
      .send({ ...values, isText: true, notes: html, preSelectRecipients: null });
    const agent = await at.as('doc-drawer');
    const payload = { from: 'help@example.com', to: 'ruta@example.com', templateType: 'PLAIN', subject: 'Plain' };
    const send = async () =>
      (await agent.post(path('send-email')).send({ ...payload, key: randomUUID(), message: html })).body.order;
    const plain = await handedOver(await send());
    expect([plain?.text, plain?.html]).toEqual([html, undefined]);
    const { id, version } = body;
    await admin.post('/api/emet-data/email-templates').send({ id, version, isText: false }).expect(200);
    const built = await agent.post('/api/email/template/PLAIN').send({ loanNum });
    expect(built.body.message).not.toMatch(ran);
    expect((await handedOver(await send()))?.html).toBe('harmless');
  });
});

describe('what templates say (EMAIL-30)', () => {
  it('is honored: their order, plain text and preselected recipients', async () => {
    const admin = await at.as('administrator');
    const add = (code: string, more: object) =>
      admin
        .post('/api/emet-data/email-templates')
        .send({
          ...{ code, label: code, from: null, subject: code, notes: 'x', isText: false, genDocOrder: null },
          ...{ preSelectRecipients: null, ...more },
        })
        .expect((answer) => expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300));
    await add('O-LAST', { genDocOrder: 999 });
    await add('O-FIRST', { genDocOrder: 0, isText: true, preSelectRecipients: ['processor', 'closingAgent'] });
    await add('O-NONE', {});
    const { body } = await (await at.as('doc-drawer')).get('/api/email/template');
    const codes: string[] = body.map(({ code }: { readonly code: string }) => code);
    expect(codes[0]).toBe('O-FIRST');
    expect(codes.indexOf('O-LAST')).toBeLessThan(codes.indexOf('O-NONE'));
    expect(body[0]).toMatchObject({ genDocOrder: 0, isText: true, preSelectRecipients: ['processor', 'closingAgent'] });
    const built = await (await at.as('doc-drawer')).post('/api/email/template/o-first').send({ loanNum });
    expect(built.body).toMatchObject({ message: 'x', isText: true });
  });
});
