import { randomBytes, randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { unzipSync } from 'fflate';
import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Edoc } from '../../domain/documents/document.schemas';
import { createLoan, pdfFile } from '../../tests/support/loan-builder';
import { type TestPortal, testPortal } from '../../tests/support/test-portal';

let at: TestPortal;
let loanNum: string;
beforeAll(async () => {
  at = await testPortal();
  loanNum = await createLoan(at, 'pml-loan-officer');
});
afterAll(() => at.close());

const INCOME = { folderName: '06 INCOME', docType: 'PAYSTUB' };
const edocs = () => `/api/lqb/edocs/${loanNum}`;

async function pdfOf(pages: number): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  for (let page = 1; page <= pages; page += 1) pdf.addPage([600 + page, 800]).drawText(`Page ${page}`);
  return Buffer.from(await pdf.save());
}

async function add(login: string, fields: Record<string, string> = INCOME, bytes: Buffer = pdfFile, name = 'stub.pdf') {
  const request = (await at.as(login)).post(edocs()).attach('files', bytes, name);
  for (const [field, value] of Object.entries(fields)) request.field(field, value);
  return await request;
}
const added = async (login: string, fields?: Record<string, string>, bytes?: Buffer): Promise<Edoc> => {
  const answer = await add(login, fields, bytes);
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body[0];
};
const list = async (login = 'administrator', query = {}): Promise<Edoc[]> =>
  (await (await at.as(login)).get(edocs()).query(query).expect(200)).body;
const put = async (login: string, ...changes: object[]) => (await at.as(login)).put(edocs()).send({ changes });
const bytesOf = async (id: string): Promise<Buffer> =>
  (await (await at.as('administrator')).get(`${edocs()}/download/${id}`).expect(200)).body;
const audited = (action: string) =>
  at.portal.db.selectFrom('portal.audit').select(['actor', 'after']).where('action', '=', action).execute();

async function archive(stream: Readable, done: (error: Error | null, body: Buffer) => void): Promise<void> {
  done(null, await buffer(stream));
}

/** A call without a session, of someone who does not see the loan, and of someone who may only read. */
async function expectGuarded(method: 'post' | 'put' | 'get', path: string, readers: 'read' | 'write'): Promise<void> {
  await supertest(at.app)[method](path).expect(401);
  await (await at.as('loan-officer'))[method](path).expect(403);
  if (readers === 'write') await (await at.as('legal-auditor'))[method](path).expect(403);
}

describe('POST /lqb/edocs/{loanNum}', () => {
  it('requires sign-in, access to the loan, and writing on the page', () => expectGuarded('post', edocs(), 'write'));

  it('adds a document, and a new version of it that keeps the old one', async () => {
    const old = await added('pml-loan-officer');
    const made = await added('pml-loan-officer', { ...INCOME, replaces: old.id, version: '1' }, await pdfOf(2));
    expect(made).toMatchObject({ number: 2, madeFrom: [old.id], replacedTime: null, canChange: true });
    const [now, all] = [await list(), await list('administrator', { versions: 'all' })];
    expect(now.map(({ id }) => id)).not.toContain(old.id);
    expect(all.find(({ id }) => id === old.id)).toMatchObject({ replacedTime: expect.any(String), canChange: false });
    expect(await bytesOf(old.id)).toEqual(pdfFile);
    const again = await add('pml-loan-officer', { ...INCOME, replaces: old.id, version: '1' });
    expect([again.status, again.body.wording.code]).toEqual([409, 'document-changed']);
  });

  it('files several at once, each as its type in its folder, all or none', async () => {
    const filings = [INCOME, { folderName: '07 ASSETS', docType: 'BANK STATEMENT' }];
    const send = async (login: string, filed: unknown) =>
      (await at.as(login))
        .post(edocs())
        .field({ folderName: '99 UNSORTED', docType: 'UNSORTED', filings: JSON.stringify(filed) })
        .attach('files', pdfFile, 'several one.pdf')
        .attach('files', pdfFile, 'several two.pdf');
    const answer = await send('pml-loan-officer', filings);
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    const placed = (await list()).filter(({ name }) => name.startsWith('several'));
    expect(placed.map(({ name, folderName, doc_type }) => [name, folderName, doc_type]).toSorted()).toEqual([
      ['several one.pdf', '06 INCOME', 'PAYSTUB'],
      ['several two.pdf', '07 ASSETS', 'BANK STATEMENT'],
    ]);
    const missing = await send('pml-loan-officer', [INCOME]);
    expect([missing.status, missing.body.wording.code]).toEqual([422, 'document-filing-each']);
    const [, assets] = filings;
    const certificate = await send('pml-loan-officer', [assets, { ...INCOME, docType: '01 APPROVAL CERTIFICATE' }]);
    expect(certificate.status).toBe(403);
    expect((await list()).filter(({ name }) => name.startsWith('several'))).toHaveLength(2);
    expect((await send('pml-loan-officer', 'no list')).status).toBe(422);
  });

  it('hides documents for the lender only from a broker, everywhere', async () => {
    const hidden = await added('administrator', { ...INCOME, lenderOnly: 'true' });
    expect((await list()).find(({ id }) => id === hidden.id)?.lenderOnly).toBe(true);
    expect((await list('pml-loan-officer', { versions: 'all' })).map(({ id }) => id)).not.toContain(hidden.id);
    const broker = await at.as('pml-loan-officer');
    expect((await broker.get(`/api/storage-loan/${loanNum}`)).text).not.toContain(hidden.id);
    await broker.get(`${edocs()}/download/${hidden.id}`).expect(404);
    await broker.get(`${edocs()}/part/${hidden.id}?first=0&last=9`).expect(404);
    await broker.get(`/api/storage/${hidden.id}`).set('X-Loan-Number', loanNum).expect(404);
    await broker.get(`${edocs()}/zip?docIds=${hidden.id}`).expect(404);
    expect((await put('pml-loan-officer', { docId: hidden.id, version: 1, docType: 'W-2' })).status).toBe(404);
    expect((await add('pml-loan-officer', { ...INCOME, lenderOnly: 'true' })).status).toBe(403);
  });
});

