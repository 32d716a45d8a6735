import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MAX_UPLOAD_BYTES } from '../../domain/loan/upload-limits';
import { createLoan, pdfFile } from '../../tests/support/loan-builder';
import { type TestPortal, testPortal } from '../../tests/support/test-portal';

let at: TestPortal;
let loanNum: string;
beforeAll(async () => {
  at = await testPortal();
  loanNum = await createLoan(at, 'pml-loan-officer');
});
afterAll(() => at.close());

const PACKAGE = { folderName: '01 SUBMISSION PACKAGE', docType: '1 SUBMISSION PACKAGE' };

type File = readonly [bytes: Buffer, name: string];

const upload = async (
  login: string,
  files: readonly File[],
  filing: { folderName?: string; docType?: string } = PACKAGE,
) => {
  const request = (await at.as(login)).post(`/api/lqb/edocs/${loanNum}/upload`);
  for (const [name, value] of Object.entries(filing)) request.field(name, value);
  for (const [bytes, name] of files) request.attach('files', bytes, name);
  return await request;
};

describe('POST /lqb/edocs/{loanNum}/upload', () => {
  it('requires sign-in', async () => {
    const answer = await supertest(at.app).post(`/api/lqb/edocs/${loanNum}/upload`).expect(401);
    expect(answer.body).toMatchObject({ code: 'signed-out', requestId: expect.any(String) });
  });

  it('requires access to the loan', async () => {
    expect((await upload('loan-officer', [[pdfFile, 'a.pdf']])).status).toBe(403);
  });

  it('files a PDF under its folder and type, and returns the same bytes', async () => {
    const answer = await upload('pml-loan-officer', [[pdfFile, 'Paket ğ é.pdf']]);
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual([
      {
        id: expect.any(String),
        name: 'Paket ğ é.pdf',
        size: pdfFile.length,
        createdTime: expect.stringMatching(/^2026-11-20T18:42:00/),
        createdBy: expect.any(String),
        folderName: PACKAGE.folderName,
        properties: { docType: PACKAGE.docType },
        // The names of the specification (DOC-01).
        docId: answer.body[0].id,
        doc_type: PACKAGE.docType,
        created_date: answer.body[0].createdTime,
        ...{ version: 1, number: 1, madeFrom: [], replacedTime: null, lenderOnly: false, canChange: true },
      },
    ]);
    const agent = await at.as('pml-loan-officer');
    const file = await agent.get(`/api/lqb/edocs/${loanNum}/download/${answer.body[0].id}`).expect(200);
    expect(file.headers['content-type']).toBe('application/pdf');
    expect(file.headers['content-disposition']).toContain("filename*=UTF-8''Paket%20%C4%9F%20%C3%A9.pdf");
    expect(Buffer.from(file.body)).toEqual(pdfFile);
  });

  it('leaves nothing of a document in the file store', async () => {
    const secret = 'Statement of Ruta Lindqvist, account 000123456789';
    const pdf = Buffer.concat([pdfFile, Buffer.from(`\n% ${secret}\n%%EOF\n`)]);
    const filing = { folderName: '02 STATEMENTS', docType: '9 OTHER' };
    expect((await upload('pml-loan-officer', [[pdf, 'Statement.pdf']], filing)).status).toBe(201);
    const folder = path.join(at.portal.config.dataDir, 'files');
    const names = (await readdir(folder, { recursive: true })).filter((name) => name.includes('.pdf'));
    const stored = Buffer.concat(await Promise.all(names.map((name) => readFile(path.join(folder, name)))));
    expect(stored.length).toBeGreaterThan(pdf.length);
    expect(['%PDF', 'Lindqvist', '000123456789', 'Statement'].filter((text) => stored.includes(text))).toEqual([]);
  });

  it('shortens a long name without cutting a character in half', async () => {
    const filing = { ...PACKAGE, folderName: '02 LONG NAMES' };
    const answer = await upload('pml-loan-officer', [[pdfFile, `${'😀'.repeat(90)}x.pdf`]], filing);
    expect(answer.status).toBe(201);
    expect(answer.body[0].name).toBe(`${'😀'.repeat(87)}x.pdf`);
  });

  it('stores and returns a harmless name that ends in .pdf', async () => {
    const filing = { ...PACKAGE, folderName: '03 NAMES' };
    const sent = ['..\\nul', '.deed.html.pdf', 'a\u202efdp.exe'].map((name): File => [pdfFile, name]);
    const answer = await upload('pml-loan-officer', sent, filing);
    const names = answer.body.map((item: { name: string }) => item.name);
    expect(names).toEqual(['_nul.pdf', 'deed_html.pdf', 'afdp_exe.pdf']);
    const agent = await at.as('pml-loan-officer');
    const file = await agent.get(`/api/lqb/edocs/${loanNum}/download/${answer.body[0].id}`).expect(200);
    expect(file.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-disposition': `attachment; filename="_nul.pdf"; filename*=UTF-8''_nul.pdf`,
    });
  });

  it('rejects files that only claim to be PDFs by name, and stores none of the files sent with them', async () => {
    const before = await (await at.as('pml-loan-officer')).get(`/api/storage-loan/${loanNum}`);
    const answer = await upload('pml-loan-officer', [
      [pdfFile, 'good.pdf'],
      [Buffer.from('MZ not a pdf'), 'bad.pdf'],
      [Buffer.concat([Buffer.from('<script></script>'), pdfFile]), 'page.html.pdf'],
    ]);
    expect(answer.status).toBe(415);
    expect(answer.body).toMatchObject({
      code: 'wrong-type',
      wording: [
        { code: 'upload-none-stored' },
        { code: 'file-not-pdf', values: { name: 'bad.pdf' } },
        { code: 'file-not-pdf', values: { name: 'page_html.pdf' } },
      ],
    });
    const after = await (await at.as('pml-loan-officer')).get(`/api/storage-loan/${loanNum}`);
    expect(after.body).toEqual(before.body);
  });

  it('accepts 30 MB in total and rejects one byte more', async () => {
    const filler = (bytes: number) => Buffer.concat([pdfFile, Buffer.alloc(bytes - 2 * pdfFile.length, 0x20), pdfFile]);
    const half = MAX_UPLOAD_BYTES / 2;
    const two = (second: number) =>
      upload(
        'pml-loan-officer',
        [
          [filler(half), 'a.pdf'],
          [filler(second), 'b.pdf'],
        ],
        { ...PACKAGE, docType: 'SIZE' },
      );
    const fits = await two(half);
    expect(fits.status).toBe(201);
    const over = await two(half + 1);
    expect(over.status).toBe(413);
    expect(over.body.message).toBe('You have exceeded the total maximum size of files.');
  });

  it('reports that no file is selected', async () => {
    const answer = await upload('pml-loan-officer', []);
    expect(answer.status).toBe(422);
    expect(answer.body.message).toBe('No file is selected.');
  });

  it('requires folder and type', async () => {
    const answer = await upload('pml-loan-officer', [[pdfFile, 'a.pdf']], { folderName: PACKAGE.folderName });
    expect(answer.status).toBe(422);
    expect(answer.body.fields).toHaveProperty('docType');
  });
});

