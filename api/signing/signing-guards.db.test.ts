import { randomUUID } from 'node:crypto';
import { PDFDocument, PDFName } from '@cantoo/pdf-lib';
import supertest from 'supertest';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { completePurchase, createLoan } from '../../tests/support/loan-builder';
import { setLoanFields } from '../../tests/support/set-loan-fields';
import { type TestPortal, testPortal } from '../../tests/support/test-portal';
import {
  addDocument,
  asEstimate,
  browserOf,
  emre,
  mailsTo,
  packagesPath,
  pinOf,
  ruta,
  sendPackage,
  tokenOf,
  work,
} from './signing.test-support';

let at: TestPortal;
let loanNum: string;
let count = 0;
let email: string;
beforeAll(async () => {
  at = await testPortal();
  loanNum = await createLoan(at, 'pml-loan-officer', completePurchase);
});
afterAll(() => at.close());
beforeEach(() => {
  count += 1;
  email = `guarded-${count}@example.com`;
});

const bodyOf = (documentId: string, more: object = {}) => ({
  ...{ key: randomUUID(), title: 'Form', kind: 'other', recipients: [{ ...ruta, email }] },
  documents: [{ documentId, title: 'Form' }],
  ...more,
});
const post = async (login: string, body: object, num = loanNum) =>
  (await at.as(login)).post(packagesPath(num)).send(body);
const auditOf = async (action: string) =>
  (
    await at.portal.db
      .selectFrom('portal.audit')
      .select('after')
      .where('action', '=', action as 'signing.read')
      .where('subject', '=', `loan:${loanNum}`)
      .execute()
  ).map(({ after }) => after as Record<string, unknown>);
const eventsOf = (kind: 'downloaded' | 'identified') =>
  at.portal.db
    .selectFrom('portal.signing_events as event')
    .innerJoin('portal.signing_signers as signer', 'signer.id', 'event.signer_id')
    .select('event.id')
    .where('event.kind', '=', kind)
    .where('signer.email', '=', email)
    .execute();

