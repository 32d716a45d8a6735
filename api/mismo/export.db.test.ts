import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLoan } from '../../tests/support/loan-builder';
import { type TestPortal, testPortal } from '../../tests/support/test-portal';
import { seedOrganization } from '../reference/seed';
import { testFile } from './mismo.test-support';

const ssns = ['900-12-3456', '900-65-4321'] as const;

let at: TestPortal;
let loanNum: string;
let imported: string;
beforeAll(async () => {
  at = await testPortal();
  await seedOrganization(at.portal);
  loanNum = await createLoan(at, 'loan-officer', {
    applicants: [{ aBFirstNm: 'Ruta', aBSsn: ssns[0], aCFirstNm: 'Jonas', aCSsn: ssns[1] }],
  });
  const officer = await at.as('loan-officer');
  const created = await officer
    .post('/api/lqb/loans/import')
    .attach('loanFile', Buffer.from(testFile('conventional-couple.xml')), 'a.xml');
  imported = String(created.body.loanNum);
});
afterAll(() => at.close());

const get = async (login: string, path: string) =>
  (await at.as(login))
    .get(`/api/lqb/loans/${path}`)
    .buffer(true)
    .parse((res, done) => {
      const parts: Buffer[] = [];
      res.on('data', (part: Buffer) => parts.push(part));
      res.on('end', () => done(null, Buffer.concat(parts).toString('utf8')));
    });
const exported = (login: string) => get(login, `${loanNum}/mismo`);
const limitReveals = (most: number) =>
  at.portal.db
    .insertInto('portal.general_settings')
    .values({ key: 'access.revealsPerHour', value: JSON.stringify({ value: most }) })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: JSON.stringify({ value: most }) }))
    .execute();

describe('the export of a loan', () => {
  it('requires sign-in', async () => {
    expect((await supertest(at.app).get(`/api/lqb/loans/${loanNum}/mismo`)).status).toBe(401);
  });

  it('takes the right to export, which reading the application does not give', async () => {
    expect((await (await at.as('call-center-agent')).get(`/api/lqb/loans/${loanNum}`)).status).toBe(200);
    for (const path of [`${loanNum}/mismo`, `${imported}/mismo/original`]) {
      expect((await get('call-center-agent', path)).status, path).toBe(403);
    }
  });

  it('shows an auditor only the last four digits, and never the original', async () => {
    const answer = await exported('legal-auditor');
    expect(answer.status).toBe(200);
    expect(answer.body).toContain('<TaxpayerIdentifierValue>*****3456</TaxpayerIdentifierValue>');
    for (const ssn of ssns) expect(answer.body).not.toContain(ssn.replaceAll('-', ''));
    expect((await get('legal-auditor', `${imported}/mismo/original`)).status).toBe(403);
    const reveal = (await at.as('legal-auditor')).post(`/api/lqb/loans/${loanNum}/reveal`);
    expect((await reveal.send({ applicant: 0, field: 'aBSsn' })).status).toBe(403);
  });

  it('counts each number in it as a reveal', async () => {
    await limitReveals(3);
    const first = await exported('processor');
    expect(first.status).toBe(200);
    expect(first.body).toContain('<TaxpayerIdentifierValue>900123456</TaxpayerIdentifierValue>');
    const refused = await exported('processor');
    expect([refused.status, JSON.parse(refused.body).wording.code]).toEqual([429, 'too-many-reveals']);
    expect((await get('processor', `${imported}/mismo/original`)).status).toBe(429);
    // A refused export takes nothing: the third number of the hour is left.
    const reveal = async () =>
      (await at.as('processor')).post(`/api/lqb/loans/${loanNum}/reveal`).send({ applicant: 0, field: 'aBSsn' });
    expect((await reveal()).status).toBe(200);
    expect((await reveal()).status).toBe(429);
    const entries = await at.portal.db
      .selectFrom('portal.audit')
      .select(['actor', 'after'])
      .where('action', '=', 'loan.export')
      .orderBy('actor')
      .execute();
    expect(entries).toEqual([
      { actor: 'legal-auditor', after: { numbers: 0 } },
      { actor: 'processor', after: { numbers: 2 } },
    ]);
  });

  it.each([
    ['in a CDATA section', '<![CDATA[$1]]>'],
    ['with a comment inside', '<!-- x -->$1'],
    ['as a character reference', '&#57;$1'],
  ])('counts numbers of the original file that are written %s', async (_, how) => {
    const text = Buffer.from(testFile('conventional-couple.xml')).toString('utf8');
    const digits = how.startsWith('&')
      ? /(?<=TaxpayerIdentifierValue>)9(\d{8})(?=<)/g
      : /(?<=TaxpayerIdentifierValue>)(\d{9})(?=<)/g;
    const officer = await at.as('loan-officer');
    const file = Buffer.from(text.replaceAll(digits, how));
    const { body } = await officer.post('/api/lqb/loans/import').attach('loanFile', file, 'a.xml');
    await limitReveals(30);
    expect((await get('manager', `${body.loanNum}/mismo/original`)).status).toBe(200);
    const { after } = await at.portal.db
      .selectFrom('portal.audit')
      .select('after')
      .where('action', '=', 'loan.original')
      .where('subject', '=', `loan:${body.loanNum}`)
      .executeTakeFirstOrThrow();
    expect(after).toEqual({ numbers: 2 });
  });

  it('counts the numbers of the original file', async () => {
    await limitReveals(2);
    expect((await get('underwriter', `${imported}/mismo/original`)).status).toBe(200);
    expect((await get('underwriter', `${imported}/mismo/original`)).status).toBe(429);
  });
});
