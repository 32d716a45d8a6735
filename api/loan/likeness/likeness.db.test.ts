import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LikelyDuplicate } from '../../../domain/loan/loan-import.schemas';
import { type TestPortal, testPortal } from '../../../tests/support/test-portal';
import { writeMismo } from '../../mismo/write-mismo';
import { seedOrganization } from '../../reference/seed';
import { fillLoans } from '../fill-loans.service';
import { indexLoans } from '../pipeline/index.service';
import { likenessFill } from './likeness.service';

const fill = () =>
  fillLoans(at.portal, likenessFill, { signal: new AbortController().signal, between: async () => undefined });

let at: TestPortal;
beforeAll(async () => {
  at = await testPortal();
  await seedOrganization(at.portal);
});
afterAll(() => at.close());

const home = { sSpAddr: '41 Larkspur Lane', sSpCity: 'Pasadena', sSpState: 'CA', sSpZip: '91101' };
const ruta = { aBFirstNm: 'Ruta', aBLastNm: 'Lindqvist', aBSsn: '900-12-3456' };

async function newLoan(login: string, loan: object): Promise<string> {
  const fields = { sBranchChannelT: '1', sLPurposeT: '0', sLAmtCalc: '400000', ...loan };
  const { status, body, text } = await (await at.as(login)).post('/api/lqb/loans/create').send(fields);
  expect(status, text).toBe(201);
  return body.loanNum;
}

/** The file that another system has of a loan. */
async function fileOf(loan: object): Promise<Buffer> {
  const loanNum = await newLoan('administrator', { ...loan, sBranchName: 'Bellevue' });
  const document = await at.portal.los.loadLoan(loanNum);
  await at.portal.db.deleteFrom('portal.loan_likeness').where('loan_num', '=', loanNum).execute();
  return Buffer.from(writeMismo(document, { now: at.portal.clock() }));
}

async function duplicates(login: string, file: Buffer): Promise<LikelyDuplicate[]> {
  const sent = (await at.as(login)).post('/api/lqb/loans/import?preview=1').attach('loanFile', file, 'loan.xml');
  const { status, body, text } = await sent;
  expect(status, text).toBe(200);
  expect(text).not.toMatch(/900-?12-?3456/);
  return body.duplicates;
}

