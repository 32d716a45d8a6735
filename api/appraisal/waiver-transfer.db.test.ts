import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TransferInput } from '../../domain/appraisal/transfer.schemas';
import { transferParts } from '../../domain/appraisal/transfer-rules';
import { orderOf } from '../../tests/support/appraisals';
import { completePurchase, createLoan, pdfFile } from '../../tests/support/loan-builder';
import { pdfPages } from '../../tests/support/pdf-pages';
import { type TestPortal, testPortal } from '../../tests/support/test-portal';
import { underwrittenPurchase } from '../../tests/support/underwritten-loan';
import { browserOf, work } from '../signing/signing.test-support';

let at: TestPortal;
beforeAll(async () => {
  at = await testPortal();
});
afterAll(() => at.close());

const ADMIN = 'administrator';
const newLoan = (more: object = {}) => createLoan(at, 'loan-officer', { ...completePurchase, ...more });
const waiver = (loanNum: string, rest = '') => `/api/loan-proxy/${loanNum}/appraisal-waiver${rest}`;
const transferAt = (loanNum: string, id: string, rest = '') =>
  `/api/loan-proxy/${loanNum}/appraisal-transfers/${id}${rest}`;
const read = async (path: string) => (await (await at.as(ADMIN)).get(path)).body;
const post = async (path: string, body: object, login = ADMIN) => (await at.as(login)).post(path).send(body);

describe('permission', () => {
  it('is needed for every call: sign-in, the page, and the status', async () => {
    const loanNum = await newLoan();
    const id = randomUUID();
    const calls = [
      ['get', waiver(loanNum)],
      ['post', waiver(loanNum)],
      ['post', waiver(loanNum, `/${id}/use`)],
      ['post', waiver(loanNum, '/timing')],
      ['put', transferAt(loanNum, id)],
      ['post', transferAt(loanNum, id, '/xml')],
      ['post', transferAt(loanNum, id, '/receive')],
      ['get', transferAt(loanNum, id, '/letter')],
      ['post', `/api/lqb/loans/${loanNum}/appraisal-transfer-upload`],
    ] as const;
    for (const [method, path] of calls) {
      expect((await supertest(at.app)[method](path)).status, path).toBe(401);
      expect((await (await at.as('closer'))[method](path)).status, path).toBe(403);
    }
  });
});

/** Submits a loan whose ZIP code the simulator offers a waiver for, and makes the run the one of record. */
async function offeredLoan(more: { readonly by?: string } = {}): Promise<string> {
  const [first] = underwrittenPurchase.applicants;
  const second = Object.fromEntries(
    Object.entries(first).map(([name, value]) => [name.startsWith('aB') ? `aC${name.slice(2)}` : name, value]),
  );
  const applicants = [
    {
      ...second,
      ...first,
      aCFirstNm: 'Emre',
      aCSsn: '900-12-4567',
      aCEmail: 'emre.lindqvist@example.com',
      aProdCCitizenT: '0',
    },
  ];
  const facts = { ...completePurchase, ...underwrittenPurchase, applicants, sEstCloseD: '2026-12-30' };
  const loanNum = await createLoan(at, more.by ?? 'loan-officer', facts);
  const operation = () => ({ id: randomUUID(), by: ADMIN, byName: 'Admin' });
  await at.portal.los.submitUnderwriting(
    operation(),
    loanNum,
    { system: 'DU', agency: null, references: [], copyLiabilities: false },
    null,
  );
  const [run] = await at.portal.los.underwritingRuns(loanNum);
  const { version } = await at.portal.los.loadLoan(loanNum);
  await at.portal.los.recordUnderwriting(operation(), loanNum, { version, runId: run?.id ?? '' });
  return loanNum;
}

const recipients = [
  { name: 'Ruta Lindqvist', email: 'ruta.lindqvist@example.com' },
  { name: 'Emre Lindqvist', email: 'emre.lindqvist@example.com' },
];

/** Signs the form as this borrower; without a choice if it is null. */
async function signAs(place: number, choice: string | null) {
  await work(at);
  const { name, email } = recipients[place] ?? { name: '', email: '' };
  const browser = browserOf(at);
  const signer = await browser.signIn(email);
  await browser.consent(signer);
  await browser.read(signer);
  const documents = (await browser.view(signer)).documents.map(({ id, sha256 }) => ({ id, sha256, choice }));
  return browser.agent.post(browser.path(signer, '/signature')).send({ name, documents });
}

