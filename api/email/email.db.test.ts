import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { type RawBuilder, sql } from 'kysely';
import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SentEmail } from '../../domain/email/loan-email.schemas';
import { menuNumber } from '../../domain/pages/loan-pages';
import { completePurchase, createLoan, pdfFile } from '../../tests/support/loan-builder';
import { type TestPortal, testPortal } from '../../tests/support/test-portal';
import { advanceOrder } from '../orders/advance';
import { type Mail, MailError } from '../ports/mail/mail';
import { loanEmailOrder } from './loan-email-order';
import { sealEarlierEmails, sealedEmails } from './sealed-emails';

let at: TestPortal;
let loanNum: string;
beforeAll(async () => {
  at = await testPortal();
  loanNum = await createLoan(at, 'loan-officer', completePurchase);
}, 60_000);
afterAll(() => at.close());

const path = (rest: string, of = loanNum): string => `/api/loan-proxy/${of}/${rest}`;
const get = async (rest: string, login = 'doc-drawer') => (await at.as(login)).get(path(rest));
const email = (more: object = {}) => ({
  ...{ key: randomUUID(), from: 'help@example.com', to: 'ruta@example.com', subject: 'Loan [[loanNum]]' },
  ...{ message: '<p>Dear [[borrowerName]]</p>', templateType: 'WELCOME' },
  ...more,
});
const send = async (body: object, login = 'doc-drawer') => (await at.as(login)).post(path('send-email')).send(body);
const sentEmails = async (): Promise<SentEmail[]> => (await get('emails-sent')).body.emailsSent;
const shownEmail = async (id: string) => (await sentEmails()).find((each) => each.id === id);

describe('permission to send emails', () => {
  it.each([
    ['get', (): string => '/api/email/template', {}],
    ['post', (): string => '/api/email/template/WELCOME', { loanNum: '1' }],
    ['get', (): string => path('email-context'), {}],
    ['post', (): string => path('send-email'), email()],
    ['post', (): string => path('emails-sent'), email()],
    ['get', (): string => path('emails-sent'), {}],
    ['get', (): string => path(`emails-sent/${randomUUID()}/attachments/0`), {}],
    ['post', (): string => path(`emails-sent/${randomUUID()}/send-again`), { order: randomUUID() }],
  ] as const)('%s %s: requires sign-in and a role of the Email page', async (method, address, body) => {
    expect((await supertest(at.app)[method](address())).status).toBe(401);
    for (const login of ['loan-officer', 'pml-loan-officer'])
      expect((await (await at.as(login))[method](address()).send(body)).status, login).toBe(403);
  });
});

