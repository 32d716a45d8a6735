import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firstConsummation } from '../../domain/disclosure/closing/closing-clock';
import type { PaperMailing } from '../../domain/signing/paper-mailing.schemas';
import type { SigningPackage } from '../../domain/signing/signing.schemas';
import { completePurchase, createLoan } from '../../tests/support/loan-builder';
import { setLoanFields } from '../../tests/support/set-loan-fields';
import { type TestPortal, testPortal } from '../../tests/support/test-portal';
import { addDocument, browserOf, emre, packagesPath, ruta, sendPackage, work } from './signing.test-support';

const LIST = '/api/emet-data/paper-mailings';

let at: TestPortal;
/** A borrower asked for paper; no one opened it; the borrowers signed; and one of another kind that was sent again. */
const loans = { asked: '', silent: '', signed: '', again: '' };
let asked: SigningPackage;

beforeAll(async () => {
  at = await testPortal();
  at.time.set(new Date('2026-11-20T18:42:00Z'));
  await at.signIn('administrator');
  const dates = { ...completePurchase, sAppSubmittedD: '2026-11-19' };
  for (const name of Object.keys(loans) as (keyof typeof loans)[])
    loans[name] = await createLoan(at, 'loan-officer', dates);
  const to = (name: string) => ({ ...ruta, email: `${name}@example.com` });
  asked = await sendPackage(at, loans.asked, { recipients: [to('asked'), emre] });
  await sendPackage(at, loans.silent, { recipients: [to('silent')] });
  await sendPackage(at, loans.signed, { recipients: [to('signed')] });
  const again = { kind: 'other', title: 'Letters', recipients: [to('again')] };
  await sendPackage(at, loans.again, again);
  await work(at);
  const browser = browserOf(at);
  await browser.agent
    .post(browser.path(await browser.signIn('asked@example.com'), '/paper'))
    .send({})
    .expect(200);
  // The third business day, a Tuesday, is over.
  at.time.set(new Date('2026-11-25T18:00:00Z'));
  await work(at, /watch/, true);
  for (const login of ['administrator', 'loan-officer']) await at.signIn(login);
  await sendPackage(at, loans.again, again);
  const late = browserOf(at);
  const signer = await late.signIn('signed@example.com');
  await late.consent(signer);
  await late.read(signer);
  expect((await late.sign(signer, 'Ruta Lindqvist')).status).toBe(200);
});
afterAll(() => at.close());

const rowsOf = async (login: string, filter: object = {}, more = '') =>
  (await (await at.as(login)).get(`${LIST}?filter=${encodeURIComponent(JSON.stringify(filter))}${more}`).expect(200))
    .body as PaperMailing[];
const loansOf = async (filter: object, login = 'disclosure-desk') =>
  (await rowsOf(login, filter)).map(({ loanNum }) => loanNum);

