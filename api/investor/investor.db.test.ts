import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { homeCompany } from '../../config/demo/organization';
import { readReport } from '../../domain/investor/text-report';
import { completePurchase, createLoan } from '../../tests/support/loan-builder';
import { setLoanFields } from '../../tests/support/set-loan-fields';
import { type TestPortal, testPortal } from '../../tests/support/test-portal';
import { seedOrganization } from '../reference/seed';

let at: TestPortal;
/** Locked for 30 days until 12/02/26, eleven days ahead of the test's today. */
let loanNum: string;
/** Locked, at Docs Out, and expired yesterday. */
let closing: string;
/** Neither locked nor committed. */
let open: string;

const lock = {
  ...{ sRateLockStatusT: '1', sRLckdD: '2026-11-02', sRLckdDays: 30, sRLckdExpiredD: '2026-12-02' },
  ...{ sBrokerLockFinalBrokComp1PcPrice: '100.875', sLT: '0' },
};

beforeAll(async () => {
  at = await testPortal();
  await seedOrganization(at.portal);
  loanNum = await createLoan(at, 'loan-officer', completePurchase);
  closing = await createLoan(at, 'loan-officer', completePurchase);
  open = await createLoan(at, 'loan-officer', completePurchase);
  await choose(loanNum);
  await setLoanFields(at, loanNum, lock);
  await setLoanFields(at, closing, { ...lock, sStatusT: '5', sRLckdExpiredD: '2026-11-19' });
});
afterAll(() => at.close());

/** Chooses the first rate that is offered. */
async function choose(loan: string): Promise<void> {
  const officer = await at.as('loan-officer');
  const { PricingResults } = (await officer.post(`/api/lqb/loans/${loan}/pricing-simple?rates=best`).send({})).body;
  const program = PricingResults.Program.find((one: { Status: string }) => one.Status === 'Eligible');
  const [rate] = program.RateOption;
  await officer
    .post(`/api/lqb/loans/${loan}/register-loan-program`)
    .send({ lLpTemplateId: program.lLpTemplateId, requestedRate: rate.Rate, requestedFee: rate.Point })
    .expect(200);
}

const desk = () => at.as('lock-desk');
const versionOf = async (loan: string) => (await at.portal.los.loadLoan(loan)).version;
const commitment = {
  ...{ sInvestorRolodexId: null, sInvestorLockLpTemplateNm: 'Agency 30', sInvestorLockRLckdDays: 15 },
  ...{ sInvestorLockNoteIR: '6.250', sInvestorLockBrokComp1Pc: '-1.500', sInvestorLockRAdjMarginR: null },
  adjustments: [{ description: 'Escrow waiver', rate: '0.000', price: '-0.125', margin: '0.000' }],
  sInvestorLockCommitmentT: '0',
};
const commit = async (body: object, login = 'secondary') =>
  (await at.as(login)).post(`/api/lqb/loans/${loanNum}/save-commitment-types`).send(body);

const reads = (loan: string) => [
  `/api/lqb/loans/lock-period-investor-pricing?loanNums=${loan}`,
  `/api/lqb/loans/${loan}/investor-lock`,
  `/api/lqb/loans/${loan}/current-price`,
  '/api/lqb/investors',
  '/api/lqb/reporting?rpt=lock-report',
  '/api/lqb/lock-report',
  '/api/lqb/lock-report/totals',
];

describe('the calls of the investor’s side', () => {
  it('require sign-in, and one of the lender’s own roles that sell loans', async () => {
    for (const path of reads(loanNum)) {
      await supertest(at.app).get(path).expect(401);
      for (const login of ['pml-supervisor-external', 'secondary-external', 'loan-officer', 'underwriter']) {
        expect((await (await at.as(login)).get(path)).status, `${login} ${path}`).toBe(403);
      }
    }
    for (const path of ['save-commitment-types', 'save-current-price']) {
      await supertest(at.app).post(`/api/lqb/loans/${loanNum}/${path}`).send({}).expect(401);
      const officer = await at.as('loan-officer');
      expect((await officer.post(`/api/lqb/loans/${loanNum}/${path}`).send({})).status).toBe(403);
    }
  });

  it('answer the lock term of each loan by the lock term rule, and leave out loans that do not exist', async () => {
    const asked = `/api/lqb/loans/lock-period-investor-pricing?loanNums=${closing},${loanNum},0000000000`;
    expect((await (await desk()).get(asked).expect(200)).body).toEqual([
      { loanNum: closing, lockPeriod: 15, investorLockPeriod: null, remainingDays: -1, brkLockTerm: 30 },
      { loanNum, lockPeriod: 15, investorLockPeriod: null, remainingDays: 12, brkLockTerm: 30 },
    ]);
    await (await desk()).get('/api/lqb/loans/lock-period-investor-pricing?loanNums=,').expect(400);
  });
});

