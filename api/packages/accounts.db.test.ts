import { Writable } from 'node:stream';
import { PDFDocument } from '@cantoo/pdf-lib';
import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { letterPath } from '../../domain/access/page-letters';
import type { AccountCheck } from '../../domain/packages/document-accounts';
import { completePurchase, createLoan } from '../../tests/support/loan-builder';
import { type TestPortal, testPortal } from '../../tests/support/test-portal';
import { changeUiAccess } from '../access/admin/ui-access.service';
import { AccountRefused, type DocumentAccount, type DocumentsPort } from '../ports/documents/documents-port';

const PASSWORD = 'correct-horse-battery';
const LIST = '/api/emet-data/document-accounts';
const MILL = `${LIST}/papermill`;

let answer: AccountCheck = 'connected';
const checked: DocumentAccount[] = [];
const used: (DocumentAccount | null)[] = [];
let log = '';

const vendor: DocumentsPort = {
  framework: 'papermill',
  makes: (form) => form === 'housing-counseling-list',
  async make({ forms }, account) {
    used.push(account);
    if (account?.password !== PASSWORD) throw new AccountRefused('HTTP 401');
    const pdf = await PDFDocument.create();
    pdf.addPage();
    const bytes = await pdf.save();
    return forms.map((id) => ({ id, pdf: bytes }));
  },
  vendor: {
    name: 'Papermill',
    isSimulation: false,
    check: async (account) => {
      checked.push(account);
      return answer;
    },
  },
};

let at: TestPortal;
let loanNum: string;
beforeAll(async () => {
  const stream = new Writable({
    write(chunk, _encoding, done) {
      log += String(chunk);
      done();
    },
  });
  at = await testPortal({ documentVendors: [vendor], log: stream });
  loanNum = await createLoan(at, 'loan-officer', completePurchase);
});
afterAll(() => at.close());

const admin = () => at.as('administrator');
const save = async (version: number, more: object = {}) =>
  (await admin()).put(MILL).send({ version, username: 'emet', password: PASSWORD, ...more });
const listed = async () => (await (await admin()).get(LIST).expect(200)).body[0];
const entries = async () =>
  at.portal.db
    .selectFrom('portal.audit')
    .select(['action', 'actor', 'before', 'after'])
    .where('subject', '=', 'document-account:papermill')
    .execute();