describe('PUT /lqb/edocs/{loanNum}', () => {
  it('requires sign-in, access to the loan, and writing on the page', () => expectGuarded('put', edocs(), 'write'));

  it('moves and renames several documents, all or none, and is audited', async () => {
    const [one, two] = [await added('pml-loan-officer'), await added('administrator')];
    const to = { folderName: '07 ASSETS', docType: 'BANK STATEMENT' };
    const answer = await put(
      'administrator',
      { docId: one.id, version: 1, ...to },
      { docId: two.id, version: 1, ...to, name: 'June' },
    );
    expect(answer.status).toBe(200);
    expect(answer.body[1]).toMatchObject({
      name: 'June.pdf',
      folderName: '07 ASSETS',
      doc_type: 'BANK STATEMENT',
      version: 2,
    });
    const stale = await put(
      'administrator',
      { docId: one.id, version: 2, docType: 'VOE' },
      { docId: two.id, version: 1, docType: 'VOE' },
    );
    expect(stale.status).toBe(409);
    expect((await list()).filter(({ doc_type }) => doc_type === 'VOE')).toEqual([]);
    expect(JSON.stringify(await audited('documents.change'))).toContain('BANK STATEMENT');
  });

  it('refuses a list that names a document twice', async () => {
    const one = await added('administrator');
    const twice = [
      { docId: one.id, version: 1, docType: 'VOE' },
      { docId: one.id, version: 1, docType: 'LEASE' },
    ];
    const answer = await put('administrator', ...twice);
    expect([answer.status, JSON.stringify(answer.body)]).toEqual([422, expect.stringContaining('document-twice')]);
    expect((await list()).find(({ id }) => id === one.id)?.version).toBe(1);
  });

  it('lets a broker change their own documents only', async () => {
    const [own, other] = [await added('pml-loan-officer'), await added('administrator')];
    expect((await put('pml-loan-officer', { docId: own.id, version: 1, docType: 'VOE' })).status).toBe(200);
    const refused = await put('pml-loan-officer', { docId: other.id, version: 1, docType: 'VOE' });
    expect([refused.status, refused.body.wording.code]).toEqual([403, 'not-your-document-change']);
    expect((await list('pml-loan-officer')).find(({ id }) => id === other.id)?.canChange).toBe(false);
    expect((await put('pml-loan-officer', { docId: own.id, version: 2, lenderOnly: false })).status).toBe(403);
  });
});

