import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LikelyDuplicate } from '../../../domain/loan/loan-import.schemas';
import { type TestPortal, testPortal } from '../../../tests/support/test-portal';
import { writeMismo } from '../../mismo/write-mismo';
import { seedOrganization } from '../../reference/seed';

let at: TestPortal;
beforeAll(async () => {
  at = await testPortal();
  await seedOrganization(at.portal);
});
afterAll(() => at.close());

/** Another branch than that of the loan officer. */
const bellevue = { sBranchName: 'Bellevue' };

async function newLoan(login: string, applicant: object, fields: object = {}): Promise<string> {
  const sBranchChannelT = login.startsWith('pml-') ? '2' : '1';
  const created = await (await at.as(login))
    .post('/api/lqb/loans/create')
    .send({ sBranchChannelT, sLPurposeT: '0', ...fields, applicants: [{ aBFirstNm: 'Ann', ...applicant }] })
    .expect(201);
  return created.body.loanNum;
}

/** A file of one borrower, whose number is given when it is previewed. */
async function fileOf(applicant: object): Promise<(ssn: string) => Buffer> {
  const loan = await at.portal.los.loadLoan(
    await newLoan('administrator', { ...applicant, aBSsn: '219-09-9999' }, bellevue),
  );
  const text = writeMismo(loan, { now: at.portal.clock() }).toString();
  return (ssn) => Buffer.from(text.replaceAll('219099999', ssn.replaceAll('-', '')));
}

interface Answer {
  readonly duplicates: readonly LikelyDuplicate[];
  readonly findings: readonly { readonly message: string; readonly wording: { readonly code?: string } }[];
}

async function preview(login: string, file: Buffer): Promise<Answer> {
  const agent = await at.as(login);
  return (await agent.post('/api/lqb/loans/import?preview=1').attach('loanFile', file, 'loan.xml').expect(200)).body;
}

const isNotCompared = ({ findings }: Answer): boolean =>
  findings.some(({ wording }) => wording.code === 'numbers-not-compared');
const foundByNumber = ({ duplicates }: Answer) =>
  duplicates.filter(({ reasons }) => reasons.includes('ssn')).map(({ loanNum }) => loanNum);
const entries = (loanNum: string) =>
  at.portal.db
    .selectFrom('portal.audit')
    .select(['actor', 'after', 'outcome', 'request_id'])
    .where('action', '=', 'loan.match-number')
    .where('subject', '=', `loan:${loanNum}`)
    .execute();

describe('a loan found by a Social Security number', () => {
  it('is audited, without the number', async () => {
    const loanNum = await newLoan('administrator', { aBLastNm: 'Wanted', aBSsn: '900-55-3456' }, bellevue);
    const file = await fileOf({ aBLastNm: 'Other' });
    await preview('administrator', file('900-55-3457'));
    expect(await entries(loanNum)).toEqual([]);
    expect(foundByNumber(await preview('administrator', file('900-55-3456')))).toEqual([loanNum]);
    expect(await entries(loanNum)).toEqual([
      { actor: 'administrator', after: { reasons: ['ssn'] }, outcome: 'done', request_id: expect.any(String) },
    ]);
  });

  it('is told to external users only if they could have named it', async () => {
    const loanNum = await newLoan('pml-loan-officer', { aBLastNm: 'Wanted', aBSsn: '900-66-3456' });
    const other = await preview('pml-loan-officer', (await fileOf({ aBLastNm: 'Other' }))('900-66-3456'));
    expect(other.duplicates).toEqual([]);
    expect(await entries(loanNum)).toEqual([]);
    const same = await preview('pml-loan-officer', (await fileOf({ aBLastNm: 'Wanted' }))('900-66-3456'));
    expect(same.duplicates).toMatchObject([{ loanNum, reasons: ['ssn', 'name'] }]);
    expect(await entries(loanNum)).toHaveLength(1);
  });

  it('cannot be searched for: beyond 30 numbers an hour, none are compared, and the preview says so', async () => {
    const loanNum = await newLoan('loan-officer', { aBLastNm: 'Sought', aBSsn: '900-12-3456' });
    const file = await fileOf({ aBLastNm: 'Guess' });
    for (let middle = 20; middle < 50; middle += 1)
      expect(isNotCompared(await preview('loan-officer', file(`900-${middle}-3456`)))).toBe(false);
    const beyond = await preview('loan-officer', file('900-12-3456'));
    expect(beyond.duplicates).toEqual([]);
    expect(beyond.findings.at(-1)?.message).toMatch(/^We didn’t look for loans with the same .* in 60 min\.$/);
    expect(await entries(loanNum)).toEqual([]);

    const named = await preview('loan-officer', (await fileOf({ aBLastNm: 'Sought' }))('900-12-3456'));
    expect(named.duplicates).toMatchObject([{ loanNum, reasons: ['name'] }]);
    const imported = await (await at.as('loan-officer'))
      .post('/api/lqb/loans/import')
      .field('sBranchChannelT', '1')
      .attach('loanFile', file('900-12-3456'), 'loan.xml');
    expect(imported.status, imported.text).toBe(201);
  });
});
