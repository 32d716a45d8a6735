import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { BeyondPart } from '../../../domain/application/round-trip/round-trip.schemas';
import { createLoan } from '../../../tests/support/loan-builder';
import { type TestPortal, testPortal } from '../../../tests/support/test-portal';
import { openAudit } from '../../audit/audit.service';
import { catchUp } from '../../loan/feed-follower.service';
import { LosError } from '../../los/los-error';
import { sealJson } from '../../ports/keys/sealed-json';
import { seedOrganization } from '../../reference/seed';
import { testFile, today } from '../mismo.test-support';
import { readMismo } from '../read-mismo';
import { beyondContext } from './stored-import.service';

const bytes = Buffer.from(testFile('conventional-couple.xml'));
const { document, report } = readMismo(bytes, { today });

let at: TestPortal;
let imported: string;
/** A loan of the lender's own, which external users cannot see. */
let entered: string;
beforeAll(async () => {
  at = await testPortal();
  await seedOrganization(at.portal);
  const answer = await (await at.as('pml-loan-officer'))
    .post('/api/lqb/loans/import')
    .attach('loanFile', bytes, 'C:\\files\\couple.xml');
  expect(answer.status).toBe(201);
  imported = answer.body.loanNum;
  entered = await createLoan(at, 'loan-officer', { sFhaCaseNum: '123-4567890' });
});
afterAll(() => at.close());

const crashed = (operation: string) => ({
  operation,
  loan_num: null,
  name: 'a.xml',
  size: 1,
  content_type: 'application/xml',
  storage_key: '',
  imported_at: new Date('2026-11-20T18:42:00Z'),
  imported_by: 'X',
  beyond: sealJson<readonly BeyondPart[]>(at.portal.vault, [], beyondContext(operation)),
});
const placed = { ...document, sBranchChannelT: '1', sBranchName: 'Pasadena' };
const stored = () => at.portal.db.selectFrom('portal.loan_imports').selectAll().execute();

const by = { actor: { login: 'x' }, requestId: null, address: null };

describe('GET /lqb/loans/{loanNum}/mismo/round-trip', () => {
  it('requires sign-in and access to the loan', async () => {
    await supertest(at.app).get(`/api/lqb/loans/${imported}/mismo/round-trip`).expect(401);
    await (await at.as('pml-loan-officer')).get(`/api/lqb/loans/${entered}/mismo/round-trip`).expect(403);
  });

  it('reports a complete round trip, unexported fields, and the extra content of the file', async () => {
    const answer = await (await at.as('pml-loan-officer')).get(`/api/lqb/loans/${imported}/mismo/round-trip`);
    expect(answer.status).toBe(200);
    const { equal, compared, differences, beyond, original } = answer.body;
    expect(equal).toBe(true);
    expect(compared).toBeGreaterThan(200);
    const reasons = new Set(differences.map(({ reason }: { reason: string }) => reason));
    expect([...reasons].sort()).toEqual(['set-at-import', 'set-by-los']);
    expect(beyond).toEqual(report.ignored);
    expect(original).toEqual({
      name: 'couple.xml',
      size: bytes.length,
      importedAt: '2026-11-20T18:42:00.000Z',
      by: expect.any(String),
    });
    for (const { aBSsn, aCSsn } of document.applicants) {
      for (const ssn of [aBSsn, aCSsn]) if (ssn) expect(answer.text).not.toContain(ssn);
    }
  });

  it('has no original if the loan was entered manually', async () => {
    const agent = await at.as('loan-officer');
    const { body } = await agent.get(`/api/lqb/loans/${entered}/mismo/round-trip`).expect(200);
    expect([body.original, body.beyond]).toEqual([null, []]);
    expect(body.differences).toContainEqual({
      place: 'sFhaCaseNum',
      field: 'sFhaCaseNum',
      exported: '123-4567890',
      after: null,
      reason: 'in-another-field',
    });
    const none = await agent.get(`/api/lqb/loans/${entered}/mismo/original`);
    expect([none.status, none.body.code, none.body.wording.code]).toEqual([404, 'not-found', 'no-original-file']);
  });
});

