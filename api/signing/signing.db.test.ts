import { randomUUID } from 'node:crypto';
import { PDFDocument } from '@cantoo/pdf-lib';
import supertest from 'supertest';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SigningPackage } from '../../domain/signing/signing.schemas';
import { completePurchase, createLoan } from '../../tests/support/loan-builder';
import { setLoanFields } from '../../tests/support/set-loan-fields';
import { type TestPortal, testPortal } from '../../tests/support/test-portal';
import { sha256Of } from '../ports/files/digest';
import { consentsOf } from './consents';
import {
  addDocument,
  browserOf,
  emre,
  mailsTo,
  packagesPath,
  ruta,
  sendPackage,
  tokenOf,
  work,
} from './signing.test-support';

const HOUR_MS = 3_600_000;

let at: TestPortal;
let loanNum: string;
beforeAll(async () => {
  at = await testPortal();
  loanNum = await createLoan(at, 'loan-officer', completePurchase);
});
afterAll(() => at.close());
beforeEach(async () => {
  // The clock goes back and forth, which ends sessions.
  at.time.set(new Date('2026-11-20T18:42:00Z'));
  for (const login of ['administrator', 'loan-officer']) await at.signIn(login);
});

const loanNow = async (num = loanNum) => at.portal.los.loadLoan(num);
const packages = async (num = loanNum): Promise<SigningPackage[]> =>
  (await (await at.as('administrator')).get(packagesPath(num)).expect(200)).body;
const packageNow = async ({ id }: SigningPackage, num = loanNum): Promise<SigningPackage> => {
  const found = (await packages(num)).find((each) => each.id === id);
  if (!found) throw new Error('The package is gone.');
  return found;
};

describe('the calls of staff', () => {
  it('require sign-in, and the page of disclosures', async () => {
    const path = packagesPath(loanNum);
    const steps = [`${path}/${randomUUID()}/void`, `${path}/${randomUUID()}/paper`];
    await supertest(at.app).get(path).expect(401);
    for (const each of [path, ...steps, `${path}/${randomUUID()}/signers/${randomUUID()}/resend`]) {
      await supertest(at.app).post(each).send({}).expect(401);
      await (await at.as('accountant')).post(each).send({}).expect(403);
    }
  });

  it('let nobody outside the lender send anything', async () => {
    const own = await createLoan(at, 'pml-loan-officer', completePurchase);
    const { id: documentId } = await addDocument(at, own);
    const body = {
      ...{ key: randomUUID(), title: 'Disclosures', kind: 'initial-disclosures', recipients: [ruta] },
      documents: [{ documentId, title: 'Loan Estimate' }],
    };
    await (await at.as('pml-loan-officer')).post(packagesPath(own)).send(body).expect(403);
  });

  it('refuse a document that is no PDF to sign, and a signer without documents', async () => {
    const send = async (body: object) =>
      (await at.as('administrator')).post(packagesPath(loanNum)).send({
        ...{ key: randomUUID(), title: 'Disclosures', kind: 'other', recipients: [ruta, emre] },
        ...body,
      });
    const broken = await addDocument(
      at,
      loanNum,
      'x.pdf',
      Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'),
    );
    const refused = await send({ documents: [{ documentId: broken.id, title: 'Broken' }] });
    expect([refused.status, refused.body.wording.code]).toEqual([422, 'pdf-damaged']);
    const { id } = await addDocument(at, loanNum);
    const alone = await send({ documents: [{ documentId: id, title: 'Loan Estimate', signers: [0] }] });
    expect([alone.status, alone.body.wording.code]).toEqual([422, 'signer-without-documents']);
    await (await at.as('administrator')).post(packagesPath(loanNum)).send({}).expect(422);
    expect(await packages()).toEqual([]);
  });
});

