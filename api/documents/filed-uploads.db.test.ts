import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLoan, pdfFile } from '../../tests/support/loan-builder';
import { type TestPortal, testPortal } from '../../tests/support/test-portal';

let at: TestPortal;
let loanNum: string;
beforeAll(async () => {
  at = await testPortal();
  loanNum = await createLoan(at, 'pml-loan-officer');
});
afterAll(() => at.close());

async function send(login: string, path: string, fields: Record<string, string> = {}) {
  const request = (await at.as(login)).post(path).attach('files', pdfFile, 'a.pdf');
  for (const [name, value] of Object.entries(fields)) request.field(name, value);
  return await request;
}

/** The uploads that know where their documents go. */
const uploads = [
  [
    'POST /lqb/edocs/{loanNum}/dm-to-lqb',
    'edocs',
    'dm-to-lqb',
    { package: 'closing' },
    ['11 CLOSING', '11 LOAN DOCS_UNSIGNED'],
  ],
  [
    'POST /lqb/edocs/{loanNum}/init-disc-upload',
    'edocs',
    'init-disc-upload',
    {},
    ['02 INITIAL DISCLOSURES', '4 SIGNED EDISCLOSURES'],
  ],
  [
    'POST /lqb/loans/{loanNum}/appraisal-transfer-upload',
    'loans',
    'appraisal-transfer-upload',
    {},
    ['08 PROPERTY', 'APPRAISAL TRANSFER'],
  ],
] as const;

describe.each(uploads)('%s', (_call, area, name, fields, [folderName, docType]) => {
  const path = () => (area === 'edocs' ? `/api/lqb/edocs/${loanNum}/${name}` : `/api/lqb/loans/${loanNum}/${name}`);

  it('requires sign-in, access to the loan, and writing on a page of its work', async () => {
    await supertest(at.app).post(path()).expect(401);
    expect((await send('loan-officer', path(), fields)).status).toBe(403);
    expect((await send('legal-auditor', path(), fields)).status).toBe(403);
  });

  it('files the PDFs in their folder and type, and rejects other files', async () => {
    const answer = await send('pml-loan-officer', path(), fields);
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    expect(answer.body[0]).toMatchObject({ folderName, doc_type: docType });
    const agent = await at.as('pml-loan-officer');
    const request = agent.post(path()).attach('files', Buffer.from('MZ'), 'a.pdf');
    for (const [field, value] of Object.entries(fields)) request.field(field, value);
    await request.expect(415);
    const none = agent.post(path());
    for (const [field, value] of Object.entries(fields)) none.field(field, value);
    if (Object.keys(fields).length > 0) expect((await none).body.message).toBe('No file is selected.');
  });
});

describe('doc-received-date', () => {
  const path = () => `/api/lqb/loans/${loanNum}/doc-received-date`;

  it('requires sign-in, access to the loan, and for a record writing on the page', async () => {
    await supertest(at.app).get(path()).expect(401);
    await supertest(at.app).post(path()).expect(401);
    await (await at.as('loan-officer')).get(path()).expect(403);
    await (await at.as('loan-officer')).post(path()).send({ docType: '02 FINAL TITLE POLICY' }).expect(403);
    await (await at.as('legal-auditor')).post(path()).send({ docType: '02 FINAL TITLE POLICY' }).expect(403);
  });

  it('records today for the two types (DOC-04), keeps the first day, and records nothing for others (DOC-05)', async () => {
    const agent = await at.as('administrator');
    const receive = (docType: string) => agent.post(path()).send({ docType });
    const answer = await receive('01 RECORDED DOT/MORTGAGE').expect(200);
    expect(answer.body).toMatchObject({ docType: '01 RECORDED DOT/MORTGAGE', date: '2026-11-20' });
    at.time.forward(3 * 24 * 3_600_000);
    // Their session ended meanwhile.
    const later = await at.as('manager');
    expect((await later.post(path()).send({ docType: '01 RECORDED DOT/MORTGAGE' })).body.date).toBe('2026-11-20');
    const other = await later.post(path()).send({ docType: '03 CREDIT DENIAL' });
    expect([other.status, other.text]).toEqual([204, '']);
    const odd = await later.post(path()).send({ docType: '#7 OTHER: "PAPERS"' });
    expect([odd.status, odd.text]).toEqual([204, '']);
    expect((await later.get(path())).body).toEqual([answer.body]);
  });
});