describe('GET /storage-loan/{loanNum}', () => {
  it('requires sign-in and access to the loan', async () => {
    await supertest(at.app).get(`/api/storage-loan/${loanNum}`).expect(401);
    await (await at.as('loan-officer')).get(`/api/storage-loan/${loanNum}`).expect(403);
  });

  it('lists one type of one folder with name and time of each file, newest first (DOC-02)', async () => {
    at.time.forward(60_000);
    await upload('pml-loan-officer', [[pdfFile, 'second.pdf']]);
    const answer = await (await at.as('pml-loan-officer'))
      .get(`/api/storage-loan/${loanNum}`)
      .query(PACKAGE)
      .expect(200);
    expect(answer.body).toMatchObject([
      { name: 'second.pdf', createdTime: '2026-11-20T18:43:00.000Z' },
      { name: 'Paket ğ é.pdf', createdTime: '2026-11-20T18:42:00.000Z' },
    ]);
  });
});

describe('GET /lqb/edocs/{loanNum}', () => {
  it('requires sign-in and access to the loan', async () => {
    await supertest(at.app).get(`/api/lqb/edocs/${loanNum}`).expect(401);
    await (await at.as('loan-officer')).get(`/api/lqb/edocs/${loanNum}`).expect(403);
  });

  it('names type, date and ID of each document as the specification does (DOC-01)', async () => {
    const { body } = await (await at.as('pml-loan-officer')).get(`/api/lqb/edocs/${loanNum}`).expect(200);
    expect(body.length).toBeGreaterThan(1);
    for (const edoc of body) {
      expect(edoc).toMatchObject({
        ...{ docId: edoc.id, doc_type: edoc.properties.docType, created_date: edoc.createdTime },
        docId: expect.stringMatching(/^[\da-f-]{36}$/),
      });
    }
  });
});

describe('GET /lqb/edocs/{loanNum}/download/{docId}', () => {
  it('requires sign-in and access to the loan', async () => {
    const path = `/api/lqb/edocs/${loanNum}/download/00000000-0000-4000-8000-000000000000`;
    await supertest(at.app).get(path).expect(401);
    await (await at.as('loan-officer')).get(path).expect(403);
  });

  it('does not find a document of another loan', async () => {
    const other = await createLoan(at, 'pml-loan-officer');
    const agent = await at.as('pml-loan-officer');
    const [item] = (await agent.get(`/api/storage-loan/${loanNum}`).expect(200)).body;
    await agent.get(`/api/lqb/edocs/${other}/download/${item.id}`).expect(404);
  });
});