describe('a package of two signers', () => {
  let sent: SigningPackage;
  let original: Buffer;

  it('is sent once for its key, mails each signer a link of their own, and dates the loan', async () => {
    const key = randomUUID();
    const le = await addDocument(at, loanNum, 'le.pdf');
    const letter = await addDocument(at, loanNum, 'letter.pdf');
    original = (await (await at.as('administrator')).get(`/api/lqb/edocs/${loanNum}/download/${le.id}`).expect(200))
      .body;
    const body = {
      key,
      recipients: [ruta, emre],
      documents: [
        { documentId: le.id, title: 'Loan Estimate' },
        { documentId: letter.id, title: 'Letter of Ruta', signers: [0] },
      ],
    };
    sent = await sendPackage(at, loanNum, body);
    expect((await sendPackage(at, loanNum, body)).id).toBe(sent.id);
    await work(at);
    const [toRuta, toEmre] = [await mailsTo(at, ruta.email), await mailsTo(at, emre.email)];
    expect([toRuta.length, toEmre.length]).toEqual([1, 1]);
    expect(toEmre[0]?.subject).toContain('imzalanacak belgeler');
    expect(await tokenOf(at, ruta.email)).not.toBe(await tokenOf(at, emre.email));
    expect((await packageNow(sent)).signers.map(({ mail, step }) => [mail, step])).toEqual([
      ['sent', 'sent'],
      ['sent', 'sent'],
    ]);
    expect(await loanNow()).toMatchObject({ sInitialLoanEstimateIssuedD: '2026-11-20' });
  });

  it('stores only hashes of links', async () => {
    const token = await tokenOf(at, ruta.email);
    const rows = await at.portal.db.selectFrom('portal.signing_signers').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    const orders = await (await at.as('administrator')).get(`/api/loan-proxy/${loanNum}/orders`).expect(200);
    expect(JSON.stringify(orders.body)).not.toContain(token);
    const audited = await at.portal.db.selectFrom('portal.audit').select(['before', 'after']).execute();
    expect(JSON.stringify(audited)).not.toContain(token);
  });

  it('shows before the PIN only the lender and how to prove who one is', async () => {
    const token = await tokenOf(at, ruta.email);
    const answer = await supertest(at.app).post('/api/signing/link').send({ token }).expect(200);
    expect(answer.body).toEqual({ lender: 'Emet Mortgage', language: 'en', access: 'pin', email: 'r…@example.com' });
  });

  it('needs the consent before it shows a document, and the code of the test document for the consent', async () => {
    const browser = browserOf(at);
    const signer = await browser.signIn(ruta.email);
    const [first] = (await browser.view(signer)).documents;
    const early = await browser.agent.get(browser.path(signer, `/documents/${first?.id}`)).expect(409);
    expect(early.body.wording.code).toBe('signing-needs-consent');
    const test = await browser.agent.get(browser.path(signer, '/consent')).query({ language: 'en' }).expect(200);
    expect(test.headers['content-type']).toContain('application/pdf');
    const { consentVersion: version } = await browser.view(signer);
    const wrong = { version, code: 'WRONG', language: 'en' };
    expect(
      (await browser.agent.post(browser.path(signer, '/consent')).send(wrong).expect(422)).body.fieldWordings,
    ).toMatchObject({
      code: { code: 'signing-wrong-code' },
    });
    await browser.consent(signer);
    expect((await loanNow()).sInitialLoanEstimateReceivedD ?? null).toBeNull();
    const unread = await browser.sign(signer, ruta.name);
    expect([unread.status, unread.body.wording.code]).toEqual([409, 'signing-not-read']);
    await browser.read(signer);
    await work(at);
    expect(await loanNow()).toMatchObject({ sInitialLoanEstimateReceivedD: '2026-11-20' });
    const differs = await browser.sign(signer, 'Ruta Lindquist');
    expect([differs.status, differs.body.fieldWordings?.name?.code]).toEqual([422, 'signing-name-differs']);
    expect((await browser.sign(signer, 'RUTA  LINDQVIST')).body).toMatchObject({
      step: 'signed',
      state: 'open',
      waitsForOthers: true,
    });
    expect((await browser.sign(signer, ruta.name)).status).toBe(200);
    const events = (await packageNow(sent)).events.filter(({ kind }) => kind === 'signed');
    expect(events).toHaveLength(2);
  });

  it('is signed when all have signed, files signed copies with evidence, and keeps the originals', async () => {
    const browser = browserOf(at);
    const signer = await browser.signIn(emre.email);
    expect((await browser.view(signer)).documents.map(({ title }) => title)).toEqual(['Loan Estimate']);
    await browser.consent(signer);
    await browser.read(signer);
    const answer = await browser.sign(signer, 'Emre A. Sahin', { spelling: 'My passport has a middle initial' });
    expect(answer.body).toMatchObject({ state: 'signed', step: 'signed' });
    await work(at);
    const now = await packageNow(sent);
    expect(now.state).toBe('signed');
    expect(await loanNow()).toMatchObject({ sInitialLoanEstimateSignedD: '2026-11-20' });

    const [document] = now.documents;
    const files = await at.portal.los.files(loanNum, { docType: '4 SIGNED EDISCLOSURES' });
    expect(files.map(({ name }) => name).sort()).toEqual(['Letter of Ruta SIGNED.pdf', 'Loan Estimate SIGNED.pdf']);
    const copy = await browser.agent.get(browser.path(signer, `/documents/${document?.id}/copy`)).expect(200);
    expect(await sha256Of(copy.body)).toBe(document?.signedSha256);
    const pdf = await PDFDocument.load(copy.body);
    expect(pdf.getPageCount()).toBeGreaterThanOrEqual(3);
    expect(pdf.getPage(0).getHeight()).toBe(792);
    expect(pdf.getPage(1).getHeight()).toBeGreaterThan(800);
    const kept = await (await at.as('administrator')).get(`/api/lqb/edocs/${loanNum}/download/${document?.fileId}`);
    expect(Buffer.compare(kept.body, original)).toBe(0);
    expect((await mailsTo(at, emre.email)).at(-1)?.subject).toContain('imzalı belgeleriniz');
    const letter = now.documents[1];
    await browser.agent.get(browser.path(signer, `/documents/${letter?.id}/copy`)).expect(404);
    await browser.agent.get(browser.path(signer, `/documents/${letter?.id}`)).expect(404);
  });

  it('files nothing twice when its orders run again after a crash', async () => {
    const before = await at.portal.los.files(loanNum, { docType: '4 SIGNED EDISCLOSURES' });
    await at.portal.db
      .updateTable('portal.signing_packages')
      .set({ filed_at: null })
      .where('id', '=', sent.id)
      .execute();
    await at.portal.db
      .updateTable('portal.signing_documents')
      .set({ copy_key: null, copy_sha256: null })
      .where('package_id', '=', sent.id)
      .execute();
    await at.portal.db
      .updateTable('portal.orders')
      .set({ state: 'submitted', in_doubt: true, due_at: new Date(0), ended_at: null })
      .where('kind', '=', 'signing-filing')
      .execute();
    await work(at);
    expect(await at.portal.los.files(loanNum, { docType: '4 SIGNED EDISCLOSURES' })).toEqual(before);
    expect((await packageNow(sent)).documents.every(({ signedSha256 }) => signedSha256 !== null)).toBe(true);
  });

  it('is told in the logs of the loan', async () => {
    const agent = await at.as('administrator');
    const log = (await agent.get(`/api/loan-proxy/${loanNum}/esign-log`).expect(200)).body;
    const told = log.map(({ description }: { description: string }) => description);
    expect(told).toContain('Initial disclosures: sent to sign');
    expect(told.filter((text: string) => text === 'Initial disclosures: signed')).toHaveLength(2);
    const status = (await agent.get(`/api/loan-proxy/${loanNum}/esign-status`).expect(200)).body;
    expect(status).toMatchObject({ status: 'signed', packages: [{ title: 'Initial disclosures', state: 'signed' }] });
  });
});