describe('POST /lqb/edocs/{loanNum}/join', () => {
  it('requires sign-in, access to the loan, and writing on the page', () =>
    expectGuarded('post', `${edocs()}/join`, 'write'));

  it('joins documents in their order, and keeps them', async () => {
    const [one, two] = [
      await added('administrator', INCOME, await pdfOf(1)),
      await added('administrator', INCOME, await pdfOf(2)),
    ];
    const documents = [two, one].map(({ docId, version }) => ({ docId, version }));
    const body = { ...INCOME, name: 'All stubs', documents };
    const answer = await (await at.as('administrator')).post(`${edocs()}/join`).send(body).expect(201);
    expect(answer.body).toMatchObject({ name: 'All stubs.pdf', number: 2, madeFrom: [two.id, one.id] });
    const pages = (await PDFDocument.load(await bytesOf(answer.body.id))).getPages();
    expect(pages.map((page) => page.getWidth())).toEqual([601, 602, 601]);
    expect(await bytesOf(one.id)).not.toHaveLength(0);
    const again = await (await at.as('administrator')).post(`${edocs()}/join`).send(body);
    expect(again.status).toBe(409);
  });
});

describe('POST /lqb/edocs/{loanNum}/split/{docId}', () => {
  const nothing = '00000000-0000-4000-8000-000000000000';
  it('requires sign-in, access to the loan, and writing on the page', () =>
    expectGuarded('post', `${edocs()}/split/${nothing}`, 'write'));

  it('splits a document by pages into documents of their own types, and keeps it', async () => {
    const whole = await added('pml-loan-officer', { folderName: '99 UNSORTED', docType: 'UNSORTED' }, await pdfOf(5));
    const parts = [
      { first: 1, last: 2, ...INCOME },
      { first: 3, last: 5, folderName: '06 INCOME', docType: 'W-2', name: 'W-2 2025' },
    ];
    const split = async (version: number, sent: object[]) =>
      (await at.as('pml-loan-officer')).post(`${edocs()}/split/${whole.id}`).send({ version, parts: sent });
    const beyond = await split(1, [{ first: 4, last: 6, ...INCOME }]);
    expect([beyond.status, beyond.body.wording.code]).toEqual([422, 'pdf-pages']);
    const answer = await split(1, parts);
    expect(answer.body.map((part: Edoc) => [part.name, part.doc_type, part.madeFrom])).toEqual([
      ['stub (1).pdf', 'PAYSTUB', [whole.id]],
      ['W-2 2025.pdf', 'W-2', [whole.id]],
    ]);
    const pages = (await PDFDocument.load(await bytesOf(answer.body[1].id))).getPages();
    expect(pages.map((page) => page.getWidth())).toEqual([603, 604, 605]);
    expect((await split(1, parts)).status).toBe(409);
  });

  it('lists the parts in the order of their pages', async () => {
    const whole = await added('administrator', INCOME, await pdfOf(6));
    const parts = [1, 2, 3, 4, 5, 6].map((page) => ({ first: page, last: page, ...INCOME }));
    await (await at.as('administrator')).post(`${edocs()}/split/${whole.id}`).send({ version: 1, parts }).expect(201);
    const listed = (await list()).filter(({ madeFrom }) => madeFrom.includes(whole.id));
    expect(listed.map(({ name }) => name)).toEqual(parts.map(({ first }) => `stub (${first}).pdf`));
  });

  it('refuses parts that are together many times the size of the document', async () => {
    const pdf = await PDFDocument.create();
    const large = pdf.context.register(pdf.context.stream(randomBytes(3_000_000)));
    pdf.addPage().node.set(PDFName.of('Attached'), large);
    const whole = await added('administrator', INCOME, Buffer.from(await pdf.save()));
    const parts = Array.from({ length: 45 }, () => ({ first: 1, last: 1, ...INCOME }));
    const answer = await (await at.as('administrator'))
      .post(`${edocs()}/split/${whole.id}`)
      .send({ version: 1, parts });
    expect([answer.status, answer.body.wording.code]).toEqual([422, 'pdf-too-complex']);
  }, 30_000);

  it('says that a file is damaged, and leaves it as it was', async () => {
    const broken = await added('administrator', INCOME, Buffer.from('%PDF-1.7\n1 0 obj\nendobj\n%%EOF'));
    const body = { version: 1, parts: [{ first: 1, last: 1, ...INCOME }] };
    const answer = await (await at.as('administrator')).post(`${edocs()}/split/${broken.id}`).send(body);
    expect([answer.status, answer.body.wording.code]).toEqual([422, 'pdf-damaged']);
    expect((await list()).find(({ id }) => id === broken.id)?.version).toBe(1);
  });
});