describe('a commitment', () => {
  it('is saved once with its audit entry, and shows gap, margin and revenue', async () => {
    const version = await versionOf(loanNum);
    const saved = await commit({ version, ...commitment });
    expect(saved.status).toBe(200);
    expect(saved.body).toMatchObject({
      version: version + 1,
      commitment: { sInvestorLockRLckdD: '2026-11-20', sInvestorLockRLckExpiredD: '2026-12-05' },
      // 480,000 sold at 101.500 against 100.875; the investor's lock ends three days after the borrower's.
      figures: {
        ...{ investorPrice: '101.500', basePrice: '101.625', margin: '0.625', marginAmount: '3000.00' },
        ...{ revenue: '7200.00', gapDays: 3 },
      },
    });
    expect(saved.body.history.map(({ field }: { field: string }) => field)).toContain('sInvestorLockBrokComp1Pc');
    const entries = await at.portal.db
      .selectFrom('portal.audit')
      .select(['outcome', 'actor'])
      .where('action', '=', 'loan.save-commitment')
      .where('subject', '=', `loan:${loanNum}`)
      .execute();
    // The entry is opened before the write to the LOS, and closed after it.
    expect(entries.map(({ outcome, actor }) => [outcome, actor]).sort()).toEqual([
      ['done', 'secondary'],
      ['open', 'secondary'],
    ]);
  });

  it('is not overwritten by who saw the loan before, and names what is missing', async () => {
    const version = await versionOf(loanNum);
    const stale = await commit({ version: version - 1, ...commitment }, 'lock-desk');
    expect([stale.status, stale.body.code, stale.body.current.version]).toEqual([409, 'stale', version]);
    const lacking = await commit({ version, ...commitment, sInvestorLockBrokComp1Pc: null });
    expect([lacking.status, Object.keys(lacking.body.fields)]).toEqual([422, ['sInvestorLockBrokComp1Pc']]);
    const [one, other] = await Promise.all([
      commit({ version, ...commitment, sInvestorLockLoanNum: 'A-1' }),
      commit({ version, ...commitment, sInvestorLockLoanNum: 'B-2' }, 'lock-desk'),
    ]);
    expect([one.status, other.status].sort()).toEqual([200, 409]);
  });

  it('reaches no one outside the lender in any answer', async () => {
    const officer = await at.as('loan-officer');
    const { body } = await officer.get(`/api/lqb/loans/${loanNum}`).expect(200);
    expect(body).toHaveProperty('sInvestorLockCommitmentT', '0');
    expect(body).not.toHaveProperty('sCurrentPrice');
    await setLoanFields(at, loanNum, { sOriginatingCompanyName: homeCompany, sBranchChannelT: '2' });
    const seen = await (await at.as('pml-supervisor-external')).get(`/api/lqb/loans/${loanNum}`);
    await setLoanFields(at, loanNum, { sOriginatingCompanyName: null, sBranchChannelT: '1' });
    expect(Object.keys(seen.body).filter((name) => /Investor|CurrentPrice/.test(name))).toEqual([]);
  });
});

describe('the current price', () => {
  it('is calculated with the loan’s own program and rate, and saved if it is what was seen', async () => {
    const agent = await desk();
    const seen = (await agent.get(`/api/lqb/loans/${loanNum}/current-price`).expect(200)).body;
    expect(seen).toMatchObject({ state: 'priced', lockDays: 15, before: '100.875', isLocked: true });
    const path = `/api/lqb/loans/${loanNum}/save-current-price`;
    const other = await agent.post(path).send({ version: seen.version, price: '98.765' });
    expect([other.status, other.body.code]).toEqual([422, 'not-offered']);
    const saved = await agent.post(path).send({ version: seen.version, price: seen.price }).expect(200);
    expect(saved.body.current).toEqual({ price: seen.price, days: 15, at: '2026-11-20T18:42:00.000Z' });
    const again = await agent.post(path).send({ version: seen.version, price: seen.price });
    expect([again.status, again.body.code]).toEqual([409, 'stale']);
  });

  it('does not exist for a loan without a program', async () => {
    const agent = await desk();
    const seen = (await agent.get(`/api/lqb/loans/${open}/current-price`).expect(200)).body;
    expect(seen).toMatchObject({ state: 'no-program', price: null });
    await agent.get('/api/lqb/loans/0000000000/current-price').expect(404);
  });
});