describe('the list of packages to mail on paper', () => {
  it('requires sign-in, a role that mails, and the page of disclosures', async () => {
    for (const path of [LIST, `${LIST}/export`]) {
      await supertest(at.app).get(path).expect(401);
      for (const login of ['pml-loan-officer', 'pml-supervisor-external', 'loan-officer', 'closer', 'accountant'])
        await (await at.as(login)).get(path).expect(403);
    }
    const role = at.portal.db.updateTable('portal.role_permissions').where('role', '=', 'Processor');
    const { menu_permissions: menu } = await at.portal.db
      .selectFrom('portal.role_permissions')
      .select('menu_permissions')
      .where('role', '=', 'Processor')
      .executeTakeFirstOrThrow();
    await role.set({ menu_permissions: [] }).execute();
    await (await at.as('processor')).get(LIST).expect(403);
    await role.set({ menu_permissions: menu }).execute();
  });

  it('names loan, borrower, documents, reason, the latest day and the state', async () => {
    const rows = await rowsOf('disclosure-desk');
    const facts = ({ loanNum, reason, state, dueOn, isLate }: PaperMailing) => [
      loanNum,
      [reason, state, dueOn, isLate],
    ];
    // Of Loan Estimates: three days on which the lender is open, after the application of Thursday.
    expect(Object.fromEntries(rows.map(facts))).toEqual({
      [loans.asked]: ['paper', 'due', '2026-11-24', true],
      [loans.silent]: ['no-answer', 'due', '2026-11-24', true],
      [loans.signed]: ['no-answer', 'signed', '2026-11-24', false],
      // No rule dates letters: they are due on the day on which they fall back to paper.
      [loans.again]: ['no-answer', 'replaced', '2026-11-25', false],
    });
    expect(rows.slice(0, 2).map(({ state }) => state)).toEqual(['due', 'due']);
    expect(rows.find(({ loanNum }) => loanNum === loans.asked)).toMatchObject({
      ...{ id: asked.id, borrower: 'Ruta Lindqvist', title: 'Initial disclosures', documents: ['Loan Estimate'] },
      // The other one did not open it either.
      ...{ recipients: ['Ruta Lindqvist', 'Emre Şahin'], since: '2026-11-20', sentOn: '2026-11-20', mailedOn: null },
    });
  });

  it('filters what is open, done, overdue and one’s own, sorts, and finds a borrower', async () => {
    const open = [loans.asked, loans.silent].toSorted();
    expect((await loansOf({ done: false })).toSorted()).toEqual(open);
    expect((await loansOf({ done: true })).toSorted()).toEqual([loans.signed, loans.again].toSorted());
    expect((await loansOf({ late: true })).toSorted()).toEqual(open);
    expect(await loansOf({ reason: 'paper' })).toEqual([loans.asked]);
    expect(await loansOf({ dueOn: { from: '0d' } })).toEqual([loans.again]);
    expect(await loansOf({ mine: true })).toEqual([]);
    expect((await loansOf({ mine: true, done: false }, 'administrator')).toSorted()).toEqual(open);
    expect(await loansOf({ q: 'unknown name' })).toEqual([]);
    const sorted = await rowsOf(
      'disclosure-desk',
      { done: false },
      `&sort=${encodeURIComponent('["loanNum","DESC"]')}`,
    );
    expect(sorted.map(({ loanNum }) => loanNum)).toEqual(open.toReversed());
  });

  it('is counted on Home, for who mails', async () => {
    const count = async (login: string) =>
      (await (await at.as(login)).get('/api/quick-panel/data').expect(200)).body.paperToMail;
    expect(await count('disclosure-desk')).toBe(2);
    expect(await count('loan-officer')).toBeNull();
    expect(await count('pml-loan-officer')).toBeNull();
  });

  it('has only the loans that the user may see', async () => {
    const person = at.portal.db.updateTable('portal.users').where('login', '=', 'processor');
    await person.set({ is_retail: true, branch_name: 'Elsewhere' }).execute();
    await at.signIn('processor');
    expect(await rowsOf('processor')).toEqual([]);
    expect((await (await at.as('processor')).get(`${LIST}/export`).expect(200)).text.trim().split('\n')).toHaveLength(
      1,
    );
  });

  it('is a CSV with its filter', async () => {
    const desk = await at.as('disclosure-desk');
    const { text } = await desk
      .get(`${LIST}/export?filter=${encodeURIComponent(JSON.stringify({ reason: 'paper' }))}`)
      .expect(200)
      .expect('Content-Type', /csv/);
    const [head, line] = text.trim().split('\r\n');
    expect(head).toContain(
      'Loan Number,Borrower,Mail To,Package,Documents,Reason,On Paper Since,Mail By,State,Mailed On',
    );
    expect(line).toContain(
      `${loans.asked},Ruta Lindqvist,Ruta Lindqvist; Emre Şahin,Initial disclosures,Loan Estimate,paper,11/20/26,11/24/26,due,,`,
    );
  });

  it('records a mailing from the row, which is done then', async () => {
    const desk = await at.as('disclosure-desk');
    const [row] = await rowsOf('disclosure-desk', { reason: 'paper' });
    const path = `${packagesPath(loans.asked)}/${row?.id}/paper`;
    await desk
      .post(path)
      .send({ version: (row?.version ?? 0) - 1, mailedOn: '2026-11-25' })
      .expect(409);
    await desk.post(path).send({ version: row?.version, mailedOn: '2026-11-25' }).expect(200);
    expect(await rowsOf('disclosure-desk', { reason: 'paper' })).toMatchObject([
      { state: 'mailed', mailedOn: '2026-11-25', isLate: false },
    ]);
    expect(await loansOf({ done: false })).toEqual([loans.silent]);
  });

  it('tells open pages of the loan when a borrower asks for paper', async () => {
    const changes = async (loan: string) =>
      (
        await at.portal.db
          .selectFrom('portal.live_changes')
          .select('what')
          .where('loan_num', '=', loan)
          .where('by_login', 'is', null)
          .execute()
      ).filter(({ what }) => what === 'lender-orders').length;
    const recipients = [{ ...ruta, email: 'live@example.com' }];
    await sendPackage(at, loans.signed, { title: 'Third', kind: 'other', recipients });
    await work(at);
    const browser = browserOf(at);
    const signer = await browser.signIn('live@example.com');
    const before = await changes(loans.signed);
    await browser.agent.post(browser.path(signer, '/paper')).send({}).expect(200);
    expect(await changes(loans.signed)).toBeGreaterThan(before);
  });

  it('follows the loan: another day of application moves the latest day', async () => {
    const open = await sendPackage(at, loans.silent, { title: 'Second', kind: 'other', recipients: [ruta] });
    const stored = () =>
      at.portal.db
        .selectFrom('portal.signing_packages')
        .select(['mail_by', 'version'])
        .where('id', '=', open.id)
        .executeTakeFirstOrThrow();
    await at.portal.db
      .updateTable('portal.signing_packages')
      .set({ mail_by: '2026-01-02' })
      .where('id', '=', open.id)
      .execute();
    await work(at, /watch/, true);
    // Wednesday; Thanksgiving and Sunday do not count, and it is no change that staff must have seen.
    expect(await stored()).toMatchObject({ mail_by: '2026-11-30', version: open.version });
  });

  it('keeps who asked for paper when another signer declines', async () => {
    const num = await createLoan(at, 'loan-officer', completePurchase);
    const recipients = [
      { ...ruta, email: 'paper@example.com' },
      { ...emre, email: 'declines@example.com' },
    ];
    await sendPackage(at, num, { title: 'Both', kind: 'other', recipients });
    await work(at);
    for (const [email, step] of [
      ['paper@example.com', 'paper'],
      ['declines@example.com', 'decline'],
    ] as const) {
      const browser = browserOf(at);
      const signer = await browser.signIn(email);
      const { status } = await browser.agent.post(browser.path(signer, `/${step}`)).send({ reason: 'No' });
      expect(status, step).toBe(200);
    }
    const row = (await rowsOf('disclosure-desk')).find(({ loanNum }) => loanNum === num);
    expect(row).toMatchObject({ state: 'due', reason: 'paper', recipients: [ruta.name] });
  });

  it('counts the receipt of a disclosure from its mailing, and from a corrected one', async () => {
    const num = await createLoan(at, 'loan-officer', completePurchase);
    const { id } = await addDocument(at, num, 'cd.pdf');
    const closing = {
      ...{ id: 'cd', number: 1, kind: 'initial', issued: '2026-11-23', by: 'Ann', lines: [], lenderCredit: '0.00' },
      ...{ cashToClose: '1.00', cash: null, covers: null, reason: null, learned: null, signed: null, documentId: id },
      delivery: { method: 'electronic', received: null, evidence: null, recordedBy: null },
      ...{ closing: '2026-12-28', apr: '6.300', product: 'Fixed Rate', hasPrepaymentPenalty: false, restarts: [] },
      ...{ cure: '0.00', sellerDocumentId: null },
      choices: {
        ...{ fileNumber: null, insuranceNumber: null, partialPayments: 'hold', isProtected: true },
        ...{ noEscrow: 'declined', escrowWaiverFee: null, hasSignatures: true },
      },
    };
    await setLoanFields(at, num, {
      ...{ closingDisclosures: [closing], sInitialClosingDisclosureIssuedD: '2026-11-23' },
    } as never);
    const documents = [{ documentId: id, title: 'Closing Disclosure' }];
    const sent = await sendPackage(at, num, { kind: 'closing-disclosure', documents });
    let { version } = sent;
    const mail = async (mailedOn: string) => {
      const answer = await (await at.as('administrator'))
        .post(`${packagesPath(num)}/${sent.id}/paper`)
        .send({ version, mailedOn });
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
      ({ version } = answer.body);
      await work(at);
      const loan = await at.portal.los.loadLoan(num);
      const { delivery } = loan.closingDisclosures?.[0] ?? {};
      return [
        delivery?.sent,
        delivery?.received,
        loan.sInitialClosingDisclosureReceivedD,
        firstConsummation(loan)?.date,
      ];
    };
    // Thanksgiving and Sunday do not count.
    expect(await mail('2026-11-25')).toEqual(['2026-11-25', null, '2026-11-30', '2026-12-03']);
    at.time.set(new Date('2026-11-27T18:00:00Z'));
    await at.signIn('administrator');
    expect(await mail('2026-11-27')).toEqual(['2026-11-27', null, '2026-12-01', '2026-12-04']);
    expect(await mail('2026-11-25')).toEqual(['2026-11-25', null, '2026-11-30', '2026-12-03']);
  });
});
