import { randomUUID } from 'node:crypto';
import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoInvestors } from '../../config/demo/investors';
import { pdfPages } from '../../tests/support/pdf-pages';
import { servicedLoan } from '../../tests/support/serviced-loan';
import { setLoanFields } from '../../tests/support/set-loan-fields';
import { type TestPortal, testPortal } from '../../tests/support/test-portal';

let at: TestPortal;
let loanNum: string;
beforeAll(async () => {
  at = await testPortal();
  loanNum = await servicedLoan(at, 'loan-officer');
}, 60_000);
afterAll(() => at.close());

const path = (rest = '') => `/api/lqb/loans/${loanNum}/servicing-notices${rest}`;
const make = async (body: object, login = 'servicing') => (await at.as(login)).post(path()).send(body);
const give = async (id: string, body: object, login = 'servicing') =>
  (await at.as(login)).post(path(`/${id}/delivery`)).send(body);
const ofKind = (body: { notices: { kind: string }[] }, kind: string) => body.notices.find((one) => one.kind === kind);
const payoff = { id: randomUUID(), kind: 'payoff', date: '2026-12-15' };

describe('notices of servicing', () => {
  it('are for administrators and the servicing desk', async () => {
    await supertest(at.app).get(path()).expect(401);
    await supertest(at.app).post(path()).send(payoff).expect(401);
    await supertest(at.app)
      .post(path(`/${payoff.id}/delivery`))
      .send({})
      .expect(401);
    const accountant = await at.as('accountant');
    expect((await accountant.get(path())).status).toBe(403);
    expect((await make(payoff, 'accountant')).status).toBe(403);
    expect((await give(payoff.id, {}, 'accountant')).status).toBe(403);
  });

  it('file the payoff statement with the documents of the loan, once, for the lender’s own users', async () => {
    const { status, body } = await make(payoff);
    expect(status).toBe(201);
    expect(body.notices).toMatchObject([
      // Seven business days after Friday, November 20, without Thanksgiving.
      { kind: 'payoff', aboutD: '2026-12-15', documentId: payoff.id, given: null, version: 1 },
    ]);
    expect((await make(payoff)).body.notices).toHaveLength(1);
    const documents = async (login: string) => (await (await at.as(login)).get(`/api/lqb/edocs/${loanNum}`)).body;
    const filed = (await documents('servicing')).filter(({ docId }: { docId: string }) => docId === payoff.id);
    expect(filed).toMatchObject([{ doc_type: 'PAYOFF STATEMENT', lenderOnly: true }]);
    const pdf = await (await at.as('servicing')).get(`/api/lqb/edocs/${loanNum}/download/${payoff.id}`).expect(200);
    expect(pdf.headers['content-type']).toContain('application/pdf');
  }, 30_000);

  it('make the yearly escrow statement from the analysis of the account, with taxes and insurance apart', async () => {
    const paid = (type: string, amount: string) => ({ loanNum, date: '2026-11-18', type, amount, reference: type });
    const taxes = paid('tax-disbursement', '-321.00');
    const rows = [taxes, paid('insurance-disbursement', '-123.00'), paid('escrow', '-45.00')];
    await (await at.as('administrator')).post('/api/emet-data/transactions').send({ rows }).expect(200);
    const id = randomUUID();
    const { status, body } = await make({ id, kind: 'escrow' });
    const pdf = await (await at.as('servicing')).get(`/api/lqb/edocs/${loanNum}/download/${id}`).expect(200);
    const text = (await pdfPages(pdf.body)).join(' ');
    expect(text).toMatch(/Paid out for taxes\s?\$321\.00\s?Paid out for insurance premiums\s?\$123\.00/);
    expect(text).toMatch(/Paid for taxes\s?\$321\.00/);
    expect(text).toMatch(/other charges\s?\$0\.00\s?Returned to you or corrected\s?\$45\.00/);
    expect(status).toBe(201);
    const review = (await (await at.as('servicing')).get(`/api/lqb/loans/${loanNum}/escrow-review`)).body.review;
    expect(ofKind(body, 'escrow')).toMatchObject({ aboutD: review.from });
  }, 30_000);

  it('make the notice of a sale only once the loan is sold to an investor with address and phone', async () => {
    const notice = { id: randomUUID(), kind: 'ownership', recorded: 'not-recorded', partialPayment: 'hold' };
    const refused = await make(notice);
    expect([refused.status, refused.body.wording.code]).toEqual([409, 'loan-not-sold']);
    const investor = demoInvestors[0]?.id ?? '';
    await setLoanFields(at, loanNum, { sInvestorRolodexId: investor, sLPurchaseD: '2026-11-10' });
    const place = { address: '80 Harbor Street', city: 'Boston', state: 'MA', zip: '02110', phone: '8005550177' };
    await at.portal.db.updateTable('portal.contacts').set({ address: null }).where('id', '=', investor).execute();
    expect((await make(notice)).body.wording.code).toBe('investor-incomplete');
    await at.portal.db.updateTable('portal.contacts').set(place).where('id', '=', investor).execute();
    const { body } = await make(notice);
    expect(body.sale).toMatchObject({ soldD: '2026-11-10', by: '2026-12-10' });
    expect(ofKind(body, 'ownership')).toMatchObject({ aboutD: '2026-11-10', dueBy: '2026-12-10' });
  }, 30_000);

  it('are mailed on a day from when they were made to today, by the version that was read', async () => {
    expect((await give(payoff.id, { version: 1, method: 'mail', on: '2026-11-21' })).status).toBe(422);
    expect((await give(payoff.id, { version: 1, method: 'mail', on: '2026-11-19' })).status).toBe(422);
    const { body } = await give(payoff.id, { version: 1, method: 'mail', on: '2026-11-20' });
    const mailed = body.notices.find(({ id }: { id: string }) => id === payoff.id);
    expect(mailed).toMatchObject({ given: { method: 'mail', on: '2026-11-20', receivedOn: null }, version: 2 });
    expect((await give(payoff.id, { version: 1, method: 'mail', on: '2026-11-20' })).status).toBe(409);
    expect((await give(randomUUID(), { version: 1, method: 'electronic' })).status).toBe(404);
  });

  it('are sent only with consent to electronic documents, to the addresses of the loan', async () => {
    const refused = await give(payoff.id, { version: 2, method: 'electronic' });
    expect([refused.status, refused.body.wording.code]).toEqual([422, 'electronic-consent']);
    const consent = { on: '2026-06-02', evidence: 'Consent form' };
    const estimate = {
      ...{ id: randomUUID(), number: 1, delivery: { method: 'electronic', received: null, consent } },
    };
    await setLoanFields(at, loanNum, { loanEstimates: [estimate] } as never);
    const { status, body } = await give(payoff.id, { version: 2, method: 'electronic' });
    expect(status).toBe(200);
    const sent = body.notices.find(({ id }: { id: string }) => id === payoff.id);
    expect(sent).toMatchObject({ given: { method: 'electronic', on: '2026-11-20', receivedOn: null }, version: 3 });
    const packages = await at.portal.db
      .selectFrom('portal.signing_packages')
      .select(['key', 'title'])
      .where('loan_num', '=', loanNum)
      .execute();
    expect(packages).toEqual([{ key: payoff.id, title: 'Payoff statement' }]);
  });
});