describe('the lender’s accounts with vendors of documents', () => {
  it('require sign-in, and are for administrators alone', async () => {
    const calls = [
      ['get', LIST],
      ['put', MILL],
      ['post', `${MILL}/check`],
      ['delete', `${MILL}?version=0`],
    ] as const;
    for (const [method, path] of calls) {
      await supertest(at.app)[method](path).send({}).expect(401);
      for (const login of ['manager', 'disclosure-desk', 'doc-drawer', 'pml-supervisor-external'])
        await (await at.as(login))[method](path).send({}).expect(403);
    }
  });

  it('are entered, with the password written only and sealed', async () => {
    expect(await listed()).toMatchObject({
      name: 'Papermill',
      state: 'none',
      username: null,
      version: 0,
      savedAt: null,
    });
    expect((await save(0, { password: '' })).body.fields).toMatchObject({ password: expect.anything() });
    expect(
      (await (await admin()).put(`${LIST}/embedded`).send({ version: 0, username: 'a', password: 'b' })).status,
    ).toBe(404);
    const saved = await save(0);
    expect(saved.status, JSON.stringify(saved.body)).toBe(200);
    expect(saved.body).toMatchObject({ state: 'unchecked', username: 'emet', version: 1, checkedAt: null });
    expect(saved.body.savedBy).toBeTruthy();
    expect(JSON.stringify([saved.body, await listed()])).not.toContain(PASSWORD);
    const [row] = await at.portal.db.selectFrom('portal.document_accounts').selectAll().execute();
    expect(JSON.stringify(row?.account)).toContain('enc1.');
    expect(JSON.stringify(row)).not.toContain('emet');
  });

  it('are checked with the vendor, which says whether it accepts them', async () => {
    const check = async (version = 1) => (await admin()).post(`${MILL}/check`).send({ version });
    expect((await check(0)).body.current).toMatchObject({ version: 1, username: 'emet' });
    for (const result of ['unreachable', 'refused', 'connected'] as const) {
      answer = result;
      expect((await check()).body).toMatchObject({ state: result, version: 1 });
    }
    expect(checked.at(-1)).toEqual({ username: 'emet', password: PASSWORD });
    expect((await listed()).checkedBy).toBe((await listed()).savedBy);
  });

  it('are replaced only by who has seen the account, which is not checked then', async () => {
    const late = await save(0, { username: 'late' });
    expect([late.status, late.body.code, late.body.current.username]).toEqual([409, 'stale', 'emet']);
    const both = await Promise.all([save(1, { username: 'one' }), save(1, { username: 'two' })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await listed()).toMatchObject({ state: 'unchecked', version: 2, checkedAt: null });
  });

  it('make packages for users who have none of their own, and their own come first', async () => {
    const body = { docFramework: 'papermill', packageId: 'Predisclosure', planCodeId: 'CONV-FIX' };
    const officer = await at.as('loan-officer');
    const audit = async (more: object = {}) =>
      officer.post(`/api/lqb/loans/${loanNum}/df-audit`).send({ ...body, ...more });
    const preview = (token: string) => officer.post(`/api/lqb/loans/${loanNum}/df-preview`).send({ token });
    expect((await officer.get('/api/lqb/dmd/frameworks').expect(200)).body).toEqual([
      { framework: 'embedded', name: null, isSimulation: false, isReady: true },
      { framework: 'papermill', name: 'Papermill', isSimulation: false, isReady: true },
    ]);
    await preview((await audit()).body.token).expect(200);
    expect(used.at(-1)?.password).toBe(PASSWORD);
    await preview((await audit({ docUsername: 'own', docPassword: PASSWORD })).body.token).expect(200);
    expect(used.at(-1)).toEqual({ username: 'own', password: PASSWORD });
  });

  it('are not used for brokers or for users who only read the page; their own are', async () => {
    const setLetter = (before: 'r' | 'w', after: 'r' | 'w') =>
      changeUiAccess(at.portal, [{ connectPortal: letterPath('loan-doc'), role: 'Loan Officer', before, after }], {
        actor: { login: 'administrator' },
        ...{ requestId: null, address: null },
      });
    const body = { docFramework: 'papermill', packageId: 'Predisclosure', planCodeId: 'CONV-FIX' };
    const own = { docUsername: 'own', docPassword: PASSWORD };
    const brokered = await createLoan(at, 'pml-loan-officer', completePurchase);
    await setLetter('w', 'r');
    for (const [login, loan] of [
      ['pml-loan-officer', brokered],
      ['loan-officer', loanNum],
    ] as const) {
      const user = await at.as(login);
      const post = (call: string, more: object = {}) => user.post(`/api/lqb/loans/${loan}/${call}`).send(more);
      for (const [call, sent] of [
        ['df-audit', body],
        ['df-packages', { docFramework: 'papermill' }],
      ] as const) {
        expect((await post(call, sent)).status, `${login} ${call}`).toBe(403);
        expect((await post(call, { ...sent, ...own })).status, `${login} ${call}`).toBe(200);
      }
      expect((await post('df-audit', { ...body, docFramework: 'embedded' })).status, login).toBe(200);
      const frameworks = (await user.get('/api/lqb/dmd/frameworks').expect(200)).body;
      expect(frameworks.map(({ framework }: { framework: string }) => framework)).toEqual(['embedded']);
    }
    await setLetter('r', 'w');
  });

  it('are not used again once the vendor refused one with a package; an account of a user does not count', async () => {
    const officer = await at.as('loan-officer');
    const body = { docFramework: 'papermill', packageId: 'Predisclosure', planCodeId: 'CONV-FIX' };
    const audit = (more: object = {}) => officer.post(`/api/lqb/loans/${loanNum}/df-audit`).send({ ...body, ...more });
    const preview = (token: string) => officer.post(`/api/lqb/loans/${loanNum}/df-preview`).send({ token });
    const own = await preview((await audit({ docUsername: 'own', docPassword: 'wrong' })).body.token);
    expect([own.status, own.body.wording.code]).toEqual([409, 'document-account-refused']);
    expect((await listed()).state).toBe('unchecked');
    await save(2, { password: 'wrong' });
    const earlier = (await audit()).body.token;
    expect((await preview((await audit()).body.token)).body.wording.code).toBe('document-account-refused');
    expect(await listed()).toMatchObject({ state: 'refused', checkedBy: null });
    const before = used.length;
    expect((await audit()).body.wording.code).toBe('document-account-refused');
    // An audit from before the refusal has the account, too.
    expect((await preview(earlier)).body.wording.code).toBe('document-account-refused');
    expect(used).toHaveLength(before);
    expect((await officer.get('/api/lqb/dmd/frameworks')).body[1]).toMatchObject({ isReady: false });
  });

  it('are removed, and a later one is not changed by who saw an earlier one', async () => {
    const remove = async (version: number) => (await admin()).delete(`${MILL}?version=${version}`);
    expect((await remove(2)).status).toBe(409);
    expect((await remove(3)).body).toMatchObject({ state: 'none', username: null, version: 4 });
    expect((await remove(4)).status).toBe(404);
    expect((await save(3)).status).toBe(409);
    expect((await save(4)).status).toBe(200);
    const officer = await at.as('loan-officer');
    expect((await (await admin()).delete(`${MILL}?version=5`)).status).toBe(200);
    const answered = await officer.post(`/api/lqb/loans/${loanNum}/df-packages`).send({ docFramework: 'papermill' });
    expect([answered.status, answered.body.wording.code]).toEqual([409, 'document-account-missing']);
  });

  it('are in the audit with who did what, and never with the password', async () => {
    const all = await entries();
    expect(new Set(all.map(({ action }) => action))).toEqual(
      new Set(['document-account.save', 'document-account.check', 'document-account.delete']),
    );
    expect(all).toContainEqual({
      ...{ action: 'document-account.save', actor: 'administrator' },
      ...{ before: { username: null }, after: { username: 'emet' } },
    });
    const { rows } = await at.portal.db
      .selectFrom('portal.audit')
      .select(({ fn }) => fn.countAll<string>().as('rows'))
      .where(({ eb, cast }) => eb(cast<string>('after', 'text'), 'like', `%${PASSWORD}%`))
      .executeTakeFirstOrThrow();
    expect(Number(rows)).toBe(0);
    expect(log).toContain('document-accounts');
    expect(log).not.toContain(PASSWORD);
  });
});
