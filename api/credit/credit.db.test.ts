import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { CreditOrderBody } from '../../domain/credit/credit-order.schemas';
import { borrowerScore } from '../../domain/loan/credit-score';
import { AGENCY, agencyAccount, creditOrderOf, openVendors } from '../../tests/support/credit';
import { completePurchase, createLoan, moveThrough } from '../../tests/support/loan-builder';
import { type TestPortal, testPortal } from '../../tests/support/test-portal';
import { ausOrder } from '../aus/aus.service';
import { portalCaller } from '../http/caller';
import { catchUp } from '../loan/feed-follower.service';
import { awaitOrder, placeOrder, saveDraft } from '../orders/orders.service';
import type { Vendors } from '../vendors/start-vendors';
import { factorsOfScore } from './credit.service';

let at: TestPortal;
let vendors: Vendors;
beforeAll(async () => {
  const opened = await openVendors();
  vendors = opened.vendors;
  at = await testPortal({ worker: true, credit: opened.credit });
  await saveAccount();
}, 60_000);
afterAll(async () => {
  await at.close();
  await vendors.close();
});

const base = (loanNum: string, rest = '') => `/api/loan-proxy/${loanNum}/credit-report${rest}`;
const newLoan = (ssn = '920-66-0001', more: object = {}) =>
  createLoan(at, 'loan-officer', {
    ...completePurchase,
    applicants: [{ ...completePurchase.applicants[0], aBSsn: ssn, ...more }],
  });
const loanOf = (loanNum: string) => at.portal.los.loadLoan(loanNum);
let accountLoan = '';
const saveAccount = async (account: object = agencyAccount, login = 'loan-officer') => {
  accountLoan ||= await newLoan();
  return (await at.as(login)).put(`/api/loan-proxy/${accountLoan}/credit-account/${AGENCY}`).send(account);
};
async function order(loanNum: string, more: Partial<CreditOrderBody> = {}, login = 'loan-officer') {
  const { version } = await loanOf(loanNum);
  return (await at.as(login)).post(base(loanNum)).send(creditOrderOf(version, more));
}
async function reportOf(loanNum: string, more: Partial<CreditOrderBody> = {}) {
  const { body: ordered } = await order(loanNum, more);
  // On a busy machine, the order goes on after the call has stopped waiting for it.
  await awaitOrder(at.portal, ordered.order, 60_000);
  const { body } = await get(loanNum, `/${ordered.id}`);
  expect(body.summary).toMatchObject({ state: 'completed' });
  return body.summary as { id: string; number: string; documentId: string | null };
}
const get = async (loanNum: string, rest = '', login = 'loan-officer') => (await at.as(login)).get(base(loanNum, rest));
const apply = async (loanNum: string, id: string, body: object, login = 'loan-officer') =>
  (await at.as(login)).post(base(loanNum, `/${id}/apply`)).send(body);
const billed = (requestId: string) =>
  vendors.credit.ledger.entries.filter((entry) => entry.requestId === requestId).length;

describe('permission', () => {
  it('is needed for every call: sign-in, access to the loan, its page, and its status', async () => {
    const loanNum = await newLoan();
    const { id } = await reportOf(loanNum);
    const reads = ['', `/${id}`, `/${id}/comparison`];
    for (const rest of reads) {
      expect((await supertest(at.app).get(base(loanNum, rest))).status).toBe(401);
      expect((await get(loanNum, rest, 'pml-loan-officer')).status).toBe(403);
      expect((await get(loanNum, rest)).status).toBe(200);
    }
    const { version } = await loanOf(loanNum);
    const body = { version, scores: true, debts: [] };
    expect((await supertest(at.app).post(base(loanNum))).status).toBe(401);
    expect((await supertest(at.app).post(base(loanNum, `/${id}/apply`))).status).toBe(401);
    for (const login of ['pml-loan-officer', 'credit-auditor']) {
      expect((await order(loanNum, {}, login)).status, login).toBe(403);
      expect((await apply(loanNum, id, body, login)).status, login).toBe(403);
    }
    const account = `/api/loan-proxy/${loanNum}/credit-account/${AGENCY}`;
    expect((await supertest(at.app).put(account).send(agencyAccount)).status).toBe(401);
    expect((await supertest(at.app).delete(account)).status).toBe(401);
    expect((await (await at.as('credit-auditor')).put(account).send(agencyAccount)).status).toBe(403);
    expect((await (await at.as('credit-auditor')).delete(account)).status).toBe(403);
    await moveThrough(at, loanNum, ['1', '9']);
    expect((await order(loanNum)).body.code).toBe('not-editable');
    expect((await apply(loanNum, id, body)).body.code).toBe('not-editable');
  });

  it('covers a report under its own loan only', async () => {
    const { id } = await reportOf(await newLoan());
    const other = await newLoan();
    for (const rest of [`/${id}`, `/${id}/comparison`]) expect((await get(other, rest)).status).toBe(404);
    const { version } = await loanOf(other);
    expect((await apply(other, id, { version, scores: true, debts: [] })).status).toBe(404);
    expect((await get(other, `/${randomUUID()}`)).status).toBe(404);
  });
});