describe('a waiver', () => {
  it('is offered by the run of record alone, and used once every borrower chose it when they signed', async () => {
    const without = await newLoan();
    expect(await read(waiver(without))).toMatchObject({ obstacle: 'no-run', run: null });
    const loanNum = await offeredLoan();
    const page = await read(waiver(loanNum));
    expect(page).toMatchObject({ obstacle: null, until: '2027-03-20', isSimulation: true });
    const body = { id: randomUUID(), loanVersion: page.loanVersion, language: 'en', recipients };
    const alone = { loanVersion: (await read(waiver(without))).loanVersion, recipients: recipients.slice(0, 1) };
    const refused = await post(waiver(without), { ...body, ...alone });
    expect(refused.body.wording.code).toBe('appraisal-waiver-not-offered');
    const stranger = { name: 'Somebody Else', email: 'else@example.com' };
    for (const others of [[stranger], [...recipients, stranger]]) {
      const someone = await post(waiver(loanNum), { ...body, recipients: others });
      expect(someone.body.fields).toHaveProperty('recipients');
    }
    const sent = await post(waiver(loanNum), body);
    expect(sent.status, JSON.stringify(sent.body)).toBe(200);
    expect(sent.body.sent).toMatchObject([{ election: null, state: 'open', signers: [{ choice: null }, {}] }]);
    expect((await post(waiver(loanNum), { ...body, election: 'accept' })).status).toBe(422);
    expect((await post(waiver(loanNum), body)).body.sent).toHaveLength(1);
    const files = await at.portal.los.files(loanNum, { docType: 'APPRAISAL WAIVER' });
    expect(files).toHaveLength(1);
    const use = waiver(loanNum, `/${body.id}/use`);
    const { loanVersion } = sent.body;
    expect((await post(use, { loanVersion })).body.wording.code).toBe('appraisal-waiver-not-signed');
    for (const wrong of [null, 'both']) {
      expect((await signAs(0, wrong)).body.fieldWordings.documents.code).toBe('signing-needs-choice');
    }
    expect((await signAs(0, 'accept')).status).toBe(200);
    expect((await post(use, { loanVersion })).body.wording.code).toBe('appraisal-waiver-not-signed');
    expect((await signAs(1, 'order')).status).toBe(200);
    const differing = (await read(waiver(loanNum))).sent[0];
    expect(differing).toMatchObject({
      ...{ state: 'signed', election: 'different' },
      signers: [{ choice: 'accept' }, { choice: 'order' }],
    });
    expect((await post(use, { loanVersion })).body.wording.code).toBe('appraisal-waiver-not-signed');
    expect((await at.portal.los.loadLoan(loanNum)).sSpValuationMethodT).not.toBe('7');

    await work(at);
    at.time.forward(1000);
    const later = { ...body, id: randomUUID() };
    await post(waiver(loanNum), later);
    for (const place of [0, 1]) await signAs(place, 'accept');
    expect((await read(waiver(loanNum))).sent[0]).toMatchObject({ id: later.id, election: 'accept', state: 'signed' });
    await work(at);
    const signedForms = await at.portal.los.files(loanNum, { docType: 'APPRAISAL WAIVER' });
    const form = signedForms.filter(({ name }) => name.endsWith('SIGNED.pdf'));
    const texts = form.map(async ({ storageKey }) => {
      const stored = await at.portal.files.get(storageKey);
      const [first = '', evidence = ''] = await pdfPages(await buffer(stored?.stream ?? Readable.from([])));
      expect(evidence).toContain('Choice');
      return first.slice(first.indexOf('Electronically signed')).match(/I (?:accept|decline) the waiver/g);
    });
    expect((await Promise.all(texts)).toSorted()).toEqual([
      ['I accept the waiver', 'I accept the waiver'],
      ['I accept the waiver', 'I decline the waiver'],
    ]);
    const { version } = await at.portal.los.loadLoan(loanNum);
    const used = await post(waiver(loanNum, `/${later.id}/use`), { loanVersion: version });
    expect(used.body.sent[0].usedAt).not.toBeNull();
    expect((await at.portal.los.loadLoan(loanNum)).sSpValuationMethodT).toBe('7');
  }, 60_000);

  it('is not sent by users outside the lender, and nothing is filed for them', async () => {
    const loanNum = await offeredLoan({ by: 'pml-loan-officer' });
    const { loanVersion, obstacle } = await read(waiver(loanNum));
    expect(obstacle).toBeNull();
    const body = { id: randomUUID(), loanVersion, language: 'en', recipients };
    expect((await post(waiver(loanNum), body, 'pml-loan-officer')).status).toBe(403);
    expect(await at.portal.los.files(loanNum, { docType: 'APPRAISAL WAIVER' })).toHaveLength(0);
  });

  it('of the three business days counts if it is given in time', async () => {
    const loanNum = await newLoan({ sEstCloseD: '2026-11-24', sAppSubmittedD: '2026-11-10' });
    expect(await read(waiver(loanNum))).toMatchObject({ lastTimingDay: '2026-11-19', timing: null });
    const timing = (givenOn: string) => post(waiver(loanNum, '/timing'), { givenOn });
    expect((await timing('2026-11-20')).body.fields).toHaveProperty('givenOn');
    expect((await timing('2026-11-21')).body.fields).toHaveProperty('givenOn');
    expect((await timing('2026-11-09')).body.fields).toHaveProperty('givenOn');
    expect((await timing('2026-11-19')).body.timing).toMatchObject({ givenOn: '2026-11-19' });
    expect((await timing('2026-11-19')).status).toBe(200);
    expect((await timing('2026-11-18')).body.wording.code).toBe('appraisal-timing-recorded');
    const { clock, waivedOn } = await read(`/api/loan-proxy/${loanNum}/appraisals`);
    expect(waivedOn).toBe('2026-11-19');
    expect(clock).toContainEqual(expect.objectContaining({ step: 'waiver', done: '2026-11-19', state: 'done' }));
  });
});