describe('the lock report', () => {
  const list = async (query = '') => (await desk()).get(`/api/lqb/lock-report${query}`).expect(200);
  const filtered = (filter: object) => `?filter=${encodeURIComponent(JSON.stringify(filter))}`;
  const numbers = async (filter: object) =>
    (await list(filtered(filter))).body.map((row: { loanNum: string }) => row.loanNum);

  it('has locked and committed loans, by expiry, and adds them up', async () => {
    const found = await list();
    expect(found.headers['content-range']).toBe('locks 0-1/2');
    expect(found.body.map((row: { loanNum: string }) => row.loanNum)).toEqual([closing, loanNum]);
    expect(found.body[1]).toMatchObject({
      ...{ expDate: '2026-12-02', today: '2026-11-20', remainingDays: 12, brkLockTerm: 30 },
      ...{ lockTerm: 15, newLockTerm: 15, branch: 'Pasadena', loanType: '0', commitmentType: '0' },
      ...{ gapDays: 3, margin: '0.625', revenue: '7200.00', amount: '480000.00' },
    });
    expect((await (await desk()).get('/api/lqb/lock-report/totals').expect(200)).body).toEqual({
      ...{ loans: 2, amount: '960000.00', notAllocated: 1, bestEfforts: 1, mandatory: 0 },
      ...{ expired: 1, expiring: 0, uncovered: 0, revenue: '7200.00', marginAmount: '3000.00' },
    });
  });

  it('is filtered by expiry, commitment, gap, status and text, and sorted by what it shows', async () => {
    expect(await numbers({ expDate: { from: '0d', to: '14d' } })).toEqual([loanNum]);
    expect(await numbers({ expDate: { to: '-1d' } })).toEqual([closing]);
    expect(await numbers({ commitmentType: ['none'] })).toEqual([closing]);
    expect(await numbers({ status: '5' })).toEqual([closing]);
    expect(await numbers({ uncovered: true })).toEqual([]);
    expect(await numbers({ q: loanNum })).toEqual([loanNum]);
    const sorted = await list(`?sort=${encodeURIComponent('["margin","DESC"]')}`);
    expect(sorted.body[0].loanNum).toBe(loanNum);
  });

  it('leaves a loan out once it is sold, and takes back one whose commitment ends and has no lock', async () => {
    await setLoanFields(at, closing, { sStatusT: '27' });
    expect(await numbers({})).toEqual([loanNum]);
    // Canceled, denied and withdrawn loans have nothing left to deliver.
    for (const sStatusT of ['9', '10', '48']) {
      await setLoanFields(at, closing, { sStatusT });
      expect(await numbers({})).toEqual([loanNum]);
    }
    await setLoanFields(at, closing, { sStatusT: '5' });
    expect(await numbers({})).toEqual([closing, loanNum]);
  });

  it('takes what the lender pays the originator off the margin, as a percentage before an amount', async () => {
    const margin = async () => (await list(filtered({ q: loanNum }))).body[0].margin;
    const totals = async () => (await (await desk()).get('/api/lqb/lock-report/totals').expect(200)).body.marginAmount;
    const paid = { sOriginatorCompensationPaymentSourceT: '2', sOriginatorCompensationAmount: '2400.00' };
    await setLoanFields(at, loanNum, paid);
    expect([await margin(), await totals()]).toEqual(['0.125', '600.00']);
    await setLoanFields(at, loanNum, { sOriginatorCompensationPercent: '1.000' });
    expect([await margin(), await totals()]).toEqual(['-0.375', '-1800.00']);
    const lock = (await (await desk()).get(`/api/lqb/loans/${loanNum}/investor-lock`).expect(200)).body;
    expect(lock.figures).toMatchObject({ margin: '-0.375', marginAmount: '-1800.00' });
    await setLoanFields(at, loanNum, { sOriginatorCompensationPaymentSourceT: '1' });
    expect(await margin()).toBe('0.625');
  });

  it.each([
    ['tsv', 'text/tab-separated-values; charset=utf-8'],
    ['csv', 'text/csv; charset=utf-8'],
  ])('is read again from its %s text', async (format, type) => {
    const report = await (await desk())
      .get(`/api/lqb/reporting?rpt=lock-report&format=${format}`)
      .buffer(true)
      .parse((response, done) => {
        let text = '';
        response.on('data', (part: Buffer) => {
          text += part.toString('utf8');
        });
        response.on('end', () => done(null, text));
      })
      .expect(200);
    expect(report.headers['content-type']).toBe(type);
    const { title, fields, items, trailing } = readReport(String(report.body));
    expect(title).toBe('Lock Report 11/20/2026');
    expect(fields.join(' ')).toBe(
      'loanNum status expDate today remainingDays brkLockTerm lockTerm newLockTerm curPrice branch loanType commitmentType',
    );
    expect(items).toHaveLength(2);
    expect(items[0]).toMatchObject({ loanNum: closing, status: 'Docs Out', expDate: '11/19/2026', newLockTerm: '15' });
    expect(items[1]).toMatchObject({ loanNum, loanType: 'Conventional', commitmentType: 'Best Efforts' });
    expect(trailing).toEqual(['Total: 2 loans, 960000.00']);
  });

  it('refuses a report that it does not have', async () => {
    await (await desk()).get('/api/lqb/reporting?rpt=payroll').expect(400);
  });
});