describe('an account with an agency', () => {
  it('is answered without its password, stored encrypted, and belongs to one user', async () => {
    const loanNum = await newLoan();
    const { body, text } = await get(loanNum);
    expect(body.agencies).toContainEqual({
      ...{ code: AGENCY, name: 'Xactus', IsTechnicalAffiliate: false, login: 'officer', isRefused: false },
    });
    expect(body).toMatchObject({ isSimulation: true, prices: { hard: '25.00', soft: '8.00', reissue: '5.00' } });
    expect(text).not.toContain(agencyAccount.password);
    const rows = await at.portal.db.selectFrom('portal.credit_accounts').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(agencyAccount.password);
    const other = await get(loanNum, '', 'administrator');
    expect(other.body.agencies[0]).toMatchObject({ login: null });
    expect((await order(loanNum, {}, 'administrator')).body).toMatchObject({
      message: 'Enter your account with this credit agency first.',
    });
  });

  it('that is refused is not used again until it is entered again', async () => {
    const user = 'administrator';
    const loanNum = await newLoan();
    for (const account of [{ login: 'locked' }, { password: 'wrong' }]) {
      await saveAccount({ ...agencyAccount, ...account }, user);
      const first = await order(loanNum, {}, user);
      expect(first.body).toMatchObject({
        state: 'failed',
        problem: { code: expect.stringMatching(/^E0(36|51)$/) },
      });
      const second = await order(loanNum, {}, user);
      expect(second.status).toBe(409);
      expect(second.body.message).toContain('did not accept your account');
      expect((await get(loanNum, '', user)).body.agencies[0].isRefused).toBe(true);
      await saveAccount(agencyAccount, user);
      expect((await order(loanNum, {}, user)).body.state).toBe('completed');
    }
  });

  it('that is gone while the agency may have the order leaves the order open, and nothing is billed twice', async () => {
    const user = 'administrator';
    const loanNum = await newLoan('991-68-0001');
    await saveAccount(agencyAccount, user);
    const { version } = await loanOf(loanNum);
    const sent = creditOrderOf(version, { bureaus: ['Equifax'] });
    const agent = await at.as(user);
    const answered = agent.post(base(loanNum)).send(sent);
    const ordered = answered.then(({ body }) => body);
    const row = async () => (await get(loanNum, '', user)).body.reports[0];
    await expect.poll(async () => (await row())?.state, { timeout: 20_000 }).toBe('waiting');
    await agent.delete(`/api/loan-proxy/${loanNum}/credit-account/${AGENCY}`).expect(204);
    await expect.poll(async () => (await row())?.problem?.code, { timeout: 20_000 }).toBe('credit-no-account');
    expect((await row()).state).toBe('waiting');
    await saveAccount({ ...agencyAccount, password: 'wrong' }, user);
    await expect.poll(async () => (await row())?.problem?.code, { timeout: 20_000 }).toMatch(/^E036$|account-refused/);
    expect((await order(loanNum, {}, user)).body.code).toBe('conflict');
    await saveAccount(agencyAccount, user);
    await awaitOrder(at.portal, (await ordered).order, 60_000);
    expect((await row()).number).not.toBeNull();
    expect(billed(sent.id)).toBe(1);
  }, 120_000);

  it('can be removed, and is for connected agencies only', async () => {
    const loanNum = await newLoan();
    const agent = await at.as('underwriter');
    const path = (agency: string) => `/api/loan-proxy/${loanNum}/credit-account/${agency}`;
    await agent.put(path('5101')).send(agencyAccount).expect(200);
    await agent.delete(path('5101')).expect(204);
    const { body } = await get(loanNum, '', 'underwriter');
    expect(body.agencies.find(({ code }: { code: string }) => code === '5101')).toMatchObject({ login: null });
    expect((await agent.put(path('9999')).send(agencyAccount)).status).toBe(409);
  });
});