describe('a package that is not signed', () => {
  it('is declined with a reason by one signer, which ends it for the other', async () => {
    const num = await createLoan(at, 'loan-officer', completePurchase);
    const people = [
      { ...ruta, email: 'one@example.com' },
      { ...emre, email: 'two@example.com' },
    ];
    const sent = await sendPackage(at, num, { recipients: people });
    await work(at);
    const [one, two] = [browserOf(at), browserOf(at)];
    const [first, second] = [await one.signIn('one@example.com'), await two.signIn('two@example.com')];
    await one.agent.post(one.path(first, '/decline')).send({ reason: '' }).expect(422);
    await one.agent.post(one.path(first, '/decline')).send({ reason: 'The rate is wrong' }).expect(200);
    expect(await two.view(second)).toMatchObject({ state: 'declined', step: 'opened' });
    const version = '2026-11';
    const late = await two.agent
      .post(two.path(second, '/consent'))
      .send({ version, code: 'X', language: 'en' })
      .expect(409);
    expect(late.body.wording.code).toBe('signing-closed');
    expect((await packageNow(sent, num)).signers[0]).toMatchObject({ step: 'declined', reason: 'The rate is wrong' });
  });

  it.each(['declined', 'expired'])('leaves who has signed their copies when it is %s', async (end) => {
    const num = await createLoan(at, 'loan-officer', completePurchase);
    const email = `${end}@example.com`;
    const others = { ...emre, email: `other-${email}` };
    await sendPackage(at, num, { kind: 'other', title: end, recipients: [{ ...ruta, email }, others] });
    await work(at);
    const browser = browserOf(at);
    const signer = await browser.signIn(email);
    await browser.consent(signer);
    await browser.read(signer);
    expect((await browser.sign(signer, ruta.name)).status).toBe(200);
    const other = browserOf(at);
    if (end === 'declined')
      await other.agent
        .post(other.path(await other.signIn(others.email), '/decline'))
        .send({ reason: 'No' })
        .expect(200);
    else at.time.forward(15 * 24 * HOUR_MS);
    await work(at, /^signing-(watch|filing|email)/, true);
    // The link goes on working for who signed.
    const later = browserOf(at);
    expect(await later.signIn(email)).toBe(signer);
    const view = await later.view(signer);
    expect(view).toMatchObject({ state: end, step: 'signed', documents: [{ hasCopy: true }] });
    const copy = later.path(signer, `/documents/${view.documents[0]?.id}/copy`);
    await later.agent.get(copy).expect(200).expect('Content-Type', /pdf/);
  });

  it('goes to paper for who asks, reminds who does not open it, and tells staff after three business days', async () => {
    const num = await createLoan(at, 'loan-officer', completePurchase);
    const email = 'slow@example.com';
    const sent = await sendPackage(at, num, { recipients: [{ ...ruta, email }] });
    await work(at);
    at.time.forward(49 * HOUR_MS);
    await work(at, /watch|email/, true);
    await at.signIn('administrator');
    expect((await mailsTo(at, email)).map(({ subject }) => subject)).toEqual([
      'Emet Mortgage: documents to sign',
      'Reminder: documents to sign from Emet Mortgage',
    ]);
    expect((await packageNow(sent, num)).paperDueAt).toBeNull();
    // Friday, so the third business day is Tuesday.
    at.time.set(new Date('2026-11-25T10:00:00Z'));
    await work(at, /watch|email/, true);
    await at.signIn('administrator');
    const due = await packageNow(sent, num);
    expect(due.paperDueAt).not.toBeNull();
    const admin = async () => at.as('administrator');
    const mailed = { version: due.version, mailedOn: '2026-11-25' };
    await (await admin())
      .post(`${packagesPath(num)}/${sent.id}/paper`)
      .send(mailed)
      .expect(200);
    await (await admin())
      .post(`${packagesPath(num)}/${sent.id}/paper`)
      .send(mailed)
      .expect(409);
    await work(at);
    // Thanksgiving and Sunday do not count.
    expect((await at.portal.los.loadLoan(num)).sInitialLoanEstimateReceivedD).toBe('2026-11-30');
    const browser = browserOf(at);
    const signer = await browser.signIn(email);
    await browser.consent(signer);
    const answer = await browser.agent.post(browser.path(signer, '/paper')).send({}).expect(200);
    expect(answer.body).toMatchObject({ step: 'withdrawn', state: 'paper' });
    expect(await consentsOf(at.portal, num)).toMatchObject([{ name: ruta.name, isGiven: false }]);
  });

  it('is due on paper in its history after the signer asked for it', async () => {
    const num = await createLoan(at, 'loan-officer', completePurchase);
    const email = 'asks@example.com';
    const sent = await sendPackage(at, num, { recipients: [{ ...ruta, email }] });
    await work(at);
    const browser = browserOf(at);
    const signer = await browser.signIn(email);
    await browser.agent.post(browser.path(signer, '/paper')).send({}).expect(200);
    await at.signIn('administrator');
    const kinds = (await packageNow(sent, num)).events.map(({ kind }) => kind);
    expect(kinds.slice(-2)).toEqual(['paper', 'paper-due']);
  });

  it('expires after the days of the setting, and its link stops working', async () => {
    const num = await createLoan(at, 'loan-officer', completePurchase);
    const email = 'never@example.com';
    const sent = await sendPackage(at, num, { recipients: [{ ...ruta, email }] });
    await work(at);
    const token = await tokenOf(at, email);
    at.time.forward(15 * 24 * HOUR_MS);
    await supertest(at.app).post('/api/signing/link').send({ token }).expect(404);
    await work(at, /watch/, true);
    await at.signIn('administrator');
    expect((await packageNow(sent, num)).state).toBe('expired');
  });
});

