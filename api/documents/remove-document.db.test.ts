import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Edoc } from '../../domain/documents/document.schemas';
import { createLoan, moveThrough, pdfFile } from '../../tests/support/loan-builder';
import { setLoanFields } from '../../tests/support/set-loan-fields';
import { type TestPortal, testPortal } from '../../tests/support/test-portal';

const PACKAGE = { folderName: '01 SUBMISSION PACKAGE', docType: '1 SUBMISSION PACKAGE' };

let at: TestPortal;
let loanNum: string;
beforeAll(async () => {
  at = await testPortal();
  loanNum = await createLoan(at, 'pml-loan-officer');
});
afterAll(() => at.close());

async function upload(login = 'pml-loan-officer', filing = PACKAGE, of = loanNum): Promise<string> {
  const request = (await at.as(login)).post(`/api/lqb/edocs/${of}/upload`).attach('files', pdfFile, 'wrong.pdf');
  for (const [name, value] of Object.entries(filing)) request.field(name, value);
  return (await request.expect(201)).body[0].id;
}
const remove = async (login: string, id: string, of = loanNum) =>
  await (await at.as(login)).delete(`/api/lqb/edocs/${of}/${id}`);
const names = async (of = loanNum): Promise<string[]> =>
  (await (await at.as('administrator')).get(`/api/storage-loan/${of}`).expect(200)).body.map(
    ({ id }: { id: string }) => id,
  );
const audited = (action: 'documents.remove' | 'documents.open') =>
  at.portal.db
    .selectFrom('portal.audit')
    .select(['actor', 'subject', 'after'])
    .where('action', '=', action)
    .where('after', 'is not', null)
    .execute();

describe('DELETE /lqb/edocs/{loanNum}/{docId}', () => {
  it('requires sign-in and access to the loan', async () => {
    const id = await upload();
    await supertest(at.app).delete(`/api/lqb/edocs/${loanNum}/${id}`).expect(401);
    // A loan officer of the lender who has nothing to do with this loan.
    expect((await remove('loan-officer', id)).status).toBe(403);
    // Reading is not enough.
    expect((await remove('legal-auditor', id)).status).toBe(403);
    expect(await names()).toContain(id);
  });

  it('removes a file of the user, keeps its bytes, and is audited', async () => {
    const id = await upload();
    const { storageKey } = await at.portal.los.file(loanNum, id);
    expect((await remove('pml-loan-officer', id)).status).toBe(200);
    expect(await names()).not.toContain(id);
    const agent = await at.as('pml-loan-officer');
    await agent.get(`/api/lqb/edocs/${loanNum}/download/${id}`).expect(404);
    expect(await at.portal.files.get(storageKey)).not.toBeNull();
    expect(await audited('documents.remove')).toContainEqual({
      actor: 'pml-loan-officer',
      subject: `loan:${loanNum}`,
      after: { id, name: 'wrong.pdf', ...PACKAGE },
    });
    expect((await remove('pml-loan-officer', id)).status).toBe(404);
  });

  it('is for staff and who uploaded the file, not for others of the company', async () => {
    const id = await upload('administrator');
    const refused = await remove('pml-loan-officer', id);
    expect(refused.status).toBe(403);
    expect(refused.body.wording.code).toBe('not-your-document');
    const own = await upload();
    expect((await remove('administrator', own)).status).toBe(200);
    expect(await names()).toContain(id);
  });

  it('does not find a document of another loan, and takes only submission files', async () => {
    const other = await createLoan(at, 'pml-loan-officer');
    const id = await upload();
    expect((await remove('pml-loan-officer', id, other)).status).toBe(404);
    const statement = await upload('pml-loan-officer', { folderName: '02 STATEMENTS', docType: '9 OTHER' });
    const refused = await remove('pml-loan-officer', statement);
    expect([refused.status, refused.body.wording.code]).toEqual([409, 'not-a-submission-file']);
    expect(await names()).toEqual(expect.arrayContaining([id, statement]));
  });

  it('is refused once the loan is not open for registration, where processors open the file, which is audited', async () => {
    const id = await upload();
    await moveThrough(at, loanNum, ['9']);
    const refused = await remove('administrator', id);
    expect([refused.status, refused.body.wording.code]).toEqual([409, 'remove-before-registration']);
    const file = await (await at.as('processor')).get(`/api/lqb/edocs/${loanNum}/download/${id}`).expect(200);
    expect(file.headers['content-disposition']).toContain('attachment');
    expect(await audited('documents.open')).toContainEqual({
      actor: 'processor',
      subject: `loan:${loanNum}`,
      after: { id, name: 'wrong.pdf', ...PACKAGE },
    });
  });
});

describe('a document that shows what borrowers received or signed', () => {
  it('is neither moved, renamed, replaced, joined, split nor removed, by anyone', async () => {
    const agent = await at.as('administrator');
    const edocs = `/api/lqb/edocs/${loanNum}`;
    const [issued, closing, sellers, free] = [await upload(), await upload(), await upload(), await upload()];
    const record = { number: 1, issued: '2026-11-20', by: 'x', lines: [], lenderCredit: '0.00', cashToClose: null };
    await setLoanFields(at, loanNum, {
      loanEstimates: [{ id: 'le', ...record, covers: null, reason: null, documentId: issued }],
      closingDisclosures: [{ id: 'cd', ...record, documentId: closing, sellerDocumentId: sellers } as never],
    });
    const code = ({ body }: { body: { wording?: { code?: string } } }) => body.wording?.code;
    for (const docId of [issued, closing, sellers]) {
      const refused = [
        await remove('administrator', docId),
        await agent.put(edocs).send({ changes: [{ docId, version: 1, folderName: '06 INCOME', docType: 'PAYSTUB' }] }),
        await agent.put(edocs).send({ changes: [{ docId, version: 1, name: 'Other' }] }),
        await agent
          .post(edocs)
          .attach('files', pdfFile, 'new.pdf')
          .field({ ...PACKAGE, replaces: docId, version: '1' }),
        await agent.post(`${edocs}/join`).send({
          ...{ name: 'Joined', folderName: '06 INCOME', docType: 'PAYSTUB' },
          documents: [docId, free].map((each) => ({ docId: each, version: 1 })),
        }),
        await agent.post(`${edocs}/split/${docId}`).send({
          version: 1,
          parts: [1, 2].map((page) => ({ first: page, last: page, folderName: '06 INCOME', docType: 'PAYSTUB' })),
        }),
      ];
      expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 409));
      expect(refused.map(code)).toEqual(refused.map(() => 'document-is-evidence'));
    }
    const listed: readonly Edoc[] = (await agent.get(edocs).expect(200)).body;
    const of = (id: string) => listed.find(({ docId }) => docId === id);
    expect([issued, closing, sellers, free].map((id) => of(id)?.canChange)).toEqual([false, false, false, true]);
    expect(of(issued)).toMatchObject({ name: 'wrong.pdf', folderName: PACKAGE.folderName, doc_type: PACKAGE.docType });
    // Who may see it is no part of the evidence.
    await agent
      .put(edocs)
      .send({ changes: [{ docId: issued, version: 1, lenderOnly: true }] })
      .expect(200);
  });
});