describe('an order', () => {
  it('names what is missing and stores nothing', async () => {
    const loanNum = await newLoan('920-66-0001', { aBAddr: null });
    const { status, body } = await order(loanNum, { consents: [] });
    expect(status).toBe(422);
    expect(Object.keys(body.fields)).toEqual(['consents.0B', 'applicants[0].aBAddr']);
    expect((await get(loanNum)).body.reports).toEqual([]);
    const { version } = await loanOf(loanNum);
    expect((await (await at.as('loan-officer')).post(base(loanNum)).send(creditOrderOf(version + 9))).body.code).toBe(
      'stale',
    );
  });

  it('brings a report with its printed form, and changes nothing in the loan', async () => {
    const loanNum = await newLoan();
    const before = await loanOf(loanNum);
    const { id, documentId } = await reportOf(loanNum);
    const { body, text } = await get(loanNum, `/${id}`);
    expect(body.report).toMatchObject({ isSimulation: true, issued: '2026-11-20' });
    expect(body.report.scores.map(({ value }: { value: number }) => value)).toEqual([700, 680, 680]);
    expect(body.summary).toMatchObject({ cost: '75.00', consents: [{ borrower: '0B', date: '2026-11-20' }] });
    for (const { account } of body.report.tradelines) expect(account).toHaveLength(4);
    expect(text).not.toContain('920660001');
    expect(await loanOf(loanNum)).toEqual(before);
    const files = await (await at.as('loan-officer')).get(`/api/lqb/edocs/${loanNum}`).expect(200);
    expect(files.body).toMatchObject([{ id: documentId, folderName: '05 CREDIT', doc_type: 'CREDIT REPORT' }]);
    const rows = await at.portal.db.selectFrom('portal.credit_reports').selectAll().where('id', '=', id).execute();
    expect(JSON.stringify(rows)).not.toMatch(/920660001|Example Card/);
  });

  it('sent again under its ID, also at the same time, orders and costs nothing more', async () => {
    const loanNum = await newLoan();
    const { version } = await loanOf(loanNum);
    const sent = creditOrderOf(version);
    const agent = await at.as('loan-officer');
    const answers = await Promise.all([1, 2, 3].map(() => agent.post(base(loanNum)).send(sent)));
    expect(answers.map(({ status, body }) => [status, body.state])).toEqual(answers.map(() => [200, 'completed']));
    expect(billed(sent.id)).toBe(1);
    expect((await get(loanNum)).body.reports).toHaveLength(1);
  });

  it('brings one report that is billed once, whatever goes wrong on the way', async () => {
    // Never answered, broken off, answered with 500, cut, answered twice, with a DOCTYPE, busy, worked on for a while.
    const faults = ['20', '30', '40', '50', '60', '70', '90', '91'];
    const reports = await Promise.all(
      faults.map(async (fault) => reportOf(await newLoan(`9${fault}-68-0001`), { bureaus: ['Equifax'] })),
    );
    expect(reports.map(({ id }) => billed(id))).toEqual(faults.map(() => 1));
  }, 90_000);

  it.each(['980-68-0001', '981-68-0001'])('without a readable printed report is complete (%s)', async (ssn) => {
    expect((await reportOf(await newLoan(ssn))).documentId).toBeNull();
  });

  it('that needs other data names the field, and is sent once', async () => {
    const { body } = await order(await newLoan('900-67-0004'));
    expect(body).toMatchObject({
      state: 'failed',
      problem: { code: 'E004', fields: { 'applicants[0].aBSsn': 'Check this value.' } },
    });
    expect(body.problem.message).toContain('needs other data about the borrowers');
    expect(billed(body.id)).toBe(0);
  });

  it.each([
    ['0061', 'don’t match'],
    ['0101', 'could not read the order'],
    ['0999', 'did not give a report'],
  ])('that fails with E%s says what to do', async (serial, text) => {
    const { body } = await order(await newLoan(`900-67-${serial}`));
    expect(body.problem.message).toContain(text);
  });

  it('starts from an earlier report: reissue, further bureaus, supplement', async () => {
    const loanNum = await newLoan();
    const first = await reportOf(loanNum, { bureaus: ['Equifax'] });
    const from = { reportNumber: first.number } as const;
    expect((await order(loanNum, { action: 'reissue', consents: [] })).status).toBe(422);
    const again = await order(loanNum, { ...from, action: 'reissue', consents: [] });
    expect(again.body).toMatchObject({ state: 'completed', number: first.number, cost: '5.00', bureaus: ['Equifax'] });
    const more = await order(loanNum, { ...from, action: 'upgrade', bureaus: ['Experian'] });
    expect(more.body).toMatchObject({ cost: '25.00', bureaus: ['Experian', 'Equifax'] });
    const asked: Partial<CreditOrderBody> = {
      ...{ ...from, action: 'supplement', consents: [] },
      ...{ line: 'T1', comment: 'Verify the balance' },
    };
    const { id } = await reportOf(loanNum, asked);
    const { body } = await get(loanNum, `/${id}`);
    expect(body.report.tradelines[0].comments.join()).toContain('Verify the balance');
    expect((await get(loanNum)).body.reports).toHaveLength(4);
  });
});

