import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLoan, moveThrough, pdfFile } from '../../tests/support/loan-builder';
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