const XML = `<?xml version="1.0"?><VALUATION_RESPONSE MISMOVersionID="2.6GSE">
  <REPORT AppraisalFormType="FNM1004" AppraiserReportSignedDate="2026-11-12"/>
  <PARTIES><APPRAISER _Name="Tobias Lindgren" _CompanyName="Three Oaks Valuation">
    <APPRAISER_LICENSE _Identifier="AR-77" _State="CA"/></APPRAISER><LENDER _UnparsedName="Anchor Gate Bank"/></PARTIES>
  <PROPERTY _StreetAddress="41 Larkspur Lane" _City="Pasadena" _State="CA" _PostalCode="91101"/>
  <VALUATION PropertyAppraisedValueAmount="612000" AppraisalEffectiveDate="2026-11-10"/>
  <_RECONCILIATION><_CONDITION_OF_APPRAISAL _Type="AsIs"/></_RECONCILIATION></VALUATION_RESPONSE>`;

const input: TransferInput = {
  ...{ sentBy: 'lender', lender: 'Anchor Gate Bank', letterOn: '2026-11-18', isCaseTransferred: false },
  ...{ officer: 'Dana Whitcombe', officerTitle: 'Vice President' },
  letterhead: { street: '12 Anchor Street', place: 'Boston, MA 02110', phone: '(617) 555-0104', nmls: '880011' },
  theirLoanNum: 'AG-20417',
  certified: ['isClient', 'isOnlyAppraisal', 'certifiesIndependence', 'isOutsideProduction'],
};