describe('a comparison with the loan', () => {
  it('shows new debts and the score that prices, and writes what was chosen, once', async () => {
    const loanNum = await newLoan('943-66-0001');
    const { id } = await reportOf(loanNum);
    const { body } = await get(loanNum, `/${id}/comparison`);
    expect(body.loanScore).toMatchObject({ before: 761, after: expect.any(Number) });
    const states = body.debts.map(({ state }: { state: string }) => state);
    expect(new Set(states)).toEqual(new Set(['new']));
    const mortgage = body.debts.find(({ needsProperty }: { needsProperty: boolean }) => needsProperty);
    expect(mortgage.reported).toMatchObject({ type: '0', account: expect.stringMatching(/^\d{4}$/) });

    const { version } = await loanOf(loanNum);
    const debts = body.debts.map(({ key }: { key: string }) => ({ key }));
    expect((await apply(loanNum, id, { version: version + 1, scores: true, debts })).body.code).toBe('stale');
    expect((await apply(loanNum, id, { version, scores: true, debts })).body).toEqual({ version: version + 1 });
    expect((await apply(loanNum, id, { version, scores: true, debts })).body.code).toBe('stale');

    const loan = await loanOf(loanNum);
    expect(loan.liabilities).toHaveLength(debts.length);
    expect(loan.applicants[0]).toMatchObject({ aCrOd: '2026-11-20', aBExperianScoreSourceT: '1' });
    expect(loan.sCreditScoreType2).toBe(body.loanScore.after);
    expect((await at.portal.los.statusLog(loanNum)).at(-1)?.description).toContain('no credit bureau was contacted');
    const again = await get(loanNum, `/${id}/comparison`);
    expect(new Set(again.body.debts.map(({ state }: { state: string }) => state))).toEqual(new Set(['same']));
    expect((await get(loanNum)).body.reports[0]).toMatchObject({ appliedBy: expect.any(String) });
    const score = borrowerScore(loan, '0B');
    const factors = await factorsOfScore(at.portal, loanNum, score);
    expect(factors).toHaveLength(5);
    expect(factors[4]).toContain('inquiries');
    expect(await factorsOfScore(at.portal, loanNum, score && { ...score, score: score.score - 1 })).toEqual([]);
  });

  it('counts as used once the LOS has the write, also if the portal ended before it could say so', async () => {
    const loanNum = await newLoan();
    const { id } = await reportOf(loanNum);
    const { version } = await loanOf(loanNum);
    const store = vi.spyOn(at.portal.los, 'storeCredit').mockImplementationOnce(async (...write) => {
      store.mockRestore();
      await at.portal.los.storeCredit(...write);
      throw new Error('The process ended.');
    });
    expect((await apply(loanNum, id, { version, scores: true, debts: [] })).status).toBe(500);
    expect((await get(loanNum)).body.reports[0].appliedAt).toBeNull();
    await catchUp(at.portal);
    expect((await get(loanNum)).body.reports[0].appliedAt).toEqual(expect.any(String));
  });

  it('takes over the missing dates of declared events, and no other answers', async () => {
    const declared = { aBDecBankrupt: true, aBDecBankruptcyChapters: ['7'], aBDecForeclosure: false };
    const loanNum = await newLoan('944-66-0001', declared);
    const { id } = await reportOf(loanNum);
    const { body } = await get(loanNum, `/${id}/comparison`);
    expect(body.events).toMatchObject([
      { field: 'aBDecBankruptD', reported: '2021-01-20', isDeclared: true, isTaken: true },
      { field: 'aBDecForeclosureD', reported: '2021-08-31', isDeclared: false, isTaken: false },
    ]);
    const done = await apply(loanNum, id, { version: body.version, scores: false, events: true, debts: [] });
    expect(done.status).toBe(200);
    const [applicant] = (await loanOf(loanNum)).applicants;
    expect(applicant).toMatchObject({
      ...{ aBDecBankruptD: '2021-01-20', aBDecBankruptEndT: 'discharged', aBDecForeclosure: false },
    });
    expect(applicant?.aBDecForeclosureD ?? null).toBeNull();
  });

  it('takes over dates that only remarks of accounts tell', async () => {
    const declared = { aBDecDeedInLieu: true, aBDecBankrupt: true, aBDecBankruptcyChapters: ['13'] };
    const loanNum = await newLoan('945-66-0001', declared);
    const { id } = await reportOf(loanNum);
    const { body } = await get(loanNum, `/${id}/comparison`);
    await apply(loanNum, id, { version: body.version, scores: false, events: true, debts: [] });
    const [applicant] = (await loanOf(loanNum)).applicants;
    expect(applicant).toMatchObject({ aBDecDeedInLieuD: '2022-05-31', aBDecBankruptD: '2023-03-31' });
  });

  it('keeps what a user typed and decided', async () => {
    const loanNum = await newLoan('943-66-0001');
    const first = await reportOf(loanNum);
    const comparison = (await get(loanNum, `/${first.id}/comparison`)).body;
    const debts = comparison.debts.map(({ key }: { key: string }) => ({ key }));
    await apply(loanNum, first.id, { version: comparison.version, scores: false, debts });
    const loan = await loanOf(loanNum);
    const [own, ...rest] = loan.liabilities;
    const typed = { ...own, balance: '1.00', payoff: true };
    await (await at.as('loan-officer'))
      .post(`/api/lqb/loans/${loanNum}`)
      .send({ version: loan.version, liabilities: [typed, ...rest] })
      .expect(200);
    const second = await reportOf(loanNum);
    const { body } = await get(loanNum, `/${second.id}/comparison`);
    expect(body.debts.filter(({ state }: { state: string }) => state !== 'same')).toMatchObject([
      { state: 'kept', differs: ['balance'], current: { balance: '1.00', payoff: true } },
    ]);
    await apply(loanNum, second.id, { version: body.version, scores: false, debts: [] });
    expect((await loanOf(loanNum)).liabilities[0]).toMatchObject({ balance: '1.00', payoff: true });
  });

  it.each([
    ['934-66-0001', 'underwriter', 'underwriter'],
    ['935-66-0001', 'underwriter', 'underwriter'],
    ['939-66-0001', 'compliance', 'qc-compliance'],
  ])('of a report that stops (%s) is used only by %s', async (ssn, stop, allowed) => {
    const loanNum = await newLoan(ssn);
    const { id } = await reportOf(loanNum);
    const { version } = await loanOf(loanNum);
    const body = { version, scores: true, debts: [] };
    expect((await get(loanNum, `/${id}/comparison`)).body.stops).toEqual([stop]);
    expect((await get(loanNum, `/${id}`, allowed)).body.stops).toEqual([]);
    const refused = await apply(loanNum, id, body);
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('needs a decision')]);
    expect((await apply(loanNum, id, body, 'administrator')).status).toBe(200);
  });

  it('is not needed for a submission that copies the debts of the report into a loan without any', async () => {
    const loanNum = await newLoan();
    await reportOf(loanNum);
    const submit = async () =>
      (await at.as('loan-officer'))
        .post(`/api/loan-proxy/${loanNum}/desktop-underwriter`)
        .send({ craUserId: '', craPassword: '', cra: '', reissueList: [], isCopyLiabilities: true });
    expect((await submit()).status).toBe(200);
    const { liabilities } = await loanOf(loanNum);
    expect(liabilities.map(({ holder }) => holder)).toContain('Example Auto Finance');
    expect((await submit()).status).toBe(200);
    expect((await loanOf(loanNum)).liabilities).toEqual(liabilities);
    // Their values are the report's, so that a later report may change them.
    expect((await get(loanNum)).body.reports[0]).toMatchObject({ appliedBy: expect.any(String) });
  }, 60_000);

  it('changes nothing for a submission that is refused because another one is open', async () => {
    const loanNum = await newLoan();
    await reportOf(loanNum);
    const before = await loanOf(loanNum);
    await at.portal.db.transaction().execute((trx) =>
      placeOrder(at.portal, trx, ausOrder, {
        ...{ loanNum, caller: portalCaller, delayMs: 60_000 },
        request: {
          ...{ system: 'DU', agency: null, references: [], copyLiabilities: false, agencyUser: null, hash: '' },
        },
      }),
    );
    const refused = await (await at.as('loan-officer'))
      .post(`/api/loan-proxy/${loanNum}/desktop-underwriter`)
      .send({ isCopyLiabilities: true });
    expect([refused.status, refused.body.wording.code]).toEqual([409, 'aus-still-running']);
    expect(await loanOf(loanNum)).toEqual(before);
  });

  it('is copied once by the submission that came first, while others are refused or wait for it', async () => {
    const loanNum = await newLoan();
    await reportOf(loanNum);
    const agent = await at.as('loan-officer');
    const submit = (body: object) => agent.post(`/api/loan-proxy/${loanNum}/desktop-underwriter`).send(body);
    const key = randomUUID();
    let again: Promise<number> | undefined;
    const refused: number[] = [];
    const store = vi.spyOn(at.portal.los, 'storeCredit').mockImplementationOnce(async (...write) => {
      again = submit({ isCopyLiabilities: true, key }).then(({ status }) => status);
      for (const body of [{}, { isCopyLiabilities: true }]) refused.push((await submit(body)).status);
      store.mockRestore();
      return at.portal.los.storeCredit(...write);
    });
    const first = await submit({ isCopyLiabilities: true, key });
    expect([first.status, first.body.state, await again, refused]).toEqual([200, 'complete', 200, [409, 409]]);
    const orders = at.portal.db.selectFrom('portal.orders').select('state').where('loan_num', '=', loanNum);
    const placed = await orders.where('kind', '=', ausOrder.kind).execute();
    expect(placed).toEqual([{ state: 'completed' }]);
    const holders = (await loanOf(loanNum)).liabilities.map(({ holder }) => holder);
    expect(holders.filter((holder) => holder === 'Example Auto Finance')).toHaveLength(1);
  }, 60_000);

  it('keeps no submission away after copying failed, or after a process that ended while it copied', async () => {
    const loanNum = await newLoan();
    await reportOf(loanNum);
    const agent = await at.as('loan-officer');
    const submit = (body: object) => agent.post(`/api/loan-proxy/${loanNum}/desktop-underwriter`).send(body);
    const store = vi.spyOn(at.portal.los, 'storeCredit').mockRejectedValueOnce(new Error('The LOS is down.'));
    const key = randomUUID();
    expect((await submit({ isCopyLiabilities: true, key })).status).toBe(500);
    store.mockRestore();
    const again = await submit({ isCopyLiabilities: true, key });
    expect([again.status, again.body.state]).toEqual([200, 'complete']);
    expect((await submit({ isCopyLiabilities: true, key })).body.caseId).toBe(again.body.caseId);
    expect((await submit({})).status).toBe(200);
    await at.portal.db.transaction().execute((trx) =>
      saveDraft(at.portal, trx, ausOrder, {
        ...{ loanNum, caller: portalCaller },
        request: { system: 'DU', agency: null, references: [], copyLiabilities: true, agencyUser: null, hash: '' },
      }),
    );
    expect((await submit({})).status).toBe(409);
    await sql`update portal.orders set created_at = created_at - interval '2 minutes'
      where loan_num = ${loanNum} and state = 'draft'`.execute(at.portal.db);
    expect((await submit({})).status).toBe(200);
  }, 60_000);

  it('says what prices the loan without a score: nothing', async () => {
    const loanNum = await newLoan('931-66-0001');
    const { id } = await reportOf(loanNum);
    const { body } = await get(loanNum, `/${id}/comparison`);
    expect(body.scores.map(({ after }: { after: number | null }) => after)).toEqual([null, null, null]);
  });
});