describe('likely duplicates of a file', () => {
  it('are shown only to those who may import', async () => {
    await supertest(at.app).post('/api/lqb/loans/import?preview=1').expect(401);
    await (await at.as('underwriter')).post('/api/lqb/loans/import?preview=1').expect(403);
  });

  it('are found by Social Security number, address and name, the likeliest first', async () => {
    const name = await newLoan('loan-officer', { applicants: [{ aBFirstNm: 'RUTA', aBLastNm: 'Lindqvist' }] });
    const ssn = await newLoan('loan-officer', {
      applicants: [{ aBFirstNm: 'Olav', aBLastNm: 'Berg', aCFirstNm: 'R', aCLastNm: 'L', aCSsn: ruta.aBSsn }],
    });
    const address = await newLoan('loan-officer', {
      applicants: [{ aBFirstNm: 'Ann', aBLastNm: 'Other' }],
      ...home,
      sSpAddr: '41 LARKSPUR LN.',
    });
    await newLoan('loan-officer', { applicants: [{ aBFirstNm: 'Nils', aBLastNm: 'Nobody' }], sSpAddr: 'TBD' });
    const found = await duplicates('loan-officer', await fileOf({ applicants: [ruta], ...home }));
    expect(found.map(({ loanNum, reasons }) => [loanNum, reasons])).toEqual([
      [ssn, ['ssn']],
      [address, ['address']],
      [name, ['name']],
    ]);
    expect(found[0]).toMatchObject({ name: 'Olav Berg', sStatusT: '0', sFinalLAmt: '400000.00' });
  });

  it('are the likeliest, however many newer loans share the name', async () => {
    const borrower = { aBFirstNm: 'Maria', aBLastNm: 'Garcia', aBSsn: '900-78-9123' };
    const likeliest = await newLoan('loan-officer', { applicants: [borrower] });
    const file = await fileOf({ applicants: [borrower] });
    const newer = { applicants: [{ ...borrower, aBSsn: '' }] };
    const loan = await at.portal.los.loadLoan(await newLoan('loan-officer', newer));
    const copies = Array.from({ length: 205 }, (_, index) => ({
      ...loan,
      sLNm: `99${String(index).padStart(8, '0')}`,
    }));
    await indexLoans(at.portal.db, at.portal.vault, copies);
    const [first, ...others] = await duplicates('loan-officer', file);
    expect(first).toMatchObject({ loanNum: likeliest, reasons: ['ssn', 'name'] });
    expect(others.map(({ loanNum }) => loanNum).slice(0, 2)).toEqual(['9900000204', '9900000203']);
    expect(others).toHaveLength(9);
  });

  it('are never loans of another branch or company', async () => {
    const borrower = { aBFirstNm: 'Vera', aBLastNm: 'Grindal', aBSsn: '900-45-6789' };
    const other = await newLoan('administrator', { applicants: [borrower], sBranchName: 'Bellevue' });
    const file = await fileOf({ applicants: [borrower] });
    expect(await duplicates('loan-officer', file)).toEqual([]);
    expect(await duplicates('pml-loan-officer', file)).toEqual([]);
    expect((await duplicates('administrator', file)).map(({ loanNum }) => loanNum)).toEqual([other]);
  });

  it('follow changes of a loan', async () => {
    const borrower = { aBFirstNm: 'Tove', aBLastNm: 'Ekdahl', aBSsn: '900-56-7891' };
    const loanNum = await newLoan('loan-officer', { applicants: [borrower] });
    const { version } = await at.portal.los.loadLoan(loanNum);
    await (await at.as('loan-officer'))
      .post(`/api/lqb/loans/${loanNum}`)
      .send({ version, applicants: [{ aBFirstNm: 'Tova', aBLastNm: 'Ekdal', aBSsn: '900-56-7892' }] })
      .expect(200);
    expect(await duplicates('loan-officer', await fileOf({ applicants: [borrower] }))).toEqual([]);
  });

  it('include loans from before there were keys, once the portal has added them', async () => {
    const borrower = { aBFirstNm: 'Siri', aBLastNm: 'Havn', aBSsn: '900-67-8912' };
    const loanNum = await newLoan('loan-officer', { applicants: [borrower] });
    const file = await fileOf({ applicants: [borrower] });
    await at.portal.db.deleteFrom('portal.loan_likeness').execute();
    expect(await duplicates('loan-officer', file)).toEqual([]);
    await fill();
    expect((await duplicates('loan-officer', file)).map((one) => one.loanNum)).toContain(loanNum);
  });

  it('include loans whose keys follow earlier rules, once the portal has written them again', async () => {
    const there = { ...home, sSpAddr: '77 Zinnia Court', sSpUnit: 'Apt 5' };
    const loanNum = await newLoan('loan-officer', { applicants: [{ aBFirstNm: 'Ann', aBLastNm: 'Other' }], ...there });
    const file = await fileOf({ applicants: [ruta], ...home, sSpAddr: '77 Zinnia Ct Unit 5' });
    await at.portal.db
      .updateTable('portal.loan_likeness')
      .set({ rules: 1, keys: ['address:earlier'] })
      .where('loan_num', '=', loanNum)
      .execute();
    const found = async () => (await duplicates('loan-officer', file)).map((one) => one.loanNum);
    expect(await found()).not.toContain(loanNum);
    await fill();
    expect(await found()).toContain(loanNum);
  });

  it('are stored as keyed hashes only', async () => {
    const rows = await at.portal.db.selectFrom('portal.loan_likeness').selectAll().execute();
    expect(rows.flatMap(({ keys }) => keys)).not.toHaveLength(0);
    for (const key of rows.flatMap(({ keys }) => keys))
      expect(key).toMatch(/^(ssn|address|name):mac1\.[\w-]+\.[\w-]+$/);
  });
});