describe('a Loan Estimate that was issued electronically', () => {
  const terms = {
    ...{ sNoteIR: '6.250', sTerm: 360, sFinMethT: '0', sLT: '0', sSchedDueD1: '2027-02-01', sPrepaidInterestDays: 10 },
    ...{ sAppSubmittedD: '2026-11-19', sEstCloseD: '2026-12-28', sPurchCreditEarnestMoneyAmt: '10000.00' },
  };

  it('is received on the day on which a borrower opens it', async () => {
    const num = await createLoan(at, 'loan-officer', { ...completePurchase, ...terms });
    const { version } = await loanNow(num);
    await at.signIn('disclosure-desk');
    const desk = await at.as('disclosure-desk');
    const consent = { on: '2026-11-19', evidence: 'Consent form' };
    const issued = await desk
      .post(`/api/loan-proxy/${num}/loan-estimates`)
      .send({ version, method: 'electronic', consent });
    expect(issued.status, JSON.stringify(issued.body)).toBe(200);
    const documentId = (await loanNow(num)).loanEstimates?.[0]?.documentId;
    const email = 'estimate@example.com';
    const documents = [{ documentId, title: 'Loan Estimate' }];
    await sendPackage(at, num, { documents, recipients: [{ ...ruta, email }] });
    await work(at);
    expect((await loanNow(num)).loanEstimates?.[0]?.delivery?.received).toBeNull();
    const browser = browserOf(at);
    const signer = await browser.signIn(email);
    await browser.consent(signer);
    await browser.read(signer);
    await work(at);
    const loan = await loanNow(num);
    expect(loan.loanEstimates?.[0]?.delivery).toMatchObject({ method: 'electronic', received: '2026-11-20' });
    expect(loan.sInitialLoanEstimateReceivedD).toBe('2026-11-20');
    const given = await consentsOf(at.portal, num);
    expect(given.map(({ name }) => name)).toEqual([ruta.name]);
  });
});