describe('an email about a loan', () => {
  it('is built from its template and the changed texts, and names placeholders without a value (EMAIL-21, EMAIL-27)', async () => {
    const build = async (body: object, code = 'WELCOME') =>
      (await at.as('doc-drawer')).post(`/api/email/template/${code}`).send({ loanNum, ...body });
    const built = await build({
      subject: 'Loan [[loanNum]], due [[dueDate]]',
      notes: '<p onclick="x()">[[transferDate]]</p>',
    });
    expect(built.body).toEqual({
      ...{ subject: `Loan ${loanNum}, due [[dueDate]]`, message: '<p>[[transferDate]]</p>', isText: false },
      missing: ['dueDate', 'transferDate'],
    });
    const dated = await build({ subject: '[[dueDate]]', notes: '', dueDate: '2027-02-01' });
    expect(dated.body).toMatchObject({ subject: '02/01/2027', missing: [] });
    const unknown = await build({}, 'NO-SUCH');
    expect([unknown.status, unknown.body.message]).toEqual([422, 'Invalid Template.']);
  });

  it('names the title company and the servicer with its payment link, as its context does (EMAIL-32)', async () => {
    const agents = [
      { AgentRoleT: '3', AgentName: 'Ida Holm', CompanyName: 'Cairn Title' },
      { AgentRoleT: '64', AgentName: 'Help Desk', CompanyName: 'Example Subservicing' },
    ];
    await (await at.as('loan-officer')).post(`/api/lqb/loans/${loanNum}/agents`).send({ agents }).expect(200);
    const { values } = (await get('email-context')).body;
    const said = { titleCompany: 'Cairn Title', titleContact: 'Ida Holm', lockStatus: '', loanNum };
    expect(values).toMatchObject({ ...said, servicerLink: 'https://subservicing.example.com/pay' });
    const notes = '<p>[[titleCompany]]: [[servicerLink]]</p>';
    const built = await (await at.as('doc-drawer')).post('/api/email/template/WELCOME').send({ loanNum, notes });
    expect(built.body.message).toBe('<p>Cairn Title: https://subservicing.example.com/pay</p>');
    const admin = await at.as('administrator');
    const draft = { loanNum, subject: '[[servicer]]', notes, isText: false };
    const previewed = await admin.post('/api/emet-data/email-templates/preview').send(draft).expect(200);
    expect(previewed.body).toMatchObject({ subject: 'Example Subservicing', missing: [] });
  });

  it('comes from the servicing sender that the general settings name (EMAIL-09)', async () => {
    const admin = await at.as('administrator');
    const settings = '/api/emet-data/general-settings/general';
    const { version } = (await admin.get(settings)).body;
    await admin.post(settings).send({ version, servicingEmail: 'payments@example.com' }).expect(200);
    const { body } = await get('email-context');
    expect([body.servicingSender, body.senders]).toEqual([
      'payments@example.com',
      expect.arrayContaining(['payments@example.com']),
    ]);
  });

  it('needs a borrower and the address of the property (EMAIL-19)', async () => {
    const bare = await createLoan(at, 'loan-officer', { ...completePurchase, sSpAddr: '' });
    const answer = await (await at.as('doc-drawer')).post(path('send-email', bare)).send(email());
    expect([answer.status, answer.body.message]).toEqual([422, 'Invalid Borrower or Property information.']);
    const preview = await (await at.as('doc-drawer')).post('/api/email/template/WELCOME').send({ loanNum: bare });
    expect([preview.status, preview.body.message]).toEqual([422, 'Invalid Borrower or Property information.']);
  });

  it('goes out once for its key, with PDFs from disk and from the loan, and is shown with its state', async () => {
    const [document] = (
      await (
        await at.as('loan-officer')
      )
        .post(`/api/lqb/edocs/${loanNum}/upload`)
        .field('folderName', '01 SUBMISSION PACKAGE')
        .field('docType', '01 SUBMISSION PACKAGE')
        .attach('files', pdfFile, 'package.pdf')
        .expect(201)
    ).body;
    const { key, ...fields } = email({ docIds: JSON.stringify([document.id]), cc: 'lou@example.com; LOU@example.com' });
    const once = async () =>
      (await at.as('doc-drawer'))
        .post(path('send-email'))
        .field({ key, ...fields })
        .attach('files', pdfFile, 'own.pdf');
    const [first, second] = [await once(), await once()];
    expect(first.status).toBe(200);
    expect(second.body).toEqual(first.body);
    const [shown, ...others] = await sentEmails();
    expect(others).toEqual([]);
    expect(shown).toMatchObject({
      ...{ subject: `Loan ${loanNum}`, to: ['ruta@example.com'], state: 'submitted', by2: 'doc-drawer' },
      attachments: [{ name: 'package.pdf' }, { name: 'own.pdf' }],
    });
    const attached = await get(`emails-sent/${shown?.id}/attachments/1`);
    expect(attached.status).toBe(200);
    expect(Buffer.from(attached.body).equals(pdfFile)).toBe(true);
    expect((await get(`emails-sent/${shown?.id}/attachments/2`)).status).toBe(404);
  });

  it('carries documents of its own loan only, and only of senders who may read them', async () => {
    const file = async (of: string): Promise<string> =>
      (
        await (
          await at.as('loan-officer')
        )
          .post(`/api/lqb/edocs/${of}/upload`)
          .field('folderName', '01 SUBMISSION PACKAGE')
          .field('docType', '01 SUBMISSION PACKAGE')
          .attach('files', pdfFile, 'package.pdf')
          .expect(201)
      ).body[0].id;
    const other = await file(await createLoan(at, 'loan-officer', completePurchase));
    expect((await send(email({ docIds: JSON.stringify([other]) }))).status).toBe(404);
    const own = email({ docIds: JSON.stringify([await file(loanNum)]) });
    const permit = (menu: RawBuilder<unknown>) =>
      sql`update portal.role_permissions set menu_permissions = ${menu} where role = 'Doc Drawer'`.execute(
        at.portal.db,
      );
    const number = menuNumber('documents');
    await permit(sql`array_remove(menu_permissions, ${number})`);
    expect((await send(own)).status).toBe(403);
    await permit(sql`array_append(menu_permissions, ${number})`);
    expect((await send(own)).status).toBe(200);
  });

  it('leaves no uploaded PDF behind if another request with its key is first, or it is not recorded', async () => {
    const stored = async () =>
      (await readdir(at.portal.config.dataDir, { recursive: true })).filter((name) => /emails.*\.pdf$/.test(name));
    const before = await stored();
    const key = randomUUID();
    const sendFile = async (fields: object) => {
      const request = (await at.as('doc-drawer')).post(path('send-email')).attach('files', pdfFile, 'a.pdf');
      for (const [name, value] of Object.entries(email(fields))) request.field(name, value);
      return await request;
    };
    const twice = await Promise.all([sendFile({ key }), sendFile({ key })]);
    expect(twice.map(({ status }) => status)).toEqual([200, 200]);
    expect(await stored()).toHaveLength(before.length + 1);
  });

  it('with a key that was used for other content is refused, and the first one stays as it was', async () => {
    const first = email({ subject: 'First version' });
    const { id } = (await send(first)).body;
    for (const edit of [{ subject: 'Second version' }, { to: 'lou@example.com' }, { message: '<p>Other</p>' }]) {
      const answer = await send({ ...first, ...edit });
      expect([answer.status, answer.body.wording?.code], JSON.stringify(edit)).toEqual([409, 'email-key-used']);
    }
    const withFile = (await at.as('doc-drawer'))
      .post(path('send-email'))
      .field(first)
      .attach('files', pdfFile, 'more.pdf');
    expect((await withFile).status).toBe(409);
    expect((await send(first, 'underwriter')).status).toBe(409);
    expect((await send(first)).body.id).toBe(id);
    expect((await sentEmails()).filter(({ subject }) => subject.endsWith('version'))).toHaveLength(1);
  });

  it('goes out with nothing but the printed payload, and each such request is an email of its own (EMAIL-29)', async () => {
    const payload = { from: 'help@example.com', to: '["ruta@example.com"]', cc: '', subject: 'Hello', message: 'Hi' };
    const rest = { docIds: '[]', by: 'Dora Drew', by2: 'dora', templateType: 'WELCOME', isText: 'false' };
    const [first, second] = [await send({ ...payload, ...rest }), await send({ ...payload, ...rest })];
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.body.id).not.toBe(first.body.id);
    const recorded = await (await at.as('doc-drawer')).post(path('emails-sent')).send({ ...payload, ...rest });
    expect(recorded.status).toBe(200);
  });

  it('is refused with the problem of each field (EMAIL-14, EMAIL-16, EMAIL-17)', async () => {
    const answer = await send(email({ from: 'someone@else.example', to: '', cc: 'nobody', subject: ' ' }));
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.fields).sort()).toEqual(['cc', 'from', 'subject', 'to']);
  });

  it('goes out without copies and without a text (EMAIL-18)', async () => {
    const { id } = (await send(email({ cc: '', message: '', subject: 'Bare' }))).body;
    expect(await shownEmail(id)).toMatchObject({ subject: 'Bare', cc: [], message: '' });
  });

  it('with a template that does not exist is neither built nor sent (EMAIL-15, EMAIL-20)', async () => {
    const built = await (await at.as('doc-drawer')).post('/api/email/template/NONE').send({ loanNum });
    const sent = await send(email({ templateType: 'NONE' }));
    expect([built.body.message, sent.body.message]).toEqual(['Invalid Template.', 'Invalid Template.']);
    expect((await send(email({ templateType: '' }))).status).toBe(422);
  });

  it('has at most five attachments, all PDF, and no Social Security number (EMAIL-10, EMAIL-11)', async () => {
    const six = email({ docIds: JSON.stringify(['1', '2', '3', '4', '5', '6']) });
    expect((await send(six)).status).toBe(422);
    const text = await (await at.as('doc-drawer'))
      .post(path('send-email'))
      .field(email())
      .attach('files', Buffer.from('x'), 'a.docx');
    expect(text.status).toBe(415);
    expect((await send(email({ message: 'His number is 900-12-3456.' }))).status).toBe(422);
  });

  it.each([
    '900-<b>12</b>-3456',
    '900<i></i>123456',
    '&#57;00&#45;12-3456',
    '&#x39;00-12&#x2d;3456',
    '900-[[coborrowerName]]12-3456',
    '900\u200b-12-3456',
  ])('has no Social Security number that readers would see: %s', async (message) => {
    const answer = await send(email({ message, withoutValues: 'true' }));
    expect([answer.status, answer.body.wording?.code]).toEqual([422, 'email-has-secret']);
  });

  it.each([
    ['to', ''],
    ['to', 'nobody'],
    ['to', 'ruta@example.com\r\nBcc: someone@example.com'],
    ['cc', '<script>x()</script>'],
    ['subject', ' '],
  ])('that was sent elsewhere is recorded with addresses and a subject only: %s %s', async (field, value) => {
    const answer = await (await at.as('doc-drawer')).post(path('emails-sent')).send(email({ [field]: value }));
    expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([422, [field]]);
  });

  it('that was sent elsewhere is not recorded with a Social Security number', async () => {
    for (const texts of [{ message: '900-12-3456' }, { subject: '900-12-3456' }]) {
      const answer = await (await at.as('doc-drawer')).post(path('emails-sent')).send(email(texts));
      expect([answer.status, answer.body.wording?.code]).toEqual([422, 'email-has-secret']);
    }
  });

  it('has a subject of one line', async () => {
    const { id } = (await send(email({ subject: 'Loan\r\nBcc: someone@example.com' }))).body;
    expect((await shownEmail(id))?.subject).toBe('Loan Bcc: someone@example.com');
  });

  it.each([
    ['cc', 'lou@example.com\r\nBcc: someone@example.com'],
    ['cc', 'Lou <lou@example.com>'],
    ['to', JSON.stringify(['ruta@example.com\nBcc: someone@example.com'])],
    ['to', JSON.stringify([{ address: 'ruta@example.com' }])],
    ['to', JSON.stringify(['ruta@example.com>, <someone@example.com'])],
    ['from', 'help@example.com\r\nBcc: someone@example.com'],
  ])('has no address that holds more than one: %s %s', async (field, value) => {
    const before = (await sentEmails()).length;
    const answer = await send(email({ [field]: value }));
    expect([answer.status, (await sentEmails()).length], JSON.stringify(answer.body)).toEqual([422, before]);
  });

  it.each([
    ['dueDate', '2027-13-45'],
    ['dueDate', '0000-00-00'],
    ['to', JSON.stringify(Array.from({ length: 500 }, (_, index) => `r${index}@example.com`))],
    ['to', `${'['.repeat(1500)}${']'.repeat(1500)}`],
    ['docIds', '{"a":1}'],
    ['docIds', '[{"id":1}]'],
    ['docIds', '[1e999]'],
    ['key', 'not-a-key'],
    ['message', 'x'.repeat(20_001)],
    ['templateType', 'x'.repeat(41)],
    ['from', { $ne: '' }],
    ['isText', 'maybe'],
  ])('with a value that no form sends is refused: %s %s', async (field, value) => {
    const answer = await send(email({ message: '<p>[[dueDate]]</p>', [field]: value }));
    expect([400, 404, 422], JSON.stringify(answer.body)).toContain(answer.status);
  });

  it('with a gap needs a confirmation, and then goes out without it', async () => {
    const gap = email({ message: '<p>Due [[dueDate]].</p>' });
    const asked = await send(gap);
    expect([asked.status, asked.body.missing]).toEqual([409, ['dueDate']]);
    const confirmed = await send({ ...gap, withoutValues: 'true' });
    expect(confirmed.status).toBe(200);
    expect((await shownEmail(confirmed.body.id))?.message).toBe('<p>Due .</p>');
  });

  it('keeps no HTML that could run, neither typed nor from the loan', async () => {
    const hostile =
      '<script>x()</script><p onload="x()">[[borrowerName]]<img src=x onerror=x()></p><a href="javascript:x()">y</a>';
    const { id } = (await send(email({ message: hostile }))).body;
    expect((await shownEmail(id))?.message).not.toMatch(/script|onload|onerror|href|<img/i);
  });

  it('that was sent elsewhere is recorded once', async () => {
    const own = email({ message: '<p>Hello</p><script>x()</script>' });
    const record = async () => (await (await at.as('doc-drawer')).post(path('emails-sent')).send(own)).body;
    expect(await record()).toEqual(await record());
    expect(await shownEmail((await record()).id)).toMatchObject({ state: 'recorded', message: '<p>Hello</p>' });
  });
});