describe('a package that dates a disclosure', () => {
  it.each(['initial-disclosures', 'redisclosure', 'closing-disclosure'])(
    'holds the issued document, and is sent by who may issue it: %s',
    async (kind) => {
      const num = await createLoan(at, 'loan-officer', completePurchase);
      const { id } = await addDocument(at, num, 'flyer.pdf');
      const before = await at.portal.los.loadLoan(num);
      const flyer = await post('disclosure-desk', bodyOf(id, { kind }), num);
      expect([flyer.status, flyer.body.wording?.code]).toEqual([409, 'signing-no-disclosure']);
      await work(at);
      expect(await at.portal.los.loadLoan(num)).toEqual(before);
      await asEstimate(at, num, id);
      expect((await post('loan-officer', bodyOf(id, { kind }), num)).status).toBe(403);
      expect((await post('loan-officer', bodyOf(id), num)).status).toBe(201);
      expect((await post('disclosure-desk', bodyOf(id, { kind }), num)).status).toBe(
        kind === 'initial-disclosures' ? 201 : 409,
      );
    },
  );

  it('is redirected, voided and mailed only by who may issue it, and the former address hears of another one', async () => {
    const num = await createLoan(at, 'loan-officer', completePurchase);
    const sent = await sendPackage(at, num, { recipients: [{ ...ruta, email }] });
    await work(at);
    let version = sent.version;
    const step = async (login: string, path: string, body: object) => {
      const answer = await (await at.as(login))
        .post(`${packagesPath(num)}/${sent.id}/${path}`)
        .send({ version, ...body });
      version = answer.body.version ?? version;
      return answer.status;
    };
    const resend = `signers/${sent.signers[0]?.id}/resend`;
    const moved = { email: `moved-${email}`, code: null };
    expect(await step('loan-officer', resend, moved)).toBe(403);
    expect(await step('loan-officer', resend, { email, code: '123456' })).toBe(403);
    expect(await step('loan-officer', 'void', { reason: 'Wrong' })).toBe(403);
    expect(await step('loan-officer', 'paper', { mailedOn: '2026-11-20' })).toBe(403);
    expect(await step('loan-officer', resend, { email, code: null })).toBe(200);
    expect(await step('disclosure-desk', resend, moved)).toBe(200);
    await work(at);
    const last = (await mailsTo(at, email)).at(-1);
    expect(last?.subject).toContain('sent to another address');
    expect(last?.body).not.toMatch(/sign#|moved-/);
    expect((await mailsTo(at, moved.email)).map(({ body }) => /sign#/.test(body))).toEqual([true]);
    expect(await step('disclosure-desk', 'paper', { mailedOn: '2026-11-20' })).toBe(200);
    expect(await step('disclosure-desk', 'void', { reason: 'Wrong' })).toBe(200);
  });

  it('does not date the first Closing Disclosure with a revised one', async () => {
    const num = await createLoan(at, 'loan-officer', completePurchase);
    const { id } = await addDocument(at, num, 'cd-2.pdf');
    const closing = {
      ...{ id: 'cd', kind: 'initial', issued: '2026-11-19', by: 'Ann', lines: [], lenderCredit: '0.00' },
      ...{ cashToClose: '1.00', cash: null, covers: null, reason: null, learned: null, signed: null },
      delivery: { method: 'electronic', received: null, evidence: null, recordedBy: null },
      ...{ closing: '2026-12-28', apr: '6.300', product: 'Fixed Rate', hasPrepaymentPenalty: false, restarts: [] },
      ...{ cure: '0.00', choices: {}, sellerDocumentId: null },
    };
    const closingDisclosures = [
      { ...closing, number: 1, documentId: 'first' },
      { ...closing, id: 'cd-2', number: 2, kind: 'revised', documentId: id },
    ];
    await setLoanFields(at, num, { closingDisclosures } as never);
    await post('disclosure-desk', bodyOf(id, { kind: 'closing-disclosure' }), num);
    await work(at);
    expect((await at.portal.los.loadLoan(num)).sInitialClosingDisclosureIssuedD ?? null).toBeNull();
  });
});

describe('a document to sign', () => {
  it('has pages that readers show: none without width, far too large, or outside its paper', async () => {
    const boxes = [
      [0, 0, 0, 792],
      [0, 0, 612, 20_000],
      [5_000, 0, 5_612, 792],
    ];
    for (const [place, box] of boxes.entries()) {
      const pdf = await PDFDocument.create();
      const pages = [pdf.addPage([612, place === 1 ? 20_000 : 792]), pdf.addPage([612, 792])];
      pages[0]?.node.set(PDFName.of('CropBox'), pdf.context.obj(box));
      const { id } = await addDocument(at, loanNum, `box-${place}.pdf`, Buffer.from(await pdf.save()));
      const answer = await post('administrator', bodyOf(id));
      expect([answer.status, answer.body.wording?.code], String(box)).toEqual([422, 'pdf-page-size']);
    }
  });
});

describe('a key that was used', () => {
  it('answers the same package alone: other addresses, languages, codes, documents and signers are a conflict', async () => {
    const { id } = await addDocument(at, loanNum, 'one.pdf');
    const { id: other } = await addDocument(at, loanNum, 'two.pdf');
    const recipients = [
      { ...ruta, email, code: '482913' },
      { ...emre, email: `e-${email}` },
    ];
    const body = bodyOf(id, { recipients });
    const sent = await post('administrator', body);
    expect(sent.status).toBe(201);
    expect((await post('administrator', body)).body.id).toBe(sent.body.id);
    const [first, second] = recipients;
    const changes: object[] = [
      { recipients: [{ ...first, email: 'thief@example.com' }, second] },
      { recipients: [{ ...first, language: 'ar' }, second] },
      { recipients: [{ ...first, code: '482914' }, second] },
      { recipients: [first] },
      { documents: [{ documentId: other, title: 'Form' }] },
      { documents: [{ documentId: id, title: 'Another form' }] },
      { documents: [...body.documents, { documentId: other, title: 'Form' }] },
      { documents: [{ documentId: id, title: 'Form', signers: [0] }] },
    ];
    for (const change of changes) {
      const answer = await post('administrator', { ...body, ...change });
      expect([answer.status, answer.body.wording?.code], JSON.stringify(change)).toEqual([409, 'signing-key-used']);
    }
    // Staff may have corrected the address since; the author repeats what they sent.
    const [signer] = sent.body.signers;
    await (await at.as('administrator'))
      .post(`${packagesPath(loanNum)}/${sent.body.id}/signers/${signer.id}/resend`)
      .send({ version: sent.body.version, email: `right-${email}`, code: null })
      .expect(200);
    expect((await post('administrator', body)).body.id).toBe(sent.body.id);
  });
});

describe('orders of signing', () => {
  it('are neither seen nor cancelled outside the lender, and those that file and date are cancelled by no one', async () => {
    await sendPackage(at, loanNum, { recipients: [{ ...ruta, email }] });
    const broker = await at.as('pml-loan-officer');
    const lender = await at.as('administrator');
    const path = `/api/loan-proxy/${loanNum}/orders`;
    const seen = (await lender.get(path).expect(200)).body as { id: string; kind: string; state: string }[];
    const open = (kind: string) => seen.find((order) => order.kind === kind && order.state === 'submitted')?.id;
    const [mail, date] = [open('signing-email'), open('signing-date')];
    expect((await broker.get(path).expect(200)).body.map(({ kind }: { kind: string }) => kind)).toEqual([]);
    for (const id of [mail, date]) {
      await broker.get(`${path}/${id}`).expect(404);
      await broker.post(`${path}/${id}/cancel`).expect(404);
    }
    expect((await lender.post(`${path}/${date}/cancel`)).body.code).toBe('cannot-cancel');
    expect((await lender.post(`${path}/${mail}/cancel`).expect(200)).body.state).toBe('cancelled');
    await work(at);
  });
});

describe('a signer', () => {
  it('leaves an audit entry with each step, and no endless evidence by repeating one', async () => {
    await sendPackage(at, loanNum, { recipients: [{ ...ruta, email, code: '482913' }] });
    await work(at);
    const token = await tokenOf(at, email);
    const browser = browserOf(at);
    const enter = () => browser.agent.post('/api/signing/session').send({ token, pin: '482913' });
    const { signer } = (await enter().expect(200)).body;
    for (let times = 0; times < 25; times += 1) await enter().expect(200);
    expect(await eventsOf('identified')).toHaveLength(20);
    const sessions = await at.portal.db
      .selectFrom('portal.signing_sessions')
      .select('token_hash')
      .where('signer_id', '=', signer)
      .execute();
    expect(sessions).toHaveLength(5);
    await browser.consent(signer);
    const [document] = (await browser.view(signer)).documents;
    for (let times = 0; times < 3; times += 1) await browser.read(signer);
    const steps = (await auditOf('signing.read')).filter((after) => after.signer === signer);
    expect(steps.map(({ step, document: of }) => [step, of]).sort()).toEqual([
      ['opened', document?.id],
      ['viewed', document?.id],
    ]);
    await browser.sign(signer, ruta.name);
    await work(at);
    const copy = browser.path(signer, `/documents/${document?.id}/copy`);
    for (let times = 0; times < 25; times += 1) await browser.agent.get(copy).expect(200);
    expect(await eventsOf('downloaded')).toHaveLength(20);
    expect((await auditOf('signing.download')).filter((after) => after.signer === signer)).toHaveLength(20);
  });

  it('has no more tries of a PIN when many are made at once', async () => {
    await sendPackage(at, loanNum, { recipients: [{ ...ruta, email }] });
    await work(at);
    const token = await tokenOf(at, email);
    await supertest(at.app).post('/api/signing/pin').send({ token }).expect(204);
    expect((await auditOf('signing.pin')).at(-1)).toMatchObject({ to: email });
    const pin = await pinOf(at, email);
    const other = pin === '111111' ? '222222' : '111111';
    const enter = (typed: string) => supertest(at.app).post('/api/signing/session').send({ token, pin: typed });
    const answers = await Promise.all([1, 2, 3, 4, 5, 6, 7].map(() => enter(other)));
    expect(answers.every(({ status }) => status === 401 || status === 429)).toBe(true);
    expect((await enter(pin)).status).not.toBe(200);
    const [row] = await at.portal.db
      .selectFrom('portal.signing_signers')
      .select('pin_tries')
      .where('email', '=', email)
      .execute();
    expect(row?.pin_tries).toBe(5);
  });
});

describe('a broker', () => {
  it('replaces neither the evidence that a borrower opened the estimate nor an intent that was recorded', async () => {
    const num = await createLoan(at, 'pml-loan-officer', completePurchase);
    await asEstimate(at, num, 'le');
    const record = async (login: string, path: string, body: object, estimate = 1) => {
      const { version } = await at.portal.los.loadLoan(num);
      const answer = await (await at.as(login))
        .post(`/api/loan-proxy/${num}/loan-estimates/${estimate}/${path}`)
        .send({ version, ...body });
      return [answer.status, answer.body.wording?.code];
    };
    const receipt = { received: '2026-11-20', evidence: 'Call' };
    const intent = { date: '2026-11-20', method: 'phone', borrowers: ['Ruta Lindqvist'] };
    const denied = [409, 'estimate-evidence'];
    expect(await record('pml-loan-officer', 'receipt', receipt)).toEqual([200, undefined]);
    expect(await record('pml-loan-officer', 'receipt', receipt)).toEqual(denied);
    expect(await record('processor', 'intent', intent)).toEqual([200, undefined]);
    expect(await record('pml-loan-officer', 'intent', { ...intent, method: 'mail' })).toEqual(denied);
    // Nor with a later estimate, nor what the lender entered with the dates of the loan.
    const [first] = (await at.portal.los.loadLoan(num)).loanEstimates ?? [];
    const { intent: given, ...without } = first ?? {};
    await setLoanFields(at, num, { loanEstimates: [first, { ...without, id: 'le-2', number: 2 }] } as never);
    expect(await record('pml-loan-officer', 'intent', intent, 2)).toEqual(denied);
    await setLoanFields(at, num, { loanEstimates: [without], sIntentToProceedD: '2026-11-20' } as never);
    expect(await record('pml-loan-officer', 'intent', intent)).toEqual(denied);
    expect(await record('processor', 'intent', { ...intent, borrowers: ['Ann Other'] })).toEqual([
      422,
      'estimate-not-borrower',
    ]);
    await setLoanFields(at, num, { loanEstimates: [{ ...without, intent: given }] } as never);
    const direct = async (fields: object) => {
      const { version } = await at.portal.los.loadLoan(num);
      const path = `/api/lqb/loans/${num}`;
      return (await (await at.as('pml-loan-officer')).post(path).send({ version, ...fields })).status;
    };
    expect(await direct({ sIntentToProceedD: '2026-11-19' })).toBe(403);
    expect(await direct({ sConsummationD: '2026-11-20' })).toBe(403);
    expect(await direct({ sIntentToProceedD: '2026-11-20', sEstCloseD: '2026-12-18' })).toBe(200);
    const [estimate] = (await at.portal.los.loadLoan(num)).loanEstimates ?? [];
    const opened = { method: 'electronic', received: '2026-11-20', evidence: 'Opened online by a borrower' };
    await setLoanFields(at, num, {
      loanEstimates: [{ ...estimate, delivery: { ...opened, recordedBy: null } }],
    } as never);
    for (const login of ['pml-loan-officer', 'processor'])
      expect(await record(login, 'receipt', receipt), login).toEqual(denied);
    expect(await record('disclosure-desk', 'receipt', receipt)).toEqual([200, undefined]);
  });

  it('reads nothing of packages with documents for the lender alone', async () => {
    const num = await createLoan(at, 'pml-loan-officer', completePurchase);
    const hidden = await addDocument(at, num, 'Fraud review.pdf');
    const shown = await addDocument(at, num, 'Letter.pdf');
    const lender = await at.as('administrator');
    await lender
      .put(`/api/lqb/edocs/${num}`)
      .send({ changes: [{ docId: hidden.id, version: 1, lenderOnly: true }] })
      .expect(200);
    const send = (title: string, ...ids: readonly string[]) =>
      lender
        .post(packagesPath(num))
        .send({
          ...bodyOf(''),
          title,
          documents: ids.map((documentId) => ({
            documentId,
            title: documentId === hidden.id ? 'Fraud review' : 'Letter',
          })),
        })
        .expect(201);
    await send('Review of the fraud desk', hidden.id);
    const mixed = (await send('Letters', hidden.id, shown.id)).body;
    await lender
      .post(`${packagesPath(num)}/${mixed.id}/void`)
      .send({ version: mixed.version, reason: 'The fraud desk said so' })
      .expect(200);
    const broker = await at.as('pml-loan-officer');
    const seen = await broker.get(packagesPath(num)).expect(200);
    expect(seen.body.map(({ title }: { title: string }) => title)).toEqual(['Letters']);
    for (const path of ['signing-packages', 'esign-log', 'esign-status']) {
      const answer = await broker.get(`/api/loan-proxy/${num}/${path}`).expect(200);
      expect(JSON.stringify(answer.body), path).not.toMatch(/fraud/i);
    }
    expect((await lender.get(packagesPath(num)).expect(200)).body).toHaveLength(2);
  });
});