describe('a Closing Disclosure that was issued electronically', () => {
  const terms = {
    ...{ sNoteIR: '6.250', sTerm: 360, sFinMethT: '0', sLT: '0', sSchedDueD1: '2027-02-01', sPrepaidInterestDays: 4 },
    ...{ sEstCloseD: '2026-12-28', sPurchCreditEarnestMoneyAmt: '10000.00' },
  };
  const choices = {
    ...{ fileNumber: null, insuranceNumber: null, partialPayments: 'hold', isProtected: true },
    ...{ noEscrow: 'declined', escrowWaiverFee: null, hasSignatures: true },
  };

  it('ends its presumed wait once every borrower has opened it, and is signed once all have signed', async () => {
    const num = await createLoan(at, 'loan-officer', { ...completePurchase, ...terms });
    const [borrower] = (await loanNow(num)).applicants;
    const estimate = {
      ...{ id: 'le', number: 1, issued: '2026-11-10', by: 'Ann', lines: [], lenderCredit: '0.00' },
      ...{ cashToClose: null, covers: null, reason: null },
    };
    await setLoanFields(at, num, {
      ...{ sDisbursementD: '2026-12-28', loanEstimates: [estimate] },
      applicants: [{ ...borrower, aCFirstNm: 'Emre', aCLastNm: 'Şahin' }],
    });
    const closings = `/api/loan-proxy/${num}/closing-disclosures`;
    const admin = await at.as('administrator');
    const body = { version: (await loanNow(num)).version, method: 'electronic', choices };
    const issued = await admin
      .post(closings)
      .send({ ...body, consent: { on: '2026-11-19', evidence: 'Consent form' } });
    expect(issued.status, JSON.stringify(issued.body)).toBe(200);
    // Friday the 20th: presumed received on Tuesday, and Thanksgiving does not count.
    expect(issued.body.earliest.date).toBe('2026-11-28');
    const disclosure = async () => (await loanNow(num)).closingDisclosures?.[0];
    const documents = [{ documentId: (await disclosure())?.documentId, title: 'Closing Disclosure' }];
    const [one, two, three] = ['cd-one', 'cd-two', 'cd-three'].map((name) => `${name}@example.com`);
    const send = (recipients: readonly object[]) =>
      sendPackage(at, num, { kind: 'closing-disclosure', documents, recipients });
    const opened = async (email = '') => {
      const browser = browserOf(at);
      const signer = await browser.signIn(email);
      await browser.consent(signer);
      await browser.read(signer);
      await work(at);
      return (name: string) => browser.sign(signer, name);
    };
    // A package for one of two borrowers says nothing about the other.
    await send([{ ...ruta, email: one }]);
    await work(at);
    await opened(one);
    expect((await disclosure())?.delivery).toMatchObject({ received: null });
    expect(await loanNow(num)).toMatchObject({ sInitialClosingDisclosureIssuedD: '2026-11-20' });

    await send([
      { ...ruta, email: two },
      { ...emre, email: three },
    ]);
    await work(at);
    const rutaSigns = await opened(two);
    expect((await disclosure())?.delivery).toMatchObject({ received: null });
    const emreSigns = await opened(three);
    expect((await disclosure())?.delivery).toMatchObject({ method: 'electronic', received: '2026-11-20' });
    expect((await loanNow(num)).sInitialClosingDisclosureReceivedD).toBe('2026-11-20');
    const now = (await admin.get(closings).expect(200)).body;
    expect([now.earliest.date, now.disclosures[0].receivedBy.date]).toEqual(['2026-11-24', '2026-11-20']);

    expect((await rutaSigns(ruta.name)).status).toBe(200);
    await work(at);
    expect((await disclosure())?.signed).toBeNull();
    expect((await emreSigns(emre.name)).status).toBe(200);
    await work(at);
    expect((await disclosure())?.signed).toBe('2026-11-20');
    expect((await loanNow(num)).sInitialClosingDisclosureSignedD).toBe('2026-11-20');
  });
});