describe('what became of an email', () => {
  /** Works on the order of an email with a mail server that answers so. */
  const work = async (order: string, send: Mail['send']) => {
    const portal = { ...at.portal, mail: { isRepeatable: false, send } };
    await sql`update portal.orders set due_at = clock_timestamp()
      where id = ${order} and due_at is not null`.execute(portal.db);
    await advanceOrder({ portal, locks: portal.db, types: new Map([[loanEmailOrder.kind, loanEmailOrder]]) }, order);
  };
  const two = () => email({ to: 'ruta@example.com', cc: 'gone@example.com' });
  const refusal = { address: 'gone@example.com', isTemporary: false, code: 550 };
  const again = async (id: string, order: string | null, login = 'doc-drawer') =>
    (await at.as(login)).post(path(`emails-sent/${id}/send-again`)).send({ order });

  it('is shown for each recipient, with the reply of the mail server', async () => {
    const { id, order } = (await send(two())).body;
    await work(order, async () => [refusal]);
    expect(await shownEmail(id)).toMatchObject({
      state: 'partly',
      recipients: [
        { address: 'ruta@example.com', state: 'accepted', code: null },
        { address: 'gone@example.com', state: 'refused', code: 550 },
      ],
    });
  });

  it('is sent again later to those who were refused for now only', async () => {
    const { id, order } = (await send(two())).body;
    await work(order, async () => [{ ...refusal, isTemporary: true, code: 450 }]);
    expect(await shownEmail(id)).toMatchObject({
      state: 'submitted',
      problem: { code: 'refused-for-now' },
      recipients: [{ state: 'accepted' }, { state: 'delayed', code: 450 }],
    });
    const handed: unknown[] = [];
    await work(order, async ({ only, cc, to }, messageId) => {
      handed.push({ only, cc, to, messageId });
      return [];
    });
    expect(handed).toEqual([
      { only: ['gone@example.com'], cc: ['gone@example.com'], to: 'ruta@example.com', messageId: id },
    ]);
    expect(await shownEmail(id)).toMatchObject({
      state: 'completed',
      recipients: [{ state: 'accepted' }, { state: 'accepted' }],
    });
  });

  it('is not sent if the server refuses everyone, and says why', async () => {
    const { id, order } = (await send(two())).body;
    const all = ['ruta@example.com', 'gone@example.com'].map((address) => ({ ...refusal, address }));
    await work(order, () => Promise.reject(new MailError('refused', 'EENVELOPE 550', all)));
    const shown = await shownEmail(id);
    expect(shown).toMatchObject({ state: 'failed', recipients: [{ state: 'refused' }, { state: 'refused' }] });
    expect(shown?.problem?.message).toBe('The mail server refused the email (550). Check the addresses and the text.');
  });

  it('is unknown if the connection broke after the message: only a person sends it again, once, with the same Message-ID', async () => {
    const { id, order } = (await send(two())).body;
    await work(order, () => Promise.reject(new MailError('unknown', 'ECONNECTION')));
    const handed: unknown[] = [];
    const accept: Mail['send'] = async (_message, messageId) => {
      handed.push(messageId);
      return [];
    };
    await work(order, accept);
    expect(handed).toEqual([]);
    expect(await shownEmail(id)).toMatchObject({
      state: 'unknown',
      recipients: [{ state: 'unknown' }, { state: 'unknown' }],
    });

    const first = await again(id, order);
    expect(first.status).toBe(200);
    expect((await again(id, order)).body).toEqual(first.body);
    expect((await again(id, first.body.order)).status).toBe(409);
    await work(first.body.order, accept);
    expect(handed).toEqual([id]);
    expect(await shownEmail(id)).toMatchObject({ state: 'completed' });
    const done = await again(id, first.body.order);
    expect([done.status, done.body.wording?.code]).toEqual([409, 'email-needs-no-repeat']);
    expect((await again(randomUUID(), order)).status).toBe(404);
  });

  it('is sent again once if two people ask for it at the same time', async () => {
    const { id, order } = (await send(two())).body;
    await work(order, () => Promise.reject(new MailError('unknown', 'ECONNECTION')));
    const both = await Promise.all([again(id, order), again(id, order, 'underwriter')]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(both[1]?.body).toEqual(both[0]?.body);
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from portal.orders where loan_num = ${loanNum} and id in (${order}, ${both[0]?.body.order})
    `.execute(at.portal.db);
    expect(rows).toEqual([{ n: 2 }]);
  });

  it('is unknown if the process was killed while it was sent, and is not sent again by itself', async () => {
    const { id, order } = (await send(two())).body;
    // The state that a killed process leaves: marked as being sent, and no outcome.
    await sql`update portal.orders set in_doubt = true where id = ${order}`.execute(at.portal.db);
    let handed = 0;
    await work(order, async () => {
      handed += 1;
      return [];
    });
    expect(handed).toBe(0);
    expect(await shownEmail(id)).toMatchObject({
      state: 'unknown',
      recipients: [{ state: 'unknown' }, { state: 'unknown' }],
    });
  });

  it('that some recipients have is sent again to the others only', async () => {
    const { id, order } = (await send(two())).body;
    await work(order, async () => [refusal]);
    const { body } = await again(id, order);
    expect((await shownEmail(id))?.recipients).toMatchObject([{ state: 'accepted' }, { state: 'waiting' }]);
    await work(body.order, async ({ only }) => {
      expect(only).toEqual(['gone@example.com']);
      return [];
    });
    expect(await shownEmail(id)).toMatchObject({ state: 'completed' });
  });
});

describe('an email of another loan', () => {
  it('is not read, not sent again and not built, and users without access to the loan learn nothing of it', async () => {
    const { id, order } = (await send(email())).body;
    const other = await createLoan(at, 'loan-officer', completePurchase);
    const agent = await at.as('doc-drawer');
    const calls = [
      agent.get(path(`emails-sent/${id}/attachments/0`, other)),
      agent.post(path(`emails-sent/${id}/send-again`, other)).send({ order }),
      agent.get(`/api/loan-proxy/${other}/orders/${order}`),
      agent.post('/api/email/template/WELCOME').send({ loanNum: '2600000000' }),
      agent.post(path('send-email', '2600000000')).send(email()),
    ];
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(calls.map(() => 404));
    expect((await agent.get(path('emails-sent', other))).body.emailsSent).toEqual([]);
    // Neither the list of orders nor its single entries tell others that an email was sent.
    for (const login of ['loan-officer', 'processor']) {
      const orders = await (await at.as(login)).get(path('orders'));
      expect([orders.status, orders.text.includes('loan-email')]).toEqual([200, false]);
      expect((await (await at.as(login)).get(path(`orders/${order}`))).status).toBe(404);
    }
  });
});

describe('what a borrower or a contact is called', () => {
  it('is never a placeholder, a header or a second line of the email', async () => {
    const [borrower] = completePurchase.applicants;
    const of = await createLoan(at, 'loan-officer', {
      ...completePurchase,
      applicants: [{ ...borrower, aBFirstNm: '[[servicerLink]]', aBLastNm: '[[loanNum]]' }],
    });
    const agents = [{ AgentRoleT: '3', AgentName: 'Ida [[contactEmail]]', CompanyName: 'Cairn [[today]]' }];
    const officer = await at.as('loan-officer');
    await officer.post(`/api/lqb/loans/${of}/agents`).send({ agents }).expect(200);
    const subject = '[[borrowerName]] of [[titleCompany]]';
    const build = { loanNum: of, subject, notes: '<p>[[titleContact]] [[dueDate]]</p>' };
    const built = (await (await at.as('doc-drawer')).post('/api/email/template/WELCOME').send(build)).body;
    expect(built).toMatchObject({
      ...{ subject: '[[servicerLink]] [[loanNum]] of Cairn [[today]]', missing: ['dueDate'] },
      message: '<p>Ida [[contactEmail]] [[dueDate]]</p>',
    });
    for (const line of ['Ida\r\nBcc: someone@example.com', 'Ida\u0000']) {
      const answer = await officer
        .post(`/api/lqb/loans/${of}/agents`)
        .send({ agents: [{ AgentRoleT: '3', AgentName: line, CompanyName: 'Cairn' }] });
      expect(answer.status, JSON.stringify(line)).toBe(422);
    }
  });
});

describe('the texts of emails in the database', () => {
  const asText = async (): Promise<string> =>
    (await sql<{ row: string }>`select email::text as row from portal.email_sent email`.execute(at.portal.db)).rows
      .map(({ row }) => row)
      .join();

  it('are sealed, and the audit has none of them', async () => {
    await send(email({ subject: 'Quartz harbor', message: '<p>Cobalt lantern</p>' }));
    await (await at.as('doc-drawer'))
      .post(path('emails-sent'))
      .send(email({ subject: 'Amber willow', message: '<p>Velvet comet</p>' }))
      .expect(200);
    const { rows } = await sql<{ row: string }>`select entry::text as row from portal.audit entry`.execute(
      at.portal.db,
    );
    const stored = (await asText()) + rows.map(({ row }) => row).join();
    expect(stored).not.toMatch(/Quartz|Cobalt|Amber|Velvet/);
    expect(await sentEmails()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ subject: 'Quartz harbor', message: '<p>Cobalt lantern</p>' }),
        expect.objectContaining({ subject: 'Amber willow', message: '<p>Velvet comet</p>' }),
      ]),
    );
  });

  it('of an earlier version are sealed by a start, and read as before', async () => {
    const id = randomUUID();
    await sql`
      insert into portal.email_sent (id, loan_num, sent_at, from_address, to_addresses, cc_addresses, subject, message,
        is_text, doc_ids, sent_by, sent_by_name)
      values (${id}, ${loanNum}, now(), 'help@example.com', '{ruta@example.com}', '{}', 'Indigo meadow', 'Copper finch',
        true, '{}', 'doc-drawer', 'Dora')`.execute(at.portal.db);
    await sealEarlierEmails(at.portal);
    expect(await asText()).not.toMatch(/Indigo|Copper/);
    expect(await sealedEmails(at.portal).hasEarlier()).toBe(false);
    expect(await shownEmail(id)).toMatchObject({
      subject: 'Indigo meadow',
      message: 'Copper finch',
      state: 'recorded',
    });
  });
});