describe('GET /lqb/loans/{loanNum}/mismo/original', () => {
  it('requires sign-in and access to the loan', async () => {
    await supertest(at.app).get(`/api/lqb/loans/${imported}/mismo/original`).expect(401);
    await (await at.as('pml-loan-officer')).get(`/api/lqb/loans/${entered}/mismo/original`).expect(403);
  });

  it('returns the file byte for byte, and audits the download', async () => {
    const agent = await at.as('pml-loan-officer');
    const answer = await agent.get(`/api/lqb/loans/${imported}/mismo/original`).buffer(true);
    expect(answer.status).toBe(200);
    expect(Buffer.from(answer.text ?? answer.body).equals(bytes)).toBe(true);
    expect(answer.headers['content-disposition']).toContain('couple.xml');
    const entries = await at.portal.db
      .selectFrom('portal.audit_entries')
      .select(['actor', 'subject'])
      .where('action', '=', 'loan.original')
      .execute();
    expect(entries).toEqual([{ actor: 'pml-loan-officer', subject: `loan:${imported}` }]);
  });

  it('shows the file in no list of documents', async () => {
    const files = await at.portal.los.files(imported, {});
    expect(files).toEqual([]);
  });
});

describe('keeping the original', () => {
  it('leaves neither row nor bytes if the LOS refuses the loan', async () => {
    const before = await stored();
    const put = vi.spyOn(at.portal.files, 'put');
    vi.spyOn(at.portal.los, 'createLoan').mockRejectedValueOnce(new LosError('invalid', { text: 'No.' }));
    const answer = await (await at.as('pml-loan-officer'))
      .post('/api/lqb/loans/import')
      .attach('loanFile', bytes, 'refused.xml');
    expect([answer.status, answer.body.code]).toEqual([422, 'invalid']);
    expect(await stored()).toEqual(before);
    const key = put.mock.calls[0]?.[0] ?? '';
    expect(key).toMatch(/^imports\//);
    expect(await at.portal.files.get(key)).toBeNull();
    vi.restoreAllMocks();
  });

  it('reports why the LOS refused the loan, even if the file cannot be deleted yet', async () => {
    vi.spyOn(at.portal.los, 'createLoan').mockRejectedValueOnce(new LosError('invalid', { text: 'No.' }));
    vi.spyOn(at.portal.files, 'remove').mockRejectedValueOnce(new Error('The store is away.'));
    const before = await stored();
    const answer = await (await at.as('pml-loan-officer'))
      .post('/api/lqb/loans/import')
      .attach('loanFile', bytes, 'refused.xml');
    expect([answer.status, answer.body.code]).toEqual([422, 'invalid']);
    expect(await stored()).toHaveLength(before.length + 1);
    await catchUp(at.portal);
    expect(await stored()).toEqual(before);
    vi.restoreAllMocks();
  });

  it('is linked to its loan through the change feed after a crash', async () => {
    const id = await openAudit(at.portal.db, by, { action: 'loan.import', subject: 'loan:new' });
    await at.portal.db
      .insertInto('portal.loan_imports')
      .values({ ...crashed(id), storage_key: `imports/${id}.xml` })
      .execute();
    const loan = await at.portal.los.createLoan({ id, by: 'x', byName: 'X' }, placed);
    await catchUp(at.portal);
    const row = (await stored()).find(({ operation }) => operation === id);
    expect(row?.loan_num).toBe(loan.sLNm);
  });

  it('is deleted if the LOS never created the loan', async () => {
    const id = await openAudit(at.portal.db, by, { action: 'loan.import', subject: 'loan:new' });
    await at.portal.db
      .insertInto('portal.loan_imports')
      .values({ ...crashed(id), storage_key: `imports/${id}.xml` })
      .execute();
    await at.portal.files.put(`imports/${id}.xml`, bytes, 'application/xml');
    await catchUp(at.portal);
    expect((await stored()).some(({ operation }) => operation === id)).toBe(true);
    await catchUp(at.portal, { patience: 0 });
    expect((await stored()).some(({ operation }) => operation === id)).toBe(false);
    expect(await at.portal.files.get(`imports/${id}.xml`)).toBeNull();
  });
});