describe('a transfer', () => {
  it('is received once its checklist is complete, and then reviewed like an order', async () => {
    const loanNum = await newLoan({ sLT: '0' });
    const id = randomUUID();
    const agent = await at.as(ADMIN);
    const put = (version: number, more: object = {}) =>
      agent.put(transferAt(loanNum, id)).send({ ...input, ...more, version });
    const created = await put(0, { sentBy: 'broker' });
    expect(created.body).toMatchObject({ source: 'transfer', state: 'draft', requesterComp: { name: input.lender } });
    expect((await put(7)).status).toBe(409);
    const { version: atLoan } = await at.portal.los.loadLoan(loanNum);
    const ordered = await agent.put(`/api/loan-proxy/${loanNum}/appraisals/${id}`).send({
      ...orderOf(atLoan, { submit: false }),
      version: created.body.version,
    });
    expect(ordered.body.wording.code).toBe('appraisal-key-used');
    const saved = await put(created.body.version);
    expect(saved.body.transfer.checklist.find(({ item }: { item: string }) => item === 'sender').isDone).toBe(true);

    const letter = await agent.get(transferAt(loanNum, id, '/letter')).expect(200);
    const words = (await pdfPages(letter.body)).join(' ');
    expect(words).toMatch(/^Anchor Gate Bank\s?12 Anchor Street, Boston, MA 02110/);
    expect(words).toMatch(/Anchor Gate Bank · Loan AG-20417/);
    expect(words).not.toMatch(/example\.com/);
    for (const part of transferParts) {
      const sent = agent.post(`/api/lqb/loans/${loanNum}/appraisal-transfer-upload`);
      await sent.field('transfer', id).field('part', part).attach('files', pdfFile, `${part}.pdf`).expect(201);
    }
    const early = await post(transferAt(loanNum, id, '/receive'), { version: await versionOf(loanNum) });
    expect(early.body.wording.code).toBe('appraisal-transfer-not-complete');
    const xml = (text: string) =>
      agent.post(transferAt(loanNum, id, '/xml')).attach('files', Buffer.from(text), 'report.xml');
    expect((await xml('<VALUATION_RESPONSE/>')).body.wording.code).toBe('appraisal-xml-not-readable');
    expect((await xml(XML)).status).toBe(200);
    const received = await post(transferAt(loanNum, id, '/receive'), { version: await versionOf(loanNum) });
    expect(received.body).toMatchObject({
      state: 'delivered',
      checks: [],
      reports: [{ data: { value: '612000.00' } }],
    });
    expect(await at.portal.los.files(loanNum, { docType: 'APPRAISAL TRANSFER' })).toHaveLength(transferParts.length);

    expect((await xml(XML)).status).toBe(409);
    const part = agent.post(`/api/lqb/loans/${loanNum}/appraisal-transfer-upload`).field('transfer', id);
    await part.field('part', 'report').attach('files', pdfFile, 'report.pdf').expect(409);
    const { version: loanVersion } = await at.portal.los.loadLoan(loanNum);
    const cancelled = { version: received.body.version, reason: 'Not needed' };
    const late = await post(`/api/loan-proxy/${loanNum}/appraisals/${id}/cancel`, cancelled);
    expect(late.body.code).toBe('cannot-cancel');
    const review = { version: received.body.version, loanVersion, note: '' };
    const accepted = await post(`/api/loan-proxy/${loanNum}/appraisals/${id}/review`, review);
    expect(accepted.body.state).toBe('reviewed');
    expect((await at.portal.los.loadLoan(loanNum)).sApprVal).toBe('612000.00');
  });

  const versionOf = async (loanNum: string) =>
    (await read(`/api/loan-proxy/${loanNum}/appraisals`)).appraisals[0].version;
});

describe('the fees of companies', () => {
  it('are replaced from a day on by a file', async () => {
    const agent = await at.as(ADMIN);
    const file = [
      'AMC,AMC Name,State,County,Form,Loan Type,Fee,Rush Fee,Business Days,Rush Business Days',
      'CORNER,Cornerpost Valuation Network,CA,,1004,,500,650,7,3',
      'CORNER,Cornerpost Valuation Network,CA,Los Angeles,1004,,575,,8,',
    ].join('\n');
    const send = (step: string, text: string, seen?: string) => {
      const request = agent.post(`/api/emet-data/appraisal-fees/import/${step}`).field('from', '2026-11-01');
      if (seen !== undefined) request.field('seen', seen);
      return request.attach('files', Buffer.from(text), 'fees.csv');
    };
    expect((await (await at.as('processor')).post('/api/emet-data/appraisal-fees/import/check')).status).toBe(403);
    expect((await supertest(at.app).post('/api/emet-data/appraisal-fees/import/apply')).status).toBe(401);
    const wrong = await send('check', file.replace('500', 'free').replace(',1004,,575', ',999,,575')).expect(200);
    expect(wrong.body.problems.map(({ code }: { code: string }) => code)).toEqual(['not-a-fee', 'not-a-form']);
    const { body: check } = await send('check', file).expect(200);
    expect(check).toMatchObject({ problemCount: 0, rows: 2 });
    await send('apply', file, check.seen).expect(200);
    const rows = await at.portal.db
      .selectFrom('portal.appraisal_fees')
      .select(['county', 'fee', 'rush_fee'])
      .where('from_day', '=', '2026-11-01')
      .orderBy('county')
      .execute();
    expect(rows).toEqual([
      { county: '', fee: '500.00', rush_fee: '650.00' },
      { county: 'Los Angeles', fee: '575.00', rush_fee: null },
    ]);
  });
});