describe('GET /lqb/edocs/{loanNum}/part/{docId}', () => {
  it('requires sign-in and access to the loan, and sends the bytes of the range; its opening is recorded once', async () => {
    const document = await added('administrator');
    const path = `${edocs()}/part/${document.id}?first=0&last=4`;
    await expectGuarded('get', path, 'read');
    const reader = await at.as('pml-loan-officer');
    for (let time = 0; time < 3; time += 1) {
      expect((await reader.get(path).expect(200)).body.toString()).toBe('%PDF-');
    }
    const several = await reader.get(`${path}&more=9-9,2-3`).buffer(true).expect(200);
    expect(several.body.toString()).toMatch(/^%PDF-.DF$/s);
    await reader.get(`${path}&more=9-2`).expect(400);
    await reader.get(`${path}&more=0-4194299`).expect(400);
    await reader.get(`${path}&more=0-9;1-2`).expect(400);
    await reader.get(`${edocs()}/part/${document.id}?first=9&last=4`).expect(400);
    await reader.get(`${edocs()}/part/${document.id}?first=0&last=9999999`).expect(400);
    const opened = (await audited('documents.open')).filter(({ after }) =>
      JSON.stringify(after)?.includes(document.id),
    );
    expect(opened).toHaveLength(1);
  });
});

describe('GET /lqb/edocs/{loanNum}/zip', () => {
  it('requires sign-in and access to the loan', () => expectGuarded('get', `${edocs()}/zip`, 'read'));

  it('sends the chosen documents in their folders, each under a name of its own', async () => {
    const [one, two] = [await added('administrator'), await added('administrator')];
    const agent = await at.as('administrator');
    const answer = await agent
      .get(`${edocs()}/zip?docIds=${one.id},${two.id}`)
      .buffer(true)
      .parse((stream, done) => {
        void archive(stream as unknown as Readable, done);
      })
      .expect(200);
    expect(answer.headers['content-type']).toContain('application/zip');
    const files = unzipSync(answer.body);
    expect(Object.keys(files).sort()).toEqual(['06 INCOME/stub (2).pdf', '06 INCOME/stub.pdf']);
    expect(Buffer.from(files['06 INCOME/stub.pdf'] ?? [])).toEqual(pdfFile);
    expect(JSON.stringify(await audited('documents.export'))).toContain(two.id);
  });
});

describe('a hidden document', () => {
  it('stays hidden in its new version, unless the author says otherwise', async () => {
    const hidden = await added('administrator', { ...INCOME, lenderOnly: 'true' });
    const replace = (of: Edoc, fields = {}) =>
      added('administrator', { ...INCOME, replaces: of.id, version: String(of.version), ...fields });
    const second = await replace(hidden);
    expect(second.lenderOnly).toBe(true);
    expect((await list('pml-loan-officer')).map(({ id }) => id)).not.toContain(second.id);
    expect((await replace(second, { lenderOnly: 'false' })).lenderOnly).toBe(false);
  });
});

describe('certificates of the lender', () => {
  const forged = { folderName: '10 UNDERWRITING', docType: '01 APPROVAL CERTIFICATE' };

  it('are not filed by users outside the lender, on any way', async () => {
    const agent = await at.as('pml-loan-officer');
    const own = await added('pml-loan-officer', INCOME, await pdfOf(2));
    const seen = { docId: own.id, version: own.version };
    const conditions = [{ id: randomUUID(), cat: 'PTD', description: 'Paystubs', accepts: [] }];
    const path = `/api/lqb/loans/${loanNum}/conditions`;
    await (await at.as('administrator')).post(path).send({ conditions }).expect(201);
    const uploaded = (address: string, fields: object) =>
      agent
        .post(address)
        .field({ ...forged, ...fields })
        .attach('files', pdfFile, 'a.pdf');
    const answers = [
      await add('pml-loan-officer', forged),
      await add('pml-loan-officer', { ...forged, replaces: own.id, version: String(own.version) }),
      await put('pml-loan-officer', { ...seen, ...forged }),
      await uploaded(`${edocs()}/upload`, {}),
      await uploaded(`${edocs()}/condition-upload`, { conditionIds: conditions[0]?.id ?? '' }),
      await agent.post(`${edocs()}/split/${own.id}`).send({ version: 1, parts: [{ first: 1, last: 1, ...forged }] }),
      await agent.post(`${edocs()}/join`).send({ ...forged, name: 'a', documents: [seen, seen] }),
    ];
    expect(answers.map(({ status, body }) => [status, body.wording?.code])).toEqual(
      answers.map(() => [403, 'lender-document-type']),
    );
    expect(await list('administrator')).not.toContainEqual(expect.objectContaining({ doc_type: forged.docType }));
    expect((await add('underwriter', forged)).status).toBe(201);
  });
});
